"""Why an action is refused: the first rule it breaks (D1–D14)."""

from engine.drift.attacks import attack_terms, defence_terms
from engine.drift.board import DOORS, HOMES, NEIGHBOURS, RIVER
from engine.drift.carrying import kinds_on, welcomes
from engine.drift.leaving import END, strands
from engine.drift.pieces import COIN_LAND, COIN_SPACES, COINS, PIECES, VALUE
from engine.drift.state import Position
from engine.drift.words import no, pieces_named, rank_name, space_name, terms_named
from engine.game import Action


def why_no_place(position: Position, action: Action) -> str | None:
    """D1 with ruling V2. None if the seat on turn may place this coin here."""
    match action:
        case (_, str(coin), str(space)) if coin in COINS and _on_board(space):
            pass
        case _:
            return no("action")
    if position.phase != "place":
        return no("D1 over")
    if coin not in position.unplaced[position.turn]:
        return no("D1 placed", coin)
    if space in HOMES:
        return no("D1 home")
    if space in RIVER:
        return no("D1 river")
    if space not in COIN_SPACES[coin]:
        return no("D1 land", coin.capitalize(), COIN_LAND[coin])
    return no("D1 taken", space_name(space)) if space in position.coins else None


def why_no_move(position: Position, action: Action) -> str | None:
    """None if the seat on turn may do this; `place` is asked elsewhere."""
    match action:
        case ("step" | "attack", str(piece), str(space)) if piece in VALUE and _on_board(space):
            rank = VALUE[piece]
        case ("pick" | "drop", str(piece)) if piece in VALUE:
            rank = VALUE[piece]
        case ("pick", str(piece), str(coin)) if piece in VALUE and coin in COINS:
            rank = VALUE[piece]
        case ("end_turn",):
            rank = END
        case _:
            return no("action")
    if position.phase != "play":
        return no("D1 first")
    return _no_deed(position, action) or _no_leaving(position, rank)


def _on_board(space: str) -> bool:
    return space in NEIGHBOURS or space in DOORS


def _no_deed(position: Position, action: Action) -> str | None:
    """All rules but D7."""
    if len(action) == 1:
        return None
    piece = action[1]
    reason = _no_points(position, piece)
    if reason is not None:
        return reason
    match action:
        case ("step", _, space):
            return _no_step(position, piece, space)
        case ("attack", _, space):
            return _no_attack(position, piece, space)
        case ("pick", _, *kind):
            return _no_pick(position, piece, kind[0] if kind else None)
    return _no_drop(position, piece)


def _no_points(position: Position, piece: str) -> str | None:
    """Whether the piece can move at all: in the game (D7), its rank's turn (D4), points (D5)."""
    space = position.pieces[position.turn][piece]
    name = rank_name(piece)
    if space is None:
        return no("D7 gone", name)
    points = position.left.get(piece, 0)
    if points and piece not in position.done:
        return None
    if not points:
        return no("D9 over", name) if space in RIVER else no("D5 points", name)
    lower = any(
        position.left.get(other, 0) < VALUE[other] < VALUE[piece]
        for other in PIECES
        if position.pieces[position.turn][other] is not None
    )
    return no("D4 rank", name) if lower else no("D4 other", name)


def _no_step(position: Position, piece: str, space: str) -> str | None:
    """D5, D8, D9 and D12."""
    start = str(position.pieces[position.turn][piece])
    if space in DOORS:
        return no("D5 door", space_name(DOORS[space][0]), space_name(DOORS[space][1]))
    if space not in NEIGHBOURS[start]:
        along = space in RIVER and RIVER.get(start) == RIVER[space]
        return no("D9 along") if along else no("D5 far", space_name(space), space_name(start))
    seat = position.standing.get(space)
    if seat is not None:
        if seat != position.turn:
            return no("D5 enemy", space_name(space))
        return no("D8") if space == position.home else no("D5 own", space_name(space))
    coin = position.carrying[position.turn].get(piece)
    if coin is None or welcomes(position, space, coin):
        return None
    return no("D12 own", coin) if space == position.home else no("D12 other")


def _no_attack(position: Position, piece: str, space: str) -> str | None:
    """D13 and D14; the refusal of D14 shows both sums."""
    start = str(position.pieces[position.turn][piece])
    if piece in position.carrying[position.turn]:
        return no("D13 carrying")
    if space in DOORS:
        return no("D5 door", space_name(DOORS[space][0]), space_name(DOORS[space][1]))
    if space not in NEIGHBOURS[start]:
        along = space in RIVER and RIVER.get(start) == RIVER[space]
        return no("D13 along") if along else no("D13 far", space_name(space), space_name(start))
    seat = position.standing.get(space)
    if seat is None or seat == position.turn:
        return no("D13 nobody", space_name(space))
    total, against = attack_terms(position, piece, space), defence_terms(position, space)
    if sum(total) > sum(against):
        return None
    return no("D14", terms_named(total), terms_named(against))


def _no_pick(position: Position, piece: str, kind: str | None) -> str | None:
    """D10 with ruling V4."""
    space = str(position.pieces[position.turn][piece])
    if VALUE[piece] > 1:
        return no("D10 rank", rank_name(piece))
    if piece in position.carrying[position.turn]:
        return no("D10 one")
    kinds = kinds_on(position, space)
    if not kinds:
        mine = space == position.home and position.deposited[position.turn]
        return no("D10 own") if mine else no("D10 none", space_name(space))
    if kind is not None and kind not in kinds:
        return no("D10 kind", kind, space_name(space))
    if len(kinds) > 1:
        return no("D10 which", " or ".join(kinds)) if kind is None else None
    return None if kind is None else no("D10 only", kind)


def _no_drop(position: Position, piece: str) -> str | None:
    """D11."""
    if VALUE[piece] > 1:
        return no("D10 rank", rank_name(piece))
    return None if piece in position.carrying[position.turn] else no("D11 none")


def _no_leaving(position: Position, rank: int) -> str | None:
    """D7 with ruling V3."""
    pieces = strands(position, rank)
    if not pieces:
        return None
    return no("D7 end" if rank == END else "D7 first", pieces_named(pieces))
