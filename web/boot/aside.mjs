// The page's side of the workers in aside.js, which the page's first script has started.
const aside = globalThis.annoramaAside;
const waiting = new Map();

function hear({ data }) {
  const asked = waiting.get(data.path);
  if (data.bytes !== undefined) return asked?.count(data.bytes);
  waiting.delete(data.path);
  if (data.failed === undefined) asked?.resolve(data);
  else asked?.reject(new Error(data.failed));
}

// It cannot be had here, or is not needed any more: who waits does its work in the page.
function lose() {
  aside.lost = true;
  for (const worker of aside.workers) worker.terminate();
  for (const { reject } of waiting.values()) reject(new Error("no worker"));
  waiting.clear();
}

// What the worker makes of a file. `count` hears how many of its bytes have come so far.
export function ask(path, address, count = () => {}) {
  if (!aside || aside.lost || waiting.has(path)) return Promise.reject(new Error("no worker"));
  return new Promise((resolve, reject) => {
    waiting.set(path, { resolve, reject, count });
    if (!aside.asked.delete(path))
      aside.workers.at(-1).postMessage({ path, address, ...globalThis.annoramaText?.(path) });
    const told = aside.told.filter(({ data }) => data.path === path);
    aside.told = aside.told.filter(({ data }) => data.path !== path);
    // Not before everybody listens for how far it has come.
    queueMicrotask(() => told.forEach(hear));
  });
}

export function dismiss() {
  if (aside) lose();
}

if (aside?.lost) lose();
else if (aside) {
  aside.hear = hear;
  aside.lose = lose;
}
