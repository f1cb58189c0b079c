"""What the seat of a view can do now, in a sentence."""

from collections.abc import Sequence
from typing import assert_never

from engine.annaotto.cards import OPPOSITE
from engine.annaotto.fitting import layable_seen, penalty
from engine.annaotto.types import SequenceSign, View
from engine.language import listing, tr, tr_n


def prompt(view: View, names: list[str]) -> str:
    match view["phase"]:
        case "face":
            return _facing_prompt(view, names)
        case "turn":
            return _turn_prompt(view, names)
        case "drawn":
            if view["seat"] == view["turn"]:
                return _drawn_prompt(view)
            return tr("{player} has drawn a card.", player=names[view["turn"]])
        case "keep":
            return _penalty_prompt(view, names)
        case "turning":
            return _turning_prompt(view, names)
        case "annaotto":
            return _annaotto_prompt(view, names)
        case "slap":
            return tr("ALL: hands down! Whoever is last draws 2 cards.")
        case "over":
            return tr("The game is over.")
        case _:
            assert_never(view["phase"])


def _facing_prompt(view: View, names: list[str]) -> str:
    seat = view["seat"]
    if seat is not None and not view["faced"][seat]:
        return tr(
            "For each card, choose the side that faces you. The others will see the other side."
        )
    waiting = [names[who] for who, faced in enumerate(view["faced"]) if not faced]
    return tr_n(
        "{players} is still choosing sides.",
        "{players} are still choosing sides.",
        len(waiting),
        players=listing(waiting),
    )


def _turn_prompt(view: View, names: list[str]) -> str:
    if view["seat"] is None or view["seat"] != view["turn"]:
        return _waiting_prompt(view, names)
    own, other = _own_fits(view), _other_fits(view)
    if view["sequence"]:
        sequence = view["sequence"]
        return _sequence_prompt(sequence) if own or other else _accepting_prompt(sequence)
    if view["due"] and (own or other):
        return tr_n(
            "Pass the PLUS on with another PLUS, or draw {count} card.",
            "Pass the PLUS on with another PLUS, or draw {count} cards.",
            view["due"],
        )
    if view["due"]:
        return tr_n(
            "First draw {count} card for the PLUS.",
            "First draw {count} cards for the PLUS.",
            view["due"],
        )
    if view["draw"] or view["discard"] > 1:
        return _laying_prompt(own, other)
    return _passing_prompt(own, other)


def _own_fits(view: View) -> bool:
    """Whether a card of the own hand can be laid."""
    seat, sides = view["seat"], layable_seen(view)
    return seat is not None and any(front in sides for front, _ in view["hands"][seat])


def _other_fits(view: View) -> bool:
    """Whether a card in another hand can be laid (O7, P2)."""
    sides = layable_seen(view)
    return any(
        reverse in sides
        for seat, hand in enumerate(view["hands"])
        if seat != view["seat"] and seat not in view["out"] and len(hand) > 1
        for _, reverse in hand
    )


def _laying_prompt(own: bool, other: bool) -> str:
    if own and other:
        return tr("Lay one of your cards, lay one you see in another hand, or draw.")
    if own:
        return tr("Lay one of your cards, or draw.")
    if other:
        return tr("Your own cards do not fit: lay one you see in another hand, or draw.")
    return tr("No card fits: draw one.")


def _passing_prompt(own: bool, other: bool) -> str:
    if own and other:
        return tr(
            "Lay one of your cards or one you see in another hand, "
            "or pass: nothing is left to draw."
        )
    if own:
        return tr("Lay one of your cards, or pass: nothing is left to draw.")
    if other:
        return tr("Lay a card you see in another hand, or pass: nothing is left to draw.")
    return tr("No card fits and nothing is left to draw: pass.")


def _drawn_prompt(view: View) -> str:
    sides = layable_seen(view)
    if any(side in sides for side in view["drawn"] or ()):
        return tr("Lay the card you drew, or keep it.")
    return tr("Neither side fits. Keep the card: choose the side that faces you.")


def _waiting_prompt(view: View, names: list[str]) -> str:
    seat, suspect, player = view["seat"], view["catch"], names[view["turn"]]
    if seat in (None, suspect) or suspect is None or seat in view["out"]:
        return tr("{player} is thinking.", player=player)
    if view["options"]["alarm"]:
        return tr(
            "{player} is thinking. {suspect} has one card left: catch them if they did not call.",
            player=player,
            suspect=names[suspect],
        )
    return tr(
        "{player} is thinking. You can still catch {forgetter}, who forgot to call.",
        player=player,
        forgetter=names[suspect],
    )


def _sequence_prompt(sequence: Sequence[SequenceSign]) -> str:
    answer = OPPOSITE[sequence[-1]]
    draws, turns = penalty(sequence)
    if not draws:
        return tr_n(
            "Go on with an {answer}, or accept: {count} of your cards is turned.",
            "Go on with an {answer}, or accept: {count} of your cards are turned.",
            turns,
            answer=answer,
        )
    if not turns:
        return tr_n(
            "Go on with an {answer}, or accept and draw {count} card.",
            "Go on with an {answer}, or accept and draw {count} cards.",
            draws,
            answer=answer,
        )
    return tr_n(
        "Go on with an {answer}, or accept: draw {count} card, then {turns} are turned.",
        "Go on with an {answer}, or accept: draw {count} cards, then {turns} are turned.",
        draws,
        answer=answer,
        turns=turns,
    )


def _accepting_prompt(sequence: Sequence[SequenceSign]) -> str:
    """The same where there is nothing to go on with."""
    draws, turns = penalty(sequence)
    if not draws:
        return tr_n(
            "No card can go on: accept, and {count} of your cards is turned.",
            "No card can go on: accept, and {count} of your cards are turned.",
            turns,
        )
    if not turns:
        return tr_n(
            "No card can go on: accept and draw {count} card.",
            "No card can go on: accept and draw {count} cards.",
            draws,
        )
    return tr_n(
        "No card can go on: accept, draw {count} card, then {turns} are turned.",
        "No card can go on: accept, draw {count} cards, then {turns} are turned.",
        draws,
        turns=turns,
    )


def _penalty_prompt(view: View, names: list[str]) -> str:
    seat, count = view["owed"][0]
    if seat == view["seat"]:
        return tr_n(
            "You take {count} penalty card: choose the side that faces you.",
            "You take {count} penalty cards: choose the side that faces you.",
            count,
        )
    return tr_n(
        "{player} takes {count} penalty card.",
        "{player} takes {count} penalty cards.",
        count,
        player=names[seat],
    )


def _turning_prompt(view: View, names: list[str]) -> str:
    owner, layer = names[view["turn"]], names[view["layer"]]
    mine = view["seat"] == view["layer"]
    if len(view["hands"][view["turn"]]) - len(view["turned"]) > 1:
        if mine and view["may"]:
            return tr("ANNA: choose 2 of {owner}’s cards to turn, or none.", owner=owner)
        if mine:
            return tr("ANNA: choose 2 of {owner}’s cards to turn.", owner=owner)
        return tr("ANNA: {player} chooses 2 of {owner}’s cards to turn.", player=layer, owner=owner)
    if mine and view["may"]:
        return tr("ANNA: turn {owner}’s only card, or leave it.", owner=owner)
    if mine:
        return tr("ANNA: turn the last of {owner}’s cards.", owner=owner)
    return tr("ANNA: {player} turns the last of {owner}’s cards.", player=layer, owner=owner)


def _annaotto_prompt(view: View, names: list[str]) -> str:
    if view["seat"] != view["layer"]:
        return tr(
            "ANNAOTTO: {player} chooses a hand to turn and names a colour.",
            player=names[view["layer"]],
        )
    if view["seat"] in view["out"]:
        return tr("ANNAOTTO: all of the next player’s cards are turned. Now name a colour.")
    return tr("ANNAOTTO: turn all your cards or all of the next player’s, and name a colour.")
