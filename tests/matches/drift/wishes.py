"""What DRIFT's recorded matches show: every way to win, to share, and to lose pieces."""

from functools import cache

from engine.dice import Dice
from engine.drift.board import NEIGHBOURS
from engine.drift.pieces import COINS, VALUE
from engine.drift.rules import Drift
from engine.game import Action, AnyState, Event
from tests.matches.record import Choice, Fulfilled, Wish


@cache
def distances(goal: str) -> dict[str, int]:
    """How many steps every space is from a goal."""
    steps, edge = {goal: 0}, [goal]
    for space in edge:
        for near in NEIGHBOURS[space]:
            if near not in steps:
                steps[near] = steps[space] + 1
                edge.append(near)
    return steps


def collecting(state: AnyState, dice: Dice) -> Choice:
    """A player who fetches coins, mostly: random matches hardly ever deposit one."""
    assert isinstance(state, Drift)
    (seat,), actions = state.actors, state.legal()
    if state.phase == "place" or dice.below(8) == 0:
        return seat, dice.choice(actions)
    return seat, max(actions, key=lambda action: (worth(state, action), dice.below(1000)))


def worth(state: Drift, action: Action) -> int:
    """How much an action brings coins home: what a greedy player goes by."""
    verb, *things = action
    if verb == "end_turn":
        return 0
    mine = state.pieces[state.turn]
    piece = things[0]
    if verb == "attack":
        return 2
    if verb == "drop":
        return 9 if mine[piece] == state.home else -9
    if verb == "pick":
        return 8 if things[-1] in _lacking(state) or len(things) == 1 else -1
    if VALUE[piece] > 1:
        return 3 if mine[piece] == state.home else -1
    nearer = _goal(state, piece, str(mine[piece])) - _goal(state, piece, things[1])
    return 7 if nearer > 0 else 1 if mine[piece] == state.home else -1


def _lacking(state: Drift) -> list[str]:
    """The kinds that the seat on turn has neither deposited nor in hand."""
    seat = state.turn
    have = (*state.deposited[seat], *state.carrying[seat].values())
    return [coin for coin in COINS if coin not in have]


def _goal(state: Drift, piece: str, space: str) -> int:
    """Steps from a space to the home for a carrier, to the next coin lacking for others."""
    if piece in state.carrying[state.turn]:
        return distances(state.home)[space]
    wanted = set(_lacking(state))
    lying = [s for s, coins in state.coins.items() if wanted & set(coins)]
    lying += [
        state.home_of(seat)
        for seat, coins in enumerate(state.deposited)
        if seat != state.turn and wanted & set(coins)
    ]
    return min((distances(goal)[space] for goal in lying), default=0)


def won(told: list[Event], state: AnyState) -> bool:
    return bool(told[-1][0] == "won")


def _deposits(state: AnyState) -> list[tuple[str, ...]]:
    """The repositories, best first."""
    assert isinstance(state, Drift) and state.standings is not None
    return [state.deposited[row["seat"]] for row in state.standings]


def won_by_number(told: list[Event], state: AnyState) -> bool:
    first, second, *_ = _deposits(state)
    return told[-1][0] == "limit" and len(first) > len(second) > 0


def won_by(coin: str) -> Fulfilled:
    """The first two have equally many coins, and this kind decides."""
    better = COINS[COINS.index(coin) + 1 :]

    def decided(told: list[Event], state: AnyState) -> bool:
        first, second, *_ = _deposits(state)
        return (
            told[-1][0] == "limit"
            and len(first) == len(second)
            and all((kind in first) == (kind in second) for kind in better)
            and coin in first
            and coin not in second
        )

    return decided


def shared(told: list[Event], state: AnyState) -> bool:
    first, second, *_ = _deposits(state)
    return told[-1][0] == "limit" and bool(first) and first == second


def nobody(told: list[Event], state: AnyState) -> bool:
    return told[-1][0] == "limit" and not any(_deposits(state))


def happened(name: str, told: list[Event]) -> bool:
    return any(event[0] == name for event in told)


def displaced(told: list[Event], state: AnyState) -> bool:
    return any(event[0] == "sent_home" and event[-1] == "displaced" for event in told)


WISHES = {
    "three-coins-placed": Wish(
        "Two players place their coins; one deposits all three kinds and wins at once (D20).",
        2,
        {},
        won,
        collecting,
    ),
    "three-coins-scattered": Wish(
        "The coins are scattered among three players; one deposits all three kinds (D20).",
        3,
        {"coins": "scatter"},
        won,
        collecting,
    ),
    "three-coins-pilfered": Wish(
        "Without a limit of rounds, with coins taken from other players' repositories (D10, D20).",
        6,
        {"coins": "scatter", "rounds": 0},
        lambda told, state: won(told, state) and happened("pilfered", told),
        collecting,
    ),
    "limit-most-coins": Wish(
        "After the last round the most deposited coins win (V5).",
        4,
        {"rounds": 20},
        won_by_number,
        collecting,
    ),
    "limit-gold": Wish(
        "After the last round two have equally many coins, and gold decides (V5).",
        5,
        {"rounds": 20, "coins": "scatter"},
        won_by("gold"),
        collecting,
    ),
    "limit-silver": Wish(
        "After the last round two have equally many coins and alike in gold: silver decides (V5).",
        3,
        {"rounds": 20},
        won_by("silver"),
        collecting,
    ),
    "limit-shared": Wish(
        "After the last round two have the same coins and share the win (V5).",
        6,
        {"rounds": 20},
        shared,
        collecting,
    ),
    "limit-nobody": Wish(
        "Sixty rounds without a deposit: everybody shares the win (V5).",
        2,
        {"rounds": 60},
        nobody,
    ),
    "pieces-removed": Wish(
        "Pieces that could not leave their home leave the game (D7), and the rounds run out.",
        6,
        {"coins": "scatter"},
        lambda told, state: told[-1][0] == "limit" and happened("removed", told),
    ),
    "sent-home-in-a-chain": Wish(
        "A beaten piece displaces the enemy on its home (D16), and one player wins (D20).",
        5,
        {},
        lambda told, state: won(told, state) and displaced(told, state),
        collecting,
    ),
}
