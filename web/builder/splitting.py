"""Cuts Pyodide's WebAssembly in two: what the start and a match use, and all the rest.

The first part comes with the page, the second when the lobby answers. No function is changed or
guessed away: each lies in one of the two modules, and in its place in the other stands a bridge
that calls it through a table which both share. A bridge to a function that has not come yet first
calls the page, which fetches the second part at once (web/boot/rest.mjs). So nothing depends on the
list of functions that are used (`used.txt`, made by tests/bench/_used.py) but the time it takes.

Browsers make a function's code when it is called first, and all who have a module share it. So the
functions that a start calls (`begun.txt`) can be rehearsed beside the page (web/boot/aside.js): in
an instance with the switch for it on, they end before they have begun.
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from pathlib import Path

from builder import wasm
from builder.wasm import Export, Import, Module, number, signed

USED = Path(__file__).with_name("used.txt")
BEGUN = Path(__file__).with_name("begun.txt")
# The names under which the two modules know one another's things.
SHARED = "annorama"
# A bridge is no shorter than that.
SHORT = 24
# Code for less is made in no time: it is not worth a look at the switch with every call.
WORTH_REHEARSING = 160
# What JavaScript gives where it gives nothing: all types of numbers but those of 64 bits.
PLAIN = frozenset(b"\x7f\x7d\x7c")
NOTHING = b"\x60\x00\x00"
"""The type of a function without parameters and results."""
GRAPHICS = re.compile(r"emscripten_gl\w+")


@dataclass(frozen=True)
class Bridges:
    """The table that both parts share: its number, and where in it each function lies.

    The first place is the page's: it is called when the second part has not come yet.
    """

    table: int
    slots: dict[int, int]


def split(module: Module, used: Set[int], begun: Set[int] = frozenset()) -> tuple[bytes, bytes]:
    """The part with the functions `used` (by their numbers), and the part with the others.

    Those of `begun` that are worth it can be rehearsed.
    """
    here = {
        index
        for index, body in enumerate(module.bodies)
        if index in used or len(body) <= SHORT
    }  # fmt: skip
    away = set(range(len(module.bodies))) - here
    rehearsed = [index for index in sorted(begun & here) if is_worth_rehearsing(module, index)]
    # What takes longest comes first: the page may be there before all is done.
    rehearsed.sort(key=lambda index: -len(module.bodies[index]))
    order = [*rehearsed, *sorted(here.difference(rehearsed)), *sorted(away)]
    table = module.count(wasm.TABLE_KIND) + len(module.tables)
    bridges = Bridges(table, {index: slot for slot, index in enumerate(order, 1)})
    return _first(module, here, rehearsed, bridges), _second(module, away, bridges)


def is_worth_rehearsing(module: Module, index: int) -> bool:
    """Whether its code takes long to make, and JavaScript can call it without knowing more."""
    given, _ = wasm.parameters(module.types[module.functions[index]])
    return len(module.bodies[index]) >= WORTH_REHEARSING and PLAIN.issuperset(given)


def _first(module: Module, here: Set[int], rehearsed: Sequence[int], bridges: Bridges) -> bytes:
    size = number(len(bridges.slots) + 1)
    switch = module.count(wasm.GLOBAL_KIND) + len(module.globals)
    calls = Calls(module, bridges.table)
    first = Module(
        types=calls.types,
        imports=module.imports,
        functions=calls.functions,
        tables=[*module.tables, wasm.FUNCREF + b"\1" + size + size],
        memories=module.memories,
        tags=module.tags,
        globals=[*module.globals, *_rehearsal(len(rehearsed))],
        exports=[
            *module.exports,
            *_shared_exports(module, bridges.table),
            Export(f"{SHARED}.rehearsal", wasm.GLOBAL_KIND, switch),
            Export(f"{SHARED}.rehearsed", wasm.GLOBAL_KIND, switch + 1),
        ],
        elements=[*module.elements, _element(module, here, bridges)],
        rest=module.rest,
    )
    first.bodies = [
        body if index in here else calls.bridge(index, bridges.slots[index])
        for index, body in enumerate(module.bodies)
    ]
    for index in rehearsed:
        first.bodies[index] = _begun_with(first.bodies[index], _ending_if(switch))
    first.bodies += calls.bodies
    return first.written()


def _second(module: Module, away: Set[int], bridges: Bridges) -> bytes:
    """Everything has the same number as in the first part; what has a state comes from there."""
    second = Module(
        types=module.types,
        imports=[*module.imports, *_shared_imports(module, len(bridges.slots) + 1)],
        functions=module.functions,
        globals=[one for one in module.globals if not _can_change(one)],
        elements=[_element(module, away, bridges)],
        rest=[(id, data) for id, data in module.rest if id not in (0, 11, 12)],
    )
    second.bodies = [
        body if index in away else _direct(module, index, bridges)
        for index, body in enumerate(module.bodies)
    ]
    return second.written()


def _rehearsal(count: int) -> list[bytes]:
    """The switch, which is off, and how many look at it: those of the bridges' table's begin."""
    return [b"\x7f\1\x41\0\x0b", b"\x7f\0\x41" + signed(count) + b"\x0b"]


def _ending_if(switch: int) -> bytes:
    return b"\x23" + number(switch) + b"\x04\x40\0\x0b"  # if it is on: unreachable


def _begun_with(body: bytes, code: bytes) -> bytes:
    """A function that does something else before all that it does."""
    reader = wasm.Reader(body)
    for _ in range(reader.number()):  # the locals
        reader.number()
        reader.take(1)
    return body[: reader.at] + code + body[reader.at :]


def _can_change(made: bytes) -> bool:
    return made[1] == 1


def _shared(module: Module, table: int) -> list[tuple[str, int, int, bytes]]:
    """Name, kind, number and type of all that has a state."""
    variables = [one[:2] for one in module.globals if _can_change(one)]
    if any(not _can_change(a) and _can_change(b) for a, b in pairwise(module.globals)):
        raise ValueError("variables behind constants: they would get other numbers")
    kinds = (
        ("table", wasm.TABLE_KIND, module.tables),
        ("memory", wasm.MEMORY_KIND, module.memories),
        ("tag", wasm.TAG_KIND, module.tags),
        ("variable", wasm.GLOBAL_KIND, variables),
    )
    return [
        (f"{name}{index}", kind, module.count(kind) + index, type)
        for name, kind, types in kinds
        for index, type in enumerate(types)
    ]


def _shared_exports(module: Module, table: int) -> list[Export]:
    found = [
        Export(f"{SHARED}.{name}", kind, index) for name, kind, index, _ in _shared(module, table)
    ]
    return [*found, Export(f"{SHARED}.bridges", wasm.TABLE_KIND, table)]


def _shared_imports(module: Module, size: int) -> list[Import]:
    found = [
        Import(SHARED, f"{SHARED}.{name}", kind, type) for name, kind, _, type in _shared(module, 0)
    ]
    limits = b"\1" + number(size) + number(size)
    bridges = Import(SHARED, f"{SHARED}.bridges", wasm.TABLE_KIND, wasm.FUNCREF + limits)
    # The bridges' table comes after all the others.
    return [*found, bridges]


def _element(module: Module, part: Set[int], bridges: Bridges) -> bytes:
    """Puts a part's functions into their places, which follow one another."""
    functions = [index for index in bridges.slots if index in part]
    imported = module.count(wasm.FUNCTION_KIND)
    numbers = [number(imported + index) for index in functions]
    begin = b"\x41" + signed(bridges.slots[functions[0]]) + b"\x0b"
    return b"\2" + number(bridges.table) + begin + b"\0" + wasm.vector(numbers)


def _arguments(module: Module, index: int) -> bytes:
    given, _ = wasm.parameters(module.types[module.functions[index]])
    return b"".join(b"\x20" + number(position) for position in range(len(given)))


def _direct(module: Module, index: int, bridges: Bridges) -> bytes:
    """A bridge to a function that is certainly there."""
    type = number(module.functions[index])
    slot = b"\x41" + signed(bridges.slots[index])
    return (
        b"\0" + _arguments(module, index) + slot + b"\x11" + type + number(bridges.table) + b"\x0b"
    )


class Calls:
    """What the bridges of the first part go over, one for each type of function.

    It is given the place in the table beside the arguments, and asks the page where that is empty.
    """

    def __init__(self, module: Module, table: int) -> None:
        self._module = module
        self._table = number(table)
        self.types = [*module.types]
        self.functions = [*module.functions]
        self.bodies: list[bytes] = []
        self._numbers: dict[int, int] = {}
        self._nothing = self._type(NOTHING)

    def bridge(self, index: int, slot: int) -> bytes:
        call = number(self._number(self._module.functions[index]))
        return (
            b"\0" + _arguments(self._module, index) + b"\x41" + signed(slot) + b"\x10" + call
            + b"\x0b"
        )  # fmt: skip

    def _number(self, type: int) -> int:
        if type not in self._numbers:
            imported = self._module.count(wasm.FUNCTION_KIND)
            self._numbers[type] = imported + len(self.functions)
            given, results = wasm.parameters(self._module.types[type])
            longer = number(len(given) + 1) + given + b"\x7f" + number(len(results)) + results
            self.functions.append(self._type(b"\x60" + longer))
            self.bodies.append(self._body(type, len(given)))
        return self._numbers[type]

    def _type(self, wanted: bytes) -> int:
        if wanted not in self.types:
            self.types.append(wanted)
        return self.types.index(wanted)

    def _body(self, type: int, count: int) -> bytes:
        slot = b"\x20" + number(count)
        missing = slot + b"\x25" + self._table + b"\xd1"  # table.get, ref.is_null
        ask = b"\x41\0\x11" + number(self._nothing) + self._table
        arguments = b"".join(b"\x20" + number(position) for position in range(count))
        call = arguments + slot + b"\x11" + number(type) + self._table
        return b"\0" + missing + b"\x04\x40" + ask + b"\x0b" + call + b"\x0b"


def without_graphics(module: Module) -> Module:
    """WebGL's functions are looked up by name, by libraries that the page has not: none is there.

    Where their addresses were imported, the page gives nothing (web/boot/rest.mjs).
    """
    return replace(
        module,
        imports=[
            replace(one, module=SHARED, name="null")
            if one.module == "GOT.func" and GRAPHICS.fullmatch(one.name)
            else one
            for one in module.imports
        ],
    )


def read_list(path: Path, digest: str) -> set[int]:
    """The functions' numbers out of a list; it must speak of this very module."""
    made_of, *ranges = path.read_text(encoding="utf-8").split()
    if made_of != digest:
        raise ValueError(f"{path.name} is of another Pyodide; make it anew (tests/bench/_used.py)")
    bounds = [tuple(map(int, one.split("-"))) for one in ranges]
    return set(chain.from_iterable(range(pair[0], pair[-1] + 1) for pair in bounds))


def write_list(path: Path, digest: str, functions: Set[int]) -> None:
    ranges: list[list[int]] = []
    for index in sorted(functions):
        if ranges and ranges[-1][1] == index - 1:
            ranges[-1][1] = index
        else:
            ranges.append([index, index])
    words = [f"{a}-{b}" if a < b else str(a) for a, b in ranges]
    lines, line = [digest], ""
    for word in words:
        if len(line) + len(word) > 98:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    path.write_text("\n".join([*lines, line]) + "\n", encoding="utf-8")


def watched(module: Module) -> Module:
    """The same module with a table in which every function that is called leaves a mark."""
    table = module.count(wasm.TABLE_KIND) + len(module.tables)
    size = number(len(module.bodies))
    mark = b"\x41\1\x25\0\x26" + number(
        table
    )  # whatever lies in the first place of the first table
    bodies = [
        _begun_with(body, b"\x41" + signed(index) + mark)
        for index, body in enumerate(module.bodies)
    ]
    return replace(
        module,
        tables=[*module.tables, wasm.FUNCREF + b"\0" + size],
        exports=[*module.exports, Export(f"{SHARED}.watched", wasm.TABLE_KIND, table)],
        bodies=bodies,
    )
