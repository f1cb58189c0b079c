"""The end: the captain with the mates, and what everybody's races were like."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.tables.kit.colours import colour_of
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h, name_of
from app.tables.santyanno.context import Context
from app.tables.santyanno.pirates import face
from engine.language import tr
from engine.santyanno.rounds import ROUNDS
from engine.santyanno.types import Event
from engine.santyanno.words import pirate_name, seconds


@dataclass(slots=True)
class Races:
    """One player's five races."""

    found: int = 0
    fastest: int | None = None
    """Milliseconds, of the right ships alone."""


def races(told: Sequence[Sequence[Event]], seats: int) -> list[Races]:
    """What the verdicts of a match say of everybody."""
    all_of = [Races() for _ in range(seats)]
    for events in told:
        for event in events:
            match event:
                case ("found", seat, _, time, _):
                    one = all_of[seat]
                    one.found += 1
                    one.fastest = time if one.fastest is None else min(one.fastest, time)
    return all_of


def draw(context: Context) -> Scene | None:
    """Under the places: who was the fastest, and who the surest."""
    if not context.standings:
        return None
    return h("section", _table(context), class_="ceremony")


def honours(context: Context, honoured: Sequence[tuple[int, str]]) -> Scene:
    """S21: the captain, or captains, and the first mates, as a picture."""
    found = races(context.told_since(0), len(context.names))
    drawn = [_honour(context, seat, rank, found[seat]) for seat, rank in honoured]
    return h("div", h("ol", *drawn, class_="honours"), class_="ceremony")


def _honour(context: Context, seat: int, rank: str, run: Races) -> Scene:
    """With what brought it about: how many ships were right, and the fastest of them."""
    captain = rank == "captain"
    return h(
        "li",
        icon("crown") if captain else None,
        face(seat, context.colours[seat], 84 if captain else 56),
        name_of(context.names[seat], "b"),
        h("small", pirate_name(seat)),
        h("span", tr("Captain") if captain else tr("First mate"), class_="rank"),
        h("small", tr("{found} of {rounds} ships right", found=run.found, rounds=ROUNDS)),
        None
        if run.fastest is None
        else h("small", tr("fastest in {time}", time=seconds(run.fastest))),
        class_=rank,
        data_honour=rank,
        style=f"--who:{colour_of(context.colours[seat])}",
    )


def _table(context: Context) -> Scene:
    found = races(context.told_since(0), len(context.names))
    best = min((one.fastest for one in found if one.fastest is not None), default=None)
    heads = (tr("Pirate"), tr("Right ships"), tr("Fastest"))
    rows = [
        h(
            "tr",
            h("th", face(seat, context.colours[seat], 20), name_of(name), scope="row"),
            h("td", tr("{found} of {rounds}", found=one.found, rounds=ROUNDS)),
            h(
                "td",
                "–" if one.fastest is None else seconds(one.fastest),
                class_="best" if one.fastest is not None and one.fastest == best else None,
            ),
        )
        for seat, (name, one) in enumerate(zip(context.names, found, strict=True))
    ]
    return h(
        "table",
        h("thead", h("tr", *(h("th", words, scope="col") for words in heads))),
        h("tbody", *rows),
        class_="sheet races",
    )
