"""How a match of ANNAOTTO can end, and the rare things that happen on the way."""

from itertools import pairwise

from engine.annaotto.cards import SIGN
from engine.annaotto.rules import Annaotto
from engine.dice import Dice
from engine.game import AnyState, Event, Value
from tests.matches.record import Choice, Fulfilled, Wish, any_of

PLACES: dict[str, Value] = {}
FIRST_OUT: dict[str, Value] = {"places": False}

LAYING = ("lay", "lay_drawn")
KEEPING = ("draw", "keep", "accept", "pass")


def shedding(state: AnyState, dice: Dice) -> Choice:
    """Lays when it can, mostly, and calls or forgets to: computer players never forget."""
    seat = any_of(state.actors, dice)
    actions = state.legal(seat)
    lays = [action for action in actions if action[0] in LAYING]
    return seat, dice.choice(lays if lays and dice.below(8) else actions)


def keeping(state: AnyState, dice: Dice) -> Choice:
    """Draws and keeps, and lays nothing."""
    seat = any_of(state.actors, dice)
    actions = state.legal(seat)
    keeps = [action for action in actions if action[0] in KEEPING]
    return seat, dice.choice(keeps or actions)


def keeping_after_the_first(state: AnyState, dice: Dice) -> Choice:
    """All shed until one has finished; then the others keep."""
    assert isinstance(state, Annaotto)
    return keeping(state, dice) if state.out else shedding(state, dice)


def named(told: list[Event], *names: str) -> list[Event]:
    """The events of these names, in their order."""
    return [event for event in told if event[0] in names]


def over(told: list[Event], how: str) -> bool:
    return told[-1] == ("over", how)


def ends(how: str, *happened: str) -> Fulfilled:
    """Over like this, and all these things were told on the way."""
    return lambda told, state: over(told, how) and {event[0] for event in told} >= set(happened)


def long_sequence(told: list[Event]) -> bool:
    return any(len(signs) >= 4 for _, _, signs in named(told, "waits"))


def passed_on(told: list[Event]) -> bool:
    """A PLUS answered by another one: nobody has accepted in between."""
    return any(
        after[0] == before[0] == "plus"
        for before, after in pairwise(named(told, "plus", "accepted"))
    )


def laid_last(told: list[Event], sign: str) -> set[int]:
    """The seats that finished with a card of this sign."""
    cards = named(told, "laid", "laid_drawn", "finished")
    return {
        seat
        for (_, _, side, *_), (name, seat, *_) in pairwise(cards)
        if name == "finished" and SIGN[side] == sign
    }


def still_acts(told: list[Event], name: str, sign: str) -> bool:
    """Somebody does this with the last card laid, of this sign, after having finished."""
    finished = {event[1]: number for number, event in enumerate(told) if event[0] == "finished"}
    return any(
        event[0] == name and event[1] == seat
        for seat in laid_last(told, sign)
        for event in told[finished[seat] :]
    )


def by_cards(state: AnyState, finished: int) -> bool:
    """So many have finished; the places behind them go by fewer cards."""
    rows = state.standings or []
    cards = [-row["score"] for row in rows]
    expected = [
        place if place <= finished else 1 + finished + sum(0 < some < held for some in cards)
        for place, held in enumerate(cards, 1)
    ]
    return cards.count(0) == finished and [row["place"] for row in rows] == expected


def stuck(told: list[Event], state: AnyState, finished: int) -> bool:
    """Nothing can be drawn, and all who still play have passed in succession."""
    assert isinstance(state, Annaotto)
    playing = state.playing
    last = told[-1 - len(playing) : -1]
    return (
        over(told, "stuck")
        and not state.drawable
        and {event[:1] for event in last} == {("passed",)}
        and {event[1] for event in last} == set(playing)
        and by_cards(state, finished)
    )


def nobody_called(told: list[Event]) -> bool:
    """OTTO is said for whoever finishes."""
    calls = {call for _, _, call in named(told, "called")}
    return calls == {"OTTO"} and not named(told, "caught", "slapped")


WISHES = {
    "everybody-finished-3-pass-on": Wish(
        "Three play for places until one is left; a PLUS is passed on, the third seat begins "
        "and the discard pile is reshuffled.",
        3,
        {"plus": "pass_on", "first": 2},
        lambda told, state: (
            ends("last", "reshuffled")(told, state)
            and passed_on(told)
            and named(told, "begins") == [("begins", 2)]
        ),
        shedding,
    ),
    "everybody-finished-4": Wish(
        "Four play for places until one is left; on the way a sequence of four or more, "
        "an ANNAOTTO, an ALL with hands down and a forgetter who is caught.",
        4,
        PLACES,
        lambda told, state: (
            ends("last", "named", "slapped", "caught")(told, state) and long_sequence(told)
        ),
        shedding,
    ),
    "everybody-finished-6": Wish(
        "Six play for places until one is left; a player who has finished with an ANNA still "
        "turns cards.",
        6,
        PLACES,
        lambda told, state: over(told, "last") and still_acts(told, "turned", "ANNA"),
        shedding,
    ),
    "first-out-2-quick": Wish(
        "Two play a quick game of six cards without places, and the first to lay the last card "
        "ends it.",
        2,
        FIRST_OUT | {"deal": 6, "first": 1},
        ends("first", "finished"),
        shedding,
    ),
    "first-out-5": Wish(
        "Five play without places: the first to lay the last card ends it, the others rank by "
        "the cards they hold.",
        5,
        FIRST_OUT,
        lambda told, state: over(told, "first") and by_cards(state, 1),
        shedding,
    ),
    "forgotten-all-3": Wish(
        "Three play for places until one is left; an ALL is laid without the call, and a "
        "sequence of four or more runs.",
        3,
        PLACES,
        lambda told, state: ends("last", "forgot")(told, state) and long_sequence(told),
        shedding,
    ),
    "last-card-annaotto-5": Wish(
        "Five play for places until one is left; somebody's last card is an ANNAOTTO, and the "
        "finished player still names the colour.",
        5,
        PLACES,
        lambda told, state: over(told, "last") and still_acts(told, "named", "ANNAOTTO"),
        shedding,
    ),
    "nothing-to-draw-3": Wish(
        "Three draw and keep until nothing can be drawn, then all pass in succession: fewer "
        "cards is the better place.",
        3,
        PLACES,
        lambda told, state: stuck(told, state, 0),
        keeping,
    ),
    "nothing-to-draw-4-one-finished": Wish(
        "One of four finishes; the others draw and keep until nothing can be drawn, then all "
        "three pass: places behind the winner go by fewer cards.",
        4,
        PLACES,
        lambda told, state: stuck(told, state, 1),
        keeping_after_the_first,
    ),
    "two-players": Wish(
        "Two play; the first to lay the last card ends it, since only one is left.",
        2,
        PLACES,
        lambda told, state: over(told, "last") and len(named(told, "finished")) == 1,
        shedding,
    ),
    "without-calls-4": Wish(
        "Four play for places without calls: nobody calls or is caught, and the loser of an ALL "
        "is drawn by lot.",
        4,
        {"calls": False},
        lambda told, state: ends("last", "lot")(told, state) and nobody_called(told),
        shedding,
    ),
    "without-calls-first-out-6": Wish(
        "Six play a quick game without calls and without places: the first to lay the last card "
        "ends it.",
        6,
        FIRST_OUT | {"deal": 6, "calls": False},
        lambda told, state: over(told, "first") and nobody_called(told),
        shedding,
    ),
}
