"""DRIFT's actions in words: where a step leads and what lies there; and questions."""

from collections.abc import Sequence

from app.tables.drift.context import Context
from app.tables.wording import Question
from engine.drift.board import DOORS, NEIGHBOURS, RING, RINGS, SPACES
from engine.drift.pieces import COIN_SPACES, COINS, PIECES
from engine.drift.queries import Queries
from engine.drift.types import Action, View
from engine.drift.words import coin_name, piece_name, space_name, terms_named
from engine.language import listing, tr, tr_n

_DEPTH = {ring.letter: place for place, ring in enumerate(RINGS)}


def saying(context: Context, queries: Queries, action: Action) -> str | None:
    view = context.view
    match action:
        case ("step", piece, space):
            return _stepping(view, queries, piece, space)
        case ("attack", piece, space):
            return tr(
                "Attack {space} with {piece}: {total} against {against}",
                space=space_name(space),
                piece=piece_name(piece),
                total=terms_named(queries.attack_terms(piece, space)),
                against=terms_named(queries.defence_terms(space)),
            )
        case ("pick", piece):
            here = view["seats"][view["turn"]]["pieces"][piece] or ""
            coins = listing([coin_name(kind) for kind in queries.kinds_on(here)])
            return tr("Pick up {coin} with {piece}", coin=coins, piece=piece_name(piece))
        case ("drop", piece):
            coin = coin_name(view["seats"][view["turn"]]["carrying"][piece])
            if queries.wins_by_deposit(piece):
                return tr(
                    "Deposit {coin} with {piece}, and win", coin=coin, piece=piece_name(piece)
                )
            if queries.deposits(piece):
                return tr("Deposit {coin} with {piece}", coin=coin, piece=piece_name(piece))
            return tr("Drop {coin} with {piece}", coin=coin, piece=piece_name(piece))
    return None


def _stepping(view: View, queries: Queries, piece: str, space: str) -> str:
    here = view["seats"][view["turn"]]["pieces"][piece] or space
    values = {"piece": piece_name(piece), "space": space_name(space), "way": bearing(here, space)}
    step = tr("Move {piece} {way} to {space}", **values)
    return " ".join([tr("{move}.", move=step), *_there(view, queries, space)])


def _there(view: View, queries: Queries, space: str) -> list[str]:
    """What a piece meets on a space."""
    coins = [coin_name(kind) for kind in queries.kinds_on(space)]
    lies = tr_n("Here lies {coins}.", "Here lie {coins}.", len(coins), coins=listing(coins))
    said = [lies] if coins else []
    if RING[space].flow:
        said.append(tr("The river ends its move."))
    return said


def bearing(here: str, there: str) -> str:
    """The direction of a neighbour."""
    if (here, there) in DOORS.values() or (there, here) in DOORS.values():
        return tr("through the door")
    one, two = RING[here], RING[there]
    if one is two:
        clockwise = one.space(int(here[1:]) + 1) == there
        return tr("clockwise") if clockwise else tr("counter-clockwise")
    return tr("inwards") if _DEPTH[two.letter] > _DEPTH[one.letter] else tr("outwards")


def heading(context: Context, action: Action) -> str:
    match action:
        case ("place", coin, space):
            return tr("Place {coin} in ring {ring}", coin=coin_name(coin), ring=RING[space].letter)
        case ("step" | "attack" | "pick" | "drop", piece, *_):
            view = context.view
            here = view["seats"][view["turn"]]["pieces"][piece]
            return tr(
                "{piece} on {space}",
                piece=piece_name(piece),
                space=space_name(here) if here else "",
            )
    return ""


def questions(context: Context, queries: Queries) -> list[Question]:
    """Steps to all neighbours, attacks on those who stand there, coins; or spaces to place on."""
    view = context.view
    if view["phase"] == "place":
        return _placing(view)
    own = view["seats"][view["turn"]]["pieces"]
    asked = []
    for piece in PIECES:
        here = own[piece]
        if here is None:
            continue
        under = tr("{piece} on {space}", piece=piece_name(piece), space=space_name(here))
        asked += [_going(view, queries, piece, near, under) for near in NEIGHBOURS[here]]
        words = tr("pick up a coin with {piece}?", piece=piece_name(piece))
        asked.append(Question(words, _picking(queries, piece, here), under))
        words = tr("drop a coin with {piece}?", piece=piece_name(piece))
        asked.append(Question(words, ("drop", piece), under))
    return asked


def _picking(queries: Queries, piece: str, here: str) -> tuple[str, ...]:
    kinds: Sequence[str] = queries.kinds_on(here)
    return ("pick", piece, kinds[0]) if len(kinds) > 1 else ("pick", piece)


def _going(view: View, queries: Queries, piece: str, space: str, under: str) -> Question:
    values = {"piece": piece_name(piece), "space": space_name(space)}
    if queries.standing(space) in (None, view["turn"]):
        return Question(tr("move {piece} to {space}?", **values), ("step", piece, space), under)
    return Question(tr("attack {space} with {piece}?", **values), ("attack", piece, space), under)


def _placing(view: View) -> list[Question]:
    """A coin on land that is not its own, and on land that is taken."""
    asked = []
    for coin in COINS:
        for space in SPACES:
            if space in COIN_SPACES[coin] or space.endswith("0"):
                words = tr(
                    "place {coin} on {space}?", coin=coin_name(coin), space=space_name(space)
                )
                asked.append(Question(words, ("place", coin, space)))
    return asked
