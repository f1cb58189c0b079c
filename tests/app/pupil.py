"""Somebody in a lesson: does what the coach points at, and what he does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.app.fakes import Found, Person, inside, words

STEPS = 400
"""More taps than the longest lesson takes."""


class Pupil:
    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def bubble(self) -> Found | None:
        found = self.person.all(lambda a: "data-lesson" in a)
        return found[0] if found else None

    @property
    def step(self) -> str:
        return str(self.bubble[1]["data-lesson"]) if self.bubble else ""

    @property
    def said(self) -> str:
        """What stands in the bubble, without its button."""
        said = [one for one in inside(self.bubble) if one[0] == "p"] if self.bubble else []
        return words([said[0][0], {}, *said[0][2]]) if said else ""

    @property
    def answered(self) -> bool:
        """Whether the coach answers a tap in vain just now."""
        papers = inside(self.bubble) if self.bubble else []
        return any(a.get("class") == "paper answer" for _, a, _ in papers)

    @property
    def buttons(self) -> list[str]:
        """What can be pressed in the bubble."""
        return [a["data-do"] for _, a, _ in inside(self.bubble or ("", {}, [])) if "data-do" in a]

    @property
    def pointed(self) -> list[dict[str, Any]]:
        return [a for _, a, _ in self.person.all(lambda a: "data-pointed" in a)]

    @property
    def asked(self) -> bool:
        """Whether the step waits for the person."""
        touchable = ("data-tap", "data-press", "data-do")
        asked = any(name in a for a in self.pointed for name in touchable)
        return asked or "lesson-on" in self.buttons

    @property
    def free(self) -> bool:
        """Whether the lesson has ended in a match of their own."""
        return self.person.page.address.startswith("#/play/")

    def follow(self) -> None:
        """One tap on what the string leads to; else on the bubble's button; else wait."""
        person = self.person
        for attributes in sorted(self.pointed, key=lambda a: "data-do" not in a):
            if "data-do" in attributes:
                person.press(attributes["data-do"])
                return
            if "data-tap" in attributes:
                person.tap(attributes["data-tap"])
                return
            if "data-press" in attributes:
                person.finger(attributes["data-press"])
                person.wait(0.5)
                return
        if "lesson-on" in self.buttons:
            person.press("lesson-on")
        else:
            person.wait(0.5)

    def walk(self, visit: Callable[[str], None] = lambda step: None, until: str = "") -> list[str]:
        """Follow the string to the end, or to a step; all steps, each visited when it asks."""
        seen: list[str] = []
        for _ in range(STEPS):
            person = self.person
            assert not person.mishap, person.mishap
            person.let_pass()
            if self.free:
                return seen
            if self.asked and self.step not in seen[-1:]:
                seen.append(self.step)
                if self.step == until:
                    return seen
                visit(self.step)
                person.let_pass()
            self.follow()
        raise AssertionError(f"the lesson goes on and on at {self.step}: {self.said}")
