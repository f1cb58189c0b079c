"""What is sent of a scene: as little as possible, and enough."""

from typing import Any

from app.browser.changes import changes
from app.tables.kit.scene import Scene, h
from engine.dice import Dice


def put_together(was: Scene, told: Any) -> Scene:
    """As `js/scenes.js` does it."""
    tag, attributes, *children = told
    made: Scene = [tag, was[1] if attributes == 0 else attributes]
    for child in children:
        if isinstance(child, int):
            made.append(was[child + 2])
        elif isinstance(child, dict):
            made.append(put_together(was[child["was"] + 2], child["is"]))
        else:
            made.append(child)
    return made


def some_scene(dice: Dice, depth: int = 4) -> Scene:
    children: list[Scene | str] = []
    keys = ["a", "b", "c", "d"] if dice.below(2) else []
    dice.shuffle(keys)
    for _ in range(dice.below(4) if depth else 0):
        if not dice.below(3):
            children.append(dice.choice(["one", "two"]))
            continue
        child = some_scene(dice, depth - 1)
        if keys:
            child[1]["key"] = keys.pop()
        children.append(child)
    return h(dice.choice(["p", "g"]), *children, class_=dice.choice(["x", "y", None]))


def test_what_is_told_makes_the_new_scene_of_the_old() -> None:
    dice = Dice(7)
    scene = h("div", some_scene(dice))
    for _ in range(300):
        new = h("div", *(some_scene(dice) for _ in range(3)))
        assert put_together(scene, changes(scene, new)) == new
        scene = new


def test_what_stays_is_told_by_its_number() -> None:
    old = h("div", h("p", "one"), h("g", "far", key="a"), h("g", "near", key="b"))
    new = h("div", h("p", "two"), h("g", "near", key="b"), h("g", "far", key="a"))
    assert changes(old, new) == ["div", 0, {"was": 0, "is": ["p", 0, "two"]}, 2, 1]


def test_attributes_are_told_where_they_changed() -> None:
    old, new = h("div", h("p", "a", class_="x")), h("div", h("p", "a", class_="y"))
    assert changes(old, new) == ["div", 0, {"was": 0, "is": ["p", {"class": "y"}, "a"]}]


def test_another_element_is_told_in_full() -> None:
    old, new = h("div", h("p", "a")), h("div", h("g", "a"))
    assert changes(old, new) == ["div", 0, ["g", {}, "a"]]
