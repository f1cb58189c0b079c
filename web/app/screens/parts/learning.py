"""How far somebody has come in a lesson, where it is offered, and what its menu holds."""

from collections.abc import Sequence
from contextlib import suppress

from app.browser.store import Store, StoreError
from app.match.lesson import Place, read_place
from app.screens.parts.coach import figure
from app.screens.parts.side import panel
from app.tables import lesson_of
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button, link
from app.tables.lessons import Lesson
from engine.game import AnyGame
from engine.language import tr


def kept_place(store: Store, game_id: str) -> Place | None:
    """Where somebody has left a game's lesson; None where they never were there."""
    return read_place(store.remembered(_memory(game_id)))


def keep_place(store: Store, game_id: str, place: Place) -> None:
    with suppress(StoreError):  # Then the lesson begins anew the next time.
        store.remember(_memory(game_id), place.written())


def _memory(game_id: str) -> str:
    return f"lesson/{game_id}"


def offer(store: Store, game: AnyGame) -> Scene | None:
    """One line, one tap, for who has never played this game; nothing for anybody else."""
    lesson, place = lesson_of(game.id), kept_place(store, game.id)
    played = any(one.game == game.id for one in store.summaries())
    if lesson is None or played or (place and place.done):
        return None
    words = (
        tr("Go on with your lesson")
        if place
        else tr("New here? Learn it by playing, in {minutes} minutes", minutes=lesson.minutes)
    )
    return h(
        "a",
        figure(36),
        h("span", words),
        icon("arrow-right"),
        href=f"#/learn/{game.id}",
        class_="button learn-offer",
    )


def menu(lesson: Lesson, number: int, game_id: str) -> Scene:
    """The chapters, each a tap away, and the ways out."""
    return panel(
        "menu",
        tr("Lesson"),
        h(
            "div",
            link("#/", tr("To the lobby (the lesson is kept)"), sign="back"),
            *_chapters(lesson, number),
            h("hr"),
            link(f"#/new/{game_id}", tr("Play a match"), sign="play"),
            link("#/settings", tr("Settings"), sign="settings"),
            class_="menu",
        ),
    )


def _chapters(lesson: Lesson, number: int) -> Sequence[Scene]:
    return [
        button(
            "lesson-chapter",
            tr("{number}. {title}", number=place + 1, title=tr(chapter.title)),
            data_chapter=str(place),
            aria_current="step" if place == number else None,
        )
        for place, chapter in enumerate(lesson.chapters)
    ]
