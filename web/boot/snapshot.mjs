// Reads what the build's snapshot.mjs wrote, and puts it into a Pyodide module's memory.

export function read(plain) {
  const [headLength] = new Uint32Array(plain.buffer, plain.byteOffset, 1);
  const text = new TextDecoder().decode(plain.subarray(4, 4 + headLength));
  const head = JSON.parse(text);
  const table = new Uint32Array(
    plain.buffer,
    plain.byteOffset + 4 + headLength,
    2 * head.stretches,
  );
  const rest = 4 + headLength + table.byteLength;
  const ways = new Uint16Array(plain.buffer, plain.byteOffset + rest, head.ring.ways);
  const data = plain.subarray(rest + ways.byteLength);
  return { ...head, table, ring: { ...head.ring, ways }, data };
}

const PAGE = 1 << 16; // of WebAssembly

// A way of so many words goes on with the next.
export const FAR = 0xffff;

// The garbage collector's ring: from each bead the address of the next and of the one before, with
// flags on the former but for the ring's own head. The beads lie in the order of their places.
export function stringRing(memory, { begin, flags, ways }) {
  const head = begin >> 2;
  let last = head;
  let at = head;
  for (const way of ways) {
    at += way;
    if (way === FAR || at === last) continue;
    memory[last] = (at << 2) | (last === head ? 0 : flags);
    memory[at + 1] = last << 2;
    last = at;
  }
  memory[last] = begin | flags;
  memory[head + 1] = last << 2;
}

// Throws unless the snapshot was made from exactly this app with exactly this Pyodide.
export function check(snapshot, hash, buildId) {
  if (snapshot.hash !== hash)
    throw new Error(`snapshot of another app: ${snapshot.hash}, not ${hash}`);
  if (snapshot.buildId !== buildId)
    throw new Error(`snapshot of another Pyodide: ${snapshot.buildId}, not ${buildId}`);
}

// Makes the memory as large as the snapshot's, and gives its start as it is before any code has run.
// Pyodide would grow by allocating: then all of it would have to be zeroed again, page by page.
export function prepared(memory, size, fresh) {
  const missing = size - memory.buffer.byteLength;
  if (missing > 0) memory.grow(missing / PAGE);
  return new Uint8Array(memory.buffer, 0, fresh).slice();
}

// Where Python keeps the function by which it calls others that want fewer arguments. Each browser
// makes its own, or has none and goes the slow way through JavaScript; the snapshot has the build's.
function trampoline({ HEAPU32, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET }) {
  return (__PyRuntime + HEAPU32[__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
}

// `fresh` is what the module's memory began with.
export function restore(snapshot, module, fresh) {
  const heap = module.HEAPU8;
  const place = trampoline(module);
  const own = module.HEAPU32[place];
  if (snapshot.memory > heap.length) throw new RangeError("out of memory");
  heap.set(fresh);
  heap.fill(0, fresh.length, Math.max(fresh.length, module._sbrk(0)));
  let from = 0;
  for (let row = 0; row < snapshot.table.length; row += 2) {
    const length = snapshot.table[row + 1];
    heap.set(snapshot.data.subarray(from, from + length), snapshot.table[row]);
    from += length;
  }
  if (from !== snapshot.data.length) throw new Error("snapshot cut short");
  stringRing(module.HEAPU32, snapshot.ring);
  module.HEAPU32[place] = own;
  return snapshot.state;
}
