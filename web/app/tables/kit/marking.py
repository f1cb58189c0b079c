"""Marking what is drawn already: by its tokens, what a long press shows, or its `data-thing`.

Scenes are shared and never changed once made: what is marked is a copy, as far as it differs.
"""

from collections.abc import Collection

from app.tables.kit.scene import Scene, h

_NAMES = ("data-tap", "data-not", "data-info", "data-thing")
_TAP, _NOT, _INFO, _THING = _NAMES


class Marker:
    """Marks drawing after drawing: what is the same object as before is not looked through again.

    Scenes are known by their identity, and held for as long as it is asked for.
    """

    def __init__(self) -> None:
        self._asked: tuple[object, ...] = ()
        self._before: dict[int, tuple[Scene, Scene]] = {}
        self._now: dict[int, tuple[Scene, Scene]] = {}

    def marked(
        self, scene: Scene, things: tuple[str, ...], kind: str, instead: tuple[str, ...] = ()
    ) -> Scene:
        """The same scene, with a further class on every one of these things.

        Where none of them is drawn, `instead` is marked.
        """
        asked = (things, kind)
        self._before, self._now = self._now if asked == self._asked else {}, {}
        self._asked = asked
        found = self._marked(scene, things, kind) if things else scene
        if found is scene and instead:
            return self.marked(scene, instead, kind)
        return found

    def _marked(self, scene: Scene, things: Collection[str], kind: str) -> Scene:
        known = self._before.get(id(scene))
        if known is None or known[0] is not scene:
            known = (scene, self._looked_through(scene, things, kind))
        self._now[id(scene)] = known
        return known[1]

    def _looked_through(self, scene: Scene, things: Collection[str], kind: str) -> Scene:
        attributes = scene[1]
        if _is_one(scene, things):
            known = attributes.get("class", "")
            return [scene[0], {**attributes, "class": f"{known} {kind}".strip()}, *scene[2:]]
        children = scene[2:]
        changed = [
            self._marked(one, things, kind) if isinstance(one, list) else one for one in children
        ]
        if all(one is other for one, other in zip(children, changed, strict=True)):
            return scene
        return [scene[0], attributes, *changed]


def _is_one(scene: Scene, things: Collection[str]) -> bool:
    # Asked of every element of a drawing: four questions cost less than a loop over four names.
    told = scene[1].get
    return (
        told(_TAP) in things
        or told(_NOT) in things
        or told(_INFO) in things
        or told(_THING) in things
    )


_POINTED = (*_NAMES, "data-press")


def pointed(scene: Scene, things: Collection[str]) -> Scene:
    """The same scene, with `data-pointed` on each of these; `do:menu` is a button."""
    return _pointed(scene, things) if things else scene


def _pointed(scene: Scene, things: Collection[str]) -> Scene:
    attributes = scene[1]
    named = any(attributes.get(name) in things for name in _POINTED)
    if named or f"do:{attributes.get('data-do')}" in things:
        return [scene[0], {**attributes, "data-pointed": ""}, *scene[2:]]
    children = scene[2:]
    changed = [_pointed(one, things) if isinstance(one, list) else one for one in children]
    if all(one is other for one, other in zip(children, changed, strict=True)):
        return scene
    return [scene[0], attributes, *changed]


def forward(scene: Scene, things: Collection[str]) -> Scene | None:
    """These things alone, as a layer to lie over the scene; None where none of them is drawn.

    What is around them is kept, so that each is where it is and looks as it does.
    """
    found = _forward(scene, things) if things else None
    return h("div", found, class_="forward", aria_hidden="true") if found else None


_ONLY_ONCE = ("id", "key", "data-tap", "data-not", "data-info", "data-do", "data-press", "role")
"""A copy is nothing to tap, to hear or to find."""


def _forward(scene: Scene, things: Collection[str]) -> Scene | None:
    if _is_one(scene, things):
        return _copy(scene)
    children = [one for one in scene[2:] if isinstance(one, list)]
    found = [_forward(one, things) for one in children]
    if any(_is_one(one, things) for one in children):
        found = [
            _copy(one) if _is_written(one) else other
            for one, other in zip(children, found, strict=True)
        ]
    kept = [one for one in found if one]
    return [scene[0], _bare(scene), *kept] if kept else None


def _is_written(scene: Scene) -> bool:
    """Whether it is what is written on the thing beside it (`kit/pieces.py`)."""
    return bool(scene[1].get("class") == "written")


def _copy(scene: Scene) -> Scene:
    return [
        scene[0],
        _bare(scene),
        *(_copy(one) if isinstance(one, list) else one for one in scene[2:]),
    ]


def _bare(scene: Scene) -> dict[str, object]:
    return {
        name: value
        for name, value in scene[1].items()
        if name not in _ONLY_ONCE and name != "tabindex" and not name.startswith("aria-")
    }
