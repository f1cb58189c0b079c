"""Where NIM's sticks are."""

from collections import Counter

from engine.game import Data


def census(dump: Data) -> Counter[str]:
    """Every stick, on a heap or taken."""
    return Counter(stick=sum(dump["heaps"]) + sum(dump["taken"]))
