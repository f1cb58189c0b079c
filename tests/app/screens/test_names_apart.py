"""Who hears the page can tell its buttons and links apart."""

from __future__ import annotations

import pytest

from app.tables import shown_games
from tests.app.fakes import Person, opened, words
from tests.app.laid import anno, kept

TOLD = ("href", "data-do", "data-id", "data-figure", "data-step", "data-rule", "data-tap")
"""What a thing does when it is pressed."""
ADDRESSES = [
    "#/",
    "#/settings",
    "#/about",
    "#/practice",
    "#/play/one",
    *(f"#/{screen}/{game}" for game in shown_games() for screen in ("new", "rules", "practice")),
]


def pressed(person: Person) -> dict[str, set[tuple[str, ...]]]:
    """Everything that can be pressed, by its name: what it does."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for tag, attributes, inside in person.page.elements():
        if tag in ("a", "button") and not attributes.get("disabled"):
            name = attributes.get("aria-label") or words([tag, {}, *inside])
            does = tuple(str(attributes.get(key, "")) for key in TOLD)
            found.setdefault(name, set()).add(does)
    return found


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_two_things_that_do_different_things_have_the_same_name(address: str) -> None:
    matches = kept(one=anno("he", seed=2), two=anno("hhe", seed=3))
    with opened(address, matches) as person:
        if person.screen == "handover":
            person.press("ready")
        found = pressed(person)
        assert "" not in found
        assert {name: does for name, does in found.items() if len(does) > 1} == {}
