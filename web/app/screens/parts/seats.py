"""Seats as forms: a colour, a name, who it is."""

from collections.abc import Sequence

from app.match.seating import HUMAN, Seat
from app.tables.kit.colours import COLOURS, WORDS, sign
from app.tables.kit.faces import face
from app.tables.kit.scene import Child, Scene, h, name_of
from app.tables.kit.widgets import choose, dialog
from engine.language import N_, tr
from engine.players import LONGEST_NAME

KINDS = {
    HUMAN: N_("Person"),
    "easy": N_("Computer, easy"),
    "medium": N_("Computer, medium"),
    "hard": N_("Computer, hard"),
    "expert": N_("Computer, expert"),
}


def form(
    number: int, seat: Seat, kinds: Sequence[str], colour: Scene, *more: Child, fixed: bool = False
) -> Scene:
    """A seat to fill in. `fixed`: who it is cannot be changed now."""
    player = number + 1
    said = [(kind, tr(KINDS[kind])) for kind in kinds]
    kind = tr("Player {number} is", number=player)
    return h(
        "div",
        colour,
        h(
            "input",
            name="name",
            value=seat.name,
            maxlength=str(LONGEST_NAME),
            autocomplete="off",
            spellcheck="false",
            enterkeyhint="done",
            aria_label=tr("Name of player {number}", number=player),
            class_="field",
        ),
        choose("kind", seat.kind, said, kind, disabled=fixed) if len(said) > 1 else None,
        *more,
        None if seat.kind == HUMAN else face(seat.kind, seat.name, 32),
        data_seat=str(number),
        class_="seat" if seat.kind == HUMAN else "seat computer",
    )


def palette(number: int, seats: Sequence[Seat]) -> Scene:
    """All colours for one seat; whoever has one already would change with it."""
    owners = {seat.colour: seat.name for seat in seats}
    return dialog(
        tr("A colour for {name}", name=seats[number].name),
        h("div", *(_colour(number, seats, colour, owners) for colour in COLOURS), class_="palette"),
    )


def _colour(number: int, seats: Sequence[Seat], colour: str, owners: dict[str, str]) -> Scene:
    own = seats[number].colour == colour
    taken = owners.get(colour) if not own else None
    return h(
        "button",
        sign(colour, 32),
        h("span", tr(WORDS[colour])),
        name_of(taken, "small") if taken else None,
        type="button",
        data_do="paint",
        data_place=str(number),
        data_colour=colour,
        aria_pressed="true" if own else "false",
        class_="button",
    )
