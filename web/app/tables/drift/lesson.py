"""DRIFT's guided first match: leaving home, the rivers, a coin home, an attack."""

from typing import Any

from app.tables.lessons import Chapter, Lesson, Step
from engine.game import Action, Value
from engine.language import N_

_OPTIONS: dict[str, Value] = {"coins": "scatter", "rounds": 20}
_END: Action = ("end_turn",)
_POINTS = {"3a": 3, "2a": 2, "2b": 2, "1a": 1, "1b": 1, "1c": 1}


def _player(
    home: int,
    pieces: dict[str, str],
    carrying: dict[str, str] | None = None,
    deposited: list[str] | None = None,
) -> dict[str, Any]:
    """A seat: its pieces in the order III, II, II, I, I, I."""
    return {
        "home": home,
        "pieces": pieces,
        "carrying": carrying or {},
        "deposited": deposited or [],
    }


def _at(*spaces: str) -> dict[str, str]:
    return dict(zip(_POINTS, spaces, strict=True))


def _board(
    number: int, you: dict[str, Any], other: dict[str, Any], coins: dict[str, list[str]]
) -> dict[str, Any]:
    return {
        "round": number,
        "seats": [you, other],
        "turn": 0,
        "coins": coins,
        "unplaced": [[], []],
        "left": _POINTS,
        "done": [],
        "sent": [],
    }


_FAR = _at("B14", "A14", "A10", "B11", "B13", "A12")
"""Where the other one’s pieces stand, out of the way."""
_ALL_COINS = {
    "A6": ["copper"],
    "B16": ["copper"],
    "C4": ["silver"],
    "E8": ["silver"],
    "G1": ["gold"],
    "F4": ["gold"],
}

_LEAVING = Chapter(
    "leaving",
    N_("Leaving home"),
    (
        Step(
            "rings",
            N_("Hello! This island is made of rings: land, with three rivers in between."),
            ("space:O3", "space:M3", "space:N1"),
        ),
        Step(
            "coins",
            N_("Copper lies on the outer land, silver on the middle and gold on the inner land."),
            ("space:A6", "space:C4", "space:G1"),
        ),
        Step(
            "goal",
            N_("Whoever first brings home one coin of each kind wins; this is your home."),
            ("space:A0",),
        ),
        Step(
            "ranks",
            N_("You have a III, two IIs and three Is: each moves as far as its number says."),
            ("piece:3a", "piece:2a", "piece:2b", "piece:1a", "piece:1b", "piece:1c"),
        ),
        Step(
            "leave",
            N_("All but one of them must leave home in this turn: the III first, three steps."),
            ask=(("step", "3a", "B0"), ("step", "3a", "B1"), ("step", "3a", "B2")),
        ),
        Step(
            "two",
            N_("The IIs come next: take one of them two steps."),
            ask=(("step", "2a", "A1"), ("step", "2a", "A2")),
        ),
        Step(
            "less",
            N_("The other one takes a single step: nobody has to use all their points."),
            ask=(("step", "2b", "A23"),),
        ),
        Step(
            "ones",
            N_("The Is come last: they move one step, and only they carry coins."),
            ask=(("step", "1a", "B0"), ("step", "1b", "A1")),
        ),
        Step(
            "end",
            N_("One I may stay at home, so your turn is done: end it."),
            ask=(_END,),
        ),
        Step(
            "other",
            N_("Now {other} moves in the same order."),
            ("piece:1-3a",),
            watch=(
                (1, ("step", "3a", "B12")),
                (1, ("step", "3a", "B13")),
                (1, ("step", "3a", "B14")),
                (1, ("step", "2a", "A13")),
                (1, ("step", "2a", "A14")),
                (1, ("step", "2b", "A11")),
                (1, ("step", "2b", "A10")),
                (1, ("step", "1a", "B12")),
                (1, ("step", "1b", "A11")),
            ),
        ),
    ),
    position=_board(1, _player(0, _at(*["A0"] * 6)), _player(3, _at(*["A12"] * 6)), _ALL_COINS),
    options=_OPTIONS,
)

_RIVER = Chapter(
    "river",
    N_("Rivers and doors"),
    (
        Step(
            "flow",
            N_("Rivers flow as their arrows show: the outer one goes clockwise."),
            ("space:O1", "space:O2", "space:O3"),
        ),
        Step(
            "enter",
            N_(
                "Stepping onto an arrow costs a point and ends that piece’s move: put your I there."
            ),
            ask=(("step", "1a", "O1"),),
        ),
        Step("end", N_("Now end your turn and watch your I."), ask=(_END,)),
        Step(
            "drift",
            N_("When everybody has had a turn, the rivers drift: your I floats one arrow on."),
            ("space:O2",),
            watch=((1, _END),),
        ),
        Step(
            "door",
            N_("A rock at the edge is a door: it leads to the innermost land with the same sign."),
            ("door:X1", "space:G1"),
        ),
        Step(
            "through",
            N_("So one step takes your I from the river to the gold: tap the I, then the gold."),
            ask=(("step", "1a", "G1"),),
        ),
        Step("rest", N_("Its point is spent, so end your turn."), ask=(_END,)),
        Step(
            "pick",
            N_("Taking a coin is an I’s whole move: tap the I, then take the gold."),
            ("piece:1a",),
            ask=(("pick", "1a"),),
            watch=((1, _END),),
        ),
        Step(
            "carries",
            N_("Your I carries the gold now, but as long as it does it cannot attack."),
            ("piece:1a",),
        ),
    ),
    position=_board(
        3,
        _player(0, _at("B2", "A22", "A23", "A1", "B0", "A0")),
        _player(3, _FAR),
        _ALL_COINS,
    ),
    options=_OPTIONS,
)

_HOME = Chapter(
    "home",
    N_("A coin home"),
    (
        Step(
            "near",
            N_("Some rounds later one of your Is is almost home with copper."),
            ("piece:1b",),
        ),
        Step(
            "enter",
            N_("It may come in, for no other piece of yours is at home: take it there."),
            ask=(("step", "1b", "A0"),),
        ),
        Step("end", N_("That was its point: end your turn."), ask=(_END,)),
        Step(
            "drop",
            N_("Dropping a coin is a whole move, too: tap the I and put the copper down."),
            ("piece:1b",),
            ask=(("drop", "1b"),),
            watch=((1, _END),),
        ),
        Step(
            "safe",
            N_("One of three is home, and your I guards it: nobody can beat it on its own home."),
            ("space:A0",),
        ),
    ),
    position=_board(
        7,
        _player(0, _at("B2", "A22", "B23", "E2", "A1", "B1"), {"1b": "copper", "1a": "gold"}),
        _player(3, _FAR),
        {"B16": ["copper"], "C4": ["silver"], "E8": ["silver"], "F4": ["gold"]},
    ),
    options=_OPTIONS,
)

_ATTACK = Chapter(
    "attack",
    N_("An attack"),
    (
        Step("enemy", N_("One of {other}’s Is walks by with silver."), ("piece:1-1a",)),
        Step(
            "sum",
            N_("You need the higher sum: your III has 3, and your I beside the enemy adds 1."),
            ("piece:3a", "piece:1b"),
        ),
        Step(
            "defence",
            N_("The enemy has 1 and the II beside it 2, so it is 4 against 3."),
            ("piece:1-1a", "piece:1-2a"),
        ),
        Step(
            "attack",
            N_("Tap your III, then the enemy: an attack that is allowed always wins."),
            ask=(("attack", "3a", "B2"),),
        ),
        Step(
            "sent",
            N_("The beaten I was sent home, and its silver stays where it was."),
            ("space:B2",),
        ),
        Step(
            "free",
            N_(
                "Two more kinds and you win: play on against {other}, "
                "and tap the lamp whenever you want my advice."
            ),
            ("space:A0",),
        ),
    ),
    position=_board(
        9,
        _player(0, _at("B1", "A22", "B23", "E1", "A2", "A0"), {"1a": "gold"}, deposited=["copper"]),
        _player(3, _at("B14", "B3", "A10", "B2", "B13", "A12"), {"1a": "silver"}),
        {"B16": ["copper"], "E8": ["silver"], "F4": ["gold"]},
    ),
    options=_OPTIONS,
)

LESSON = Lesson((_LEAVING, _RIVER, _HOME, _ATTACK), minutes=6)
