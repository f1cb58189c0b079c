// node snapshot.mjs FOLDER HASH SITE: from FOLDER's zips writes FOLDER/snapshot, the memory of SITE's
// Pyodide with the app imported.
//
// Uses Pyodide's private _makeSnapshot, so its version is pinned and the reader (web/boot/snapshot.mjs)
// checks what is written here. Free memory is zeroed first, and only the stretches that differ from
// the fresh wasm memory are stored: 7 MB instead of 31.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadPyodide } from "pyodide";
import { join, prepare } from "../boot/bridges.mjs";
import { FAR, stringRing } from "../boot/snapshot.mjs";

const GAP = 32; // so many equal bytes between them make two stretches of one
const APP = "/lib/python3.14/site-packages/app.zip";
const FLAGS = 3; // the lowest bits of an address
const PYODIDE_HEAD = 48; // bytes before the state in Pyodide's own format
const [, , folder, hash, site] = process.argv;
const compiled = (name) =>
  new WebAssembly.Module(readFileSync(`${site}/vendor/pyodide/${name}.wasm`));
const { default: createPyodideModule } = await import(
  pathToFileURL(`${site}/vendor/pyodide/pyodide.asm.mjs`)
);

// Equal sources shall give an equal snapshot, or every build would be offered as a new version: so
// here time stands still, and chance too. (The page seeds `random` anew after the start.)
const NOW = Date.UTC(2026, 0, 1);
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length ? given : [NOW]));
  }

  static now() {
    return NOW;
  }
};
performance.now = () => 0;
crypto.getRandomValues = (array) => array.fill(1);

let fresh; // the wasm memory before any code has run
function create(settings) {
  settings.instantiateWasm = (imports, done) => {
    const marker = Symbol("error"); // as in web/boot/pyodide.mjs
    imports.env.Jsv_GetError_import = () => marker;
    imports.env.JsvError_Check = (value) => value === marker;
    prepare(imports);
    const module = compiled("pyodide.asm");
    const { instance, complete } = join(new WebAssembly.Instance(module, imports), imports);
    complete(compiled("rest"));
    fresh = new Uint8Array(instance.exports.memory.buffer).slice();
    done(instance, module);
    return {};
  };
  return createPyodideModule(settings);
}

async function start() {
  const python = await loadPyodide({
    _makeSnapshot: true,
    _sysExecutable: "/annorama",
    createPyodideModule: create,
    stdLibURL: `${folder}/library.zip`,
    env: { PYTHONHASHSEED: "0" },
  });
  python.FS.writeFile(APP, readFileSync(`${folder}/app.zip`));
  python.FS.writeFile(
    "/tmp/in_pyodide.py",
    readFileSync(fileURLToPath(new URL("./in_pyodide.py", import.meta.url))),
  );
  python.FS.writeFile("/tmp/pyscript.zip", readFileSync(`${folder}/pyscript.zip`));
  python.runPython(`
import sys
sys.path[:0] = ["${APP}", "/tmp"]
import in_pyodide
in_pyodide.settle("/lib/python314.zip", "/tmp/pyscript.zip", "${APP}")
sys.path.remove("/tmp")
del sys.modules["in_pyodide"], in_pyodide
`);
  return python;
}

// What lies below the stack's end is left over from calls long done. Then take every free chunk below
// the top of the heap, zero it, give it back.
function zeroFreeMemory(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  const top = lengthWithoutZeros(module.HEAPU8);
  const taken = [];
  for (let size = 1 << 20; size >= 16; size >>= 1) {
    for (;;) {
      const begin = module._malloc(size - 8);
      if (begin === 0) break;
      taken.push(begin);
      if (begin >= top) break;
      // HEAPU8 is asked for anew each time: the memory may have grown.
      module.HEAPU8.fill(0, begin, begin + module._malloc_usable_size(begin));
    }
  }
  for (const begin of taken) module._free(begin);
}

// [begin, end] of every stretch where memory differs from what the page will have anyway.
function findStretches(memory) {
  const found = [];
  let begin = -1;
  let last = -1;
  for (let at = 0; at < memory.length; at += 1) {
    if (memory[at] === (at < fresh.length ? fresh[at] : 0)) continue;
    if (begin >= 0 && at - last > GAP) {
      found.push([begin, last + 1]);
      begin = -1;
    }
    if (begin < 0) begin = at;
    last = at;
  }
  if (begin >= 0) found.push([begin, last + 1]);
  return found;
}

// Python's garbage collector strings all that it watches on a ring, in the order in which it came:
// two addresses an object, and no way to pack them. In the order of their places they need not be
// stored: the page strings them again. Returns what it has to know for that (boot/snapshot.mjs).
function sortRing(module, bead) {
  const memory = module.HEAPU32;
  const beads = [];
  let at = bead;
  do {
    beads.push(at);
    at = memory[at >> 2] & ~FLAGS;
  } while (at !== bead);
  beads.sort((a, b) => a - b);
  const flags = beads.slice(1).map((one) => memory[one >> 2] & FLAGS);
  const all = beads.flatMap((one, index) => [
    (memory[one >> 2] & FLAGS) ^ (index && flags[0]),
    memory[(one >> 2) + 1] & FLAGS,
  ]);
  if (all.some((flag) => flag)) throw new Error("beads of several kinds on one ring");
  const ways = beads.flatMap((one, index) => steps((one - (beads[index - 1] ?? one)) >> 2));
  const ring = { begin: beads[0], flags: flags[0], ways: Uint16Array.from(ways) };
  stringRing(memory, ring);
  return { ring, beads };
}

function steps(way) {
  return [...new Array(Math.floor(way / FAR)).fill(FAR), way % FAR];
}

function lengthWithoutZeros(memory) {
  let end = memory.length;
  while (end > 0 && memory[end - 1] === 0) end -= 1;
  return end;
}

const words = (numbers) => Buffer.from(new Uint32Array(numbers).buffer);

const python = await start();
zeroFreeMemory(python._module);
const { ring, beads } = sortRing(
  python._module,
  python.runPython("import sys; id(sys.modules) - 8"),
);
const made = python.makeMemorySnapshot();
const [, offset, stateLength] = new Uint32Array(made.buffer, 0, 3);
const memory = made.subarray(offset);
for (const bead of beads.slice(1)) memory.fill(0, bead, bead + 8);
const stretches = findStretches(memory);
const head = JSON.stringify({
  hash,
  buildId: python._api.config.BUILD_ID,
  state: JSON.parse(
    Buffer.from(made.subarray(PYODIDE_HEAD, PYODIDE_HEAD + stateLength)).toString(),
  ),
  memory: memory.length,
  fresh: lengthWithoutZeros(fresh), // for the page's facts.mjs
  stretches: stretches.length,
  ring: { begin: ring.begin, flags: ring.flags, ways: ring.ways.length },
});
const padded = Buffer.from(head + " ".repeat(-Buffer.byteLength(head) & 3));
writeFileSync(
  `${folder}/snapshot`,
  Buffer.concat([
    words([padded.length]),
    padded,
    words(stretches.flatMap(([begin, end]) => [begin, end - begin])),
    Buffer.from(ring.ways.buffer),
    ...stretches.map(([begin, end]) => memory.subarray(begin, end)),
  ]),
);
