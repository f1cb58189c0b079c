"""A position's fields, named once: how each is written into a dump and read back from one.

A game's `state.py` has a table of them. Whatever is read is untrusted: `engine.reading` checks it.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from engine import reading
from engine.game import Data


class Field(NamedTuple):
    """One entry of a dump."""

    name: str
    write: Callable[[Any], Any]
    """From a position, its data; it shares nothing with the position."""
    read: Callable[[Any, Any], None]
    """Into a position that has the fields before this one, from data."""
    secret: bool = False
    """Whether it stands in the dump alone: a view shows it in part, or not at all."""


def field(
    name: str,
    read: Callable[[Any, Any], Any],
    write: Callable[[Any], Any] | None = None,
    *,
    secret: bool = False,
) -> Field:
    """An entry that is an attribute of the same name.

    `read` makes the attribute of the data and the position so far; `write` makes data of the
    attribute, and may be left out for what never changes: numbers, strings and flags.
    """

    def read_into(position: Any, value: Any) -> None:
        setattr(position, name, read(value, position))

    if write is None:
        return Field(name, lambda position: getattr(position, name), read_into, secret)
    return Field(name, lambda position: write(getattr(position, name)), read_into, secret)


def dump(position: object, fields: Iterable[Field]) -> Data:
    """All of the fields, as data."""
    return {one.name: one.write(position) for one in fields}


def load(position: object, fields: Iterable[Field], data: Data) -> None:
    """Set all fields from a dump, in their order; ValueError for what is no position."""
    for one in fields:
        one.read(position, reading.get(data, one.name))
