"""Why a ship should sail, look or leave: of the sea only what the seat has seen, and the odds."""

from engine.anno1503.charting import Chart, chart, distances, moves_from
from engine.anno1503.judgement import Affairs, affairs
from engine.anno1503.names import space_name, tile_name
from engine.anno1503.pieces import GOALS
from engine.anno1503.prospects import bound_for, worth_sailing
from engine.anno1503.state import Position
from engine.anno1503.voyages import claims
from engine.language import either, tr, tr_n


def sailing(position: Position, seat: int, ship: int, space: str, goal: str) -> str:
    """What the ship comes nearer to; `goal` is where it goes in this turn, island or space."""
    mine, known = affairs(position, seat), chart(position, seat)
    start = mine.ships[ship] or space
    target = goal if goal in known.tiles else _ahead(start, goal or space, known, mine)
    if target is None or moves_from(space)[target] >= moves_from(start)[target]:
        return tr("From {space} the ship can go on next turn.", space=space_name(space))
    tile = dict(known.seen).get(target)
    if tile is None:
        return tr(
            "It is on the way to {space}, where {wanted} may lie.",
            space=space_name(target),
            wanted=wanted(mine, known),
        )
    return tr(
        "It is on the way to {space}, where a {tile} lies.",
        space=space_name(target),
        tile=tile_name(tile),
    )


def _ahead(start: str, end: str, known: Chart, mine: Affairs) -> str | None:
    """The best of the islands that every move on the way to a space brings nearer."""
    before, after, moves = moves_from(start), moves_from(end), distances(start)[end]
    nearer = {
        island: worth_sailing(end, island, known, mine)
        for island in known.tiles
        if before[island] - after[island] == moves
    }
    best = max(nearer, key=nearer.__getitem__, default=None)
    return best if best is not None and nearer[best] else None


def wanted(mine: Affairs, known: Chart) -> str:
    """What there is room for at home, and what may still lie somewhere."""
    outposts, agreements = welcome(mine, known)
    names = [
        tr("an outpost") if outposts else "",
        tr("a trade agreement") if agreements else "",
    ]
    return either([name for name in names if name] or [tr("a treasure")])


def welcome(mine: Affairs, known: Chart) -> tuple[float, float]:
    """The chances that an unknown tile is an outpost or an agreement that can be claimed."""
    return (
        known.outposts if len(mine.outposts) < GOALS["outposts"] else 0.0,
        known.agreements if mine.agreements < GOALS["agreements"] else 0.0,
    )


def exploring(position: Position, seat: int, space: str) -> str:
    home = position.homes[seat]
    tile = home.seen.get(space)
    if tile is not None:
        if claims(home, tile):
            return tr("A {tile} lies there, and it is worth a ship.", tile=tile_name(tile))
        return tr("You know the {tile} there already.", tile=tile_name(tile))
    mine, known = affairs(position, seat), chart(position, seat)
    chance = sum(welcome(mine, known))
    if not chance:
        return tr("A look costs only a point, and there may be a treasure.")
    return tr(
        "The chance that an unknown tile is {wanted} is {chance} in 100.",
        wanted=wanted(mine, known),
        chance=round(100 * chance),
    )


def leaving(position: Position, seat: int) -> str:
    """What the tile that was found is left for."""
    assert position.exploring is not None
    ship, space = position.exploring
    home = position.homes[seat]
    tile = tile_name(home.seen[space])
    if not claims(home, home.seen[space]):
        return tr("Your home cannot take a {tile} now.", tile=tile)
    mine, known = affairs(position, seat), chart(position, seat)
    unknown = len(known.tiles) - len(known.seen)
    if unknown:
        return tr_n(
            "The ship is worth more than a {tile}: {count} island is still unknown.",
            "The ship is worth more than a {tile}: {count} islands are still unknown.",
            unknown,
            tile=tile,
        )
    target = bound_for(mine.ships[ship] or space, known, mine)
    if target is None or target == space:
        return tr("The ship is worth more than this tile.")
    better = tile_name(home.seen[target])
    return tr("The ship can fetch a {tile} from {space}.", tile=better, space=space_name(target))


def waiting(position: Position, seat: int) -> str:
    """Why the ships stay where they are, or may set out."""
    mine, known = affairs(position, seat), chart(position, seat)
    for ship in mine.ships:
        target = bound_for(ship, known, mine) if ship else None
        if ship and target:
            return _near(moves_from(ship)[target], space_name(target), dict(known.seen).get(target))
    return tr("No tile is left that a ship could bring you.")


def _near(moves: int, space: str, tile: str | None) -> str:
    """How far a ship is from what it may fetch, known or not."""
    if tile is None and not moves:
        return tr("Your ship lies beside {space}, where it can look for a tile.", space=space)
    if tile is None:
        return tr_n(
            "Your ship is {count} move from {space}, where it can look for a tile.",
            "Your ship is {count} moves from {space}, where it can look for a tile.",
            moves,
            space=space,
        )
    if not moves:
        return tr(
            "Your ship lies beside {space}, where a {tile} lies.",
            space=space,
            tile=tile_name(tile),
        )
    return tr_n(
        "Your ship is {count} move from {space}, where a {tile} lies.",
        "Your ship is {count} moves from {space}, where a {tile} lies.",
        moves,
        space=space,
        tile=tile_name(tile),
    )
