"""Cutting a WebAssembly module in two changes what it is made of, never what it does."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from builder import merging, splitting, wasm
from builder.tools import WEB, node, npm_packages

NONE: set[int] = set()
I32 = b"\x7f"
UNARY = b"\x60\1" + I32 + b"\1" + I32
# Two functions call one another through what both modules share: a counter and the memory.
# double(n) = n + n, and counts;  quadruple(n) = double(double(n)) + what stands at place 8
COUNT = b"\x23\0\x41\1\x6a\x24\0"
DOUBLE = b"\0" + COUNT + b"\x20\0\x20\0\x6a\x0b"
QUADRUPLE = b"\0" + COUNT + b"\x20\0\x10\0\x10\0\x41\x08\x2d\0\0\x6a\x0b"
LONG = b"\x01" * splitting.SHORT  # so that a bridge is worth it: instructions that do nothing

RUN = """
import { join, prepare } from "BRIDGES";
import { readFileSync } from "node:fs";
const compiled = (name) => new WebAssembly.Module(readFileSync(`FOLDER/${name}.wasm`));
const imports = {};
prepare(imports);
let asked = 0;
const first = new WebAssembly.Instance(compiled("first"), imports);
const { instance, complete } = join(first, imports, () => (asked++, compiled("second")));
const { double, quadruple, counter } = instance.exports;
if (process.argv[2] === "early") complete(compiled("second"));
const results = [double(3), quadruple(5), quadruple(1)];
console.log(JSON.stringify({ results, asked, counter: counter.value }));
"""


REHEARSE = """
import { readFileSync } from "node:fs";
globalThis.addEventListener = () => {};
const source = readFileSync("ASIDE", "utf8");
const rehearse = new Function(`${source}; return rehearse;`)();
const module = new WebAssembly.Module(readFileSync("FOLDER/first.wasm"));
const made = [];
const { Instance } = WebAssembly;
WebAssembly.Instance = class extends Instance {
  constructor(...given) {
    super(...given);
    made.push(this.exports);
  }
};
const { get } = WebAssembly.Table.prototype;
const ended = [];
WebAssembly.Table.prototype.get = function (place) {
  const called = get.call(this, place);
  return () => {
    try {
      called();
      ended.push("went on");
    } catch (error) {
      ended.push(error.message);
    }
  };
};
rehearse(module);
console.log(JSON.stringify({ ended, counter: made[0].counter.value }));
"""


def small() -> wasm.Module:
    long = [body[:1] + LONG + body[1:] for body in (DOUBLE, QUADRUPLE)]
    return wasm.Module(
        types=[UNARY],
        functions=[0, 0],
        tables=[wasm.FUNCREF + b"\0\2"],
        memories=[b"\0\1"],
        globals=[I32 + b"\1\x41\0\x0b"],
        exports=[
            wasm.Export("double", wasm.FUNCTION_KIND, 0),
            wasm.Export("quadruple", wasm.FUNCTION_KIND, 1),
            wasm.Export("counter", wasm.GLOBAL_KIND, 0),
        ],
        elements=[b"\0\x41\1\x0b\1\0"],
        bodies=long,
        rest=[(12, b"\2"), (11, b"\2" + b"\0\x41\x08\x0b\1\7" + b"\0\x41\x10\x0b\1\1")],
    )


def cut(folder: Path, used: set[int], begun: set[int]) -> None:
    first, second = splitting.split(merging.merged(small()), used, begun)
    (folder / "first.wasm").write_bytes(first)
    (folder / "second.wasm").write_bytes(second)


def run(
    folder: Path, used: set[int], *words: str, begun: set[int] = NONE, program: str = RUN
) -> dict[str, object]:
    cut(folder, used, begun)
    bridges, aside = (WEB / "boot/bridges.mjs").as_uri(), (WEB / "boot/aside.js").as_posix()
    for name, place in (("BRIDGES", bridges), ("ASIDE", aside), ("FOLDER", folder.as_posix())):
        program = program.replace(name, place)
    (folder / "run.mjs").write_text(program)
    command: list[str | Path] = [node(), folder / "run.mjs", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("used", [{0}, {1}])
def test_a_function_of_the_other_part_is_called_as_if_it_were_here(
    tmp_path: Path, used: set[int]
) -> None:
    found = run(tmp_path, used)
    assert found == {"results": [6, 27, 11], "asked": 1, "counter": 7}


def test_what_came_in_time_is_not_asked_for(tmp_path: Path) -> None:
    assert run(tmp_path, {0}, "early") == {"results": [6, 27, 11], "asked": 0, "counter": 7}


def test_a_rehearsed_function_ends_at_once_and_does_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(splitting, "WORTH_REHEARSING", 0)
    found = run(tmp_path, {1}, begun={0, 1}, program=REHEARSE)
    assert found == {"ended": ["unreachable"], "counter": 0}
    played = run(tmp_path, {1}, begun={0, 1})
    assert played == {"results": [6, 27, 11], "asked": 1, "counter": 7}


def test_what_takes_numbers_of_64_bits_is_not_rehearsed(tmp_path: Path) -> None:
    module = small()
    module.types.append(b"\x60\1\x7e\1" + I32)
    long = b"\1" * splitting.WORTH_REHEARSING + b"\x41\0\x0b"
    module.bodies += [b"\0" + long, b"\0" + long]
    module.functions += [1, 0]
    assert not splitting.is_worth_rehearsing(module, 0), "too short"
    assert not splitting.is_worth_rehearsing(module, 2)
    assert splitting.is_worth_rehearsing(module, 3)


@pytest.fixture(scope="module")
def stock() -> bytes:
    return (npm_packages() / "pyodide/pyodide.asm.wasm").read_bytes()


def test_pyodide_is_read_and_written_as_it_is(stock: bytes) -> None:
    assert wasm.read(stock).written() == stock


def test_data_in_fewer_pieces_says_the_same(stock: bytes) -> None:
    def memory(module: wasm.Module) -> bytes:
        image = bytearray(4 << 20)
        for at, piece in merging.pieces_of(dict(module.rest)[merging.DATA]):
            image[at : at + len(piece)] = piece
        return bytes(image)

    module = wasm.read(stock)
    assert memory(merging.merged(module)) == memory(module)


def test_a_list_of_functions_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "used.txt"
    splitting.write_list(path, "abc", {1, 2, 3, 7, 9, 10})
    assert splitting.read_list(path, "abc") == {1, 2, 3, 7, 9, 10}
    with pytest.raises(ValueError, match="another Pyodide"):
        splitting.read_list(path, "abd")
