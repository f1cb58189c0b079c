"""A finished match looked at again: fair, the same every time, in slices, small."""

import json
from dataclasses import replace
from typing import Any

import pytest

from engine import Match, bots
from engine.bots.task import ended
from engine.dice import Dice
from engine.game import Action
from engine.players import Player
from engine.review import Review, Reviewing, read_review
from engine.review.judging import advised, cost
from engine.review.stretches import Stretch, stretches
from tests.engine.review.endings import REVIEWED, ending, recorded, whole


@pytest.fixture(scope="module", params=REVIEWED)
def match(request: pytest.FixtureRequest) -> Match:
    return ending(request.param)


@pytest.fixture(scope="module")
def parts() -> list[float]:
    """How far the work was, node by node."""
    return []


@pytest.fixture(scope="module")
def review(match: Match, parts: list[float]) -> Review:
    reviewing = Reviewing(match)
    thinking = reviewing.think()
    parts.clear()
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: Review = end.value
            return found
        parts.append(reviewing.part)


def read(review: Review, match: Match) -> Review | None:
    rules = match.game.rules
    return read_review(review.text(rules), match.length, len(match.players), rules)


@pytest.mark.parametrize("game", REVIEWED)
def test_stretches_are_the_whole_match_and_end_where_something_new_is_known(game: str) -> None:
    match = whole(game)
    found = list(stretches(match))
    played = [(one.seat, action) for one in found for action in one.actions]
    assert played == match.log
    for one in found:
        state = one.before.copy()
        for action in one.actions[:-1]:
            assert match.goes_on(state, action, one.seat), "news within a stretch"
        state.play(one.actions[-1], one.seat)
        assert state.dump() == one.after.dump()
    assert max(len(one.actions) for one in found) > 1 or game == "annaotto"


def test_the_same_match_has_the_same_review_and_it_can_be_kept(
    match: Match, review: Review
) -> None:
    assert review == ended(Reviewing(match).think()) == read(review, match)
    assert len(review.text(match.game.rules)) < 10_000
    assert review.points[0].step == 0 and review.points[-1].step == match.length
    steps = [moment.step for moment in review.moments]
    assert steps == sorted(set(steps)) and steps


def test_what_it_advises_can_be_played_there(match: Match, review: Review) -> None:
    before = {one.step: one.before for one in stretches(match)}
    for moment in review.moments:
        state = before[moment.step].copy()
        for action in moment.advised:
            state.play(action, moment.seat)


def test_it_is_thought_out_in_slices_and_tells_how_far_it_is(
    review: Review, parts: list[float]
) -> None:
    assert parts == sorted(parts) and parts[0] == 0 and parts[-1] < 1
    assert len(parts) > 50 and len(set(parts)) > len(review.moments)


@pytest.mark.parametrize("game", ["anno", "annaotto", "anno1503"])
def test_only_what_could_be_known_counts(game: str) -> None:
    """Hidden things dealt anew behind the same view: advice and cost stay the same."""
    match = whole(game)
    choices = [one for one in stretches(match) if one.had_a_choice]
    for stretch in choices[5 : 5 + 3 * 4 : 4]:
        view = stretch.before.view(stretch.seat)
        judged = set()
        for seed in range(3):
            other = match.game.imagine(view, Dice(seed))
            dealt = replace(stretch, before=other)
            told = ended(advised(match, dealt, 60))
            judged.add((told, ended(cost(match, dealt, told, 2, far=False))))
        assert len(judged) == 1, stretch.actions


def test_the_order_within_a_turn_is_no_mistake() -> None:
    """DRIFT: the same steps of different pieces, one after the other or the other way round."""
    match = whole("drift")
    for stretch in stretches(match):
        swapped = _swapped(stretch)
        if swapped:
            assert ended(cost(match, stretch, swapped, 2, far=False)) == 0
            return
    raise AssertionError("no two steps that could be swapped")


def _swapped(stretch: Stretch) -> tuple[Action, ...] | None:
    kinds = [action[0] for action in stretch.actions[:2]]
    if kinds != ["step", "step"] or stretch.actions[0][1] == stretch.actions[1][1]:
        return None
    other = (stretch.actions[1], stretch.actions[0], *stretch.actions[2:])
    state = stretch.before.copy()
    try:
        for action in other:
            state.play(action, stretch.seat)
    except ValueError:
        return None
    return other if state.dump() == stretch.after.dump() else None


def blundered(seed: int) -> tuple[Match, int]:
    """ANNO: medium against medium, but once a match of three cards is passed by."""
    people = [Player("A", "red"), Player("B", "blue")]
    match = Match(whole("anno").game, people, seed, {"mensises": 1})
    blunder = -1
    while not match.over:
        seat, state = match.state.actors[0], match.state
        legal = state.legal(seat)
        dice = bots.dice_for(match.seed, seat, match.length)
        action = bots.decide(match.game, "medium", state.view(seat), legal, dice)
        large = action is not None and action[0] == "match" and len(action[3]) >= 3
        if blunder < 0 and seat == 0 and large and ("pass",) in legal:
            blunder, action = match.length, ("pass",)
        match.play(action, seat)
    return match, blunder


@pytest.mark.parametrize("seed", [5, 13, 14, 16, 18, 23])
def test_a_blunder_is_the_costliest_turn(seed: int) -> None:
    match, blunder = blundered(seed)
    assert blunder >= 0
    review = ended(Reviewing(match).think())
    person = next(one for one in review.people if one.seat == 0)
    assert person.costliest == blunder
    moment = review.moment(blunder)
    assert moment and moment.cost > 25 and moment.advised[0][0] == "match"


def test_people_alone_are_judged() -> None:
    match = ending("anno")
    match.reseat(1, "hard")
    review = ended(Reviewing(match).think())
    assert [one.seat for one in review.people] == [0]


def test_a_long_match_is_told_by_few_points() -> None:
    long = Match.load(recorded("anno", "twelve-mensises"))
    review = ended(Reviewing(long).think())
    assert len(review.points) <= 260 and review.length > 300


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.update(version=0),
        lambda data: data.update(length=1),
        lambda data: data.update(rules=99),
        lambda data: data.update(points=[]),
        lambda data: data["points"].append([0, 2000, 0]),
        lambda data: data["points"].append([0, 500]),
        lambda data: data["points"].append("x"),
        lambda data: data["moments"].append([0, 0, 0, 0, 0, []]),
        lambda data: data["moments"].append([0, 1, 7, 0, 0, []]),
        lambda data: data["moments"].append([0, 1, 0, 0, 0, [[1]]]),
        lambda data: data["people"].append([0, "x", None]),
        lambda data: data["people"].append([0, 9999, None]),
        lambda data: data.pop("people"),
    ],
)
def test_what_is_no_review_is_none(damage: Any) -> None:
    match = ending("anno", 12)
    review = ended(Reviewing(match).think())
    data = json.loads(review.text(match.game.rules))
    rules = match.game.rules
    damage(data)
    assert read_review(json.dumps(data), match.length, 2, rules) is None
    assert read_review("[", match.length, 2, rules) is None
    assert read_review(None, match.length, 2, rules) is None
