// Begins to fetch and compile as soon as the page is there, long before PyScript asks for Python.
import { awaited, compiled, unpacked } from "./files.mjs";

const WASM = "vendor/pyodide/pyodide.asm.wasm";
let zips;

export const scriptsCame = awaited("vendor/pyodide/pyodide.asm.mjs");
export const wasm = compiled(WASM);
export const snapshot = unpacked("snapshot.bin");

// Bytecode of the library, the app and PyScript: fetched when the snapshot will certainly not do.
export function bytecode() {
  zips ??= Promise.all(["library.bin", "app.bin", "pyscript.bin"].map(unpacked));
  return zips;
}

wasm.then(awaited(WASM), () => {});
// Who awaits them hears of a failure.
for (const promise of [wasm, snapshot.catch(bytecode)]) promise.catch(() => {});
