"""Edits of a source's text, and where the parts of its syntax stand in it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Edit:
    """Bytes of a source to be replaced."""

    start: int
    end: int
    new: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


class Source:
    """A source as bytes: a node's place is counted in them."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def put(self, node: ast.expr | ast.stmt, new: str) -> Edit:
        return Edit(self.start(node), self.end(node), new)

    def swap(self, before: ast.expr, after: ast.expr, old: str, new: str) -> Iterator[Edit]:
        """An operator between two operands."""
        gap = self.source[self.end(before) : self.start(after)].decode()
        if old in gap:
            yield Edit(self.end(before), self.start(after), gap.replace(old, new, 1))

    def without_each(self, parts: list[ast.expr]) -> Iterator[Edit]:
        """One of several parts left out, with the comma or the word beside it."""
        for part, following in pairwise(parts):
            yield Edit(self.start(part), self.start(following), "")
        yield Edit(self.end(parts[-2]), self.end(parts[-1]), "")
