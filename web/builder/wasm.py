"""WebAssembly's binary format, as far as the build has to know it to cut a module in two."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

MAGIC = b"\0asm\1\0\0\0"
TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT = 1, 2, 3, 4, 5, 6, 7
ELEMENT, CODE, TAG = 9, 10, 13
FUNCTION_KIND, TABLE_KIND, MEMORY_KIND, GLOBAL_KIND, TAG_KIND = range(5)
FUNCREF = b"\x70"
# The order in which sections stand; those not named here keep their place.
ORDER = (TYPE, IMPORT, FUNCTION, TABLE, MEMORY, TAG, GLOBAL, EXPORT, 8, ELEMENT, 12, CODE, 11)


def number(value: int) -> bytes:
    """An unsigned LEB128."""
    out = bytearray()
    while True:
        low, value = value & 0x7F, value >> 7
        out.append(low | (0x80 if value else 0))
        if not value:
            return bytes(out)


def signed(value: int) -> bytes:
    """A signed LEB128 of a number that is not negative."""
    out = bytearray()
    while value > 0x3F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out) + bytes([value])


def vector(items: Sequence[bytes]) -> bytes:
    return number(len(items)) + b"".join(items)


def text(name: str) -> bytes:
    data = name.encode()
    return number(len(data)) + data


class Reader:
    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, length: int) -> bytes:
        self.at += length
        return self.data[self.at - length : self.at]

    def text(self) -> str:
        return self.take(self.number()).decode()

    def since(self, begin: int) -> bytes:
        return self.data[begin : self.at]


@dataclass(frozen=True)
class Import:
    module: str
    name: str
    kind: int
    type: bytes
    """As it stands in the module: for a function the number of its type."""

    def written(self) -> bytes:
        return text(self.module) + text(self.name) + bytes([self.kind]) + self.type


@dataclass(frozen=True)
class Export:
    name: str
    kind: int
    index: int

    def written(self) -> bytes:
        return text(self.name) + bytes([self.kind]) + number(self.index)


@dataclass
class Module:
    """A module by its parts; what is not taken apart lies in `rest` as it came."""

    types: list[bytes] = field(default_factory=list)
    imports: list[Import] = field(default_factory=list)
    functions: list[int] = field(default_factory=list)
    """The types of the functions that are defined here."""
    tables: list[bytes] = field(default_factory=list)
    memories: list[bytes] = field(default_factory=list)
    tags: list[bytes] = field(default_factory=list)
    globals: list[bytes] = field(default_factory=list)
    exports: list[Export] = field(default_factory=list)
    elements: list[bytes] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    rest: list[tuple[int, bytes]] = field(default_factory=list)

    def count(self, kind: int) -> int:
        """How many of a kind are imported: they have the first numbers."""
        return sum(one.kind == kind for one in self.imports)

    def written(self) -> bytes:
        parts = {
            TYPE: vector(self.types),
            IMPORT: vector([one.written() for one in self.imports]),
            FUNCTION: vector([number(type) for type in self.functions]),
            TABLE: vector(self.tables),
            MEMORY: vector(self.memories),
            TAG: vector(self.tags),
            GLOBAL: vector(self.globals),
            EXPORT: vector([one.written() for one in self.exports]),
            ELEMENT: vector(self.elements),
            CODE: vector([number(len(body)) + body for body in self.bodies]),
        }
        custom = [(id, data) for id, data in self.rest if id == 0]
        parts |= {id: data for id, data in self.rest if id}
        kept = [(id, parts[id]) for id in ORDER if parts.get(id, b"\0") != b"\0"]
        return MAGIC + b"".join(_section(id, data) for id, data in [*custom, *kept])


def _section(id: int, data: bytes) -> bytes:
    return bytes([id]) + number(len(data)) + data


def sections(data: bytes) -> Iterable[tuple[int, bytes]]:
    if not data.startswith(MAGIC):
        raise ValueError("no WebAssembly module of version 1")
    reader = Reader(data)
    reader.at = len(MAGIC)
    while reader.at < len(data):
        id = reader.take(1)[0]
        yield id, reader.take(reader.number())


def read(data: bytes) -> Module:
    module = Module()
    readers: dict[int, tuple[Callable[[Reader], Any], list[Any]]] = {
        TYPE: (_type, module.types),
        IMPORT: (_import, module.imports),
        FUNCTION: (Reader.number, module.functions),
        TABLE: (_table, module.tables),
        MEMORY: (_limits, module.memories),
        TAG: (_tag, module.tags),
        GLOBAL: (_global, module.globals),
        EXPORT: (_export, module.exports),
        CODE: (_body, module.bodies),
    }
    for id, content in sections(data):
        reader = Reader(content)
        if id == ELEMENT:
            # A segment need not be taken apart; where it is the only one, it is all the rest.
            if reader.number() != 1:
                raise ValueError("more than one element segment")
            module.elements.append(content[reader.at :])
        elif id in readers:
            read_one, into = readers[id]
            into.extend(read_one(reader) for _ in range(reader.number()))
            if reader.at != len(content):
                raise ValueError(f"section {id} is longer than what is in it")
        else:
            module.rest.append((id, content))
    return module


def _type(reader: Reader) -> bytes:
    begin = reader.at
    if reader.take(1) != b"\x60":
        raise ValueError("a type that is no function's")
    reader.take(reader.number())
    reader.take(reader.number())
    return reader.since(begin)


def parameters(type: bytes) -> tuple[bytes, bytes]:
    """The parameters and the results of a function's type, a byte each."""
    reader = Reader(type)
    reader.take(1)
    given = reader.take(reader.number())
    return given, reader.take(reader.number())


def _limits(reader: Reader) -> bytes:
    begin = reader.at
    flags = reader.number()
    reader.number()
    if flags & 1:
        reader.number()
    return reader.since(begin)


def _table(reader: Reader) -> bytes:
    begin = reader.at
    reader.take(1)
    _limits(reader)
    return reader.since(begin)


def _tag(reader: Reader) -> bytes:
    begin = reader.at
    reader.take(1)
    reader.number()
    return reader.since(begin)


def _global(reader: Reader) -> bytes:
    begin = reader.at
    reader.take(2)
    if reader.take(1) != b"\x41":
        raise ValueError("a global that does not begin as a 32-bit number")
    reader.number()
    if reader.take(1) != b"\x0b":
        raise ValueError("a global that begins with more than a number")
    return reader.since(begin)


def _import(reader: Reader) -> Import:
    module, name, kind = reader.text(), reader.text(), reader.take(1)[0]
    begin = reader.at
    if kind == FUNCTION_KIND:
        reader.number()
    elif kind == TABLE_KIND:
        _table(reader)
    elif kind == MEMORY_KIND:
        _limits(reader)
    elif kind == GLOBAL_KIND:
        reader.take(2)
    else:
        _tag(reader)
    return Import(module, name, kind, reader.since(begin))


def _export(reader: Reader) -> Export:
    return Export(reader.text(), reader.take(1)[0], reader.number())


def _body(reader: Reader) -> bytes:
    return reader.take(reader.number())
