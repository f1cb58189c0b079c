// PyScript's interpreter: Pyodide with a quicker way up. Same exports as Pyodide's own module.
//
// First way: a snapshot of Python's memory with all that a lobby needs; what else there is of the app
// comes behind it, as bytecode. It rests on a private interface, so any doubt or error leads to the
// second: library and app as bytecode.
import createPyodideModule from "../vendor/pyodide/pyodide.asm.mjs";
import { loadPyodide as loadStock, version } from "../vendor/pyodide/pyodide.mjs";
import { dismiss } from "./aside.mjs";
import { join, prepare } from "./bridges.mjs";
import { app, askForApp, bytecode, scriptsCame, snapshot, wasm } from "./early.mjs";
import facts from "./facts.mjs";
import { at, readAtOnce } from "./files.mjs";
import { atOnce, completeLater } from "./rest.mjs";
import { check, prepared, read, restore } from "./snapshot.mjs";

const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);
const PYODIDE = at("vendor/pyodide/");
const PROLOGUE = [
  "import os as _os\nfrom pathlib import Path as _Path",
  "import pyscript as _pyscript",
];
const LIBRARY = at("boot/library.zip");

// Pyodide fetches its own wasm and library; here both are at hand. Everything else goes through.
async function answering(answers, action) {
  const { fetch } = globalThis;
  globalThis.fetch = (resource, options) => {
    const answer = answers[resource?.url ?? String(resource)];
    return answer ? Promise.resolve(answer) : fetch(resource, options);
  };
  try {
    return await action();
  } finally {
    globalThis.fetch = fetch;
  }
}

// The start in several tasks: fingers and paints come between.
const breathe = () => new Promise((resolve) => setTimeout(resolve));

// The module around the wasm that is being compiled already. Pyodide's own way would wait for ever
// when that fails. `onMemory` sees the memory before any code has run.
function create(settings, onMemory) {
  return new Promise((resolve, reject) => {
    settings.instantiateWasm = (imports, done) => {
      const marker = Symbol("error"); // as Pyodide itself does it where wasm has no error type
      imports.env.Jsv_GetError_import = () => marker;
      imports.env.JsvError_Check = (value) => value === marker;
      prepare(imports);
      wasm
        .then(async (module) => {
          const first = await WebAssembly.instantiate(module, imports);
          const { instance, complete } = join(first, imports, atOnce);
          completeLater(complete, app).then(() => {
            dismiss();
            annoramaBoot.whole = true;
            dispatchEvent(new CustomEvent("annorama:whole"));
          });
          await breathe();
          onMemory?.(instance.exports.memory);
          done(instance, module);
        })
        .catch(reject);
      return {};
    };
    createPyodideModule(settings).then(resolve, reject);
  });
}

// Before the first code it runs, PyScript writes its Python modules out and imports them. They are
// here already, compiled, so that only the import is left to do.
function skipWriting(python) {
  const { runPython } = python;
  python.runPython = (code, ...rest) => {
    const end = code.startsWith(PROLOGUE[0]) ? code.indexOf(PROLOGUE[1]) : -1;
    // The names must be there: it deletes them later.
    const shorter = end < 0 ? code : `_Path = _path = _os = None\n${code.slice(end)}`;
    return runPython.call(python, shorter, ...rest);
  };
}

const fileOf = (name) => `${facts.sitePackages}/${name}`;

function addZip(python, name, bytes) {
  python.FS.writeFile(fileOf(name), bytes);
  python.runPython(`import sys; sys.path.insert(0, "${fileOf(name)}")`);
}

// Lay the rest of the app where Python will look for it, unless Python could not wait (`appAtOnce`).
// A page that opens on anything but the lobby needs it from the first.
async function layApp({ FS }) {
  const file = fileOf("app.zip");
  const packed = fileOf("app.bin");
  const laid = app.then(
    (bytes) => {
      if (!FS.analyzePath(file).exists) FS.writeFile(file, bytes);
    },
    () => {}, // no network: it will be asked for again when it is needed
  );
  annoramaBoot.appAtOnce = () => {
    FS.writeFile(packed, readAtOnce("boot/app.bin"));
    setTimeout(() => FS.unlink(packed)); // Python has read it by then
    return packed;
  };
  annoramaBoot.laid = laid;
  if (["", "#", "#/"].includes(location.hash)) return;
  askForApp();
  await laid;
}

async function load(options, library) {
  const answers = {
    [`${PYODIDE}pyodide.asm.wasm`]: new Response(),
    [LIBRARY]: new Response(library),
  };
  const python = await answering(answers, () =>
    loadStock({
      ...options,
      indexURL: PYODIDE,
      packageBaseUrl: PYODIDE,
      lockFileContents: { info: facts.lock, packages: {} },
      stdLibURL: LIBRARY,
    }),
  );
  skipWriting(python);
  return python;
}

async function fromSnapshot(options) {
  let fresh;
  const python = await load(
    {
      ...options,
      createPyodideModule: async (settings) => {
        const module = await create(settings, (memory) => {
          fresh = prepared(memory, facts.memory, facts.fresh);
        });
        const taken = read(await snapshot);
        await breathe();
        check(taken, facts.hash, module.API.config.BUILD_ID);
        const state = restore(taken, module, fresh);
        module.API.restoreSnapshot = () => state;
        await breathe();
        return module;
      },
      _loadSnapshot: new Uint8Array(), // its content has gone in above
    },
    EMPTY_ZIP,
  );
  await breathe();
  python.runPython("import random; random.seed()"); // or every page would draw the same
  await layApp(python);
  return python;
}

async function fromBytecode(options) {
  const [library, app, scripts] = await bytecode();
  const python = await load({ ...options, createPyodideModule: create }, library);
  addZip(python, "pyscript.zip", scripts);
  addZip(python, "app.zip", app);
  annoramaBoot.laid = Promise.resolve();
  return python;
}

async function firstThatWorks(options) {
  const doubts = [];
  for (const [way, start] of [
    ["snapshot", fromSnapshot],
    ["bytecode", fromBytecode],
  ]) {
    try {
      const python = await start(options);
      const build = facts.hash.slice(0, 8);
      python._module.API.on_fatal = annoramaStop;
      Object.assign(annoramaBoot, {
        way,
        doubts,
        build,
        memory: () => python._module.HEAPU8.length,
      });
      return python;
    } catch (error) {
      doubts.push(`${way}: ${error}`);
      if (way === "bytecode") throw error;
    }
  }
}

export { version };

export async function loadPyodide(options = {}) {
  const never = new Promise(() => {}); // a start that has failed does not go on: the page says why
  if (annoramaBoot.failed) return never;
  scriptsCame();
  try {
    const python = await firstThatWorks(options);
    return annoramaBoot.failed ? await never : python;
  } catch (error) {
    annoramaFail(null, error);
    throw error;
  }
}
