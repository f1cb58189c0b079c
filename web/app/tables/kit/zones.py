"""The parts of a table: a named group each, one Tab stop, with arrows within and across.

`js/keys.js` reads `data-zone`; who hears the page finds every zone by its heading.
"""

from collections.abc import Iterator

from app.tables.kit.scene import Child, Scene, h

_REACHED = ("a", "button", "select", "input", "summary")


def zone(name: str, words: str, *things: Child, tag: str = "g", **attributes: object) -> Scene:
    """A part of the table and what lies there. In a drawing a `g`, beside it an element."""
    return h(
        tag,
        heading(words) if tag == "g" else h("h2", words, class_="unseen"),
        *things,
        role="group",
        aria_label=words,
        data_zone=name,
        key=f"zone-{name}",
        **attributes,
    )


def group(words: str, *things: Child, **attributes: object) -> Scene:
    """Things that belong together within a zone, such as one opponent's."""
    return h("g", heading(words, 3), *things, role="group", aria_label=words, **attributes)


def heading(words: str, level: int = 2) -> Scene:
    """A heading in a drawing, for those who hear the page: those who see it see where it is."""
    return h("g", role="heading", aria_level=str(level), aria_label=words)


def passed_by(scene: Scene) -> Scene:
    """The same with nothing in it that keys come to."""
    tag, attributes, *children = scene
    kept = {name: value for name, value in attributes.items() if name != "tabindex"}
    return [tag, kept, *(passed_by(one) if isinstance(one, list) else one for one in children)]


def zones_of(scene: Scene) -> list[str]:
    """What the zones of a page are called, in the order in which digits count them.

    The table's own come first, then what lies below it, then what lies above. Where there is
    nothing to come to, no digit leads.
    """
    found = list(_zones(scene, False))
    begin = next((n for n, (_, felt) in enumerate(found) if felt), 0)
    return [words for words, _ in found[begin:] + found[:begin]]


def _zones(scene: Scene, felt: bool) -> Iterator[tuple[str, bool]]:
    attributes = scene[1]
    felt = felt or attributes.get("id") == "felt"
    if "data-zone" in attributes:
        if _leads_anywhere(scene):
            yield attributes["aria-label"], felt
        return
    for child in scene[2:]:
        if isinstance(child, list):
            yield from _zones(child, felt)


def _leads_anywhere(scene: Scene) -> bool:
    """Whether the keyboard can come to something in it, as `js/items.js` has it."""
    tag, attributes = scene[:2]
    if "tabindex" in attributes or (tag in _REACHED and not attributes.get("disabled")):
        return True
    return any(_leads_anywhere(child) for child in scene[2:] if isinstance(child, list))


def shortcuts_of(scene: Scene) -> dict[str, str]:
    """The keys that buttons of a page have for their own, and what each does."""
    attributes = scene[1]
    found: dict[str, str] = {}
    if "aria-keyshortcuts" in attributes:
        found[attributes["aria-keyshortcuts"]] = attributes["aria-label"]
    for child in scene[2:]:
        if isinstance(child, list):
            found |= shortcuts_of(child)
    return found
