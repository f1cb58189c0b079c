// Begins to fetch and compile as soon as the page is there, long before PyScript asks for Python.
import { compiled, unpacked } from './files.mjs';

export const wasm = compiled();
export const snapshot = unpacked('snapshot.bin');
export const pyscript = unpacked('pyscript.bin');

for (const promise of [wasm, snapshot, pyscript]) promise.catch(() => {}); // who awaits them hears of it
