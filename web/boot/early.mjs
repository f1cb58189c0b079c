// Begins to fetch and compile as soon as the page is there, long before PyScript asks for Python.
import { compiled, unpacked } from "./files.mjs";

let zips;

export const wasm = compiled("vendor/pyodide/pyodide.asm.wasm");
export const snapshot = unpacked("snapshot.bin");

// Bytecode of the library, the app and PyScript: fetched when the snapshot will certainly not do.
export function bytecode() {
  zips ??= Promise.all(["library.bin", "app.bin", "pyscript.bin"].map(unpacked));
  return zips;
}

// Who awaits them hears of a failure.
for (const promise of [wasm, snapshot.catch(bytecode)]) promise.catch(() => {});
