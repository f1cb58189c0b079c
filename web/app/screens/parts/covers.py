"""The covers: every game, its one line, and the ways into it."""

from collections.abc import Iterable

from app.tables import has_lesson
from app.tables.covers import cover
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import accented, link
from engine.exercises import has_exercises
from engine.game import AnyGame, Entry
from engine.language import tr


def draw(games: Iterable[AnyGame]) -> Scene:
    return h("section", *map(_cover, games), class_="covers", aria_label=tr("Games"))


def _cover(game: AnyGame) -> Scene:
    least, most = game.seats.start, game.seats.stop - 1
    length = tr(
        "{least}–{most} players · {minutes} min", least=least, most=most, minutes=game.minutes
    )
    return h(
        "article",
        h(
            "a",
            cover(game.id),
            name_of(game.title, "h2"),
            h("p", tr(game.line)),
            h("small", length),
            href=f"#/new/{game.id}",
            class_="face",
        ),
        h(
            "footer",
            _way(game, "learn", tr("Learn"), "learn") if has_lesson(game.id) else None,
            _way(game, "rules", tr("Rules"), "rules"),
            _way(game, "practice", tr("Practice"), "hint") if has_exercises(game) else None,
            *(_entry(game, entry) for entry in game.entries),
        ),
        data_game=game.id,
        class_="cover",
        style=accented(game.id),
    )


def _way(game: AnyGame, place: str, words: str, sign: str) -> Scene:
    address = f"#/{place}/{game.id}"
    return link(address, words, sign=sign, kind="button quiet", about=game.title)


def _entry(game: AnyGame, entry: Entry) -> Scene:
    address = f"#/new/{game.id}/{entry.id}"
    return h("a", tr(entry.title), href=address, class_="button quiet", title=tr(entry.line))
