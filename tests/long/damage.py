"""Damage of every kind to data, texts and actions; the same chance gives the same damage."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

LETTERS = '{}[]",:0-9e.\\u00 \n\ud800'
JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 99, 1 << 40, -(1 << 70), 0.5, 1e300, float("nan"),
    "", " ", "0", "pass", "\ud800", "é" * 40, "x" * 5000, [], {}, [[]], [None], {"": None},
    [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],
)  # fmt: skip


def damaged(data: Any, chance: Random) -> Any:
    """A copy with one to three places lost, doubled, moved or replaced, at any depth."""
    made = copy.deepcopy(data)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        holder, key = _place(made, chance)
        if holder is None:
            return junk(chance)
        _harm(holder, key, chance)
    return made


def _place(data: Any, chance: Random) -> tuple[Any, Any]:
    """Somewhere within: what holds it, and under which key."""
    holder, key = None, None
    while isinstance(data, dict | list) and data and (holder is None or chance.random() < 0.7):
        holder = data
        key = chance.choice(list(data) if isinstance(data, dict) else range(len(data)))
        data = data[key]
    return holder, key


def _harm(holder: Any, key: Any, chance: Random) -> None:
    part, other = holder[key], chance.choice(list(holder))
    match chance.randrange(6):
        case 0:
            del holder[key]
        case 1:
            holder[key] = near(part, chance)
        case 2 if isinstance(holder, list):
            holder.insert(chance.randrange(len(holder) + 1), copy.deepcopy(part))
        case 3 if isinstance(holder, list):
            holder[key] = copy.deepcopy(other)
        case 3 | 2:
            holder[key] = copy.deepcopy(holder[other])
        case 4 if isinstance(part, list):
            chance.shuffle(part)
        case _:
            holder[key] = junk(chance)


def near(part: Any, chance: Random) -> Any:
    """Nearly the same."""
    match part:
        case bool():
            return chance.choice((not part, int(part)))
        case int():
            return chance.choice((part + 1, part - 1, -part, str(part), float(part), part + 100))
        case str():
            return chance.choice((part.lower(), part + " ", part[:-1], [part], part * 2))
        case list():
            return chance.choice((part + part, part[:-1], part[::-1], [part]))
    return chance.choice(({}, [], 0, ""))


def junk(chance: Random) -> Any:
    return copy.deepcopy(chance.choice(JUNK))


def damaged_text(text: str, chance: Random) -> str:
    """Cut short, with letters changed, put in or lost, or with a piece doubled."""
    at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    match chance.randrange(5):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + text[to:]
        case 2:
            return text[:to] + text[at:]
        case 3:
            return text[:at] + chance.choice(LETTERS) + text[at:]
    return text[:at] + chance.choice(LETTERS) + text[at + 1 :]
