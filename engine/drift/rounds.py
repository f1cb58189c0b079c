"""How many rounds a match has at most: the option `rounds`, with rulings V5 and V7."""

from collections.abc import Mapping

from engine.game import Value

AUTO = "auto"
LIMITS = {2: 60, 3: 60, 4: 50, 5: 40, 6: 40}
"""V7: the limit that goes with so many players, so that an evening ends."""


def round_limit(options: Mapping[str, Value], seats: int) -> int:
    """The last round; 0 where there is no limit."""
    chosen = options["rounds"]
    return LIMITS[seats] if chosen == AUTO else int(chosen)
