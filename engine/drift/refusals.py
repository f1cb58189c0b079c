"""Why an action is refused: the first rule it breaks (D1–D14)."""

from engine.drift.attacks import attack_terms, defence_terms, wins
from engine.drift.board import DOORS, HOMES, NEAR, NEIGHBOURS, RIVER
from engine.drift.carrying import kinds_on, welcomes
from engine.drift.leaving import must_leave, strands
from engine.drift.pieces import COIN_LAND, COIN_SPACES, COINS, PIECES, VALUE
from engine.drift.state import Position
from engine.drift.words import coin_name, pieces_named, rank_name, space_name, terms_named
from engine.game import Action as AnyAction
from engine.game import not_an_action
from engine.language import either, tr
from engine.refusal import Refusal

_ON_BOARD = NEIGHBOURS.keys() | DOORS.keys()


def why_not_allowed(position: Position, action: AnyAction) -> str | None:
    """None if the seat on turn may do this."""
    match action:
        case ("step", piece, space) if piece in VALUE and space in _ON_BOARD:
            reason = _no_points(position, piece) or _no_step(position, piece, space)
        case ("attack", piece, space) if piece in VALUE and space in _ON_BOARD:
            reason = _no_points(position, piece) or _no_attack(position, piece, space)
        case ("pick", piece) if piece in VALUE:
            reason = _no_points(position, piece) or _no_pick(position, piece, None)
        case ("pick", piece, coin) if piece in VALUE and coin in COINS:
            reason = _no_points(position, piece) or _no_pick(position, piece, coin)
        case ("drop", piece) if piece in VALUE:
            reason = _no_points(position, piece) or _no_drop(position, piece)
        case ("end_turn",):
            return _too_early(position) or _no_end(position)
        case ("place", coin, space) if coin in COINS and space in _ON_BOARD:
            return _no_place(position, coin, space)
        case _:
            return not_an_action()
    return reason or _no_leaving(position, action)


def _no_place(position: Position, coin: str, space: str) -> str | None:
    """D1 with ruling V2."""
    if position.phase != "place":
        return Refusal("D1", tr("Setting up (D1): all coins have been placed already."))
    if coin not in position.unplaced[position.turn]:
        return Refusal(
            "D1", tr("Setting up (D1): your {coin} is on the board already.", coin=coin_name(coin))
        )
    if space in HOMES:
        return Refusal("D1", tr("Setting up (D1): no coin may be placed on a home space."))
    if space in RIVER:
        return Refusal("D1", tr("Setting up (D1): no coin may be placed in a river."))
    if space not in COIN_SPACES[coin]:
        return Refusal(
            "D1",
            tr(
                "Setting up (D1): {coin} belongs on the {land}.",
                coin=coin_name(coin),
                land=tr(COIN_LAND[coin]),
            ),
        )
    if space in position.coins:
        return Refusal(
            "D1",
            tr("Setting up (D1): there is a coin on {space} already.", space=space_name(space)),
            space,
        )
    return None


def _too_early(position: Position) -> str | None:
    """D1."""
    if position.phase == "play":
        return None
    return Refusal("D1", tr("Setting up (D1): the coins are placed before anybody moves."))


def _no_points(position: Position, piece: str) -> str | None:
    """Whether the piece can move at all: in the game (D7), its rank's turn (D4), points (D5)."""
    if position.phase != "play":
        return _too_early(position)
    space = position.pieces[position.turn][piece]
    points = position.left.get(piece, 0)
    if points and space is not None and piece not in position.done:
        return None
    rank = rank_name(piece)
    if space is None:
        return Refusal(
            "D7", tr("Leaving home (D7): this {rank} has left the game.", rank=rank), piece
        )
    if not points and space in RIVER:
        return Refusal(
            "D9", tr("Rivers (D9): entering the river ended this {rank}’s move.", rank=rank), piece
        )
    if not points:
        return Refusal(
            "D5", tr("Moving (D5): this {rank} has no points left this turn.", rank=rank), piece
        )
    if _lower_rank_moved(position, piece):
        return Refusal(
            "D4",
            tr(
                "Order of rank (D4): a lower rank has moved, so your {rank} is done for this turn.",
                rank=rank,
            ),
            piece,
        )
    return Refusal(
        "D4",
        tr("Order of rank (D4): another piece has moved since, so this {rank} is done.", rank=rank),
        piece,
    )


def _lower_rank_moved(position: Position, piece: str) -> bool:
    return any(
        position.left.get(other, 0) < VALUE[other] < VALUE[piece]
        for other in PIECES
        if position.pieces[position.turn][other] is not None
    )


def _no_step(position: Position, piece: str, space: str) -> str | None:
    """D5, D8, D9 and D12."""
    start = position.space_of(position.turn, piece)
    if space not in NEAR[start]:
        if space in DOORS:
            return no_door(space)
        if _along(start, space):
            return Refusal(
                "D9",
                tr("Rivers (D9): pieces cannot move along a river; only the drift carries them."),
            )
        return Refusal(
            "D5",
            tr(
                "Moving (D5): {space} is not next to {start}.",
                space=space_name(space),
                start=space_name(start),
            ),
            space,
            start,
        )
    seat = position.standing.get(space)
    if seat is None:
        return _no_entering(position, piece, space)
    if seat != position.turn:
        return Refusal(
            "D5",
            tr(
                "Moving (D5): an enemy stands on {space}; it can only be attacked.",
                space=space_name(space),
            ),
            space,
        )
    if space == position.home:
        return Refusal("D8", tr("Own home (D8): a piece of yours is on it already."))
    return Refusal(
        "D5", tr("Moving (D5): a piece of yours stands on {space}.", space=space_name(space)), space
    )


def no_door(door: str) -> str:
    """D5."""
    outside, inland = DOORS[door]
    return Refusal(
        "D5",
        tr(
            "Moving (D5): a door is not a space; step from {outside} to {inland}, or back.",
            outside=space_name(outside),
            inland=space_name(inland),
        ),
        door,
    )


def _along(start: str, space: str) -> bool:
    """D9: whether both are arrows of one river."""
    return space in RIVER and RIVER.get(start) == RIVER[space]


def _no_entering(position: Position, piece: str, space: str) -> str | None:
    """D12."""
    coin = position.carrying[position.turn].get(piece)
    if coin is None or welcomes(position, space, coin):
        return None
    if space == position.home:
        return Refusal(
            "D12",
            tr("Homes (D12): there is {coin} on your repository already.", coin=coin_name(coin)),
        )
    return Refusal("D12", tr("Homes (D12): an I with a coin may not enter another player’s home."))


def _no_attack(position: Position, piece: str, space: str) -> str | None:
    """D13 and D14; the refusal of D14 shows both sums."""
    start = position.space_of(position.turn, piece)
    if piece in position.carrying[position.turn]:
        return Refusal("D13", tr("Attacking (D13): an I that carries a coin cannot attack."))
    if space not in NEAR[start]:
        if space in DOORS:
            return no_door(space)
        if _along(start, space):
            return Refusal(
                "D13", tr("Attacking (D13): a piece cannot attack along the river it is in.")
            )
        return Refusal(
            "D13",
            tr(
                "Attacking (D13): {space} is not next to {start}.",
                space=space_name(space),
                start=space_name(start),
            ),
            space,
            start,
        )
    seat = position.standing.get(space)
    if seat is None or seat == position.turn:
        return Refusal(
            "D13",
            tr("Attacking (D13): there is no enemy on {space}.", space=space_name(space)),
            space,
        )
    if wins(position, piece, space):
        return None
    total, against = attack_terms(position, piece, space), defence_terms(position, space)
    sums = {"total": terms_named(total), "against": terms_named(against)}
    if position.owner.get(space) == seat:
        never = tr(
            "Attacking with {total} against {against} (D14): "
            "nobody can be beaten on their own home.",
            **sums,
        )
        return Refusal("D14", never, space, piece)
    return Refusal(
        "D14",
        tr(
            "Attacking with {total} against {against} (D14): you need at least 1 more.",
            **sums,
        ),
        space,
        piece,
    )


def _no_pick(position: Position, piece: str, kind: str | None) -> str | None:
    """D10 with ruling V4."""
    space = position.space_of(position.turn, piece)
    if VALUE[piece] > 1:
        return _no_carrier(piece)
    if piece in position.carrying[position.turn]:
        return Refusal("D10", tr("Picking up (D10): an I carries only one coin at a time."))
    kinds = kinds_on(position, space)
    if not kinds:
        if space == position.home and position.deposited[position.turn]:
            return Refusal(
                "D10", tr("Picking up (D10): a coin on your own repository stays there.")
            )
        return Refusal(
            "D10",
            tr("Picking up (D10): there is no coin to take on {space}.", space=space_name(space)),
            space,
        )
    if kind is None:
        return _no_choice(kinds)
    if kind not in kinds:
        return Refusal(
            "D10",
            tr(
                "Picking up (D10): there is no {coin} to take on {space}.",
                coin=coin_name(kind),
                space=space_name(space),
            ),
            space,
        )
    if len(kinds) > 1:
        return None
    return Refusal(
        "D10",
        tr(
            "Picking up (D10): there is only {coin} here, so it need not be named.",
            coin=coin_name(kind),
        ),
    )


def _no_choice(kinds: tuple[str, ...]) -> str | None:
    """V4."""
    if len(kinds) == 1:
        return None
    return Refusal(
        "D10", tr("Picking up (D10): choose {coins}.", coins=either([*map(coin_name, kinds)]))
    )


def _no_carrier(piece: str) -> str:
    """D10."""
    return Refusal(
        "D10",
        tr("Picking up (D10): only an I handles coins, not a {rank}.", rank=rank_name(piece)),
        piece,
    )


def _no_drop(position: Position, piece: str) -> str | None:
    """D11."""
    if VALUE[piece] > 1:
        return _no_carrier(piece)
    if piece in position.carrying[position.turn]:
        return None
    return Refusal("D11", tr("Dropping (D11): this I carries no coin."))


def _no_leaving(position: Position, action: AnyAction) -> str | None:
    """D7 with ruling V3, for moving a piece, or letting it handle a coin on the home."""
    if not must_leave(position):
        return None
    verb, piece = action[:2]
    handles = verb in ("pick", "drop")
    at_home = handles and position.pieces[position.turn][piece] == position.home
    pieces = strands(position, piece, stays=at_home)
    if not pieces:
        return None
    return Refusal(
        "D7",
        tr(
            "Leaving home (D7): move {pieces} out first; all pieces but one must leave.",
            pieces=pieces_named(pieces),
        ),
    )


def _no_end(position: Position) -> str | None:
    """D7 with ruling V3, for ending the turn."""
    pieces = strands(position, None)
    if not pieces:
        return None
    return Refusal(
        "D7",
        tr(
            "Leaving home (D7): all pieces but one must leave, and {pieces} still can.",
            pieces=pieces_named(pieces),
        ),
    )
