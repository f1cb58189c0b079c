"""DRIFT's exercises: reach, sums of attacks, the drift, doors, order of rank, leaving home."""

from collections.abc import Sequence

from engine.dice import Dice
from engine.drift.attacks import attack_terms, defence_terms, wins
from engine.drift.board import DOORS, DOWNSTREAM, NEIGHBOURS, OUTCROPS, RING, RIVER, SPACES
from engine.drift.distances import steps_to
from engine.drift.leaving import counted
from engine.drift.obstacles import no_walk
from engine.drift.pieces import PIECES, VALUE
from engine.drift.reach import reach
from engine.drift.rules import Drift
from engine.drift.words import door_name, piece_name, rank_name
from engine.exercises import PERSON, Answer, Exercise, Kind, numbers, yes_or_no
from engine.language import N_, tr, tr_n

SCATTERED = {"coins": "scatter"}
"""So that play begins at once."""
SELDOM = 6
"""The plainest positions are so much more frequent than those that are worth a question."""


def _terms(terms: Sequence[int]) -> str:
    return " + ".join(str(term) for term in terms)


def _reaching(position: Drift, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """D5, D8, D9: can a piece come to a space this turn?"""
    ways = {piece: reach(position, piece) for piece in position.left}
    movers = [piece for piece, found in ways.items() if found]
    if not movers:
        return None
    piece = dice.choice(movers)
    here, points = position.space_of(PERSON, piece), position.left[piece]
    goals = [
        space
        for space in SPACES
        if 0 < steps_to(space)[here] <= points + 1
        and space not in position.standing
        and (space in position.coins or points > 1)
    ]
    reachable = [space for space in goals if space in ways[piece]]
    others = [space for space in goals if space not in ways[piece]]
    can = bool(dice.below(2))
    if not (reachable if can else others):
        return None
    space = dice.choice(reachable if can else others)
    return Exercise(
        view=position.view(PERSON),
        question=tr(
            "Can your {piece} get to {space} this turn?", piece=piece_name(piece), space=space
        ),
        answers=yes_or_no(can),
        reason=tr("Yes: by {way}.", way=" – ".join(ways[piece][space]))
        if can
        else _not_there(position, piece, space),
        rule="D5",
        about=(f"piece:{piece}", f"space:{space}"),
    )


def _not_there(position: Drift, piece: str, space: str) -> str:
    near = space in NEIGHBOURS[position.space_of(PERSON, piece)]
    refused = position.why_not(("step", piece, space)) if near else None
    return refused or no_walk(position, piece, space)


def _fights(position: Drift) -> list[tuple[str, str]]:
    """Own pieces beside enemies, away from homes: those cannot be taken."""
    return [
        (piece, near)
        for piece, here in position.pieces[PERSON].items()
        if here and position.left.get(piece) and piece not in position.carrying[PERSON]
        for near in NEIGHBOURS[here]
        if position.standing.get(near, PERSON) != PERSON
        and position.owner.get(near) != position.standing[near]
        and RIVER.get(near, 1) != RIVER.get(here, 2)
    ]


def _attack(position: Drift, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """D13, D14."""
    fights = _fights(position)
    if not fights:
        return None
    piece, space = dice.choice(fights)
    can = wins(position, piece, space)
    if can == bool(dice.below(2)):
        return None
    mine, theirs = attack_terms(position, piece, space), defence_terms(position, space)
    return Exercise(
        view=position.view(PERSON),
        question=tr(
            "Is your {piece} strong enough to beat {player} on {space}?",
            piece=piece_name(piece),
            player=names[position.standing[space]],
            space=space,
        ),
        answers=yes_or_no(can),
        reason=_compared(mine, theirs),
        rule="D13",
        about=(f"piece:{piece}", f"space:{space}"),
    )


def _compared(mine: Sequence[int], theirs: Sequence[int]) -> str:
    values = {"mine": _terms(mine), "theirs": _terms(theirs)}
    if sum(mine) > sum(theirs):
        return tr("{mine} against {theirs}: higher, so it wins.", **values)
    return tr("{mine} against {theirs}: it must be at least 1 higher.", **values)


def _defence(position: Drift, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """D14."""
    spaces = [
        space
        for space, seat in position.standing.items()
        if position.owner.get(space) != seat and len(defence_terms(position, space)) > 1
    ]
    if not spaces:
        return None
    space = dice.choice(spaces)
    terms = defence_terms(position, space)
    return Exercise(
        view=position.view(PERSON),
        question=tr("How strong is the defence of the piece on {space}?", space=space),
        answers=numbers(sum(terms), dice, least=1),
        reason=tr(
            "Its own value and those of its owner’s pieces beside it: {terms} = {sum}.",
            terms=_terms(terms),
            sum=sum(terms),
        ),
        rule="D14",
        about=(f"space:{space}",),
    )


def _drift(position: Drift, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """D18."""
    afloat = [space for space in (*position.standing, *position.coins) if space in DOWNSTREAM]
    if not afloat:
        return None
    space = dice.choice(afloat)
    ring, there = RING[space], DOWNSTREAM[space]
    place = int(space[1:])
    near = {ring.space(place + way) for way in (1, -1, 2, -2)}
    if not near.isdisjoint(position.standing):
        return None  # A finger would meet the piece.
    reason = (
        N_("The {river} flows clockwise: everything in it moves one arrow on, to {space}.")
        if ring.flow > 0
        else N_(
            "The {river} flows counter-clockwise: everything in it moves one arrow on, to {space}."
        )
    )
    return Exercise(
        view=position.view(PERSON),
        question=tr("Where will what is on {space} be after the drift?", space=space),
        answers=tuple(Answer(one, one == there, f"space:{one}") for one in sorted(near)),
        reason=tr(reason, river=tr(ring.name), space=there),
        rule="D18",
        about=(f"space:{space}",),
    )


def _door(position: Drift, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """The doors of the board."""
    door = dice.choice([*DOORS])
    outside, inside = DOORS[door]
    alike = [two for name, (_, two) in DOORS.items() if (name in OUTCROPS) == (door in OUTCROPS)]
    wrong = [two for two in alike if two != inside]
    dice.shuffle(wrong)
    shown = sorted([inside, *wrong[:3]])
    return Exercise(
        view=position.view(PERSON),
        question=tr(
            "A piece on the river arrow {space} goes through the {door}. Where does it come out?",
            space=outside,
            door=door_name(door),
        ),
        answers=tuple(Answer(one, one == inside, f"space:{one}") for one in shown),
        reason=tr(
            "Both ends of a door have the same mark: {one} and {two}.", one=outside, two=inside
        ),
        rule="D5",
        about=(f"space:{outside}",),
    )


def _order(position: Drift, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """D4."""
    if position.done or len(counted(position)) > 1:
        return None
    steps = [a for a in position.legal() if a[0] == "step" and VALUE[a[1]] < 3]
    if not steps:
        return None
    step = dice.choice(steps)
    moved = step[1]
    view = position.view(PERSON)
    position.perform(step, PERSON)
    there = [piece for piece in PIECES if position.pieces[PERSON][piece] and piece != moved]
    able = {action[1] for action in position.legal() if len(action) > 1}
    right = [piece for piece in there if VALUE[piece] <= VALUE[moved]]
    if len(there) < 4 or not able.issuperset(right):
        return None  # Others are barred by something else: that is another question.
    return Exercise(
        view=view,
        question=tr(
            "You move {piece} first. Which of the others may still move this turn?",
            piece=piece_name(moved),
        ),
        answers=tuple(
            Answer(piece_name(piece), piece in right, f"piece:{piece}") for piece in there
        ),
        reason=tr(
            "Pieces move by rank: after one of rank {rank}, no higher one moves.",
            rank=rank_name(moved),
        ),
        rule="D4",
        many=True,
        about=(f"piece:{moved}",),
    )


def _leaving(position: Drift, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """D7."""
    if position.done:
        return None
    home = len(counted(position))
    if home < 2 and dice.below(4 * SELDOM):
        return None
    leave = max(0, home - 1)
    return Exercise(
        view=position.view(PERSON),
        question=tr("How many of your pieces must leave your home this turn?"),
        answers=numbers(leave, dice, most=len(PIECES)),
        reason=tr_n(
            "{count} piece stands there, and one may stay.",
            "{count} pieces stand there, and one may stay.",
            home,
        )
        if home
        else tr("None of your pieces stands there."),
        rule="D7",
        about=(f"space:{position.home}",),
    )


KINDS = {
    "reaching": Kind(title=N_("How far a piece can go"), make=_reaching, options=SCATTERED),
    "attack": Kind(title=N_("Attack"), make=_attack, options=SCATTERED),
    "defence": Kind(title=N_("Defence"), make=_defence, options=SCATTERED),
    "drift": Kind(title=N_("The drift"), make=_drift, options=SCATTERED),
    "door": Kind(title=N_("Doors"), make=_door, options=SCATTERED, begins=4),
    "order": Kind(title=N_("Order of rank"), make=_order, options=SCATTERED),
    "leaving": Kind(title=N_("Leaving home"), make=_leaving, options=SCATTERED, begins=4),
}
