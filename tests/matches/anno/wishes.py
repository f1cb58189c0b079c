"""The ways a mensis and a match of ANNO can end, one recording each."""

from itertools import pairwise

from engine.dice import Dice
from engine.game import AnyState, Event
from tests.matches.record import Choice, Wish

CALENDAR = {"mensises": 1}
ORIENTATION = {"mode": "orientation"}


def eagerly(state: AnyState, dice: Dice) -> Choice:
    """Matches as many cards as possible; else any action."""
    (seat,), actions = state.actors, state.legal()
    matching = [action for action in actions if action[0] == "match"]
    most = max(matching, key=lambda action: len(action[3]), default=None)
    return seat, most or dice.choice(actions)


def rightly(state: AnyState, dice: Dice) -> Choice:
    """Orientation without a slip: tries each place on a copy first."""
    (seat,) = state.actors
    return seat, next(a for a in state.legal() if state.copy().play(a)[0][0][0] != "slip")


def ends(told: list[Event], how: str, just_before: str) -> bool:
    """Whether the last mensis ends like this, right after an event of this kind."""
    return any(
        before[0] == just_before and event[:1] + event[2:3] == ("mensis", how)
        for before, event in pairwise(told)
    )


def cleared_from(source: str, told: list[Event]) -> bool:
    last = [event for event in told if event[0] in ("matched", "mensis")][-2:]
    return (last[0][3], last[1][2]) == (source, "cleared")


def sitting_apart(told: list[Event], state: AnyState) -> bool:
    places = [row["place"] for row in state.standings or []]
    return places == [1, 2, 3, 4]


WISHES = {
    "cleared-from-hand": Wish(
        "The hand is cleared by matching cards from the hand (A18).",
        2,
        CALENDAR,
        lambda told, state: cleared_from("hand", told),
        eagerly,
    ),
    "cleared-with-community": Wish(
        "The last hand card is a month, matched with Community cards (A8, A18).",
        2,
        CALENDAR,
        lambda told, state: cleared_from("community", told),
        eagerly,
    ),
    "deck-at-sorting": Wish(
        "The deck runs out at Sorting and a Community place stays empty (A21).",
        4,
        CALENDAR,
        lambda told, state: ends(told, "deck", "refilled") or ends(told, "deck", "matched"),
        eagerly,
    ),
    "deck-at-burn": Wish(
        "The deck has run out at Burn and Turn (A21).",
        3,
        CALENDAR,
        lambda told, state: ends(told, "deck", "burned"),
    ),
    "tie-for-first": Wish(
        "Two players share the first place and the third is third (A24, R7).",
        3,
        CALENDAR,
        lambda told, state: [row["place"] for row in state.standings or []] == [1, 1, 3],
        eagerly,
    ),
    "tie-of-all": Wish(
        "Everybody has the same total (A24, R7).",
        2,
        CALENDAR,
        lambda told, state: [row["place"] for row in state.standings or []] == [1, 1],
        eagerly,
    ),
    "twelve-mensises": Wish(
        "Four players, twelve mensises, four different totals (A23, A24).",
        4,
        {},
        sitting_apart,
        eagerly,
    ),
    "calidum-spring": Wish(
        "Calidum Ante turns a winter month to spring (A14, R1).",
        2,
        {"mensises": 6, "calidum": "spring"},
        lambda told, state: any(
            event[0] == "matched"
            and {"WCAL", "SSPR"} <= set(event[4])
            and event[2] in ("M01", "M02", "M12")
            for event in told
        ),
        eagerly,
    ),
    "blue-moon-and-cusp": Wish(
        "A Blue Moon is exchanged and a Cusp opens a second zodiac place (A5, A15).",
        3,
        {"mensises": 3},
        lambda told, state: (
            any(event[0] == "exchanged" for event in told)
            and any(event[0] == "matched" and "CUSP" in event[4] for event in told)
        ),
        eagerly,
    ),
    "orientation-with-slips": Wish(
        "Orientation for three, with slips (A28, A29).",
        3,
        ORIENTATION,
        lambda told, state: all(row["score"] < 0 for row in state.standings or []),
    ),
    "orientation-without-slips": Wish(
        "Orientation for one, without a slip (A29).",
        1,
        ORIENTATION,
        lambda told, state: state.standings == [{"seat": 0, "place": 1, "score": 0}],
        rightly,
    ),
}
