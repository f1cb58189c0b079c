"""What can be done with one kept match: give it names, look at it, take it along, delete it."""

from collections.abc import Mapping

from app.browser.summary import Summary
from app.screens.parts.kept import state
from app.tables.kit.colours import sign
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button, dialog, link
from engine import games
from engine.language import tr
from engine.players import LONGEST_NAME, LONGEST_TITLE


def field(name: str, seat: object = None) -> str:
    """A field of the sheet by one word: the title, or the name of a seat."""
    return name if seat is None else f"{name}/{seat}"


def draw(kept: Summary, now: int, typed: Mapping[str, str]) -> Scene:
    """`typed` is what is still being written, by its field."""
    if kept.problem:
        return dialog(
            tr("A match that cannot be opened"),
            h("p", kept.problem),
            h("p", tr("It is kept as it is, and can be exported.")),
            h("div", *_files(kept), class_="answers"),
            kind="about-match",
        )
    return dialog(
        games()[kept.game].title,
        h("p", state(kept, now), class_="soft"),
        _title(typed.get(field("title"), kept.title)),
        *(_player(kept, seat, typed) for seat in range(len(kept.players))),
        h(
            "div",
            *_files(kept),
            link(f"#/replay/{kept.id}", tr("Replay"), sign="replay") if kept.over else None,
            link(f"#/review/{kept.id}", tr("Review"), sign="review") if kept.over else None,
            link(f"#/play/{kept.id}", tr("Open"), sign="play", kind="button big"),
            class_="answers",
        ),
        kind="about-match",
    )


def _title(title: str) -> Scene:
    return h(
        "label",
        h("span", tr("Title"), class_="soft"),
        h(
            "input",
            name="title",
            value=title,
            maxlength=LONGEST_TITLE,
            placeholder=tr("Sunday afternoon"),
            autocomplete="off",
            class_="field",
        ),
        class_="called",
    )


def _player(kept: Summary, seat: int, typed: Mapping[str, str]) -> Scene:
    player = kept.players[seat]
    return h(
        "label",
        sign(player.colour, 22),
        h(
            "input",
            name="name",
            value=typed.get(field("name", seat), player.name),
            maxlength=LONGEST_NAME,
            autocomplete="off",
            aria_label=tr("Name of player {number}", number=seat + 1),
            class_="field",
        ),
        data_seat=str(seat),
        class_="called",
    )


def _files(kept: Summary) -> list[Scene]:
    return [
        button("ask-delete", tr("Delete …"), sign="trash", kind="danger", data_id=kept.id),
        button("export", tr("Export"), sign="export", data_id=kept.id),
    ]
