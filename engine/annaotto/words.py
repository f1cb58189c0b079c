"""ANNAOTTO's sentences: sides' names, prompts, the log, refusals."""

from collections.abc import Sequence

from engine.annaotto.cards import ANNAOTTO, COLOURS, PATTERNS, SIGN
from engine.annaotto.types import Action, Event, View


def side_name(side: str) -> str:
    """A side as people call it: red dots, ANNA in red dots, ANNAOTTO."""
    sign = SIGN[side]
    if sign == ANNAOTTO:
        return ANNAOTTO
    plain = next(
        f"{COLOURS[c]} {PATTERNS[p]}" for c in COLOURS for p in PATTERNS if side.startswith(c + p)
    )
    return f"{sign} in {plain}" if sign else plain


def listing(things: Sequence[str]) -> str:
    """Anna, Ben and Cleo."""
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"


def cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"


def prompt(view: View, names: list[str]) -> str:
    seat, phase = view["seat"], view["phase"]
    match phase:
        case "over":
            return "The game is over."
        case "face":
            return _facing_prompt(view, names)
        case "turn":
            return _turn_prompt(view, names)
        case "drawn" if seat == view["turn"]:
            return "Lay the card you drew, if a side of it fits, or keep it."
        case "keep":
            who, n = view["owed"][0]
            if seat == who:
                return f"A penalty of {cards(n)}: choose the side that faces you."
            return f"{names[who]} has {cards(n)} to take in."
        case "drawn":
            return f"{names[view['turn']]} has drawn a card."
    return _layer_prompt(view, names)


def _facing_prompt(view: View, names: list[str]) -> str:
    seat = view["seat"]
    if seat is not None and not view["faced"][seat]:
        return "Choose for each card the side that faces you; the others will see its reverse."
    waiting = [names[who] for who, faced in enumerate(view["faced"]) if not faced]
    verb = "is" if len(waiting) == 1 else "are"
    return f"{listing(waiting)} {verb} still choosing sides."


def _turn_prompt(view: View, names: list[str]) -> str:
    seat, forgetter = view["seat"], view["catch"]
    if seat is None or seat != view["turn"]:
        thinking = f"{names[view['turn']]} is thinking."
        if seat in (None, forgetter) or forgetter is None or seat in view["out"]:
            return thinking
        return f"{thinking} You can still catch {names[forgetter]}, who forgot to call."
    if view["sequence"]:
        answer = "OTTO" if view["sequence"][-1] == "ANNA" else "ANNA"
        return f"Go on with {answer}, or accept: {_penalty(view['sequence'])}."
    if view["due"]:
        passing = "Pass it on with a PLUS, or draw" if _may_pass_on(view) else "First draw"
        return f"{passing} {cards(view['due'])} for the PLUS."
    if view["draw"] or view["discard"] > 1:
        return "Lay a card of yours, lay one you see in another hand, or draw."
    return "Lay a card of yours or one you see in another hand, or pass: nothing can be drawn."


def _may_pass_on(view: View) -> bool:
    return bool(view["options"]["plus"] == "pass_on")


def _layer_prompt(view: View, names: list[str]) -> str:
    layer, victim = view["layer"], view["turn"]
    mine = view["seat"] == layer
    match view["phase"]:
        case "turning":
            left = len(view["hands"][victim]) - len(view["turned"])
            what = "2 cards" if left > 1 else "the last card"
            if mine:
                return f"ANNA: choose {what} of {names[victim]} to turn."
            return f"ANNA: {names[layer]} chooses {what} of {names[victim]} to turn."
        case "annaotto":
            if mine and layer in view["out"]:
                return "ANNAOTTO: the next player's cards turn; name a colour."
            if mine:
                return "ANNAOTTO: turn all your cards or all of the next player's; name a colour."
            return f"ANNAOTTO: {names[layer]} chooses a hand to turn and names a colour."
    return "ALL: hands down! The last one draws 2."


def _penalty(sequence: Sequence[str]) -> str:
    """What a sequence costs: draw 4 cards, then 2 are turned."""
    ottos, annas = 2 * sequence.count("OTTO"), 2 * sequence.count("ANNA")
    if not ottos:
        return f"{cards(annas)} are turned"
    return f"draw {cards(ottos)}" + (f", then {annas} are turned" if annas else "")


def opening(view: View, names: list[str]) -> list[str]:
    dealt = cards(len(view["hands"][0]))
    return [
        f"{dealt} each are dealt; the discard pile begins with {side_name(view['top'])}.",
        f"All choose their sides; {names[view['turn']]} will begin.",
    ]


def describe(action: Action, names: list[str]) -> str:
    match action:
        case ("face", choice):
            turned = [str(place + 1) for place, turn in enumerate(choice) if turn]
            return f"Ready, with card {listing(turned)} turned" if turned else "Ready, none turned"
        case ("lay", place, *call):
            return f"Lay card {place + 1}{_calling(call)}"
        case ("take", owner, place, *call):
            return f"Lay card {place + 1} of {names[owner]}{_calling(call)}"
        case ("draw",):
            return "Draw a card"
        case ("lay_drawn", which, *call):
            return f"Lay the side that {_lay(which)}{_calling(call)}"
        case ("keep", which):
            return f"Keep it, with the side that {_lay(which)} facing you"
        case ("accept",):
            return "Accept the penalty"
        case ("turn", places):
            return f"Turn card {listing([str(place + 1) for place in places])}"
        case ("pass",):
            return "Pass"
        case ("annaotto", whose, colour):
            hand = "all your cards" if whose == "own" else "the next player's cards"
            return f"Turn {hand}, name {COLOURS[colour]}"
        case ("slap", order):
            return f"Hands down: {listing([names[seat] for seat in order])}"
        case ("catch", forgetter):
            return f"Catch {names[forgetter]}"
    return str(action[0])


def _calling(call: Sequence[str]) -> str:
    return " and call" if call else ""


def _lay(which: int) -> str:
    return "lay below" if which else "lay up"


def sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("faced", seat):
            return f"{names[seat]} has chosen sides."
        case ("begins", seat):
            return f"All sides are chosen; {names[seat]} begins."
        case ("laid", seat, side, _) | ("laid_drawn", seat, side):
            return f"{names[seat]} lays {side_name(side)}."
        case ("took", seat, owner, side, _):
            return f"{names[seat]} lays {side_name(side)} out of {names[owner]}'s hand."
        case ("draws", seat, up):
            return f"{names[seat]} draws the card that shows {side_name(up)}."
        case ("drew", seat, down):
            return f"{names[seat]} finds {side_name(down)} on its other side."
        case ("kept", seat, reverse):
            return f"{names[seat]} keeps the card; it shows {side_name(reverse)}."
        case ("reshuffled", n):
            return f"The discard pile is shuffled into a new draw pile of {cards(n)}."
        case ("passed", seat):
            return f"{names[seat]} passes."
    return _special_sentence(event, names) or _ending_sentence(event, names)


def _special_sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("waits", seat, sequence):
            return f"{names[seat]} may go on with the sequence; else: {_penalty(sequence)}."
        case ("plus", seat, n):
            return f"{names[seat]} is to draw {cards(n)}."
        case ("accepted", seat, drawn, turned):
            parts = [f"{cards(drawn)} to draw"] if drawn else []
            parts += [f"{cards(turned)} to be turned"] if turned else []
            return f"{names[seat]} accepts: {listing(parts)}."
        case ("spared", seat, n):
            return f"Nothing can be drawn: {names[seat]} is spared {cards(n)}."
        case ("turned", seat, victim, places, shown):
            sides = listing([side_name(side) for side in shown])
            return f"{names[seat]} turns {cards(len(places))} of {names[victim]}: {sides}."
        case ("turned_all", seat, victim, _):
            whose = "the own hand" if seat == victim else f"{names[victim]}'s hand"
            return f"{names[seat]} turns {whose} over."
        case ("named", seat, colour):
            return f"{names[seat]} names {COLOURS[colour]}."
        case ("inverted", direction):
            return f"The direction changes: {'clockwise' if direction == 1 else 'anticlockwise'}."
        case ("missed", seat):
            return f"{names[seat]} misses a turn."
        case ("slapped", order):
            slowest = names[order[-1]]
            return f"Hands down: {listing([names[s] for s in order])}. {slowest} was last."
        case ("lot", seat):
            return f"The lot for ALL falls on {names[seat]}."
        case ("forgot", seat):
            return f"{names[seat]} did not call ALL, and pays for it."
    return None


def _ending_sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("called", seat, word):
            return f"{names[seat]} calls “{word}!”"
        case ("caught", seat, forgetter):
            return f"{names[seat]} catches {names[forgetter]}, who forgot to call “ANNA!”"
        case ("finished", seat, 1):
            return f"{names[seat]} has laid the last card and wins."
        case ("finished", seat, place):
            return f"{names[seat]} has laid the last card: place {place}."
        case ("over", "stuck"):
            return "Nothing can be drawn and all have passed: the game is over."
        case ("over", _):
            return "The game is over."
    return None


_REFUSALS = {
    "action": "That is no action of ANNAOTTO.",
    "O4 each": "Facing (O4): choose a side for each of your cards.",
    "O6 away": "Own card (O6): there is no such card in your hand.",
    "O7 nobody": "Another's card (O7): nobody who is still playing sits there.",
    "O7 own": "Another's card (O7): your own card is laid from your hand, with your side up.",
    "O7 away": "Another's card (O7): there is no such card in that hand.",
    "O7 only": "Another's card (O7): a player's only card cannot be taken.",
    "O8 side": "Drawing (O8): choose one of the two sides of the card you drew.",
    "O9": "Fit (O9): {0} shares neither colour nor pattern with {1}.",
    "O9 sign": "Fit (O9): {0} shares neither colour nor pattern nor sign with {1}.",
    "O10": "ANNA and OTTO (O10): {0} never goes on {0}.",
    "O11": "Named colour (O11): only {0} fits now, or another ANNAOTTO.",
    "O11 open": "Named colour (O11): only another ANNAOTTO fits, since no colour was named.",
    "O12 away": "ANNA (O12): there is no such card in that hand.",
    "O12 two": "ANNA (O12): exactly two different cards are turned.",
    "O12 one": "ANNA (O12): exactly the one card that is left is turned.",
    "O13 nothing": "Accepting (O13): there is no penalty to accept now.",
    "O13 answer": "Sequence (O13): go on with {0}, or accept the penalty; nothing else goes.",
    "O13 again": "Sequence (O13): a card turns only once in this turning.",
    "O14 must": "PLUS (O14): first accept and draw what the PLUS demands; then take your turn.",
    "O14 answer": "PLUS (O14): pass it on with a PLUS, or accept and draw, before all else.",
    "O17 whose": "ANNAOTTO (O17): turn all your own cards or all of the next player's.",
    "O17 colour": "ANNAOTTO (O17): name one of the eight colours.",
    "O18 each": "ALL (O18): every player still playing puts one hand down, once.",
    "O19 off": "Calling (O19): this match is played without calls.",
    "O19 needless": "Calling (O19): call with an ALL, or when your lay leaves you one card.",
    "O19 nobody": "Catching (O19): that player has not forgotten a call, or it is too late.",
    "O19 self": "Catching (O19): nobody catches themselves.",
    "O19 only": "Catching (O19): it is another's turn; all you can do now is catch who forgot.",
    "O20 own": "Finished (O20): you hold no cards; the next player's cards turn.",
    "O21 draw": "Empty pile (O21): nothing can be drawn; lay a card or pass.",
    "O21 pass": "Empty pile (O21): passing is only for when nothing can be drawn.",
    "early face": "Facing (O4): sides are chosen once, at the beginning; "
    "later only special cards turn cards.",
    "early lay_drawn": "Drawing (O8): draw a card first.",
    "early keep": "Drawing (O8): draw a card first.",
    "early turn": "ANNA (O12): cards turn when an ANNA has been accepted.",
    "early annaotto": "ANNAOTTO (O17): lay an ANNAOTTO first.",
    "early slap": "ALL (O18): hands go down when an ALL has been called.",
    "waits face": "Facing (O4): first all choose which sides face them.",
    "waits drawn": "Drawing (O8): the card you drew is to be laid or kept first.",
    "waits keep": "Drawing (O8): a penalty card is taken in; choose the side that faces you.",
    "waits turning": "ANNA (O12): first the cards of the next player are turned.",
    "waits annaotto": "ANNAOTTO (O17): first choose whose cards turn, and name a colour.",
    "waits slap": "ALL (O18): first all hands go down.",
}


def no(rule: str, case: str = "", *things: str) -> str:
    """The refusal of a rule, with the sides it is about."""
    text = _REFUSALS[f"{rule} {case}".strip()]
    return text.format(*(side_name(thing) if thing in SIGN else thing for thing in things))
