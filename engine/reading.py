"""Reading positions out of untrusted data: whatever is wrong is a ValueError that says where."""

from collections.abc import Collection
from typing import Any

from engine.dice import Dice
from engine.language import shortened, tr


def the_list(value: Any, where: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong(where, value, tr("a list"))
    if length is not None and len(value) != length:
        raise ValueError(
            tr(
                "{where}: {length} entries belong here, not {found}.",
                where=where,
                length=length,
                found=len(value),
            )
        )
    return value


def a_dict(data: Any, name: str) -> dict[str, Any]:
    return the_dict(get(data, name), name)


def the_dict(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise _wrong(where, value, tr("an object with fields"))
    return value


def the_whole(value: Any, where: str, low: int, high: int | None = None) -> int:
    if type(value) is not int or value < low or (high is not None and value > high):
        if high is None:
            raise _wrong(where, value, tr("a whole number of {low} or more", low=low))
        raise _wrong(where, value, tr("a whole number from {low} to {high}", low=low, high=high))
    return value


def the_flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise _wrong(where, value, tr("true or false"))
    return value


def one_of(data: Any, name: str, known: Collection[str]) -> str:
    """The code in field `name`, one of those known."""
    return the_code(get(data, name), name, known)


def the_code(value: Any, where: str, known: Collection[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise ValueError(
            tr("{where}: {value} is not known here.", where=where, value=shortened(value))
        )
    return value


def codes(value: Any, where: str, known: Collection[str], length: int | None = None) -> list[str]:
    return [
        the_code(v, f"{where}[{i}]", known) for i, v in enumerate(the_list(value, where, length))
    ]


def get(data: Any, name: str) -> Any:
    if name not in data:
        raise ValueError(tr("The field {name} is missing.", name=repr(name)))
    return data[name]


def the_dice(data: Any) -> Dice:
    """The dice of a position; positions set up by hand may leave them out."""
    return Dice(the_whole(data.get("dice", 0), "dice", 0, (1 << 64) - 1))


def _wrong(where: str, value: Any, wanted: str) -> ValueError:
    return ValueError(
        tr(
            "{where}: {wanted} belongs here, not {value}.",
            where=where,
            wanted=wanted,
            value=shortened(value),
        )
    )
