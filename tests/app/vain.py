"""Walks through positions and taps everything in vain that can be tapped so: what is answered?"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.match.session import Session
from app.match.tapping import tap, why_not
from app.tables.kit.colours import COLOURS
from engine import Match, Player, games
from engine.dice import Dice
from engine.game import not_an_action
from engine.refusal import Refusal
from tests.app.fakes import elements

RULES = Path(__file__).parents[2] / "web" / "rules"
SIZE = (1180, 690)


@dataclass(frozen=True, slots=True)
class Vain:
    """A tap in vain, and what was answered."""

    view: Any
    chosen: tuple[str, ...]
    token: str
    answer: str

    @property
    def rule(self) -> str:
        return self.answer.rule if isinstance(self.answer, Refusal) else ""


def positions(
    game: str, count: int, seats: list[int], apart: int, **options: Any
) -> Iterator[Match]:
    """Matches under way, by chance: so many positions, some actions apart."""
    seed = 0
    while count > 0:
        seed += 1
        dice = Dice(seed)
        names = ["Anna", "Otto", "Clara", "Emil", "Mia", "Ben", "Ida", "Tom"]
        players = [Player(names[n], COLOURS[n]) for n in range(seats[seed % len(seats)])]
        match = Match(games()[game], players, seed, options)
        for number in range(60 * apart):
            if match.over or count <= 0:
                break
            if number % apart == seed % apart:
                count -= 1
                yield match
                if match.over:
                    break
            seat = dice.choice(match.state.actors)
            match.play(dice.choice(match.state.legal(seat)), seat)


def seen_by(match: Match, seat: int) -> Session:
    """The table of one person against computer players."""
    match.players = [
        Player(player.name, player.colour, "human" if n == seat else "easy")
        for n, player in enumerate(match.players)
    ]
    return Session("x", match)


def taps_in_vain(match: Match, dice: Dice, deep: int = 2) -> Iterator[Vain]:
    """Everything that is drawn and cannot be used, with nothing chosen and with some things."""
    session = seen_by(match, match.state.actors[0])
    yield from _around(session)
    for _ in range(deep):
        offered = sorted(set(session.context(SIZE).tappable))
        if not offered:
            return
        token = dice.choice(offered)
        if tap(session, token).actions:
            session.choice.clear()
        elif session.choice.chosen:
            yield from _around(session)


def _around(session: Session) -> Iterator[Vain]:
    context = session.context(SIZE)
    scene = session.table.drawing.draw(context)
    drawn = {a["data-not"] for _, a, _ in elements(scene) if "data-not" in a}
    chosen = tuple(session.choice.chosen)
    taps = session.table.taps
    for token in sorted(drawn):
        assert token not in context.tappable
        begins = taps.begins_anew and token in session.choice._every()
        if begins or taps.heard(context, "tap", {"not": token}) is not None:
            continue
        yield Vain(context.view, chosen, token, why_not(session, context, token))


def check(
    game: str,
    found: Iterable[Vain],
    asked: Callable[[Any, str], set[str]],
    least: int,
) -> list[Vain]:
    """What holds in every game; all taps, for what holds in one."""
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^- \*\*([A-Z]+-?[A-Z]?\d*)\b", page, re.M))
    every = list(found)
    for one in every:
        case = (one.token, one.chosen, one.answer)
        assert one.answer and "cannot be used now" not in one.answer, case
        assert one.answer != not_an_action(), case
        if isinstance(one.answer, Refusal):
            assert one.rule in known and f"({one.rule})" in one.answer, case
            meant = asked(one.view, one.token).union(*(asked(one.view, t) for t in one.chosen))
            assert set(one.answer.about) <= meant, (*case, one.answer.about)
    assert len({(one.token, one.answer) for one in every}) >= least
    return every
