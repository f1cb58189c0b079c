// The files that the start needs: where they lie, and their way in, counted for the progress bar.
import facts from "./facts.mjs";

const base = globalThis.annoramaBase ?? new URL("..", import.meta.url).href;

export const at = (path) => new URL(path, base).href;

const expected = new Map();
const arrived = new Map();

function count(name, bytes) {
  arrived.set(name, (arrived.get(name) ?? 0) + bytes);
  const sum = (numbers) => [...numbers].reduce((total, number) => total + number, 0);
  const part = Math.min(1, sum(arrived.values()) / sum(expected.values()));
  dispatchEvent(new CustomEvent("annorama:bytes", { detail: { part } }));
}

async function get(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

// A file of boot/ that the build has gzipped, unpacked. A damaged one rejects: gzip has a checksum.
export async function unpacked(name) {
  expected.set(name, facts.bytes[name]);
  const response = await get(at(`boot/${name}`));
  const counter = new TransformStream({
    transform(chunk, controller) {
      count(name, chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const stream = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// Pyodide's WebAssembly, compiled while it arrives. The stream goes to the browser untouched: only
// then can it keep the compiled code for the next visit. So its bytes count when all are there.
export async function compiled() {
  const name = "pyodide.asm.wasm";
  const address = at(`vendor/pyodide/${name}`);
  expected.set(name, facts.bytes[name]);
  let module;
  try {
    module = await WebAssembly.compileStreaming(get(address));
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) throw error;
    // Served as another type.
    module = await WebAssembly.compile(await (await get(address)).arrayBuffer());
  }
  count(name, facts.bytes[name]);
  return module;
}
