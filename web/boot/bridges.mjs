// Pyodide's WebAssembly comes in two parts (web/builder/splitting.py). Here they are joined.
const SHARED = "annorama";
// (module (import "e" "f" (func)) (export "f" (func 0))): only such a function fits into a table.
const WRAPPER = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0],
  ...[2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0],
);

// Adds to Pyodide's imports what the first part wants: the address of what is not there.
export function prepare(imports) {
  imports[SHARED] = { null: new WebAssembly.Global({ value: "i32", mutable: true }, 0) };
}

// `demand` gives the second part's module at once; it is called if one of its functions is needed
// before `complete` was. Returns the instance with Pyodide's own exports alone, and `complete`.
export function join(instance, imports, demand) {
  const exports = {};
  for (const [name, thing] of Object.entries(instance.exports))
    (name.startsWith(SHARED) ? imports[SHARED] : exports)[name] = thing;
  let second; // once: it may have been asked for while it was on its way
  const complete = (module) => {
    second ??= new WebAssembly.Instance(module, imports);
    return second;
  };
  const wrapped = new WebAssembly.Instance(new WebAssembly.Module(WRAPPER), {
    e: { f: () => complete(demand()) },
  });
  imports[SHARED][`${SHARED}.bridges`].set(0, wrapped.exports.f);
  return { instance: { exports }, complete };
}
