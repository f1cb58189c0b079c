"""What is asked many times is found once."""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


def once(known: dict[Hashable, Any], question: Hashable, find: Callable[[], T]) -> T:
    """The answer that is known, or else the one that is found now."""
    if question not in known:
        known[question] = find()
    answer: T = known[question]
    return answer


class Latest(Generic[T]):
    """What is asked for again and again, and changes only with what it is made from."""

    def __init__(self) -> None:
        self._made: tuple[object, T] | None = None

    def of(self, given: object, make: Callable[[], T]) -> T:
        """The very same as before where what is given is the same."""
        if self._made is None or self._made[0] != given:
            self._made = (given, make())
        return self._made[1]
