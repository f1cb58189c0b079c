// PyScript looks into databases of its own before it starts Python, for packages that nobody here
// has, and does not start at all where the browser denies them. It is given empty ones in memory; all
// other databases are the browser's, and who asks for them bears a refusal.
const PYSCRIPTS_OWN = "IDBMap/";

function browsers() {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}

function answer(result) {
  const request = { result };
  queueMicrotask(() => request.onsuccess?.({ type: "success", target: request }));
  return request;
}

function inMemory() {
  const kept = new Map();
  const store = {
    count: () => answer(kept.size),
    get: (key) => answer(kept.get(key)),
    getKey: (key) => answer(kept.has(key) ? key : undefined),
    getAllKeys: () => answer([...kept.keys()]),
    put: (value, key) => answer(kept.set(key, value) && key),
    delete: (key) => answer(void kept.delete(key)),
    clear: () => answer(kept.clear()),
  };
  return { transaction: () => ({ objectStore: () => store }), close: () => {} };
}

const real = browsers();

Object.defineProperty(globalThis, "indexedDB", {
  configurable: true,
  value: {
    open: (name, version) =>
      name.startsWith(PYSCRIPTS_OWN) ? answer(inMemory()) : real.open(name, version),
  },
});
