"""The prompt for who is new to something: longer, until they have done it a few times."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from app.browser.beside import Beside
from app.tables.parts import AnyContext, AnyTalk

OFTEN = 3
"""Who has done something so many times needs no more words for it."""


def _forget(times: Mapping[str, int]) -> None:
    """Where nothing is kept."""


@dataclass(slots=True)
class Guide:
    """What somebody on this device has done how often, by the kinds of a game's guidance.

    It counts by what the prompt is asked for: what was to be done and then is not any more, after
    the one who was asked has acted, was done once, however many actions it took.
    """

    setting: str = "short"
    """`long`: always in many words; `learn`: until it was done a few times; `short`: never."""
    times: dict[str, int] = field(default_factory=dict)
    keep: Callable[[Mapping[str, int]], None] = _forget
    _asked: tuple[str, int] = ("", 0)
    """What is to be done, and after how many actions it was asked for first."""

    def words(self, talk: AnyTalk, context: AnyContext) -> str | None:
        """What a newcomer is told; None for the usual words."""
        said = talk.guidance(context) if context.acting else None
        self._count(said.kind if said else "", context.length)
        if said is None or not self._wanted(said.kind):
            return None
        return said.words

    def _wanted(self, kind: str) -> bool:
        if self.setting == "learn":
            return self.times.get(kind, 0) < OFTEN
        return self.setting == "long"

    def _count(self, kind: str, length: int) -> None:
        done, since = self._asked
        if kind == done and length >= since:
            return
        if done and length > since:
            self.times[done] = self.times.get(done, 0) + 1
            self.keep(self.times)
        self._asked = (kind, length)


def guide_of(beside: Beside, game: str) -> Guide:
    """One that goes on from what this device has kept, and keeps what it counts."""
    return Guide(times=beside.times(game), keep=partial(beside.keep_times, game))
