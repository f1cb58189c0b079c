"""NIM's sentences: prompts, actions, the log."""

from typing import assert_never

from engine.language import tr, tr_n
from engine.nim.types import Action, Event, View


def prompt(view: View, names: list[str]) -> str:
    player = names[view["turn"]]
    if not any(view["heaps"]):
        return tr("{player} has taken the last stick.", player=player)
    if view["seat"] != view["turn"]:
        return tr("{player} is thinking.", player=player)
    return tr("Tap a stick: you take it and all the sticks above it.")


def opening(view: View, names: list[str]) -> list[str]:
    return [tr("{player} begins.", player=names[view["turn"]])]


def sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("took", seat, heap, count):
            return tr_n(
                "{player} takes {count} stick from heap {heap}.",
                "{player} takes {count} sticks from heap {heap}.",
                count,
                player=names[seat],
                heap=heap + 1,
            )
        case ("won", seat):
            return tr("{player} has taken the last stick and wins.", player=names[seat])
        case _:
            assert_never(event)


def describe(action: Action, names: list[str]) -> str:
    _, heap, count = action
    return tr_n(
        "Take {count} stick from heap {heap}",
        "Take {count} sticks from heap {heap}",
        count,
        heap=heap + 1,
    )
