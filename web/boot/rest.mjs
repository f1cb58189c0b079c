// The second part of Pyodide's WebAssembly: what neither the start nor a match usually needs. It
// comes when the lobby answers; should it be needed before, then at once.
import { at, compiled } from "./files.mjs";

const REST = "vendor/pyodide/rest.wasm";
const AGAIN = 5000;
let ready;
const answers = new Promise((resolve) => {
  ready = resolve;
});

// The page waits here: so few calls lead there that hardly anybody ever will.
export function atOnce() {
  return new WebAssembly.Module(globalThis.annoramaBytes?.(REST) ?? read());
}

function read() {
  const request = new XMLHttpRequest();
  request.open("GET", at(REST), false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${REST} answered ${request.status}`);
  return Uint8Array.from(request.response, (letter) => letter.charCodeAt(0));
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
