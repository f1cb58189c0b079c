"""How the players of SANTY ANNO's recordings race: like computers, or as it is written down."""

from engine.bots import decide
from engine.dice import Dice
from engine.game import AnyState
from engine.santyanno import GAME
from engine.santyanno.fleet import FLEET
from engine.santyanno.moves import ends
from engine.santyanno.rounds import ROUNDS
from engine.santyanno.rules import SantyAnno
from tests.matches.record import Choice, Chooser


def racing(*levels: str) -> Chooser:
    """Computer players of these levels in turn, who board in the order of their times."""

    def choose(state: AnyState, dice: Dice) -> Choice:
        assert isinstance(state, SantyAnno)
        if state.phase != "race":
            return state.actors[0], state.legal()[0]
        choices: list[tuple[int, int, Choice]] = []
        for seat in state.actors:
            own = Dice(state.dice.state + ROUNDS * seat + state.round)
            level = levels[seat % len(levels)]
            action = decide(GAME, level, state.view(seat), state.legal(seat), own)
            assert action is not None and action[0] == "board"
            choices.append((action[2], seat, (seat, action)))
        return min(choices)[2]

    return choose


def sharing_out(*finders: str, others: str = "late wrong", at: int | None = None) -> Chooser:
    """A course that chance does not take: round by round the seats that find their ship.

    They stand in the order of arrival; the others are late or board a wrong ship. `at` is the
    millisecond of those who find theirs, where it is always the same one.
    """

    def choose(state: AnyState, dice: Dice) -> Choice:
        assert isinstance(state, SantyAnno)
        if state.phase != "race":
            return state.actors[0], state.legal()[0]
        found = [int(seat) for seat in finders[state.round - 1]] if finders else []
        order = [*found, *(seat for seat in range(state.seats) if seat not in found)]
        passing = state.options["play"] == "pass"
        seat = state.actors[0] if passing else min(state.actors, key=order.index)
        time = 9_000 + 2_000 * order.index(seat) + dice.below(1_000)
        true_ship = ends(state.table, state.pirates, state.cards, state.event)[seat]
        if seat in found:
            return seat, ("board", true_ship, time if at is None else at)
        if dice.choice(others.split()) == "late":
            return seat, ("late",)
        return seat, ("board", dice.choice([ship for ship in FLEET if ship != true_ship]), time)

    return choose
