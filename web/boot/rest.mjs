// The second part of Pyodide's WebAssembly: what neither the start nor a match usually needs. It
// comes when the lobby answers; should it be needed before, then at once.
import { compiled, readAtOnce } from "./files.mjs";

const REST = "vendor/pyodide/rest.wasm";
const AGAIN = 5000;
let ready;
const answers = new Promise((resolve) => {
  ready = resolve;
});

// So few calls lead there that hardly anybody ever waits here.
export function atOnce() {
  return new WebAssembly.Module(readAtOnce(REST));
}

export const lobbyAnswers = () => ready();

export async function completeLater(complete) {
  await answers;
  try {
    complete(await compiled(REST));
  } catch {
    setTimeout(completeLater, AGAIN, complete); // no network: another time
  }
}
