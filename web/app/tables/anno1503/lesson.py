"""ANNO 1503's guided first match: a turn at home, a growing town, a voyage, the five goals."""

from typing import Any

from app.tables.anno1503.prepared import bank, player
from app.tables.lessons import DO, Chapter, Lesson, Step
from engine.anno1503.pieces import GOALS
from engine.language import N_

_SEED = 3
"""Its sea has an outpost of spice on the first island (r2c2)."""
_TO_HOME = f"{DO}look-home"
"""On a phone the home island has to be opened while ships sail."""


def _islands(phase: str, you: dict[str, Any], **more: Any) -> dict[str, Any]:
    players = [you, player("C")]
    return {"players": players, "bank": bank(players), "turn": 0, "phase": phase, **more}


_HOME = Chapter(
    "home",
    N_("A turn at home"),
    (
        Step(
            "workshops",
            N_("Hello! This is your home island with five workshops, and each has a number."),
            ("pier:1", "pier:2", "pier:3", "pier:4", "pier:5"),
        ),
        Step(
            "roll",
            N_("Every turn begins with the die: the workshop with that number works, so roll."),
            ask=(("roll",),),
        ),
        Step(
            "tools",
            N_("A 2: your second workshop gave you tools; a 6 would have brought an event."),
            ("card:tools",),
        ),
        Step(
            "colonists",
            N_("Your colonists buy from you: a pioneer takes stone, lumber or tools for 1 gold."),
            ("sell:1",),
        ),
        Step(
            "sell",
            N_("Sell the stone: tap your pioneer, then the stone."),
            ask=(("sell", 1, "stone"),),
        ),
        Step(
            "buy",
            N_("You may also buy two goods a turn, for 6 gold each: buy cloth."),
            ask=(("buy", "cloth"),),
        ),
        Step(
            "pioneer",
            N_("A new pioneer costs lumber and tools, and you have both: let one come."),
            ask=(("pioneer",),),
        ),
        Step(
            "end",
            N_("That was a good turn: end it."),
            ask=(("end_turn",),),
        ),
        Step(
            "others",
            N_("{other}’s turn begins with the die, too, and every roll counts for all players."),
            ("home:1",),
        ),
    ),
    position=_islands(
        "roll",
        player("A"),
        dice=11,
    ),
    seed=_SEED,
)

_TOWN = Chapter(
    "town",
    N_("A growing town"),
    (
        Step(
            "promote",
            N_("Two stone and one cloth turn a pioneer into a settler: promote the first one."),
            ask=(("promote", 1),),
        ),
        Step(
            "pays",
            N_("A settler buys cloth, and pays 2 gold for it: sell it."),
            ask=(("sell", 1, "cloth"),),
        ),
        Step(
            "higher",
            N_("Townsmen buy spice for 3 gold and merchants tobacco for 4: those come by ship."),
            ("sell:1", "sell:2"),
        ),
        Step(
            "fourth",
            N_("A fourth colonist brings a public building: add a pioneer, then pick the church."),
            ask=(("pioneer", "church"),),
        ),
        Step(
            "church",
            N_("The church gives you two goods instead of one when good fortune comes."),
            ("building:church",),
        ),
    ),
    position=_islands(
        "build",
        player(
            "A",
            gold=4,
            goods={"stone": 2, "cloth": 2, "lumber": 1, "tools": 1},
            colonists=["pioneer", "settler", "pioneer"],
        ),
    ),
    seed=_SEED,
)

_SHIP = Chapter(
    "ship",
    N_("A voyage"),
    (
        Step(
            "sail",
            N_("Your ship waits in the harbour: set sail, and the work at home is over."),
            ask=(("end_building",),),
        ),
        Step(
            "points",
            N_("With two players a ship has two points: the first takes it one space on."),
            ask=(("sail", 0, "r2c1"),),
        ),
        Step(
            "explore",
            N_("The second point looks under the cloud of the island beside it: explore it."),
            ask=(("explore", 0, "r2c2"),),
        ),
        Step(
            "spice",
            N_("Spice! Claim the outpost, and put it at your second workshop’s pier."),
            ask=(("claim", 2),),
        ),
        Step(
            "outpost",
            N_("From now on that workshop gives you tools or spice, as you like."),
            ("pier:2", _TO_HOME),
        ),
        Step(
            "spent",
            N_("A claim costs the ship; a new one takes cloth, lumber and tools."),
            ("launch", _TO_HOME),
        ),
        Step(
            "goals",
            N_(
                "There are five goals: 30 gold, 4 outposts, 3 trade agreements, "
                "4 public buildings, 3 merchants."
            ),
            (*(f"goal:{goal}" for goal in GOALS), _TO_HOME),
        ),
        Step(
            "end",
            N_("Whoever has three of them on their own turn wins: end your turn."),
            ask=(("end_turn",),),
        ),
        Step(
            "free",
            N_(
                "Now play on against {other} as you like, "
                "and tap the lamp whenever you want my advice."
            ),
            ("home:1",),
        ),
    ),
    position=_islands(
        "build",
        player(
            "A",
            gold=6,
            goods={"lumber": 1, "tools": 1},
            colonists=["settler", "settler", "pioneer", "pioneer"],
            buildings={"4": "church"},
        ),
        supply={
            "church": 0,
            "fire_station": 1,
            "fort": 1,
            "school": 1,
            "university": 1,
            "market_hall": 1,
            "tavern": 1,
        },
    ),
    seed=_SEED,
)

LESSON = Lesson((_HOME, _TOWN, _SHIP), minutes=5)
