"""Every refusal, word for word; and nothing but actions of the game is performed."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.drift import refusals
from engine.drift.rules import Drift
from engine.game import Action as AnyAction
from tests.engine.drift.positions import at_home, new, player, refused, table

FAR = player(3, {"3a": "G3"})


def land() -> Drift:
    """A III between an own II, an enemy and the outer river; both Is have a coin to deal with."""
    mine = player(0, {"3a": "A2", "2a": "A1", "1a": "B9", "1b": "A11"}, {"1b": "gold"}, ("gold",))
    foes = player(3, {"3a": "A3", "2a": "B14", "1a": "O1"})
    return table(mine, foes, coins={"B9": ["copper", "silver"]})


def home() -> Drift:
    mine = player(0, {"3a": "A0", "2a": "A0", "1a": "A1"}, {"1a": "gold"}, ("gold",))
    return table(mine, FAR)


def own_home() -> Drift:
    return table(player(0, {"1a": "A0", "1b": "B5"}, deposited=("gold",)), FAR)


def before_an_own_home() -> Drift:
    mine = player(0, {"1a": "A1"}, {"1a": "gold"}, ("gold",))
    return table(mine, FAR)


def rivers() -> Drift:
    return table(player(0, {"3a": "M3", "2a": "O1"}), player(3, {"1a": "O2"}))


def after(state: Drift, *actions: AnyAction) -> Drift:
    for action in actions:
        state.play(action)
    return state


def placing() -> Drift:
    return after(new(2, 1), ("place", "copper", "B1"))


def next_to_place() -> Drift:
    return after(placing(), ("place", "silver", "C1"), ("place", "gold", "G1"))


def ranks_moved() -> Drift:
    return after(land(), ("step", "2a", "B1"), ("pick", "1a", "copper"))


def two_twos() -> Drift:
    state = table(player(0, {"2a": "B5", "2b": "B9"}), FAR)
    return after(state, ("step", "2a", "B4"), ("step", "2b", "B8"))


def stepped_into_a_river() -> Drift:
    return after(table(player(0, {"3a": "B1"}), FAR), ("step", "3a", "M0"))


REFUSALS: list[tuple[Callable[[], Drift], AnyAction, str]] = [
    (placing, ("step", "3a", "B1"), "Setting up (D1): the coins are placed before anybody moves."),
    (placing, ("end_turn",), "Setting up (D1): the coins are placed before anybody moves."),
    (land, ("place", "gold", "G1"), "Setting up (D1): all coins have been placed already."),
    (
        placing,
        ("place", "copper", "B2"),
        "Setting up (D1): your copper is on the board already.",
    ),
    (
        next_to_place,
        ("place", "copper", "A4"),
        "Setting up (D1): no coin may be placed on a home space.",
    ),
    (
        next_to_place,
        ("place", "copper", "O1"),
        "Setting up (D1): no coin may be placed in a river.",
    ),
    (
        next_to_place,
        ("place", "copper", "C2"),
        "Setting up (D1): copper belongs on the outer land.",
    ),
    (
        next_to_place,
        ("place", "copper", "B1"),
        "Setting up (D1): there is a coin on outer land B1 already.",
    ),
    (
        ranks_moved,
        ("step", "3a", "B2"),
        "Order of rank (D4): a lower rank has moved, so your III is done for this turn.",
    ),
    (
        two_twos,
        ("step", "2a", "B3"),
        "Order of rank (D4): another piece has moved since, so this II is done.",
    ),
    (
        ranks_moved,
        ("step", "1a", "B8"),
        "Moving (D5): this I has no points left this turn.",
    ),
    (
        land,
        ("step", "3a", "P0"),
        "Moving (D5): a door is not a space; step from outer river O1 to middle land C1, or back.",
    ),
    (land, ("step", "3a", "B9"), "Moving (D5): outer land B9 is not next to outer land A2."),
    (land, ("step", "3a", "A1"), "Moving (D5): a piece of yours stands on outer land A1."),
    (
        land,
        ("step", "3a", "A3"),
        "Moving (D5): an enemy stands on outer land A3; it can only be attacked.",
    ),
    (land, ("step", "2b", "A3"), "Leaving home (D7): this II has left the game."),
    (
        home,
        ("drop", "1a"),
        "Leaving home (D7): move the III and the II out first; all pieces but one must leave.",
    ),
    (
        home,
        ("end_turn",),
        "Leaving home (D7): all pieces but one must leave, and the III and the II still can.",
    ),
    (home, ("step", "1a", "A0"), "Own home (D8): a piece of yours is on it already."),
    (
        stepped_into_a_river,
        ("step", "3a", "B1"),
        "Rivers (D9): entering the river ended this III’s move.",
    ),
    (
        rivers,
        ("step", "3a", "M4"),
        "Rivers (D9): pieces cannot move along a river; only the drift carries them.",
    ),
    (land, ("pick", "3a"), "Picking up (D10): only an I handles coins, not a III."),
    (land, ("drop", "2a"), "Picking up (D10): only an I handles coins, not a II."),
    (land, ("pick", "1b"), "Picking up (D10): an I carries only one coin at a time."),
    (own_home, ("pick", "1a"), "Picking up (D10): a coin on your own repository stays there."),
    (own_home, ("pick", "1b"), "Picking up (D10): there is no coin to take on outer land B5."),
    (land, ("pick", "1a", "gold"), "Picking up (D10): there is no gold to take on outer land B9."),
    (land, ("pick", "1a"), "Picking up (D10): choose copper or silver."),
    (
        lambda: table(player(0, {"1a": "B9"}), FAR, coins={"B9": ["gold"]}),
        ("pick", "1a", "gold"),
        "Picking up (D10): there is only gold here, so it need not be named.",
    ),
    (land, ("drop", "1a"), "Dropping (D11): this I carries no coin."),
    (
        land,
        ("step", "1b", "A12"),
        "Homes (D12): an I with a coin may not enter another player’s home.",
    ),
    (
        before_an_own_home,
        ("step", "1a", "A0"),
        "Homes (D12): there is gold on your repository already.",
    ),
    (
        land,
        ("attack", "1b", "A3"),
        "Attacking (D13): an I that carries a coin cannot attack.",
    ),
    (land, ("attack", "2a", "A3"), "Attacking (D13): outer land A3 is not next to outer land A1."),
    (
        rivers,
        ("attack", "2a", "O2"),
        "Attacking (D13): a piece cannot attack along the river it is in.",
    ),
    (land, ("attack", "3a", "B2"), "Attacking (D13): there is no enemy on outer land B2."),
    (
        land,
        ("attack", "3a", "A3"),
        "Attacking with 3 against 3 + 1 = 4 (D14): you need at least 1 more.",
    ),
    (
        lambda: table(player(0, {"3a": "B12"}), player(3, {"1a": "A12"})),
        ("attack", "3a", "A12"),
        "Attacking with 3 against 1 + 9 = 10 (D14): nobody can be beaten on their own home.",
    ),
    (
        land,
        ("attack", "3a", "X0"),
        "Moving (D5): a door is not a space; step from outer river O0 to inner land G0, or back.",
    ),
]


@pytest.mark.parametrize(("position", "action", "says"), REFUSALS)
def test_refusals_word_for_word(
    position: Callable[[], Drift], action: AnyAction, says: str
) -> None:
    assert refused(position(), *action) == says


def written() -> set[str]:
    """Every sentence that stands in `refusals.py`."""
    tree = ast.parse(Path(refusals.__file__).read_text())
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    said = [call.args[0] for call in calls if getattr(call.func, "id", "") == "tr"]
    return {str(text.value) for text in said if isinstance(text, ast.Constant)}


def test_no_refusal_is_left_out_above() -> None:
    patterns = {re.sub(r"\\\{\w+\\\}", ".+", re.escape(text)): text for text in written()}
    shown = {
        text
        for pattern, text in patterns.items()
        if any(re.fullmatch(pattern, says) for _, _, says in REFUSALS)
    }
    assert shown == written()
    assert len(shown) > 30


def test_every_refusal_names_its_rule_and_number() -> None:
    for sentence in written():
        assert re.match(r"^[A-Z][^()]+ \(D\d+\): .+\.$", sentence)


NONSENSE: list[AnyAction] = [
    ("fly", "3a"),
    ("step", "9z", "B1"),
    ("step", "3a", "Q1"),
    ("pick", "1a", "brass"),
    ("drop",),
    ("place", "gold"),
]


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_nonsense_is_no_action(nonsense: AnyAction) -> None:
    assert refused(table(at_home(0), FAR), *nonsense) == "That is no action of this game."


@pytest.mark.parametrize("unknown", [("fly", "3a"), ("fly", "gold", "G1"), ("fly",)])
@pytest.mark.parametrize("position", [placing, land])
def test_perform_raises_for_an_unknown_action_and_changes_nothing(
    position: Callable[[], Drift], unknown: Any
) -> None:
    state = position()
    before = state.dump()
    with pytest.raises(AssertionError):
        state.perform(unknown, state.turn)
    assert state.dump() == before
