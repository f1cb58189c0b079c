// node slimming.mjs ASM.mjs OUT.mjs IMPORTS.json USER… : Pyodide's JavaScript without what nothing
// can reach, and on standard output the words that are left, by which exports are kept.
//
// Pyodide's module carries all that libraries which are loaded later could want: WebGL, audio, SDL,
// thousands of functions of the interpreter by name. This page loads none. What is kept is found by
// words: a definition stays if its name occurs anywhere in what stays, be it as a variable, a
// property or within a string; or in a file that uses the module (USER). IMPORTS names what the
// WebAssembly asks for. Statements that do more than define stay as they are.
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "acorn";

const [, , source, target, imports, ...users] = process.argv;
const text = readFileSync(source, "utf8");
const wanted = new Set(JSON.parse(readFileSync(imports, "utf8")));
const words = (code) => code.match(/[A-Za-z_$][\w$]*/g) ?? [];

const PURE = new Set([
  "ArrowFunctionExpression",
  "FunctionExpression",
  "Identifier",
  "Literal",
  "TemplateLiteral",
]);

function isPure(node) {
  if (!node || PURE.has(node.type)) return true;
  if (node.type === "ArrayExpression") return node.elements.every(isPure);
  if (node.type === "ObjectExpression")
    return node.properties.every((one) => one.type === "Property" && isPure(one.value));
  return false;
}

// The property's name in `Module["name"]`, `Module.name` and the like.
function member(node) {
  if (node.type !== "MemberExpression" || node.object.type !== "Identifier") return null;
  const { property, computed } = node;
  if (computed && property.type !== "Literal") return null;
  return [node.object.name, computed ? String(property.value) : property.name];
}

const cut = (node) => text.slice(node.start, node.end);

// A unit is text that stays if one of its names is needed; without names it always stays.
function units(statement) {
  if (statement.type === "VariableDeclaration")
    return statement.declarations.map((node) => declared(node, statement.kind));
  if (statement.type === "FunctionDeclaration" && statement.id.name !== "assignWasmExports")
    return [{ text: cut(statement), names: [statement.id.name] }];
  if (statement.type === "FunctionDeclaration") {
    const inner = statement.body.body.flatMap(units);
    return [
      { text: text.slice(statement.start, statement.body.start + 1) },
      ...inner,
      { text: "}" },
    ];
  }
  if (statement.type === "ExpressionStatement") return [assigned(statement)];
  return [{ text: cut(statement) }];
}

function declared(node, kind) {
  if (node.id.name === "wasmImports") return { text: `${kind} ${importable(node.init)};` };
  const written = `${kind} ${cut(node)};`;
  const isDefinition = node.id.type === "Identifier" && isPure(node.init);
  return isDefinition ? { text: written, names: [node.id.name] } : { text: written };
}

function importable(object) {
  const kept = object.properties.filter(({ key }) => wanted.has(key.name ?? key.value));
  return `wasmImports={${kept.map(cut).join(",")}}`;
}

function assigned(statement) {
  const written = `${cut(statement.expression)};`;
  const names = [];
  let value = statement.expression;
  for (; value.type === "AssignmentExpression" && value.operator === "="; value = value.right) {
    const [object, property] = member(value.left) ?? [value.left.name, null];
    if (!object) return { text: written };
    names.push(object === "Module" && property ? property : object);
  }
  // `wasmExports["name"]`, and `.value` of it: where a thing lies.
  const place = member(value) ?? (value.object && member(value.object));
  if (place?.[0] === "wasmExports") names.push(place[1]);
  else if (!isPure(value)) return { text: written };
  return names.length ? { text: written, names } : { text: written };
}

function reached(all) {
  const needed = new Set();
  const waiting = new Map();
  const kept = new Set();
  function need(word) {
    if (needed.has(word)) return;
    needed.add(word);
    for (const unit of waiting.get(word) ?? []) keep(unit);
  }
  function keep(unit) {
    if (kept.has(unit)) return;
    kept.add(unit);
    for (const word of words(unit.text)) need(word);
  }
  for (const unit of all)
    for (const name of unit.names ?? []) waiting.set(name, [...(waiting.get(name) ?? []), unit]);
  for (const path of users) for (const word of words(readFileSync(path, "utf8"))) need(word);
  for (const unit of all) if (!unit.names) keep(unit);
  return [kept, needed];
}

const program = parse(text, { ecmaVersion: "latest", sourceType: "module" });
const [create] = program.body;
const all = create.body.body.flatMap(units);
const [kept, needed] = reached(all);
const head = text.slice(create.start, create.body.start + 1);
const body = all.filter((unit) => kept.has(unit)).map((unit) => unit.text);
// In brackets, browsers make the code of the whole at once, where they read the file: beside the page.
// Else they would do it when it is called, and the page stand still.
writeFileSync(
  target,
  `const ${create.id.name} = (${head}${body.join("\n")}});\n${text.slice(create.end)}`,
);
process.stdout.write(JSON.stringify([...needed]));
