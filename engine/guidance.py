"""What is said to somebody who is new to something: what one can do now, and why one would.

A game's `guidance.py` has the sentences. A kind of them is said until it was done a few times.
"""

from typing import NamedTuple


class Guidance(NamedTuple):
    kind: str
    """What is to be done, as a word that is counted by."""
    words: str
    rule: str
    """The number of the rule that tells more."""
