// A worker: fetches, unpacks and compiles what the start needs, so that the page's own thread stays
// free for paints and fingers. It judges nothing: of what the build has packed it tells the hash,
// and the page compares. The page does by itself what fails here (files.mjs).
"use strict";

const STEP = 1 << 17; // bytes between two words on how far a file has come

function fromBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

const unzipped = (stream) => stream.pipeThrough(new DecompressionStream("gzip"));

// Either from an address, or from the one-file edition, which has it as a text.
async function responseOf({ address, text, zipped }) {
  if (text !== undefined) {
    const stream = new Blob([fromBase64(text)]).stream();
    const headers = { "Content-Type": "application/wasm" };
    return new Response(zipped ? unzipped(stream) : stream, { headers });
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

// Counts what goes through, and tells of it now and then.
function counted(path) {
  let bytes = 0;
  let told = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes - told > STEP) {
        told = bytes;
        postMessage({ path, bytes });
      }
      controller.enqueue(chunk);
    },
  });
}

// Only a secure context can hash.
async function hashOf(bytes) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function unpacked(path, response) {
  const [stream, copy] = response.body.tee();
  const [plain, packed] = await Promise.all([
    new Response(unzipped(stream.pipeThrough(counted(path)))).arrayBuffer(),
    new Response(copy).arrayBuffer(),
  ]);
  return { plain, length: packed.byteLength, sha256: await hashOf(packed) };
}

// Of a module browsers make the code function by function, when each is called first: the page would
// stand still for it. But all who have the module share the code. So the functions of the start are
// called here once, in an instance of their own in which they end at once (web/builder/splitting.py).
function rehearse(module) {
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] =
      kind === "function" ? () => 0 : new WebAssembly.Global({ value: "i32", mutable: true }, 0);
  }
  const { exports } = new WebAssembly.Instance(module, imports);
  exports["annorama.rehearsal"].value = 1;
  const functions = exports["annorama.bridges"];
  Error.stackTraceLimit = 0;
  for (let place = 1; place <= exports["annorama.rehearsed"].value; place += 1)
    try {
      functions.get(place)();
    } catch {
      // As it should be: it has come to its end.
    }
}

async function answer(asked) {
  const { path } = asked;
  try {
    if (path.endsWith(".wasm")) {
      const module = await WebAssembly.compileStreaming(responseOf(asked));
      postMessage({ path, module });
      if (path.endsWith("asm.wasm")) rehearse(module);
    } else {
      const found = await unpacked(path, await responseOf(asked));
      postMessage({ path, ...found }, [found.plain]);
    }
  } catch (error) {
    postMessage({ path, failed: String(error) });
  }
}

addEventListener("message", ({ data }) => answer(data));
