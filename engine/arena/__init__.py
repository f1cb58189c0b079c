"""Bot matches by the hundred: `python -m engine.arena anno hard medium --matches 400`.

`play` plays one match, `tournament` many, on any executor of the `concurrent.futures` kind;
`summary` counts them. Only the command line prints.
"""

from engine.arena.matches import KINDS, Played, play
from engine.arena.summary import Summary, summary, wilson
from engine.arena.tournament import LINEUPS, Plan, tournament

__all__ = [
    "KINDS",
    "LINEUPS",
    "Plan",
    "Played",
    "Summary",
    "play",
    "summary",
    "tournament",
    "wilson",
]
