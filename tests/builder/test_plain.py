"""What is compiled without its types does the same as with them."""

from __future__ import annotations

import ast
from dataclasses import fields
from inspect import get_annotations
from typing import Any

import pytest

from builder.plain import PlainClasses

TYPED = """
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypedDict
from typing import TypeVar, get_args

V = TypeVar("V")
Phase: TypeAlias = Literal["night", "day"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Names: TypeAlias = list[str]
Either: TypeAlias = Names | dict[str, int]
nothing_yet: int

class View(TypedDict, total=False):
    hand: Names

class Looks(Protocol[V]):
    def look(self, at: V) -> bool: ...

class Holder(Generic[V]):
    only: V

@dataclass(frozen=True, slots=True, order=True)
class Card:
    made: ClassVar[int] = 7
    name: str
    worth: int = 2
    tags: Names = field(default_factory=list, compare=False)

    def doubled(self) -> int:
        twice: int = 2 * self.worth
        return twice

class Place(NamedTuple):
    x: float
    y: float = 1.5

def hint(x: int) -> str:
    y: int
    return str(x)

def only_a_hint() -> None:
    y: int

view = View(hand=Names("ab"))
card = Card("Leo", tags=["sky"])
said = repr(card), card.doubled(), card == Card("Leo"), card < Card("Max"), Place(1), hint(3)
"""


def executed(tree: ast.Module) -> dict[str, Any]:
    space: dict[str, Any] = {"__name__": __name__}
    exec(compile(tree, "typed.py", "exec", dont_inherit=True, optimize=2), space)
    return space


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    return executed(PlainClasses().visit(ast.parse(TYPED)))


def test_it_does_the_same(plain: dict[str, Any]) -> None:
    typed = executed(ast.parse(TYPED))
    for name in ("PHASES", "view"):
        assert plain[name] == typed[name]
    # Their classes are others, so what they say is compared.
    assert repr(plain["said"]) == repr(typed["said"])
    assert plain["Card"].made == 7
    assert [each.name for each in fields(plain["Card"])] == ["name", "worth", "tags"]
    with pytest.raises(AttributeError):
        plain["card"].name = "Max"
    assert plain["Holder"][int]().__class__ is plain["Holder"]


def test_types_are_gone(plain: dict[str, Any]) -> None:
    assert plain["View"] is dict
    assert plain["Names"] is list
    assert plain["Either"] is object
    assert "nothing_yet" not in plain.get("__annotations__", {})
    assert get_annotations(plain["Holder"]) == {}
    assert set(plain["Place"].__annotations__.values()) == {type(None)}
    assert plain["hint"].__annotations__ == {}


def test_no_dataclass_writes_its_signature_down(plain: dict[str, Any]) -> None:
    assert plain["Card"].__doc__ == "-"
