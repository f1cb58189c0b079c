"""Who the computer players are, and the little that they say at the table.

What they say is drawn by dice of its own from the match's seed, the seat and the number of actions:
the same match is always the same conversation, and no word of it depends on what somebody holds.
"""

from collections.abc import Iterable, Mapping

from engine import Match
from engine.bots import dice_for
from engine.dice import Dice
from engine.language import N_, tr

NAMES = {
    "easy": ("Pip", "Mimi", "Toto", "Kiki", "Bobo", "Lulu", "Nino"),
    "medium": ("Bruno", "Hanna", "Oskar", "Vera", "Hugo", "Ida", "Karl"),
    "hard": ("Greta", "Kaspar", "Selma", "Viktor", "Thea", "Magnus", "Runa"),
    "expert": ("Aurelia", "Darius", "Sibyl", "Konrad", "Octavia", "Leander", "Minerva"),
}
"""As many as can sit at a table beside a person."""

SELDOM = 12
"""One in so many actions comes with a word."""

_APART = 0x7A1C
_GREETINGS = {
    "easy": (N_("Hello! I am still learning."), N_("Can we start? Can we?")),
    "medium": (N_("Good luck, everybody!"), N_("Nice to play with you.")),
    "hard": (N_("May the best one win."), N_("I came to win, you know.")),
    "expert": (N_("I have been looking forward to this."), N_("Let us play a good one.")),
}
_REMARKS = {
    "easy": (N_("I like this one!"), N_("Is that good? We will see."), N_("Oh, my turn already?")),
    "medium": (N_("Why not?"), N_("That should do."), N_("Let me try this.")),
    "hard": (N_("I have a plan."), N_("Step by step."), N_("That was no accident.")),
    "expert": (N_("I have waited for that."), N_("Small things add up."), N_("Just as I thought.")),
}
_WON = {
    "easy": (N_("I won? I won!"),),
    "medium": (N_("That went well. Another one?"),),
    "hard": (N_("A good match. Thank you!"),),
    "expert": (N_("You made me work for it."),),
}
_LOST = {
    "easy": (N_("That was fun! Again?"),),
    "medium": (N_("Well played!"),),
    "hard": (N_("You have earned it."),),
    "expert": (N_("I will remember that one."),),
}


def free_name(level: str, taken: Iterable[str]) -> str | None:
    """The first of a level's names that nobody has."""
    names = set(taken)
    return next((name for name in NAMES.get(level, ()) if name not in names), None)


def greetings(match: Match) -> list[tuple[int, str]]:
    """What the computer players say as they sit down: the seat, and the words."""
    return [(seat, _one(_GREETINGS, match, seat, 0)) for seat in _computers(match)]


def remarks(match: Match, step: int) -> list[tuple[int, str]]:
    """What is said after an action: by everybody at the end, else by who acted, now and then."""
    computers = _computers(match)
    if step == match.length and match.over:
        first = {row["seat"] for row in match.state.standings or [] if row["place"] == 1}
        return [
            (seat, _one(_WON if seat in first else _LOST, match, seat, step)) for seat in computers
        ]
    seat = match.actor(step)
    if seat not in computers or _dice(match, seat, step).below(SELDOM):
        return []
    return [(seat, _one(_REMARKS, match, seat, step))]


def _computers(match: Match) -> list[int]:
    return [seat for seat, player in enumerate(match.players) if player.kind in NAMES]


def _one(words: Mapping[str, tuple[str, ...]], match: Match, seat: int, step: int) -> str:
    dice = _dice(match, seat, step)
    dice.bits()  # The first has decided whether anything is said.
    return tr(dice.choice(words[match.players[seat].kind]))


def _dice(match: Match, seat: int, step: int) -> Dice:
    return Dice(dice_for(match.seed, seat, step).bits() ^ _APART)
