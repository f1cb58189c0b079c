"""Fingers on ANNO 1503's table: looking, steering, and choosing with few taps."""

import asyncio
from typing import TYPE_CHECKING, Any

from engine.game import Action

if TYPE_CHECKING:
    from app.tables.anno1503 import Anno1503Table

_STEP_SECONDS = 0.24


class Fingers:
    """What fingers have opened, steer and hold, and what their taps mean."""

    def __init__(self, table: "Anno1503Table") -> None:
        self.table = table
        self.helm = 0
        """The ship that was steered last."""
        self.looking = ""
        """The space whose tile is shown, while a finger is held."""
        self.opened: tuple[str, str, int] = ("", "", 0)
        """What was opened on a phone, and in which phase of whose turn."""
        self.sailing = False

    def heard(self, kind: str, detail: dict[str, Any]) -> bool:
        match kind:
            case "press" if detail.get("press") == "look":
                exploring = self.table.session.view()["exploring"]
                return self._look(exploring[1] if exploring else "")
            case "release" if self.looking:
                return self._look("")
            case "info" if self.table.together and detail["info"].startswith("island:"):
                return self._peek(detail)
            case "tap":
                return self._tapped(detail)
        return False

    def _look(self, space: str) -> bool:
        self.looking = space
        self._refresh()
        return True

    def _peek(self, detail: dict[str, Any]) -> bool:
        """A tile that the viewer has seen is shown while the finger stays, not in a sheet."""
        space = detail["info"].partition(":")[2]
        if space not in self.table.known:
            return False
        if detail.get("held"):
            return self._look(space)
        self._toast("Hold a finger on the island to look under its cloud.", detail)
        return True

    def _tapped(self, detail: dict[str, Any]) -> bool:
        session = self.table.session
        if detail.get("do") in ("look-sea", "look-home"):
            view = session.view()
            self.opened = (detail["do"][5:], view["phase"], view["turn"])
            self._refresh()
            return True
        token = detail.get("tap") or detail.get("not") or ""
        if token.startswith("home:") and session.desk:
            session.desk.enlarge(token)
            return True
        if session.viewer not in session.match.state.actors:
            return False
        return self._chosen(token, detail)

    def _chosen(self, token: str, detail: dict[str, Any]) -> bool:
        """A token of an action: narrows the choice, or does it where undo can take it back."""
        session, choice = self.table.session, self.table.session.choice
        if token.startswith("ship:") and "tap" in detail:
            self.helm = int(token[5:])
            choice.clear()
        elif token.startswith("space:") and "tap" in detail:
            self._steer(token[6:])
        elif token == "claim" and self.table.together and token not in choice.tappable:
            self._toast("This tile cannot be claimed. Look at it again: it says why.", detail)
        elif not self._narrow(token):
            return False
        elif (action := self._complete(token)) is not None and session.desk:
            session.desk.act(action)
            return True
        self._refresh()
        return True

    def _narrow(self, token: str) -> bool:
        """Add a token to the choice, or begin anew with it where it does not go with the rest."""
        choice = self.table.session.choice
        before = choice.chosen[:]
        if token not in choice.tappable:
            choice.clear()
        if not choice.toggle(token):
            for kept in before:
                choice.toggle(kept)
            return False
        placed = token.startswith(("pier:", "colonist:")) and token in choice.chosen
        if placed and "claim" in choice.tappable and "claim" not in choice.chosen:
            choice.toggle("claim")
        return True

    def _complete(self, token: str) -> Action | None:
        """The action that is chosen, if it needs no Confirm."""
        choice = self.table.session.choice
        if token not in choice.chosen or len(choice.open) != 1:
            return None
        action = choice.open[0]
        whole = choice.ready is not None or token.startswith("sell:")
        return action if whole and self.table.at_once(action) else None

    def _steer(self, space: str) -> None:
        """Sail to a space step by step; beside an island, propose to explore it."""
        session, choice = self.table.session, self.table.session.choice
        view = session.view()
        if choice.chosen:
            choice.clear()
            return
        reached, ship = self.table.reach(view), self.table.helm(view)
        if self.sailing or (space not in reached.sea and space not in reached.islands):
            return
        steps: list[Action] = [("sail", ship, step) for step in reached.route(space)]
        island = space if space in reached.islands else ""
        if len(steps) == 1 and not island and session.desk:
            session.desk.act(steps[0])
        elif not steps:
            self._propose(ship, island)
        elif session.desk:
            self.sailing = True
            session.desk.later(self._sail(steps, ship, island))

    async def _sail(self, steps: list[Action], ship: int, island: str) -> None:
        session = self.table.session
        try:
            for number, action in enumerate(steps, session.match.length):
                if number == session.match.length and session.desk:
                    session.desk.act(action)
                    await asyncio.sleep(_STEP_SECONDS)
        finally:
            self.sailing = False
        if island and session.match.state.why_not(("explore", ship, island)) is None:
            self._propose(ship, island)
            self._refresh()

    def _propose(self, ship: int, island: str) -> None:
        """Exploring cannot be taken back, so it waits for Confirm."""
        self.helm = ship
        self.table.session.choice.toggle(f"ship:{ship}")
        self.table.session.choice.toggle(f"space:{island}")

    def _refresh(self) -> None:
        if self.table.session.desk:
            self.table.session.desk.refresh()

    def _toast(self, words: str, detail: dict[str, Any]) -> None:
        if self.table.session.desk:
            self.table.session.desk.toast(words, detail.get("x", 0), detail.get("y", 0))
