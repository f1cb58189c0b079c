// node bytecode.mjs SOURCES.zip OUT: writes library.zip, app.zip and pyscript.zip to OUT, compiled
// by Pyodide.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import pyscript from "../node_modules/@pyscript/core/src/stdlib/pyscript.js";

const [, , sources, out] = process.argv;
const near = (path) => fileURLToPath(new URL(path, import.meta.url));

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/app.src.zip", readFileSync(sources));
python.FS.writeFile(
  "/library.src.zip",
  readFileSync(near("../node_modules/pyodide/python_stdlib.zip")),
);
python.FS.mkdir("/tmp/builder");
for (const name of ["__init__.py", "compiling.py", "in_pyodide.py", "plain.py", "stand_in.py"])
  python.FS.writeFile(`/tmp/builder/${name}`, readFileSync(near(name)));
python.globals.set("pyscript", JSON.stringify(pyscript.pyscript));
python.runPython(`
import json, sys, zipfile
with zipfile.ZipFile("/pyscript.src.zip", "w") as archive:
    for name, text in json.loads(pyscript).items():
        archive.writestr(f"pyscript/{name}", text)
sys.path.insert(0, "/tmp")
from builder import compiling
compiling.compile_all("/lib/python3.14/site-packages")
`);
for (const name of ["library.zip", "app.zip", "pyscript.zip"]) {
  writeFileSync(`${out}/${name}`, python.FS.readFile(`/${name}`));
}
