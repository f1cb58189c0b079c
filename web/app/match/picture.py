"""A small picture of a match, as a bystander sees it; kept beside the save for the lobby."""

from app.tables import table_of
from app.tables.context import Context
from app.tables.kit.scene import Scene
from app.tables.parts import AnyContext
from engine import Match

WIDTH, HEIGHT = 820, 520


def picture(match: Match) -> Scene:
    context: AnyContext = Context(
        view=match.state.view(None),
        names=match.names,
        colours=match.colours,
        kinds=match.kinds,
        actors=match.state.actors,
        length=match.length,
        standings=match.state.standings or (),
        width=WIDTH,
        height=HEIGHT,
        live=False,
        zooms=False,
    )
    return table_of(match.game.id).drawing.picture(context)
