// Begins to fetch and compile as soon as the page is there, long before PyScript asks for Python.
import { awaited, compiled, unpacked } from "./files.mjs";

const WASM = "vendor/pyodide/pyodide.asm.wasm";
const APP = "app.bin";
let zips;

export const scriptsCame = awaited("vendor/pyodide/pyodide.asm.mjs");
export const wasm = compiled(WASM);
export const snapshot = unpacked("snapshot.bin");

// The snapshot holds what a lobby needs; all else of the app comes when that is here.
export const app = Promise.all([wasm, snapshot]).then(() => unpacked(APP, true));

// Bytecode of the library, the app and PyScript: fetched when the snapshot will certainly not do.
export function bytecode() {
  zips ??= Promise.all(["library.bin", APP, "pyscript.bin"].map((name) => unpacked(name)));
  return zips;
}

wasm.then(awaited(WASM), () => {});
// Who awaits them hears of a failure.
for (const promise of [wasm, snapshot.catch(bytecode), app]) promise.catch(() => {});
