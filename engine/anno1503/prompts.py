"""What the seat of a view can do now, in a sentence."""

from typing import assert_never

from engine.anno1503.names import tile_name
from engine.anno1503.pieces import FACE_DOWN, POINTS_TO_WIN
from engine.anno1503.queries import explored
from engine.anno1503.types import Player, View
from engine.language import tr, tr_n


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
            return tr("Build, recruit, promote, sell and buy; then set sail or end your turn.")
        case "ships":
            return _ships_prompt(view["players"][seat])
        case "tile":
            return _tile_prompt(view)
        case "discard":
            return tr("You have too many cards: choose one to discard.")
        case _:
            assert_never(view["phase"])


def _take_prompt(view: View, player: str) -> str:
    if len(view["rolled"]) == 1:
        return tr(
            "Workshop {number} is at work: {player}, choose a commodity to take.",
            number=view["rolled"][0],
            player=player,
        )
    seat = view["asked"][0]
    if "church" not in view["players"][seat]["buildings"].values():
        return tr("Good Fortune: {player}, choose a commodity to take.", player=player)
    if view["asked"].count(seat) > 1:
        return tr(
            "Good Fortune, and two for your Church: {player}, choose the first commodity.",
            player=player,
        )
    return tr("Your Church gives one more: {player}, choose a second commodity.", player=player)


def _ships_prompt(player: Player) -> str:
    match [points for points in player["points"] if points]:
        case []:
            return tr("Your ships have done all they can: end your turn.")
        case [points]:
            return tr_n(
                "Sail or explore: {count} action point left. Or end your turn.",
                "Sail and explore: {count} action points left. Or end your turn.",
                points,
            )
        case [first, second]:
            return tr(
                "Sail and explore: your ships have {first} and {second} action points left. "
                "Or end your turn.",
                first=first,
                second=second,
            )
    raise AssertionError("two ships at most")


def _tile_prompt(view: View) -> str:
    found = explored(view)
    assert found is not None
    _, tile = found
    if tile == FACE_DOWN:
        return tr(
            "Look at the tile; then claim it and lose your ship, or leave the tile face down."
        )
    return tr("A {tile}: claim it and lose your ship, or leave it face down.", tile=tile_name(tile))
