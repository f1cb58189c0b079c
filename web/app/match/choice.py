"""Tap to narrow: one mechanism by which five games choose among their legal actions.

Every legal action is a set of tokens (a card, a space, a button). A tap chooses a token or lets
go of it; what can still be tapped is what some legal action contains beside all that is chosen.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeAlias

from app.tables.parts import Tokens, Walk
from engine.game import A

Replaces: TypeAlias = Callable[[str, Sequence[str]], list[str] | None]
"""Asked when a token does not go with what is chosen: what of it stays chosen beside the new one;
None where the token is not offered."""


class Choice(Generic[A]):
    """What one person has tapped so far, against all they may do."""

    __slots__ = (
        "_actions",
        "_replaces",
        "_begins_anew",
        "chosen",
        "places",
        "given",
        "_past",
        "walk",
        "_tappable",
    )

    def __init__(
        self,
        actions: Iterable[tuple[A, Tokens]] = (),
        replaces: Replaces = lambda token, chosen: None,
        begins_anew: bool = False,
    ) -> None:
        self._actions = list(actions)
        self._replaces = replaces
        self._begins_anew = begins_anew
        self.chosen: list[str] = []
        self.places: dict[str, str] = {}
        """Of equal things, the one that was tapped: where it lies, by its token."""
        self.given: list[str] = []
        """What the last action left chosen; nobody tapped it."""
        self._past: list[tuple[list[str], dict[str, str]]] = []
        """What was chosen before each tap."""
        self.walk: Walk[A] | None = None
        """A way of several steps that waits for Confirm; the goal is the last that is chosen."""
        self._tappable: Tokens | None = None

    @property
    def legal(self) -> list[A]:
        """All that may be done."""
        return [action for action, _ in self._actions]

    def only(self, wanted: Callable[[A], bool]) -> None:
        """Offer nothing but these of all that may be done."""
        self._actions = [(action, tokens) for action, tokens in self._actions if wanted(action)]
        self._tappable = None

    @property
    def tappable(self) -> Tokens:
        """What a tap would choose, or let go of."""
        if self._tappable is None:
            chosen = set(self.chosen[:-1] if self.walk else self.chosen)
            possible = [tokens for _, tokens in self._actions if chosen <= tokens]
            found = set(self.chosen).union(*possible)
            if chosen:
                every = self._every()
                found |= {token for token in every - found if self._instead(token) is not None}
            self._tappable = frozenset(found)
        return self._tappable

    def _every(self) -> Tokens:
        return frozenset[str]().union(*(tokens for _, tokens in self._actions))

    def _instead(self, token: str) -> list[str] | None:
        """What would be chosen if this token took the place of others; None where it may not."""
        staying = self._replaces(token, self.chosen)
        if staying is None:
            return None
        wanted = {*staying, token}
        return [*staying, token] if any(wanted <= tokens for _, tokens in self._actions) else None

    @property
    def ready(self) -> A | None:
        """The action that is exactly what was chosen, or the first of a way."""
        if self.walk:
            return self.walk.steps[0]
        chosen = set(self.chosen)
        return next((action for action, tokens in self._actions if tokens == chosen), None)

    @property
    def possible(self) -> list[A]:
        """The actions that the chosen tokens still allow."""
        chosen = set(self.chosen)
        return [action for action, tokens in self._actions if chosen <= tokens]

    def toggle(self, token: str, place: str = "") -> bool:
        """Choose a token or let go of it; False if it cannot be used now.

        Of equal things one is as good as the other: another copy takes the chosen one's part.
        """
        if token in self.chosen:
            if not place or self.places.get(token, place) == place:
                self.chosen.remove(token)
        elif token not in self.tappable:
            if not (self._begins_anew and token in self._every()):
                return False
            self.chosen = [token]
        elif any({*self.chosen, token} <= tokens for _, tokens in self._actions):
            self.chosen.append(token)
        else:
            self.chosen = self._instead(token) or []
        self._put(token, place)
        return True

    def propose(self, token: str, walk: Walk[A]) -> None:
        """Let a way to a goal wait for Confirm."""
        self.drop_walk()
        self.chosen.append(token)
        self.walk, self._tappable = walk, None

    def drop_walk(self) -> str:
        """Let go of a way; its goal, "" where there was none."""
        if self.walk is None:
            return ""
        self.walk = self._tappable = None
        return self.chosen.pop()

    def _put(self, token: str, place: str) -> None:
        """Remember where what is chosen lies, and forget it of the rest."""
        if place:
            self.places[token] = place
        for other in self.places.keys() - set(self.chosen):
            del self.places[other]
        self._tappable = None

    def keep(self, tokens: Sequence[str]) -> None:
        """Begin with tokens chosen already, where an action still needs them all."""
        if any(set(tokens) <= action for _, action in self._actions):
            self.given = list(tokens)
            self.chosen = list(tokens)
            self._tappable = None

    def resume(self, before: "Choice[A]") -> None:
        """What was tapped before, where somebody else has acted and all is still as it was."""
        if before.legal == self.legal and not before.walk:
            self.chosen, self.places, self.given = before.chosen, before.places, before.given
            self._past, self._tappable = before._past, None

    def remember(self) -> None:
        """Before a tap: this is where `back` leads."""
        self._past.append((self.chosen[:], self.places.copy()))

    @property
    def tapped(self) -> bool:
        """Whether something is set up that the last action did not leave so."""
        return self.chosen != self.given

    def back(self) -> None:
        """Take the last tap back that changed something; without one, let go of everything."""
        while self._past:
            chosen, places = self._past.pop()
            if chosen != self.chosen:
                self.chosen, self.places = chosen, places
                self.walk = self._tappable = None
                return
        self.clear()

    def put(self, chosen: Sequence[str], places: Mapping[str, str]) -> None:
        """Choose just this, as it was before a try that came to nothing."""
        self.chosen, self.places = list(chosen), dict(places)
        self.walk = self._tappable = None

    def say(self, action: A) -> None:
        """Choose just what this legal action needs."""
        self.put(sorted(next(tokens for one, tokens in self._actions if one == action)), {})

    def clear(self) -> None:
        self.chosen.clear()
        self.given.clear()
        self.places.clear()
        self.walk = self._tappable = None
