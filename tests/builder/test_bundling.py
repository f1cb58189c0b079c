"""Several modules become one file, and mean the same."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from builder.tools import WEB, node


def bundle(site: Path, files: dict[str, str], *entries: str) -> subprocess.CompletedProcess[str]:
    for name, text in files.items():
        path = site / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    command: list[str | Path] = [node(), WEB / "builder/bundling.mjs", site, *entries]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def told(site: Path, name: str, expression: str) -> str:
    program = f"import('{(site / name).as_uri()}').then((all) => console.log({expression}))"
    command: list[str | Path] = [node(), "--input-type=module", "-e", program]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_bundles_hold_what_their_entries_import(tmp_path: Path) -> None:
    done = bundle(
        tmp_path,
        {
            "package.json": '{ "type": "module" }',
            "js/start.js": 'import "./said.js"; import n, { twice as t } from "./a.js";\n'
            "said(t(n));",
            "js/said.js": "globalThis.heard = []; globalThis.said = (word) => heard.push(word);",
            "js/a.js": 'import * as b from "../b/b.mjs";\nexport default b.n;\n'
            "export const twice = (n) => 2 * n;\nclass Kept {}\nexport { Kept as Other };",
            "b/b.mjs": "const n = 21;\nexport { n };",
            "b/more.mjs": 'import { n } from "./b.mjs";\n'
            'import { out } from "../vendor/py/o.mjs";\n'
            "export function sum() { return n + out; }",
            "vendor/py/o.mjs": "export const out = 100;",
        },
        "js/start.js",
        "b/more.mjs",
    )
    assert done.returncode == 0, done.stderr
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*js")}
    assert left == {"js/start.js", "b/more.mjs", "vendor/py/o.mjs"}
    assert told(tmp_path, "js/start.js", "heard, typeof all.js_a.Other") == "[ 42 ] function"
    assert told(tmp_path, "b/more.mjs", "all.sum()") == "121"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('import "./start.js";', "a ring of imports"),
        ("export let a = 1;", "may change"),
        ('export * from "./b.js";', "another's exports"),
        ('export { b } from "./b.js";', "another's exports"),
        ("await null;", "await"),
    ],
)
def test_it_refuses_what_would_mean_something_else(tmp_path: Path, text: str, why: str) -> None:
    done = bundle(tmp_path, {"js/start.js": 'import "./a.js";', "js/a.js": text}, "js/start.js")
    assert done.returncode
    assert why in done.stderr
