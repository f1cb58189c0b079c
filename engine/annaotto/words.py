"""ANNAOTTO's sentences: the log, actions, and from their own files prompts and names."""

from typing import assert_never

from engine.annaotto.cards import OPPOSITE
from engine.annaotto.fitting import penalty
from engine.annaotto.names import cards, colour_name, side_name
from engine.annaotto.prompts import prompt
from engine.annaotto.types import (
    Accepted,
    Action,
    EndEvent,
    Event,
    SpecialEvent,
    Turned,
    View,
    Waits,
)
from engine.language import listing, tr, tr_n

__all__ = ["cards", "colour_name", "describe", "opening", "prompt", "sentence", "side_name"]


def opening(view: View, names: list[str]) -> list[str]:
    return [
        tr_n(
            "Everybody is dealt {count} card. The discard pile begins with {side}.",
            "Everybody is dealt {count} cards. The discard pile begins with {side}.",
            len(view["hands"][0]),
            side=side_name(view["top"]),
        ),
        tr("Everybody chooses sides; then {player} begins.", player=names[view["turn"]]),
    ]


def describe(action: Action, names: list[str]) -> str:
    match action:
        case ("face", choice):
            return _describe_facing([str(n) for n, turn in enumerate(choice, 1) if turn])
        case ("lay", place):
            return tr("Lay card {number}", number=place + 1)
        case ("lay", place, "call"):
            return tr("Lay card {number} and call", number=place + 1)
        case ("take", owner, place):
            return tr("Lay {owner}’s card {number}", number=place + 1, owner=names[owner])
        case ("take", owner, place, "call"):
            return tr("Lay {owner}’s card {number} and call", number=place + 1, owner=names[owner])
        case ("draw",):
            return tr("Draw a card")
        case ("lay_drawn", which):
            return tr("Lay the bottom side") if which else tr("Lay the top side")
        case ("lay_drawn", which, "call"):
            return tr("Lay the bottom side and call") if which else tr("Lay the top side and call")
        case ("keep", which):
            if which:
                return tr("Keep it, with the bottom side facing you")
            return tr("Keep it, with the top side facing you")
        case ("accept",):
            return tr("Accept the penalty")
        case ("turn", ()):
            return tr("Turn none")
        case ("turn", places):
            numbers = [str(place + 1) for place in places]
            return tr_n(
                "Turn card {numbers}", "Turn cards {numbers}", len(places), numbers=listing(numbers)
            )
        case ("pass",):
            return tr("Pass")
        case ("annaotto", "own", colour):
            return tr("Turn all your cards and name {colour}", colour=colour_name(colour))
        case ("annaotto", "next", colour):
            return tr("Turn the next player’s cards and name {colour}", colour=colour_name(colour))
        case ("slap", order):
            return tr("Hands down: {players}", players=listing([names[seat] for seat in order]))
        case ("catch", forgetter):
            return tr("Catch {player}", player=names[forgetter])
        case _:
            assert_never(action)


def _describe_facing(turned: list[str]) -> str:
    if not turned:
        return tr("Ready, with no cards turned")
    return tr_n(
        "Ready, with card {numbers} turned",
        "Ready, with cards {numbers} turned",
        len(turned),
        numbers=listing(turned),
    )


def sentence(event: Event, names: list[str]) -> str:
    match event:
        case ("faced", seat):
            return tr("{player} has chosen sides.", player=names[seat])
        case ("begins", seat):
            return tr("All sides are chosen; {player} begins.", player=names[seat])
        case ("laid", seat, side, _) | ("laid_drawn", seat, side):
            return tr("{player} lays {side}.", player=names[seat], side=side_name(side))
        case ("took", seat, owner, side, _):
            return tr(
                "{player} lays {side} from {owner}’s hand.",
                player=names[seat],
                side=side_name(side),
                owner=names[owner],
            )
        case ("draws", seat, up):
            return tr(
                "{player} draws the card that shows {side}.",
                player=names[seat],
                side=side_name(up),
            )
        case ("drew", seat, down):
            return tr(
                "{player} finds {side} on its other side.",
                player=names[seat],
                side=side_name(down),
            )
        case ("kept", seat, reverse):
            return tr(
                "{player} keeps the card; the others see {side}.",
                player=names[seat],
                side=side_name(reverse),
            )
        case ("reshuffled", count):
            return tr_n(
                "The discard pile is shuffled: the new draw pile has {count} card.",
                "The discard pile is shuffled: the new draw pile has {count} cards.",
                count,
            )
        case ("passed", seat):
            return tr("{player} passes.", player=names[seat])
        case _:
            return _special_sentence(event, names)


def _special_sentence(event: SpecialEvent | EndEvent, names: list[str]) -> str:
    match event:
        case ("waits", _, _):
            return _waiting(event, names)
        case ("accepted", _, _, _):
            return _accepting(event, names)
        case ("spared", seat, count):
            return tr_n(
                "Nothing is left to draw, so {player} is spared {count} card.",
                "Nothing is left to draw, so {player} is spared {count} cards.",
                count,
                player=names[seat],
            )
        case ("turned", _, _, _, _):
            return _turning(event, names)
        case ("plus", seat, count):
            return tr_n(
                "{player} must draw {count} card for the PLUS.",
                "{player} must draw {count} cards for the PLUS.",
                count,
                player=names[seat],
            )
        case ("inverted", direction):
            if direction == 1:
                return tr("The direction changes: play now goes clockwise.")
            return tr("The direction changes: play now goes anticlockwise.")
        case ("missed", seat):
            return tr("{player} misses a turn.", player=names[seat])
        case ("turned_all", seat, owner, _):
            if seat == owner:
                return tr("{player} turns over their own hand.", player=names[seat])
            return tr("{player} turns over {owner}’s hand.", player=names[seat], owner=names[owner])
        case ("named", seat, colour):
            return tr("{player} names {colour}.", player=names[seat], colour=colour_name(colour))
        case ("slapped", order):
            return tr(
                "Hands down: {players}. {last} was last.",
                players=listing([names[seat] for seat in order]),
                last=names[order[-1]],
            )
        case ("forgot", seat):
            return tr("{player} forgot to call “ALL!”", player=names[seat])
        case ("lot", seat):
            return tr("ALL: the lot falls on {player}.", player=names[seat])
        case _:
            return _end_sentence(event, names)


def _waiting(event: Waits, names: list[str]) -> str:
    _, seat, sequence = event
    values = {"player": names[seat], "answer": OPPOSITE[sequence[-1]]}
    draws, turns = penalty(sequence)
    if not draws:
        return tr_n(
            "{player} can go on with an {answer}; if not, {count} of their cards is turned.",
            "{player} can go on with an {answer}; if not, {count} of their cards are turned.",
            turns,
            **values,
        )
    if not turns:
        return tr_n(
            "{player} can go on with an {answer}; if not, they draw {count} card.",
            "{player} can go on with an {answer}; if not, they draw {count} cards.",
            draws,
            **values,
        )
    return tr_n(
        "{player} can go on with an {answer}; "
        "if not, they draw {count} card, then {turns} are turned.",
        "{player} can go on with an {answer}; "
        "if not, they draw {count} cards, then {turns} are turned.",
        draws,
        turns=turns,
        **values,
    )


def _accepting(event: Accepted, names: list[str]) -> str:
    _, seat, draws, turns = event
    if not draws:
        return tr_n(
            "{player} accepts: {count} card to be turned.",
            "{player} accepts: {count} cards to be turned.",
            turns,
            player=names[seat],
        )
    if not turns:
        return tr_n(
            "{player} accepts: {count} card to draw.",
            "{player} accepts: {count} cards to draw.",
            draws,
            player=names[seat],
        )
    return tr_n(
        "{player} accepts: {count} card to draw, then {turns} to be turned.",
        "{player} accepts: {count} cards to draw, then {turns} to be turned.",
        draws,
        player=names[seat],
        turns=turns,
    )


def _turning(event: Turned, names: list[str]) -> str:
    _, seat, owner, places, shown = event
    if not places:
        return tr("{player} turns none of {owner}’s cards.", player=names[seat], owner=names[owner])
    return tr_n(
        "{player} turns {count} of {owner}’s cards: it now shows {sides}.",
        "{player} turns {count} of {owner}’s cards: they now show {sides}.",
        len(places),
        player=names[seat],
        owner=names[owner],
        sides=listing([side_name(side) for side in shown]),
    )


def _end_sentence(event: EndEvent, names: list[str]) -> str:
    match event:
        case ("called", seat, word):
            return tr("{player} calls “{word}!”", player=names[seat], word=word)
        case ("false_alarm", seat, suspect):
            return tr(
                "{player} tries to catch {suspect}, who did call “ANNA!” A false alarm.",
                player=names[seat],
                suspect=names[suspect],
            )
        case ("caught", seat, forgetter):
            return tr(
                "{player} catches {forgetter}, who forgot to call “ANNA!”",
                player=names[seat],
                forgetter=names[forgetter],
            )
        case ("finished", seat, 1):
            return tr("{player} has laid their last card and wins.", player=names[seat])
        case ("finished", seat, place):
            return tr(
                "{player} has laid their last card and finishes in place {place}.",
                player=names[seat],
                place=place,
            )
        case ("over", "stuck"):
            return tr("Nothing is left to draw and everybody has passed: the game is over.")
        case ("over", "first" | "last"):
            return tr("The game is over.")
        case _:
            assert_never(event)
