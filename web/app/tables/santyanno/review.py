"""The races of a match looked at again: what takes time, what slips, and where it went wrong."""

from collections.abc import Iterable, Sequence

from app.tables.kit.colours import colour_of
from app.tables.kit.scene import Scene, h, name_of
from app.tables.santyanno.context import Context
from app.tables.santyanno.pirates import face
from engine.language import tr, tr_n
from engine.santyanno.review import KINDS, Kind, Race, kinds, races
from engine.santyanno.words import seconds, ship_name


def draw(course: Iterable[Context]) -> Scene:
    """Everybody's races, people first."""
    contexts = list(course)
    last, views = contexts[-1], [context.view for context in contexts]
    seats = sorted(range(len(last.names)), key=lambda seat: last.kinds[seat] != "human")
    return h("div", *(_player(last, seat, races(views, seat)) for seat in seats), class_="races")


def _player(context: Context, seat: int, run: Sequence[Race]) -> Scene:
    right = sum(race.right for race in run)
    words = tr_n(
        "{right} of {count} race to the right ship",
        "{right} of {count} races to the right ship",
        len(run),
        right=right,
    )
    return h(
        "section",
        h("h2", face(seat, context.colours[seat], 36), name_of(context.names[seat])),
        h("p", words, class_="soft"),
        _by_kind(kinds(run)),
        *(_wrong(race) for race in run if not race.right),
        class_="panel person",
        style=f"--who:{colour_of(context.colours[seat])}",
    )


def _by_kind(found: Sequence[Kind]) -> Scene:
    head = [tr("Kind of card"), tr("Met"), tr("Seconds a card"), tr("Slips")]
    most = max((kind.milliseconds for kind in found), default=0) or 1
    rows = [
        h(
            "tr",
            h("th", tr(KINDS[kind.kind]), scope="row"),
            h("td", str(kind.cards) if kind.cards else "–"),
            h(
                "td",
                h("i", style=f"--part:{kind.milliseconds / most:.3f}"),
                seconds(kind.milliseconds) if kind.milliseconds else "–",
                class_="time",
            ),
            h("td", str(kind.slips) if kind.slips else "–", class_="slipped" if kind.slips else ""),
        )
        for kind in found
    ]
    return h(
        "table",
        h("thead", h("tr", *(h("th", words, scope="col") for words in head))),
        h("tbody", *rows),
        class_="by-kind",
    )


def _wrong(race: Race) -> Scene:
    """A race that ended on no ship or on a wrong one, and what explains it."""
    if race.ship is None:
        told = tr("No ship in time: the cards led to the {ship}.", ship=ship_name(race.truth))
    else:
        told = tr(
            "The {wrong} in place of the {right}.",
            wrong=ship_name(race.ship),
            right=ship_name(race.truth),
        )
    guess = race.slip.words if race.slip else ""
    if race.ship is not None and not race.slip:
        guess = tr("No single slip leads there.")
    return h(
        "p",
        h("b", tr("Round {number}", number=race.round)),
        h("span", told),
        h("span", guess) if guess else None,
        class_="wrong",
    )
