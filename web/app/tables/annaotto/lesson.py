"""ANNAOTTO's guided first match: sides, laying, sequences, PLUS and ALL, calling."""

from typing import Any

from app.tables.lessons import DO, Chapter, Lesson, Step
from engine.game import Value
from engine.language import N_

_OPTIONS: dict[str, Value] = {"deal": 6}


def _table(
    yours: list[list[str]],
    others: list[list[str]],
    top: list[str],
    draw: list[list[str]],
    **more: Any,
) -> dict[str, Any]:
    """Cards as pairs: the side of whoever holds it, and the reverse; on piles the one that lies up.

    The last of `draw` is taken first.
    """
    return {
        "hands": [yours, others],
        "known": None,
        "discard": [["OC", "VD"], top],
        "draw": [["KS", "VD"], ["GD", "RW"], ["TC", "YS"], ["BW", "KS"], *draw],
        "faced": [True, True],
        "phase": "turn",
        "turn": 0,
        **more,
    }


_SIDES = Chapter(
    "sides",
    N_("Two sides"),
    (
        Step(
            "sides",
            N_("Hello! Every card has two sides: you see yours large, the other in its corner."),
            ("flip:0", "flip:1", "flip:2", "flip:3", "flip:4"),
        ),
        Step(
            "pile",
            N_("Cards are laid on this pile: a side fits if its colour or pattern is the same."),
            ("top",),
        ),
        Step(
            "face",
            N_("First you choose which sides are yours: turn this card, because green would fit."),
            ask=(("face", (0, 0, 1, 0, 0)),),
        ),
        Step(
            "open",
            N_("{other} has chosen, too: what you see there are the reverses of those cards."),
            ("card:1:0", "card:1:1", "card:1:2", "card:1:3", "card:1:4"),
            watch=((1, ("face", (0, 0, 0, 0, 0))),),
        ),
        Step(
            "lay",
            N_("Lay your green stripes on the green waves: the same colour."),
            ask=(("lay", 2),),
        ),
        Step(
            "other",
            N_("{other} lays violet stripes, because the pattern is the same."),
            ("top",),
            watch=((1, ("lay", 3)),),
        ),
        Step(
            "take",
            N_(
                "You may lay one of {other}’s cards, too, with the side that you see: "
                "take the violet waves."
            ),
            ask=(("take", 1, 0),),
        ),
        Step(
            "again",
            N_("{other} lays red waves."),
            ("top",),
            watch=((1, ("lay", 1)),),
        ),
        Step(
            "draw",
            N_("You may also draw: take the top card of the draw pile."),
            ask=(("draw",),),
        ),
        Step(
            "drawn",
            N_("Now you may lay one of its sides or keep it: red stripes fit, so lay them."),
            ask=(("lay_drawn", 1),),
        ),
        Step(
            "goal",
            N_("Whoever lays their last card first wins."),
            ("card:0:0", "card:0:1", "card:0:2", "card:0:3"),
        ),
    ),
    position=_table(
        [["RC", "TW"], ["BS", "OC-PLUS"], ["OD", "GS"], ["KD", "TS"], ["YC", "OW-OTTO"]],
        [["KS-PLUS", "VW"], ["VC", "GW"], ["RW", "BS-ANNA"], ["VS", "BD"], ["OW", "KD"]],
        ["GW", "RD-ANNA"],
        [["VC", "RS"]],
        phase="face",
        faced=[False, False],
    ),
    options=_OPTIONS,
)

_SEQUENCE = Chapter(
    "sequence",
    N_("ANNA and OTTO"),
    (
        Step(
            "anna",
            N_("ANNA turns two of the next player’s cards: lay yours, it is green."),
            ask=(("lay", 0),),
        ),
        Step(
            "otto",
            N_("{other} answers with OTTO, which makes the next player draw two."),
            ("top",),
            watch=((1, ("lay", 0)),),
        ),
        Step(
            "answer",
            N_("OTTO goes on ANNA and ANNA on OTTO, whatever the colour: answer with your ANNA."),
            ask=(("lay", 1),),
        ),
        Step(
            "accept",
            N_("{other} has no answer, and draws two cards for the one OTTO in the sequence."),
            ("card:1:0", "card:1:1", "card:1:2", "card:1:3", "card:1:4"),
            watch=((1, ("accept",)), (1, ("keep", 0)), (1, ("keep", 0))),
        ),
        Step(
            "turn",
            N_("For each of the two ANNAs you turn two cards: begin with these."),
            ask=(("turn", (0, 1)),),
        ),
        Step("turn2", N_("And two more for the second ANNA."), ask=(("turn", (2, 3)),)),
        Step(
            "spoilt",
            N_("Now {other} has to play on with sides that nobody planned."),
            ("card:1:0", "card:1:1", "card:1:2", "card:1:3"),
        ),
    ),
    position=_table(
        [["GC-ANNA", "BW"], ["RC", "TW"], ["KC-ANNA", "GD"], ["BS", "YW"]],
        [["VC-OTTO", "RD"], ["OS", "GC"], ["TD", "GS"], ["RS", "TW"]],
        ["GD", "BS"],
        [["VW", "TS"], ["YD", "VS"]],
    ),
    options=_OPTIONS,
)

_ALL = Chapter(
    "all",
    N_("PLUS and ALL"),
    (
        Step(
            "plus",
            N_("PLUS makes the next player draw one card: lay it, the stripes fit."),
            ask=(("lay", 0),),
        ),
        Step(
            "paid",
            N_("{other} draws one, and then lays black waves."),
            ("top",),
            watch=((1, ("accept",)), (1, ("keep", 0)), (1, ("lay", 0))),
        ),
        Step(
            "all",
            N_("With ALL everybody slaps the table: lay it, and call “ALL” with it."),
            ask=(("lay", 0, "call"),),
        ),
        Step(
            "slap",
            N_("Say that you are ready, wait for the bell, then put your hand down quickly!"),
            (f"{DO}slap-start",),
            ask=(("slap",),),
        ),
        Step(
            "last",
            N_("Whoever is last draws two cards, and a hand before the bell counts as late."),
            ("top",),
        ),
    ),
    position=_table(
        [["KS-PLUS", "VW"], ["KD-ALL", "RC"], ["YC", "OW"], ["TS", "KC"], ["BC", "RW"]],
        [["KW", "YC"], ["OS", "GC"], ["TD", "GS"], ["RS", "TW"]],
        ["VS", "BD"],
        [["VW", "TS"], ["YD", "VS"], ["OD", "BW"]],
    ),
    options=_OPTIONS,
)

_CALLING = Chapter(
    "calling",
    N_("Calling"),
    (
        Step(
            "second",
            N_("{other} lays the second-last card, and must call “ANNA” with it."),
            ("card:1:0",),
            watch=((1, ("lay", 0)),),
        ),
        Step(
            "catch",
            N_("Nobody called! Be quick and catch {other}."),
            ask=(("catch", 1),),
        ),
        Step(
            "caught",
            N_("Well caught: {other} draws a card for it."),
            ("card:1:0", "card:1:1"),
            watch=((1, ("keep", 0)),),
        ),
        Step(
            "call",
            N_("Now you lay your second-last card: do not forget to call."),
            ask=(("lay", 0, "call"),),
        ),
        Step(
            "win",
            N_("With your last card you win, and the table calls “OTTO” for you."),
            ("card:0:0",),
        ),
    ),
    position=_table(
        [["RC", "TW"], ["YC", "OW-OTTO"]],
        [["RW", "BS-ANNA"], ["OD", "GS"]],
        ["RD", "YW"],
        [["TS", "KC"]],
        turn=1,
    ),
    options=_OPTIONS,
)

_FREE = Chapter(
    "free",
    N_("Your own match"),
    (
        Step(
            "free",
            N_(
                "Now choose your sides and play against {other}; "
                "tap the lamp whenever you want my advice."
            ),
            ("flip:0", "flip:1", "flip:2", "flip:3", "flip:4", "flip:5"),
        ),
    ),
    seed=11,
    options=_OPTIONS,
)

LESSON = Lesson((_SIDES, _SEQUENCE, _ALL, _CALLING, _FREE), minutes=6)
