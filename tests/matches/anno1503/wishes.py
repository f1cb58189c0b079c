"""The ways to win ANNO 1503: three conditions each, with two, three and four players."""

from dataclasses import replace

from engine.anno1503.charting import chart
from engine.anno1503.judgement import Plan, affairs, rounds
from engine.anno1503.planning import Worth, building, one_step, voyages
from engine.anno1503.state import Position
from engine.bots.task import Thinking
from engine.dice import Dice
from engine.game import AnyState, Event
from tests.matches.record import NAMES, Choice, Chooser, Wish, at_random

CONDITIONS = {
    "gold": "30 gold",
    "outposts": "4 outposts",
    "agreements": "3 trade agreements",
    "buildings": "4 public buildings",
    "merchants": "3 merchants",
}


def striving(winner: int, plan: Plan) -> Chooser:
    """One seat looks ahead for its turn and wants these three conditions; the others just play."""

    def judge(position: Position, seat: int) -> float:
        return -rounds(affairs(position, seat), chart(position, seat), position.seats, plan)

    def choose(state: AnyState, dice: Dice) -> Choice:
        assert isinstance(state, Position)
        if state.actors != (winner,):
            return at_random(state, dice)
        match state.phase:
            case "build":
                worth = _thought(building(state, winner, judge, width=1, budget=0))
            case "ships":
                worth = _thought(voyages(state, winner, judge))
            case _:
                worth = _thought(one_step(state, winner, state.legal(), judge))
        return winner, max(worth, key=worth.__getitem__)

    return choose


def _thought(thinking: Thinking[Worth]) -> Worth:
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            worth: Worth = end.value
            return worth


def point_lost_and_won_again(told: list[Event], seat: int) -> bool:
    """A fire takes the fourth public building with its point, and it is built again."""
    course = [
        event[0]
        for event in told
        if event[:2] == ("recruited", seat)
        or (event[:2] == ("lost", seat) and event[-1])
        or event in (("gained", seat, "buildings"), ("forfeited", seat, "buildings"))
    ]
    return "gained lost forfeited recruited gained" in " ".join(course)


def won(seats: int, winner: int, *plan: str) -> Wish:
    first, second, third = (CONDITIONS[name] for name in plan)
    return Wish(
        f"{NAMES[winner]} wins with {first}, {second} and {third}.",
        seats,
        {},
        lambda told, state: told[-1] == ("won", winner, *plan),
        striving(winner, plan),
    )


def lost_and_won(wish: Wish, winner: int) -> Wish:
    """The same win, after a detour."""
    name = NAMES[winner]
    return replace(
        wish,
        how=f"A fire takes {name}'s fourth public building and its point; {name} builds again. "
        + wish.how,
        fulfilled=lambda told, state: (
            wish.fulfilled(told, state) and point_lost_and_won_again(told, winner)
        ),
    )


ADA, BEA, CLEO = range(3)

WISHES = {
    "2-gold-agreements-buildings": won(2, ADA, "gold", "agreements", "buildings"),
    "2-gold-agreements-merchants": won(2, ADA, "gold", "agreements", "merchants"),
    "2-gold-outposts-agreements": won(2, ADA, "gold", "outposts", "agreements"),
    "2-outposts-buildings-merchants": won(2, BEA, "outposts", "buildings", "merchants"),
    "3-gold-buildings-merchants": won(3, BEA, "gold", "buildings", "merchants"),
    "3-gold-outposts-agreements": won(3, CLEO, "gold", "outposts", "agreements"),
    "3-outposts-agreements-buildings": won(3, ADA, "outposts", "agreements", "buildings"),
    "3-outposts-agreements-merchants": won(3, CLEO, "outposts", "agreements", "merchants"),
    "3-point-lost-and-won-again": lost_and_won(
        won(3, CLEO, "outposts", "buildings", "merchants"), CLEO
    ),
    "4-agreements-buildings-merchants": won(4, BEA, "agreements", "buildings", "merchants"),
    "4-gold-outposts-agreements": won(4, CLEO, "gold", "outposts", "agreements"),
    "4-gold-outposts-buildings": won(4, CLEO, "gold", "outposts", "buildings"),
    "4-gold-outposts-merchants": won(4, BEA, "gold", "outposts", "merchants"),
}
