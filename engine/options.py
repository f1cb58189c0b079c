"""The choices that are made before a match."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.language import shortened, tr

Value: TypeAlias = str | int | bool


@dataclass(frozen=True, slots=True)
class Needs:
    """One of these choices of another option, or else for this reason not at all."""

    option: str
    choices: tuple[Value, ...]
    reason: str
    """A sentence with the rule's number, marked with `N_`."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the match. What people read of it is marked with `N_`."""

    name: str
    choices: tuple[Value, ...]
    default: Value
    label: str
    help: str
    names: tuple[str, ...] = ()
    """What people read for each choice; empty where the choice speaks for itself."""
    spoken: Callable[[Value], str] | None = None
    """Says a choice where a list of names would be long."""
    offered: tuple[Value, ...] = ()
    """The few that the set-up screen offers; empty for all."""
    learns: bool = False
    """Whether a number is remembered from people's own play, and offered: the nearest choice."""
    seat: bool = False
    """Whether the choices are seats: only one that is taken can be chosen."""
    first_time: Value | None = None
    """What is proposed to people who have never chosen: a short match, where there is one."""
    needs: Needs | None = None
    """Without which its default is all that can be chosen."""
    only_with: tuple[str, Value] | None = None
    """Another option's choice, without which this one means nothing and need not be asked."""

    def nearest(self, value: int) -> Value | None:
        """The choice next to a number that play has shown; 0 stands for none."""
        numbers = [choice for choice in self.choices if type(choice) is int and choice]
        return min(numbers, key=lambda choice: abs(choice - value), default=None)

    def read(self, value: object) -> Value:
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise ValueError(
            tr(
                "{option} cannot be {value}: choose one of {choices}.",
                option=tr(self.label),
                value=shortened(value),
                choices=list(self.choices),
            )
        )

    def barred(self, options: Mapping[str, Value]) -> str:
        """Why nothing but the default can be chosen beside these options; "" where it can."""
        if self.needs is None or options[self.needs.option] in self.needs.choices:
            return ""
        return tr(self.needs.reason)

    def means_something(self, options: Mapping[str, Value]) -> bool:
        """Whether it changes anything beside these options."""
        return self.only_with is None or options[self.only_with[0]] == self.only_with[1]

    def say(self, choice: Value) -> str:
        """A choice as people read it."""
        if self.spoken:
            return self.spoken(choice)
        if self.names:
            return tr(self.names[self.choices.index(choice)])
        if isinstance(choice, bool):
            return tr("on") if choice else tr("off")
        return str(choice)
