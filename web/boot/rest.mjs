// The second part of Pyodide's WebAssembly: what neither the start nor a match usually needs. It
// comes when the lobby answers; should it be needed before, then at once.
import { at, compiled, Damaged } from "./files.mjs";

const REST = "vendor/pyodide/rest.wasm";
const AGAIN = 5000;
const SELDOM = 300_000;
let stopped = false;
let ready;
const answers = new Promise((resolve) => {
  ready = resolve;
});

// The page waits here: so few calls lead there that hardly anybody ever will. Without a network it
// asks, and waits for the answer: a call that comes back without what it needs would end Python.
export function atOnce() {
  const embedded = globalThis.annoramaBytes?.(REST);
  if (embedded) return new WebAssembly.Module(embedded);
  for (let address = at(REST); ; address = at(`${REST}?anew`)) {
    try {
      return moduleOf(read(address));
    } catch (error) {
      if (stopped || !annoramaAsk()) return stop(error);
    }
  }
}

// Said here: when Pyodide ends it calls into the second part once more, and says nothing itself.
function stop(error) {
  stopped = true;
  annoramaStop(error);
  throw error;
}

function read(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) throw new Error(`${REST} answered ${request.status}`);
  return Uint8Array.from(request.response, (letter) => letter.charCodeAt(0));
}

function moduleOf(bytes) {
  try {
    return new WebAssembly.Module(bytes);
  } catch {
    throw new Damaged(`${REST} is not what the build made`);
  }
}

export const lobbyAnswers = () => ready();

export async function completeLater(complete) {
  await answers;
  for (let wait = AGAIN; ; wait = Math.min(2 * wait, SELDOM)) {
    try {
      return complete(await compiled(REST));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait)); // no network: another time
    }
  }
}
