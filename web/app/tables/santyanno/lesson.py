"""SANTY ANNO's guided first match: the fleet, each kind of card, a row of three, a slow race."""

from typing import Any

from app.tables.lessons import DO, Chapter, Lesson, Step
from engine.game import Value
from engine.language import N_

_OPTIONS: dict[str, Value] = {"countdown": False, "pace": 10000}
"""Nobody hurries a beginner: the others take ten seconds a card."""
_RING = {"table": [1, 5, 3, 8, 2, 6, 4, 7], "pirates": [1, 3, 6]}
_TURN_UP = f"{DO}start-clock"
_TO_THE_LOOT = f"{DO}show-end"
"""Whoever stops the show is shown how it goes on."""


def _row(*cards: str) -> dict[str, Any]:
    """These cards lie there face down, and the others have given up already."""
    return {**_RING, "phase": "race", "cards": list(cards), "boarded": [None, "late", "late"]}


def _one(name: str, title: str, card: str, ship: int, asked: str, no: str, found: str) -> Chapter:
    """A kind of card on its own: from Paradise to a ship."""
    return Chapter(
        name,
        title,
        (
            Step("card", asked, (_TURN_UP, f"0:{ship}"), ask=(("board", ship),), no=no),
            Step("found", found, (f"ship:{ship}",)),
        ),
        position=_row(card),
        options=_OPTIONS,
        others=2,
    )


_FLEET = Chapter(
    "fleet",
    N_("The fleet"),
    (
        Step(
            "ships",
            N_("Hello! Eight ships lie in a ring, and your pirate stands on the Paradise."),
            ("ship:1",),
        ),
        Step(
            "elements",
            N_(
                "Every ship has four elements, each in a different colour: "
                "crow’s-nest, sails, hull and name plate."
            ),
            ("ship:1", "ship:5"),
        ),
        Step(
            "goal",
            N_("Cards send your pirate from ship to ship: be the first to find where it ends."),
            ("ship:1", "ship:5", "ship:3", "ship:8", "ship:2", "ship:6", "ship:4", "ship:7"),
        ),
    ),
    position=_RING,
    options=_OPTIONS,
    others=2,
)

_ELEMENT = _one(
    "element",
    N_("An element"),
    "E:nest",
    2,
    N_(
        "Turn the card up: it shows the crow’s-nest, and yours is red, "
        "so press the other ship with a red one."
    ),
    N_("An element card (S1) leads to the other ship with that element in the same colour."),
    N_("Right: the Revenge has a red crow’s-nest, too."),
)
_STRUCK = _one(
    "struck",
    N_("Struck out"),
    "E:sails-Y",
    1,
    N_("Turn it up: sails without yellow, and yours are yellow, so you stay: press your own ship."),
    N_("Struck out (S1): whoever has that element in that colour stays where they are."),
    N_("Right: with yellow sails you stay on the Paradise."),
)
_COLOUR = _one(
    "colour",
    N_("A colour"),
    "C:B",
    8,
    N_("Turn it up: blue on your ship is the hull, so press the other ship with a blue hull."),
    N_("A colour card (S2): see what has this colour on your ship, and find it on another."),
    N_("Right: the Santy Anno has a blue hull, too."),
)
_NAME = _one(
    "name",
    N_("A name"),
    "N:all",
    4,
    N_("Turn it up: names, so press the other ship whose name begins with a P."),
    N_("A name card (S3) leads to the other ship with the same first letter."),
    N_("Right: from Paradise to Profundis, and the names are on the ships."),
)
_NUMBER = _one(
    "number",
    N_("A number"),
    "+2",
    3,
    N_("Turn it up: plus 2 takes you from ship 1 to ship 3, so press that one."),
    N_("A number card (S4) is added to the ship’s number, and after 8 comes 1 again."),
    N_("Right: the Sahara has the number 3, and after ship 8 comes ship 1 again."),
)

_THREE = Chapter(
    "three",
    N_("A row of three"),
    (
        Step(
            "row",
            N_("Turn up three cards, go from ship to ship in your head, and press the last one."),
            (_TURN_UP, "0:5"),
            ask=(("board", 5),),
            no=N_("Try again: the nest leads to Revenge, yellow to Vendetta, and the name on."),
        ),
        Step(
            "show",
            N_("Now you see the way: nest, yellow hull, name; then split the loot."),
            (_TO_THE_LOOT, "ship:5"),
            ask=(("split",),),
        ),
        Step(
            "coins",
            N_("The first who is right takes 5 ducats, the next 4, then 3, 2 and 1."),
            ("ship:5",),
        ),
    ),
    position=_row("E:nest", "C:Y", "N:all"),
    options=_OPTIONS,
    others=2,
)

_RACE = Chapter(
    "race",
    N_("A slow race"),
    (
        Step(
            "cast",
            N_("Now a real race with five cards against two slow pirates: cast off!"),
            ask=(("cast_off",),),
        ),
        Step(
            "find",
            N_("Go card by card, take your time, and press the ship where your pirate ends."),
            (_TURN_UP, *(f"0:{ship}" for ship in range(1, 9))),
            ask=(("board",),),
        ),
        Step(
            "loot",
            N_("Watch all pirates walk, then split the loot."),
            (f"{DO}hurry", _TO_THE_LOOT, "ship:1"),
            ask=(("split",),),
        ),
        Step(
            "free",
            N_("That was the first of five rounds, each with one card more: play on!"),
            ("ship:1", "ship:5", "ship:3", "ship:8"),
        ),
    ),
    position=_RING,
    seed=4,
    options=_OPTIONS,
    others=2,
)

LESSON = Lesson(
    (_FLEET, _ELEMENT, _STRUCK, _COLOUR, _NAME, _NUMBER, _THREE, _RACE),
    minutes=5,
)
