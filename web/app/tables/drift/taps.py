"""What is tapped on DRIFT's table, and what a tap in vain meant."""

from collections.abc import Sequence

from app.tables.drift.chosen import chosen
from app.tables.drift.context import Context
from app.tables.drift.query_cache import QueryCache
from app.tables.parts import Button, Taps, Tokens, Walk
from engine import game
from engine.drift.board import HOMES, NEIGHBOURS
from engine.drift.pieces import COIN_SPACES, COINS, PIECES, STEP
from engine.drift.queries import Queries
from engine.drift.types import Action, Event, View
from engine.language import tr


class DriftTaps(Taps[View, Action, Event]):
    quick = True

    def __init__(self, queries: QueryCache) -> None:
        self.queries = queries

    def tokens(self, context: Context, action: Action) -> Tokens:
        match action:
            case ("place", _, space):
                return frozenset({f"space:{space}"})
            case ("step" | "attack", piece, space):
                return frozenset({f"piece:{piece}", f"space:{space}"})
            case ("pick", piece, kind):
                return frozenset({f"piece:{piece}", f"take:{kind}"})
            case ("pick", piece):
                return frozenset({f"piece:{piece}", "take"})
            case ("drop", piece):
                return frozenset({f"piece:{piece}", "put"})
        return frozenset({action[0]})

    def offered(self, context: Context) -> Tokens:
        """Further spaces, too, that the chosen piece can walk to in this turn."""
        if not context.chosen:
            return frozenset(context.tappable)
        ways = chosen(context, self.queries.about(context.view)).ways
        return frozenset(context.tappable).union(f"space:{space}" for space in ways)

    def walk(self, context: Context, token: str) -> Walk[Action] | None:
        choice = chosen(context, self.queries.about(context.view))
        way = choice.ways.get(token.removeprefix("space:"), ())
        return Walk([STEP[choice.piece][space] for space in way]) if len(way) > 1 else None

    def replaces(self, context: Context, token: str, chosen: Sequence[str]) -> list[str] | None:
        """Another piece, or the end of the turn, begins anew; another goal keeps the piece."""
        if token.startswith("piece:") or token == "end_turn":
            return []
        return [other for other in chosen if other.startswith("piece:")]

    def stays(self, action: Action) -> list[str]:
        return [f"piece:{action[1]}"] if action[0] == "step" else []

    def at_once(self, context: Context, action: Action) -> bool:
        """An attack is asked about, with its sum; the end of a turn cannot be taken back."""
        return action[0] not in ("attack", "end_turn") and context.reversible(action)

    def buttons(self, context: Context) -> list[Button]:
        return [Button("end_turn", tr("End turn"))]

    def attempt(self, context: Context, token: str) -> game.Action | None:
        view, queries = context.view, self.queries.about(context.view)
        zone, _, name = token.partition(":")
        if view["phase"] == "place":
            return ("place", _coin_for(view, name), name) if zone in ("space", "door") else None
        if zone == "piece":
            return ("step", name, _way_out(view, queries, name))
        if zone == "tray" or not name:
            return None
        piece = chosen(context, queries).piece or _first_able(view)
        enemy = queries.standing(name) not in (None, view["turn"])
        return ("attack" if enemy else "step", piece, name)


def _coin_for(view: View, space: str) -> str:
    """The coin that belongs on this land, or else the next to be placed."""
    fitting = [coin for coin in COINS if space in COIN_SPACES[coin]]
    return (fitting or view["unplaced"][view["turn"]])[0]


def _way_out(view: View, queries: Queries, piece: str) -> str:
    """A space that the piece could step to if nothing but the rules of order were in the way."""
    here = view["seats"][view["turn"]]["pieces"][piece]
    if here is None:
        return HOMES[0]
    free = [near for near in NEIGHBOURS[here] if queries.standing(near) is None]
    return (free or NEIGHBOURS[here])[0]


def _first_able(view: View) -> str:
    """The highest piece that may still move."""
    able = (piece for piece in PIECES if view["left"].get(piece) and piece not in view["done"])
    return next(able, PIECES[0])
