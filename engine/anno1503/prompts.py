"""What the seat of a view can do now, in a sentence."""

from typing import assert_never

from engine.anno1503.names import tile_name
from engine.anno1503.pieces import FACE_DOWN, POINTS_TO_WIN
from engine.anno1503.queries import explored
from engine.anno1503.types import Player, View
from engine.language import listing, tr


def prompt(view: View, names: list[str]) -> str:
    turn, seat = view["turn"], view["seat"]
    if len(view["shields"][turn]) >= POINTS_TO_WIN:
        return tr("{player} has won.", player=names[turn])
    acting = view["asked"][0] if view["asked"] else turn
    if seat != acting:
        return tr("{player} is thinking.", player=names[acting])
    match view["phase"]:
        case "roll":
            return tr("Roll the die: it brings everybody a commodity, or an event.")
        case "take":
            return _take_prompt(view, names[seat])
        case "give_up":
            return tr(
                "Pirates, and not enough gold: {player}, choose what to give up.",
                player=names[seat],
            )
        case "build":
            return tr(
                "Build, recruit, promote, sell and buy; then go on to your ships or end your turn."
            )
        case "ships":
            return _ships_prompt(view["players"][seat])
        case "tile":
            return _tile_prompt(view)
        case "discard":
            return tr("You have too many cards: choose one to discard.")
        case _:
            assert_never(view["phase"])


def _take_prompt(view: View, player: str) -> str:
    if len(view["rolled"]) == 2:
        return tr("Good Fortune: {player}, choose a commodity to take.", player=player)
    return tr("Production: {player}, choose a commodity to take.", player=player)


def _ships_prompt(player: Player) -> str:
    left = [str(points) for points in player["points"] if points]
    if not left:
        return tr("Your ships have done all they can: end your turn.")
    return tr(
        "Sail and explore (action points left: {points}), or end your turn.", points=listing(left)
    )


def _tile_prompt(view: View) -> str:
    found = explored(view)
    assert found is not None
    _, tile = found
    if tile == FACE_DOWN:
        return tr(
            "Look at the tile; then claim it and lose your ship, or leave the tile face down."
        )
    return tr("A {tile}: claim it and lose your ship, or leave it face down.", tile=tile_name(tile))
