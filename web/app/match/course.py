"""How the scores went over a match, for the chart on the result."""

from app.tables.parts import AnyTable
from engine import Match


def course(match: Match, table: AnyTable) -> list[list[int]]:
    """Everybody's score at the start, and after each action that changed one."""
    state = match.beginning()
    rows = [table.drawing.scores(state.view(None))]
    for seat, action in match.log:
        state.play(action, seat)
        scores = table.drawing.scores(state.view(None))
        if scores != rows[-1]:
            rows.append(scores)
    return rows
