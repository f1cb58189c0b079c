// node bytecode.mjs SOURCES.zip OUT: writes OUT/library.zip and OUT/app.zip, compiled by Pyodide.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const [, , sources, out] = process.argv;
const inside = fileURLToPath(new URL('./inside.py', import.meta.url));
const library = fileURLToPath(new URL('../node_modules/pyodide/python_stdlib.zip', import.meta.url));

const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });
python.FS.writeFile('/sources.zip', readFileSync(sources));
python.FS.writeFile('/stock.zip', readFileSync(library));
python.FS.writeFile('/lib/inside.py', readFileSync(inside));
python.runPython(`
import sys
sys.path.insert(0, "/lib")
import inside
inside.compile_all("/sources.zip", "/stock.zip", "/lib/python3.14/site-packages/app.zip")
`);
for (const name of ['library.zip', 'app.zip']) writeFileSync(`${out}/${name}`, python.FS.readFile(`/${name}`));
