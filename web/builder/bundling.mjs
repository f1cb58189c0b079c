// node bundling.mjs SITE BUNDLE… : each bundle's entry becomes one file with all that it imports; the
// files that went into it are removed. What a former bundle holds is imported from there, what stays
// as it is (OUTSIDE) from where it lies.
//
// Every request costs a start a way to the server, or to the service worker. Each module becomes a
// function that gives what it exports; so names never meet. A bundle exports its modules, by names
// made of their paths, beside what its entry exports: that is how the tests reach them. The bundlers on
// npm make one scope of all modules, with names of their own, and bring a program for each platform.
import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { parse } from "acorn";

const OUTSIDE = /^vendor\/py/;
const [, , site, ...entries] = process.argv;
const bundled = new Map(); // paths of modules, with the bundle that they are in
const nameOf = (path) => path.replace(/\.m?js$/, "").replace(/\W/g, "_");

function modifiedBy(edits, text) {
  let result = text;
  for (const [begin, end, words] of edits.toSorted((a, b) => b[0] - a[0]))
    result = result.slice(0, begin) + words + result.slice(end);
  return result;
}

const textOf = (name) => name.name ?? name.value;

// `const { a: b } = module;` for `import { a as b } from "module"`.
function taken(specifiers, module) {
  return specifiers
    .map(({ type, imported, local }) => {
      if (type === "ImportNamespaceSpecifier") return `const ${local.name} = ${module};`;
      const name = type === "ImportDefaultSpecifier" ? "default" : textOf(imported);
      return `const { ${name}: ${local.name} } = ${module};`;
    })
    .join(" ");
}

// The names that a declaration makes; who could change one later would leave its importers behind.
function declared(path, { kind, declarations, id }) {
  if (kind && kind !== "const") throw new Error(`${path} exports what may change`);
  return (declarations ?? [{ id }]).map((one) => one.id.name);
}

// A module's imports, its text without words that only modules know, and what it exports.
function read(path) {
  const text = readFileSync(`${site}/${path}`, "utf8");
  const imports = [];
  const given = [];
  const edits = [];
  for (const node of parse(text, { ecmaVersion: "latest", sourceType: "module" }).body) {
    const { type, start, end, declaration, specifiers, source } = node;
    if (type === "ImportDeclaration") {
      const from = posix.join(posix.dirname(path), source.value);
      imports.push(from);
      edits.push([start, end, taken(specifiers, nameOf(from))]);
    } else if (type === "ExportDefaultDeclaration") {
      edits.push([start, declaration.start, "const given_by_default = "]);
      given.push("default: given_by_default");
    } else if (type === "ExportNamedDeclaration" && declaration) {
      edits.push([start, declaration.start, ""]);
      given.push(...declared(path, declaration));
    } else if (type === "ExportNamedDeclaration" && !source) {
      edits.push([start, end, ""]);
      given.push(...specifiers.map((one) => `${textOf(one.exported)}: ${textOf(one.local)}`));
    } else if (type.startsWith("Export")) throw new Error(`${path} passes on another's exports`);
  }
  return { imports, text: modifiedBy(edits, text), given };
}

// The module behind all that it needs: in the order in which browsers would run them.
function gather(path, bundle, ways = []) {
  if (ways.includes(path)) throw new Error(`a ring of imports: ${[...ways, path].join(" ")}`);
  if (bundle.modules.has(path)) return;
  if (OUTSIDE.test(path) || bundled.has(path)) {
    bundle.outer.add(path);
    return;
  }
  const module = read(path);
  for (const one of module.imports) gather(one, bundle, [...ways, path]);
  bundle.modules.set(path, module);
}

function outerImport(path, folder) {
  const at = (target) => JSON.stringify(posix.relative(folder, target).replace(/^(?!\.)/, "./"));
  if (OUTSIDE.test(path)) return `import * as ${nameOf(path)} from ${at(path)};`;
  return `import { ${nameOf(path)} } from ${at(bundled.get(path))};`;
}

for (const entry of entries) {
  const bundle = { modules: new Map(), outer: new Set() };
  gather(entry, bundle);
  const lines = [...bundle.outer].map((path) => outerImport(path, posix.dirname(entry)));
  for (const [path, { text, given }] of bundle.modules)
    lines.push(
      `const ${nameOf(path)} = (() => {`,
      `${text}\nreturn { ${given.join(", ")} };\n})();`,
    );
  const { given } = bundle.modules.get(entry);
  lines.push(`export { ${[...bundle.modules.keys()].map(nameOf).join(", ")} };`);
  if (given.length) lines.push(`export const { ${given.join(", ")} } = ${nameOf(entry)};`);
  const text = `${lines.join("\n")}\n`;
  parse(text, { ecmaVersion: "latest", sourceType: "module" }); // as a module that waits would not
  for (const path of bundle.modules.keys()) {
    bundled.set(path, entry);
    unlinkSync(`${site}/${path}`);
  }
  writeFileSync(`${site}/${entry}`, text);
}
