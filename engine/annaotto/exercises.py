"""ANNAOTTO's exercises: what fits, both sides, sequences and penalties, whose turn, calling."""

from collections.abc import Sequence

from engine.annaotto.cards import ORDINARY, SIGN
from engine.annaotto.fitting import layable, penalty
from engine.annaotto.names import colour_name, side_name
from engine.annaotto.rules import Annaotto
from engine.annaotto.types import Action
from engine.dice import Dice
from engine.exercises import PERSON, Answer, Exercise, Kind, numbers, yes_or_no
from engine.language import N_, tr, tr_n

TURNERS = ("SINVERT", "OBSTACLE")
"""Signs that change whose turn it is."""
SELDOM = 4
"""Questions with the everyday answer come up so much more often than the others."""


def _top(position: Annaotto) -> str:
    """What lies on the pile, as a new card must fit it."""
    if position.colour:
        return tr("the named {colour}", colour=colour_name(position.colour))
    return side_name(position.discard[-1][0])


def _quiet(position: Annaotto) -> bool:
    """A turn in which nothing is owed: any card that fits may be laid."""
    return position.phase == "turn" and not position.sequence and not position.due


def _own(position: Annaotto, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """O6, O9–O11."""
    hand = position.hands[PERSON]
    if not _quiet(position) or not 3 <= len(hand) <= 8:
        return None
    sides = [own for own, _ in hand]
    return _which_fit(
        position,
        tr("Which of your own cards can you lay on {top}?", top=_top(position)),
        sides,
        [("lay", place) for place in range(len(hand))],
        PERSON,
    )


def _theirs(position: Annaotto, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """O7."""
    owners = [seat for seat, hand in enumerate(position.hands) if seat and 3 <= len(hand) <= 8]
    if not _quiet(position) or not owners:
        return None
    owner = dice.choice(owners)
    sides = [reverse for _, reverse in position.hands[owner]]
    return _which_fit(
        position,
        tr(
            "Which of {player}’s cards can you lay on {top}?",
            player=names[owner],
            top=_top(position),
        ),
        sides,
        [("take", owner, place) for place in range(len(sides))],
        owner,
    )


def _which_fit(
    position: Annaotto,
    question: str,
    sides: Sequence[str],
    actions: Sequence[Action],
    owner: int,
) -> Exercise | None:
    reasons = [position.why_not(action) for action in actions]
    right = [not reason for reason in reasons]
    if len(set(sides)) < len(sides) or not any(right) or all(right):
        return None
    return Exercise(
        view=position.view(PERSON),
        question=question,
        answers=tuple(
            Answer(side_name(side), fits, f"card:{owner}:{place}", reason or "")
            for place, (side, fits, reason) in enumerate(zip(sides, right, reasons, strict=True))
        ),
        reason=_why(position),
        rule="O7" if owner else "O9",
        many=True,
        about=("top",),
    )


def _why(position: Annaotto) -> str:
    if position.colour:
        return tr("On an ANNAOTTO only the named colour fits, or another ANNAOTTO.")
    return tr(
        "The colour, the pattern or the sign must be the same; ANNA and OTTO go on each other."
    )


def _reverse(position: Annaotto, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """O4, O22: what the others see of an own card."""
    hand = position.hands[PERSON]
    if not _quiet(position) or len(hand) < 4:
        return None
    place = dice.below(len(hand))
    own, reverse = hand[place]
    others = [side for side in {reverse: 0, **dict.fromkeys(ORDINARY, 0)} if side != reverse]
    dice.shuffle(others)
    shown = [reverse, own, *(side for side in others if side != own)][:4]
    dice.shuffle(shown)
    return Exercise(
        view=position.view(PERSON),
        question=tr("What do the others see of your card with {side}?", side=side_name(own)),
        answers=tuple(Answer(side_name(side), side == reverse) for side in shown),
        reason=tr(
            "Your side is {own}. The folded corner shows the reverse: {reverse}. "
            "That side faces the others, and they may lay it.",
            own=side_name(own),
            reverse=side_name(reverse),
        ),
        rule="O4",
        about=(f"card:{PERSON}:{place}",),
    )


def _sequence(position: Annaotto, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """O13."""
    if position.phase != "turn" or not position.sequence:
        return None
    draws, turns = penalty(position.sequence)
    if not draws and dice.below(SELDOM):
        return None
    return Exercise(
        view=position.view(PERSON),
        question=tr(
            "This sequence waits for you: {signs}. You accept it. How many cards do you draw?",
            signs=" – ".join(position.sequence),
        ),
        answers=numbers(draws, dice),
        reason=tr(
            "Every OTTO makes you draw 2: that is {draws}. "
            "Every ANNA lets the player before you turn 2 of your cards: that is {turns}.",
            draws=draws,
            turns=turns,
        ),
        rule="O13",
        about=("top",),
    )


def _answer(position: Annaotto, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """O13: what goes on with a sequence."""
    hand = position.hands[PERSON]
    if position.phase != "turn" or not position.sequence or not 3 <= len(hand) <= 8:
        return None
    sides = [own for own, _ in hand]
    fits = [side in layable(position) for side in sides]
    if len(set(sides)) < len(sides) or (not any(fits) and dice.below(SELDOM)):
        return None
    last = position.sequence[-1]
    return Exercise(
        view=position.view(PERSON),
        question=tr(
            "{sign} was laid on you. Which cards of your own could answer it? None may be right.",
            sign=last,
        ),
        answers=tuple(
            Answer(side_name(side), right, f"card:{PERSON}:{place}")
            for place, (side, right) in enumerate(zip(sides, fits, strict=True))
        ),
        reason=tr("OTTO answers ANNA, and ANNA answers OTTO, in any colour; nothing else does."),
        rule="O13",
        many=True,
        about=("top",),
    )


def _plus(position: Annaotto, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """O14."""
    if position.phase != "turn" or not position.due:
        return None
    return Exercise(
        view=position.view(PERSON),
        question=tr("A PLUS lies on the pile, and it is your turn. How many cards must you draw?"),
        answers=numbers(position.due, dice),
        reason=tr_n(
            "One PLUS lies on top: you draw {count} card, then you take your turn.",
            "{count} PLUS lie on one another: you draw {count} cards, then you take your turn.",
            position.due,
        ),
        rule="O14",
        about=("top",),
    )


def _next(position: Annaotto, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """O15, O16: who is next after a card."""
    if not _quiet(position) or position.out:
        return None
    lays = [a for a in position.legal() if a[0] == "lay" and len(a) == 2]
    special = [a for a in lays if SIGN[position.hands[PERSON][a[1]][0]] in TURNERS]
    plain = [a for a in lays if not SIGN[position.hands[PERSON][a[1]][0]]]
    found = special or (plain if not dice.below(4 * SELDOM) else [])
    if not found or len(position.hands[PERSON]) < 3:
        return None
    action = dice.choice(found)
    side = position.hands[PERSON][action[1]][0]
    view = position.view(PERSON)
    position.perform(action, PERSON)
    seats = range(len(names[: position.seats]))
    return Exercise(
        view=view,
        question=tr("You lay {side}. Whose turn is it then?", side=side_name(side)),
        answers=tuple(
            Answer(tr("mine again") if seat == PERSON else names[seat], seat == position.turn)
            for seat in seats
        ),
        reason=_who_is_next(SIGN[side]),
        rule={"SINVERT": "O15", "OBSTACLE": "O16"}.get(SIGN[side], "O5"),
        about=(f"card:{PERSON}:{action[1]}",),
    )


def _who_is_next(sign: str) -> str:
    match sign:
        case "SINVERT":
            return tr("SINVERT turns the direction of play around.")
        case "OBSTACLE":
            return tr("OBSTACLE makes the next player miss a turn.")
    return tr("Play simply goes on in the direction of the arrow.")


def _call(position: Annaotto, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """O18, O19."""
    if not _quiet(position):
        return None
    lays = [a for a in position.legal() if a[0] in ("lay", "take")]
    needing = [a[:-1] for a in lays if a[-1] == "call"]
    plain = [a for a in lays if a[-1] != "call" and a not in needing]
    wants = bool(needing) and (not plain or bool(dice.below(2)))
    if not wants and (not plain or dice.below(4 * SELDOM)):
        return None
    action = dice.choice(needing if wants else plain)
    place, owner = (action[1], PERSON) if action[0] == "lay" else (action[2], action[1])
    card = position.hands[owner][place]
    side = card[0] if action[0] == "lay" else card[1]
    question = (
        tr("You lay your own {side}. Must you call something?", side=side_name(side))
        if action[0] == "lay"
        else tr(
            "You lay {player}’s {side}. Must you call something?",
            player=names[owner],
            side=side_name(side),
        )
    )
    if wants and SIGN[side] == "ALL":
        reason = tr("Whoever lays an ALL calls it, or draws 2.")
    elif wants:
        reason = tr("It is your second-last card: you call “ANNA!”, or you can be caught.")
    else:
        reason = tr("You call for an ALL, and for your own card that leaves you with just one.")
    return Exercise(
        view=position.view(PERSON),
        question=question,
        answers=yes_or_no(wants),
        reason=reason,
        rule="O18" if SIGN[side] == "ALL" else "O19",
        about=(f"card:{owner}:{place}",),
    )


KINDS = {
    "own": Kind(title=N_("Your own cards"), make=_own, begins=30),
    "theirs": Kind(title=N_("The others’ cards"), make=_theirs, begins=30),
    "reverse": Kind(title=N_("The other side"), make=_reverse, begins=20),
    "sequence": Kind(title=N_("What a sequence costs"), make=_sequence),
    "answer": Kind(title=N_("Answering ANNA and OTTO"), make=_answer),
    "plus": Kind(title=N_("PLUS"), make=_plus),
    "next": Kind(title=N_("Whose turn is next"), make=_next, seats=(3, 4), begins=20),
    "call": Kind(title=N_("When to call"), make=_call, begins=60),
}
