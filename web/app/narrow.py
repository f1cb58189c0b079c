"""Tap to narrow: one mechanism by which five games choose among their legal actions.

Every legal action is a set of tokens (a card, a space, a button). A tap chooses a token or lets
go of it; what can still be tapped is what some legal action contains beside all that is chosen.
"""

from collections.abc import Iterable

from engine.game import Action

Tokens = frozenset[str]


class Choice:
    """What one person has tapped so far, against all they may do."""

    __slots__ = ("_actions", "chosen", "_tappable")

    def __init__(self, actions: Iterable[tuple[Action, Tokens]] = ()) -> None:
        self._actions = list(actions)
        self.chosen: list[str] = []
        self._tappable: Tokens | None = None

    @property
    def tappable(self) -> Tokens:
        """What a tap would choose, or let go of."""
        if self._tappable is None:
            chosen = set(self.chosen)
            open_still = [tokens for _, tokens in self._actions if chosen <= tokens]
            self._tappable = frozenset().union(*open_still) if open_still else frozenset(chosen)
        return self._tappable

    @property
    def ready(self) -> Action | None:
        """The action that is exactly what was chosen."""
        chosen = set(self.chosen)
        return next((action for action, tokens in self._actions if tokens == chosen), None)

    @property
    def open(self) -> list[Action]:
        """The actions that the chosen tokens still allow."""
        chosen = set(self.chosen)
        return [action for action, tokens in self._actions if chosen <= tokens]

    def single(self, token: str) -> Action | None:
        """The action that this token alone is."""
        alone = {token}
        return next((action for action, tokens in self._actions if tokens == alone), None)

    def toggle(self, token: str) -> bool:
        """Choose a token or let go of it; False if it cannot be used now."""
        if token in self.chosen:
            self.chosen.remove(token)
        elif token in self.tappable:
            self.chosen.append(token)
        else:
            return False
        self._tappable = None
        return True

    def clear(self) -> None:
        self.chosen.clear()
        self._tappable = None

    def choose(self, action: Action) -> None:
        """Choose all tokens of an action, as a hint does."""
        self.clear()
        self.chosen.extend(sorted(next(t for a, t in self._actions if a == action)))
