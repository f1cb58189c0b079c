// Begins to fetch and compile as soon as the page is there, long before PyScript asks for Python.
import { compiled, unpacked } from "./files.mjs";

let zips;

export const wasm = compiled("vendor/pyodide/pyodide.asm.wasm");
export const snapshot = unpacked("snapshot.bin");
export const pyscript = unpacked("pyscript.bin");

// Library and app as bytecode, fetched when it is clear that the snapshot will not do.
export function bytecode() {
  zips ??= Promise.all([unpacked("library.bin"), unpacked("app.bin")]);
  return zips;
}

// Who awaits them hears of a failure.
for (const promise of [wasm, pyscript, snapshot.catch(bytecode)]) promise.catch(() => {});
