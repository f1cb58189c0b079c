"""The numbers that the computer players weigh, game by game."""

from collections.abc import Callable
from typing import TypeAlias

from engine.annaotto import judgement as annaotto
from engine.annaotto.outlook import outlook
from engine.annaotto.rules import Annaotto
from engine.annaotto.weights import DUEL, PLAIN
from engine.anno import judgement as anno
from engine.anno.rules import Anno
from engine.anno1503 import judgement as anno1503
from engine.anno1503.state import Position as Anno1503
from engine.drift import judgement as drift
from engine.drift.state import Position as Drift
from engine.game import AnyState

Numbers: TypeAlias = list[float]

FEW = 8
"""So many of a seat's actions are weighed."""


def _anno(state: AnyState, seat: int) -> Numbers:
    if not isinstance(state, Anno):
        return []
    kept = anno.keeping(state, seat).values()
    choices = [action for action in state.legal(seat)[:FEW] if action[0] not in ("burn", "deal")]
    gains = [float(anno.gain(state.hands[seat], action)) for action in choices]
    leads = [float(anno.lead_if_cleared(state, seat, action)) for action in choices]
    left = int(state.options["mensises"]) - len(state.sheet)
    return [*kept, *gains, *leads, anno.chance(tuple(state.totals()), seat, left)]


def _annaotto(state: AnyState, seat: int) -> Numbers:
    assert isinstance(state, Annaotto)
    some = state.legal(seat)[:FEW]
    weighed = (PLAIN, DUEL) if state.seats == 2 else (PLAIN,)
    worth = [annaotto.worth(state, seat, action, by) for by in weighed for action in some]
    return [outlook(state, seat), *worth]


def _anno1503(state: AnyState, seat: int) -> Numbers:
    assert isinstance(state, Anno1503)
    return [anno1503.judge(state, seat), anno1503.own_rounds(state, seat)]


def _drift(state: AnyState, seat: int) -> Numbers:
    assert isinstance(state, Drift)
    return [*drift.terms(state, seat), drift.judge_as_beginner(state, seat)]


WORTH: dict[str, Callable[[AnyState, int], Numbers]] = {
    "anno": _anno,
    "annaotto": _annaotto,
    "anno1503": _anno1503,
    "drift": _drift,
}


def worth(game: str, state: AnyState, seat: int) -> Numbers:
    """Rounded, so that every machine gives the same."""
    found = WORTH[game](state, seat) if game in WORTH else []
    return [round(number, 4) + 0.0 for number in found]
