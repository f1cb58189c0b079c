"""What is tapped on DRIFT's table, and what a tap in vain meant."""

from collections.abc import Sequence

from app.tables.drift.ahead import Ahead
from app.tables.drift.chosen import chosen
from app.tables.drift.context import Context
from app.tables.drift.query_cache import QueryCache
from app.tables.effects import Effect
from app.tables.parts import Button, Detail, Taps, Tokens, Walk
from engine import game
from engine.drift.board import HOMES, NEIGHBOURS, RIVER
from engine.drift.obstacles import no_way_out
from engine.drift.pieces import COIN_SPACES, COINS, STEP
from engine.drift.queries import Queries
from engine.drift.refusals import no_door
from engine.drift.types import Action, Event, View
from engine.language import tr
from engine.refusal import Refusal

DOUBLE = 500
"""Milliseconds within which a second tap on End turn was not meant for the next player's turn."""


class DriftTaps(Taps[View, Action, Event]):
    quick = True

    def __init__(self, queries: QueryCache, ahead: Ahead) -> None:
        self.queries = queries
        self.ahead = ahead
        self._ended = (-2, 0.0)
        """After how many actions and when somebody last tapped End turn."""
        self._offered: tuple[object, Tokens] | None = None
        """What was offered last, and for what: it is asked for several times a tap."""
        self._twice = False
        """Whether End turn was tapped twice in a row: the second was not meant for the next."""

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
        """The own pieces, also by the spaces they stand on; then all that the chosen one reaches.

        A space says nothing as long as nobody is chosen to go there.
        """
        given = (context.view, context.tappable, tuple(context.chosen))
        if self._offered is None or self._offered[0] != given:
            self._offered = given, self._find_offered(context)
        return self._offered[1]

    def _find_offered(self, context: Context) -> Tokens:
        given = frozenset(context.tappable)
        if context.view["phase"] != "play" or not given:
            return given
        queries = self.queries.about(context.view)
        own = {
            f"space:{space}"
            for token in given
            if token.startswith("piece:")
            and (space := _space_of(context.view, token.removeprefix("piece:")))
        }
        choice = chosen(context, queries)
        if not choice.piece:
            return frozenset(own.union(t for t in given if not t.startswith("space:")))
        goals = [*queries.reach(choice.piece), *queries.strikes(choice.piece)]
        return given | own.union(f"space:{space}" for space in goals)

    def walk(self, context: Context, token: str) -> Walk[Action] | None:
        zone, _, space = token.partition(":")
        if zone != "space" or context.view["phase"] != "play":
            return None
        queries = self.queries.about(context.view)
        choice = chosen(context, queries)
        standing = self._standing(context, space)
        if standing:
            return _choosing(standing, choice.piece)
        if not choice.piece:
            return None
        strike = queries.strikes(choice.piece).get(space)
        way = strike.way if strike else queries.reach(choice.piece).get(space, ())
        steps = [STEP[choice.piece][step] for step in way]
        if strike:
            return Walk(steps, (f"piece:{choice.piece}", f"space:{space}"))
        return Walk(steps) if len(steps) > 1 else None

    def _standing(self, context: Context, space: str) -> list[str]:
        """The own pieces on a space that can still do something."""
        view, queries = context.view, self.queries.about(context.view)
        return [
            piece
            for seat, piece in queries.pieces_on(space)
            if seat == view["turn"] and f"piece:{piece}" in context.tappable
        ]

    def replaces(self, context: Context, token: str, chosen: Sequence[str]) -> list[str] | None:
        """Another piece, or the end of the turn, begins anew; another goal keeps the piece."""
        if token.startswith("piece:") or token == "end_turn":
            return []
        return [other for other in chosen if other.startswith("piece:")]

    def stays(self, action: Action) -> list[str]:
        return [f"piece:{action[1]}"] if action[0] == "step" else []

    def at_once(self, context: Context, action: Action) -> bool:
        """An attack is asked about, with its sum; so is a turn that should not end yet.

        That is one that would cost a piece (D7) or leave a coin where it is that could be taken.
        """
        if action == ("end_turn",):
            queries = self.queries.about(context.view)
            return not (self._twice or queries.surplus() or queries.left_undone())
        return action[0] != "attack" and context.reversible(action)

    def heard(self, context: Context, kind: str, detail: Detail) -> list[Effect[Action]] | None:
        """The slider for the drift; and whether End turn is tapped twice in a row."""
        if kind == "field" and detail.get("name") == "ahead":
            self.ahead.set(str(detail.get("value")))
            return []
        if kind == "tap" and detail.get("tap") == "end_turn":
            length, when = self._ended
            self._twice = length == context.length - 1 and context.now - when < DOUBLE
            self._ended = (context.length, context.now)
        return None

    def buttons(self, context: Context) -> list[Button]:
        return [Button("end_turn", tr("End turn"))]

    def attempt(self, context: Context, token: str) -> game.Action | None:
        view, queries = context.view, self.queries.about(context.view)
        zone, _, name = token.partition(":")
        if view["phase"] == "place":
            return ("place", _coin_for(view, name), name) if zone in ("space", "door") else None
        if zone == "piece":
            return ("step", name, _way_out(view, queries, name))
        if zone != "space":
            return None
        piece, standing = chosen(context, queries).piece, queries.standing(name)
        beside = bool(piece) and name in NEIGHBOURS[_space_of(view, piece) or HOMES[0]]
        if standing == view["turn"] and not beside:
            return _move_of(view, queries, name)
        if not piece:
            return None
        return ("step" if standing in (None, view["turn"]) else "attack", piece, name)

    def refusal(self, context: Context, token: str) -> str | None:
        """How far a goal is, or what bars the way; and who is to be chosen first."""
        view, queries = context.view, self.queries.about(context.view)
        zone, _, space = token.partition(":")
        if view["phase"] != "play" or zone not in ("piece", "space", "door"):
            return None
        if zone == "door":
            return no_door(space)
        if zone == "piece":
            return self._hemmed_in(context, space)
        piece, standing = chosen(context, queries).piece, queries.standing(space)
        if not piece and standing == view["turn"]:
            return self._hemmed_in(context, queries.pieces_on(space)[0][1])
        if not piece:
            return _nobody_chosen(standing is not None)
        carries = standing is not None and piece in view["seats"][view["turn"]]["carrying"]
        here = _space_of(view, piece) or ""
        if (
            standing == view["turn"]
            or carries
            or space in NEIGHBOURS[here]
            or _same_river(here, space)
        ):
            return None
        return queries.no_walk(piece, space)

    def _hemmed_in(self, context: Context, piece: str) -> str | None:
        """Of a piece that others keep from moving: they are not blamed."""
        reason = context.why_not(self.attempt(context, f"piece:{piece}") or (), None)
        blamed = isinstance(reason, Refusal) and piece not in reason.about and reason.rule != "D7"
        return no_way_out(piece) if blamed or reason is None else reason


def _space_of(view: View, piece: str) -> str | None:
    return view["seats"][view["turn"]]["pieces"][piece]


def _same_river(here: str, space: str) -> bool:
    return space in RIVER and RIVER.get(here) == RIVER[space]


def _choosing(standing: list[str], now: str) -> Walk[Action]:
    """The piece on a space, or of several there the one after the one that is chosen."""
    following = standing[standing.index(now) + 1 :] if now in standing else standing
    return Walk((), tuple(f"piece:{piece}" for piece in following[:1]))


def _nobody_chosen(enemy: bool) -> str:
    """With nobody chosen there is nothing to blame: only what to do."""
    if enemy:
        return Refusal("D13", tr("Attacking (D13): first tap your piece that should attack."))
    return Refusal("D5", tr("Moving (D5): first tap one of your pieces, then where it goes."))


def _coin_for(view: View, space: str) -> str:
    """The coin that belongs on this land, or else the next to be placed."""
    fitting = [coin for coin in COINS if space in COIN_SPACES[coin]]
    return (fitting or view["unplaced"][view["turn"]])[0]


def _move_of(view: View, queries: Queries, space: str) -> game.Action | None:
    """What the own piece on a space would do."""
    standing = (piece for seat, piece in queries.pieces_on(space) if seat == view["turn"])
    piece = next(standing, None)
    return ("step", piece, _way_out(view, queries, piece)) if piece else None


def _way_out(view: View, queries: Queries, piece: str) -> str:
    """A space that the piece could step to if nothing but the rules of order were in the way."""
    here = _space_of(view, piece)
    if here is None:
        return HOMES[0]
    free = [near for near in NEIGHBOURS[here] if queries.standing(near) is None]
    return (free or NEIGHBOURS[here])[0]
