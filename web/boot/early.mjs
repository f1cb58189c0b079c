// Begins to fetch and compile as soon as the page is there, long before PyScript asks for Python.
import { awaited, compiled, unpacked } from "./files.mjs";
import { answers } from "./rest.mjs";

const WASM = "vendor/pyodide/pyodide.asm.wasm";
const APP = "app.bin";
let zips;

export const scriptsCame = awaited("vendor/pyodide/pyodide.asm.mjs");
export const wasm = compiled(WASM);
export const snapshot = unpacked("snapshot.bin");

// The snapshot holds what a lobby needs. All else of the app comes when that answers, so that a first
// visit has less to wait for; sooner where it is stored, and if another screen is wanted already.
let hurry;
const wanted = new Promise((resolve) => {
  hurry = resolve;
});
export const askForApp = () => hurry();
export const app = wanted
  .then(() => Promise.allSettled([wasm, snapshot]))
  .then(() => unpacked(APP, true));

// Bytecode of the library, the app and PyScript: fetched when the snapshot will certainly not do.
export function bytecode() {
  if (!zips) {
    awaited(`boot/${APP}`);
    askForApp();
    zips = Promise.all([unpacked("library.bin"), app, unpacked("pyscript.bin")]);
  }
  return zips;
}

wasm.then(awaited(WASM), () => {});
answers.then(askForApp);
addEventListener("annorama:taken", askForApp, { once: true });
if (navigator.serviceWorker?.controller || "opening" in document.documentElement.dataset)
  askForApp();
// Who awaits them hears of a failure.
for (const promise of [wasm, snapshot.catch(bytecode), app]) promise.catch(() => {});
