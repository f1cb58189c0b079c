// The second part of Pyodide's WebAssembly: what neither the start nor a match usually needs. It
// comes when the lobby answers; should it be needed before, then at once.
import { compiled, Damaged, readAtOnce } from "./files.mjs";

const REST = "vendor/pyodide/rest.wasm";
const AGAIN = 5000;
const SELDOM = 300_000;
let stopped = false;
let ready;
export const answers = new Promise((resolve) => {
  ready = resolve;
});

// So few calls lead there that hardly anybody ever waits here. Without a network it asks, and waits
// for the answer: a call that comes back without what it needs would end Python.
export function atOnce() {
  for (let anew = ""; ; anew = "?anew") {
    try {
      return moduleOf(readAtOnce(REST, anew));
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

function moduleOf(bytes) {
  try {
    return new WebAssembly.Module(bytes);
  } catch {
    throw new Damaged(`${REST} is not what the build made`);
  }
}

export const lobbyAnswers = () => ready();

// `first` is what is needed sooner.
export async function completeLater(complete, first) {
  await Promise.allSettled([answers, first]);
  for (let wait = AGAIN; ; wait = Math.min(2 * wait, SELDOM)) {
    try {
      return complete(await compiled(REST));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait)); // no network: another time
    }
  }
}
