"""Computer players in the race: asked once at cast-off, aboard when their time has passed."""

from engine import Match, bots

Plan = tuple[int, int]
"""The ship, and the milliseconds after which it is boarded."""


def plans(match: Match) -> dict[int, Plan]:
    """What every computer player has in mind in this race.

    It comes from the match's seed, the seat and the cast-off, so that a page that is opened again
    in the middle of a race finds the same minds.
    """
    begun = _cast_off(match)
    return {
        seat: _plan(match, seat, begun)
        for seat, player in enumerate(match.players)
        if not player.human
    }


def _plan(match: Match, seat: int, begun: int) -> Plan:
    game, level, view = match.game, match.players[seat].kind, match.state.view(seat)
    dice = bots.dice_for(match.seed, seat, begun)
    action = bots.decide(game, level, view, match.state.legal(seat), dice)
    assert action
    _, ship, milliseconds = action
    return ship, milliseconds


def _cast_off(match: Match) -> int:
    """How many actions the log held when this race began."""
    log = match.log
    return max((n for n, (_, action) in enumerate(log, 1) if action[0] == "cast_off"), default=0)
