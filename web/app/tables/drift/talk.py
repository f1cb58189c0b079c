"""What DRIFT's table says beside the game's own words."""

import re

from app.tables.drift import moves, position, sheet
from app.tables.drift.chosen import Chosen, chosen
from app.tables.drift.context import Context
from app.tables.drift.danger import danger
from app.tables.drift.deeds import deeds
from app.tables.drift.news import DriftNews
from app.tables.drift.query_cache import QueryCache
from app.tables.wording import Passage, Question
from engine.drift.board import ARROWS, DOORS, RING
from engine.drift.guidance import guidance
from engine.drift.queries import Queries
from engine.drift.rounds import round_limit
from engine.drift.types import Action, Attack, Event, View
from engine.drift.words import coin_name, piece_name, pieces_named, space_name, terms_named
from engine.guidance import Guidance
from engine.language import tr, tr_n

_CODE = re.compile(r"\b[A-Z]\d{1,2}\b")
"""How a space is written in a sentence; rules are written so, too."""

_SOUNDS = {
    "attacked": "die",
    "drifted": "splash",
    "won": "bell",
    "limit": "bell",
    "stepped": "card",
    "placed": "coin",
    "picked": "coin",
    "pilfered": "coin",
    "dropped": "coin",
    "deposited": "bell",
    "returned": "coin",
    "removed": "no",
}


class DriftTalk(DriftNews):
    def __init__(self, queries: QueryCache) -> None:
        self.queries = queries

    def guidance(self, context: Context) -> Guidance | None:
        return guidance(context.view)

    def prompt(self, context: Context) -> str | None:
        view, ready = context.view, context.ready
        if view["phase"] != "play" or view["seat"] != view["turn"]:
            return None
        queries = self.queries.about(view)
        if ready and ready[0] == "attack":
            return _attack_question(queries, ready)
        if ready == ("end_turn",):
            return _ending_question(queries)
        if ready and ready[0] == "drop" and queries.wins_by_deposit(ready[1]):
            return _winning_question(view, ready[1])
        return _barred_warning(queries)

    def choosing(self, context: Context) -> str | None:
        queries = self.queries.about(context.view)
        choice = chosen(context, queries)
        if not choice.piece:
            return None
        warning = _ends_others(queries, choice.piece) or danger(
            context, queries, context.view["turn"], choice.piece
        )
        if not warning:
            return _to_do(context, queries, choice)
        return tr("{first} {more}", first=_can_do(context, queries, choice), more=warning)

    def named(self, words: str) -> list[str]:
        """Spaces by their codes; with both ends of a door its mark at the edge, too."""
        spaces = [code for code in _CODE.findall(words) if code in RING]
        doors = [door for door, ends in DOORS.items() if set(ends) <= set(spaces)]
        return [*(f"space:{space}" for space in spaces), *(f"door:{door}" for door in doors)]

    def round(self, context: Context) -> str:
        view = context.view
        limit = round_limit(view["options"], len(view["seats"]))
        if view["phase"] == "place":
            return tr("Setting up")
        if not limit:
            return tr("Round {number}", number=view["round"])
        return tr("Round {number}/{most}", number=min(view["round"], limit), most=limit)

    def era(self, view: View) -> int | None:
        return view["round"]

    def era_name(self, number: int) -> str:
        return tr("Round {number}", number=number) if number else tr("Setting up")

    def measure(self, view: View) -> str:
        return tr("Coins brought home")

    def amount(self, view: View, value: int) -> str:
        return tr_n("{count} coin", "{count} coins", value)

    def decided(self, context: Context) -> str:
        return sheet.decided(context.view, context.names)

    def position(self, context: Context) -> list[Passage]:
        return position.told(context, self.queries.about(context.view))

    def saying(self, context: Context, action: Action) -> str | None:
        return moves.saying(context, self.queries.about(context.view), action)

    def heading(self, context: Context, action: Action) -> str:
        return moves.heading(context, action)

    def questions(self, context: Context) -> list[Question]:
        return moves.questions(context, self.queries.about(context.view))

    def sound(self, event: Event) -> str | None:
        if event[0] == "stepped" and event[4] in ARROWS:
            return "splash"
        return _SOUNDS.get(event[0])


def _attack_question(queries: Queries, action: Attack) -> str:
    _, piece, space = action
    return tr(
        "Attack {space} with {piece}, {total} against {against}?",
        space=space_name(space),
        piece=piece_name(piece),
        total=terms_named(queries.attack_terms(piece, space)),
        against=terms_named(queries.defence_terms(space)),
    )


def _to_do(context: Context, queries: Queries, choice: Chosen) -> str:
    name, points = piece_name(choice.piece), context.view["left"].get(choice.piece, 0)
    if queries.wins_by_deposit(choice.piece):
        return _can_do(context, queries, choice)
    if deeds(context, queries, choice):
        return tr_n(
            "{piece} has {count} point left. Tap where it goes, or what it does with the coin.",
            "{piece} has {count} points left. Tap where it goes, or what it does with the coin.",
            points,
            piece=name,
        )
    return tr_n(
        "{piece} has {count} point left. Tap where it goes.",
        "{piece} has {count} points left. Tap where it goes.",
        points,
        piece=name,
    )


def _can_do(context: Context, queries: Queries, choice: Chosen) -> str:
    """The same in few words, where there is something to be warned of."""
    name, points = piece_name(choice.piece), context.view["left"].get(choice.piece, 0)
    if queries.wins_by_deposit(choice.piece):
        return tr("{piece} can deposit the last coin, and you win!", piece=name)
    return tr_n(
        "{piece} has {count} point left.", "{piece} has {count} points left.", points, piece=name
    )


def _ends_others(queries: Queries, piece: str) -> str | None:
    """D4: who is done once this piece has moved, said before it has."""
    ended = queries.ended_by(piece)
    if not ended:
        return None
    return tr(
        "If it moves, {pieces} can no longer move this turn (D4).", pieces=pieces_named(ended)
    )


def _winning_question(view: View, piece: str) -> str:
    """D20."""
    coin = view["seats"][view["turn"]]["carrying"][piece]
    return tr(
        "Deposit {coin} with {piece}, and win?", coin=coin_name(coin), piece=piece_name(piece)
    )


def _ending_question(queries: Queries) -> str | None:
    """D7: what ending the turn would cost; D10, D11: which coin it would leave."""
    lost = queries.surplus()
    if lost:
        return tr("End the turn, and lose {pieces} on your home (D7)?", pieces=pieces_named(lost))
    undone = queries.left_undone()
    if not undone:
        return None
    action = undone[0]
    piece = action[1]
    if action[0] == "pick":
        return tr("End the turn? {piece} could still pick up a coin.", piece=piece_name(piece))
    if queries.wins_by_deposit(piece):
        return tr(
            "End the turn? {piece} could deposit the last coin and win.", piece=piece_name(piece)
        )
    return tr("End the turn? {piece} could still deposit its coin.", piece=piece_name(piece))


def _barred_warning(queries: Queries) -> str | None:
    """D7: that nobody can leave the home as things stand."""
    barred = queries.barred()
    if not barred:
        return None
    return tr(
        "Your home is barred: {pieces} cannot leave it, and all but one must (D7).",
        pieces=pieces_named(barred),
    )
