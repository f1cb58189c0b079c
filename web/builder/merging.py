"""A module's data in few long pieces: the heads of fourteen thousand weigh more than zeros."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from builder import wasm
from builder.wasm import Module, Reader, number, signed

DATA, DATA_COUNT = 11, 12
# So many zeros between two pieces are written out: memory is zero anyway before data comes.
GAP = 64


def merged(module: Module) -> Module:
    """The same module; whatever lies between two pieces of data stays zero."""
    content = dict(module.rest)[DATA]
    pieces = list(joined(pieces_of(content)))
    data = wasm.vector(
        [b"\0\x41" + signed(at) + b"\x0b" + number(len(one)) + one for at, one in pieces]
    )
    written = {DATA: data, DATA_COUNT: number(len(pieces))}
    return replace(module, rest=[(id, written.get(id, old)) for id, old in module.rest])


def pieces_of(content: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(content)
    for _ in range(reader.number()):
        if reader.take(2) != b"\0\x41":
            raise ValueError("data that does not go to a fixed place in the memory")
        at = reader.number()
        if reader.take(1) != b"\x0b":
            raise ValueError("data that goes to a place which is computed")
        yield at, reader.take(reader.number())


def joined(pieces: Iterator[tuple[int, bytes]]) -> Iterator[tuple[int, bytes]]:
    begin, parts, end = -1, [b""], -1
    for at, piece in pieces:
        if begin >= 0 and at < end:
            raise ValueError("data that lies over other data")
        if begin < 0 or at - end > GAP:
            if begin >= 0:
                yield begin, b"".join(parts)
            begin, parts, end = at, [], at
        parts += [bytes(at - end), piece]
        end = at + len(piece)
    if begin >= 0:
        yield begin, b"".join(parts)
