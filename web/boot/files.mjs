// The files that the start needs: where they lie, and their way in, counted for the progress bar.
// What comes damaged, from a cache or a host, is asked for again before anything else is blamed.
// A worker does the work where there is one (aside.js); where there is none, or it fails, the page.
import { ask } from "./aside.mjs";
import facts from "./facts.mjs";

const { fetch } = globalThis; // Pyodide is given another while it loads
const base = globalThis.annoramaBase ?? new URL("..", import.meta.url).href;

export const at = (path) => new URL(path, base).href;

const expected = new Map();
const arrived = new Map();

export class Damaged extends Error {
  name = "Damaged";
}

// So many bytes of a file have come by now.
function count(path, bytes) {
  if (!expected.has(path)) return;
  arrived.set(path, bytes);
  const sum = (numbers) => [...numbers].reduce((total, number) => total + number, 0);
  const part = Math.min(1, sum(arrived.values()) / sum(expected.values()));
  dispatchEvent(new CustomEvent("annorama:bytes", { detail: { part } }));
}

async function get(path, cache = "default") {
  const address = at(path);
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

// Only a secure context can hash; elsewhere the length has to do.
async function isRight(path, bytes) {
  const { length, sha256 } = facts.files[path];
  if (bytes.byteLength !== length || !globalThis.crypto?.subtle) return bytes.byteLength === length;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return sha256 === Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A file's bytes as the build made them; if those at hand are not, anew, past every cache: the
// service worker understands "reload" and puts the right ones in the place of the wrong.
async function sound(path) {
  const bytes = await (await get(path)).arrayBuffer();
  if (await isRight(path, bytes)) return bytes;
  try {
    const fresh = await (await get(path, "reload")).arrayBuffer();
    if (await isRight(path, fresh)) return fresh;
  } catch {
    // No network, then: what stands is that the file at hand is damaged.
  }
  throw new Damaged(`${path} is not what the build made`);
}

const gunzip = (stream) =>
  new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

// As the worker unpacks it, if it is what the build made.
async function unpackedAside(path) {
  const { length, sha256 } = facts.files[path];
  const found = await ask(path, at(path), (bytes) => count(path, bytes));
  if (found.length !== length || (found.sha256 ?? sha256) !== sha256) throw new Damaged(path);
  return found.plain;
}

// A file of boot/ that the build has gzipped, unpacked. Nobody waits for one that comes later.
export async function unpacked(name, later = false) {
  const path = `boot/${name}`;
  if (!later) awaited(path);
  const plain = await unpackedAside(path).catch(async () =>
    gunzip(new Blob([await sound(path)]).stream()),
  );
  count(path, facts.files[path].length);
  return new Uint8Array(plain);
}

// A file's bytes for who cannot wait for anything else: the page stands still meanwhile.
// `anew` keeps a damaged answer from being given again.
export function readAtOnce(path, anew = "") {
  const embedded = globalThis.annoramaBytes?.(path);
  if (embedded) return embedded;
  const request = new XMLHttpRequest();
  request.open("GET", at(path + anew), false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${path} answered ${request.status}`);
  return Uint8Array.from(request.response, (letter) => letter.charCodeAt(0));
}

// WebAssembly, compiled while it arrives. The stream goes to the browser untouched: only then can it
// keep the compiled code for the next visit.
export async function compiled(path) {
  try {
    return await ask(path, at(path)).then(
      ({ module }) => module,
      () => WebAssembly.compileStreaming(get(path)),
    );
  } catch {
    // Damaged, or served as another type. If it is neither, this says what is the matter.
    return WebAssembly.compile(await sound(path));
  }
}

// The bytes of what arrives unseen count when all are there: the returned function says so.
export function awaited(path) {
  const { length } = facts.files[path];
  expected.set(path, length);
  return () => count(path, length);
}
