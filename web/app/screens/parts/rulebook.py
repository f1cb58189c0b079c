"""The rules of a game to read: the text, its contents, and the rule that is looked for."""

import json
from collections.abc import Iterator

from app.browser.page import Page
from app.tables.kit.scene import Scene, h
from engine.language import tr

MARKED = "[data-marked]"
"""Finds the rule that was looked for."""


async def rules_page(page: Page, game: str) -> Scene:
    """The rules of a game as a scene; the build made it from Markdown."""
    text = await page.text(f"rules/{game}.json")
    if text is None:
        return h("p", tr("The rules could not be loaded."))
    scene: Scene = json.loads(text)
    return scene


def draw(text: Scene | None, game: str, rule: str = "", *, beside: bool = False) -> Scene:
    """The contents and the text, one rule or chapter of it marked.

    `beside` a table the contents turn the pages without leaving it.
    """
    if text is None:
        return h("p", tr("The rules are coming …"))
    return h("div", _contents(text, "" if beside else game), marked(text, rule), class_="rulebook")


def _contents(text: Scene, game: str) -> Scene | None:
    """The chapters; one that is tapped again is shown again."""
    lines = [h("li", _chapter(game, *chapter)) for chapter in chapters(text)]
    return (
        h(
            "nav",
            h("ul", *lines, lang=text[1].get("lang")),
            class_="contents",
            aria_label=tr("Contents"),
        )
        if lines
        else None
    )


def _chapter(game: str, place: str, words: str) -> Scene:
    if game:
        address = f"#/rules/{game}/{place}"
        return h("a", words, href=address, data_do="rules", data_rule=place)
    return h("button", words, type="button", data_do="rules", data_rule=place)


def chapters(text: Scene) -> Iterator[tuple[str, str]]:
    """The ids and the words of the headings below the title."""
    for child in text[2:]:
        if isinstance(child, list) and child[0] == "h2" and "id" in child[1]:
            yield child[1]["id"], _words(child)


def _words(scene: Scene | str) -> str:
    return scene if isinstance(scene, str) else "".join(map(_words, scene[2:]))


def marked(scene: Scene, rule: str) -> Scene:
    """The same text with the element of this id marked; what does not hold it stays as it is."""
    tag, attributes, *inside = scene
    if rule and attributes.get("id") == rule:
        return [tag, {**attributes, "data-marked": "", "tabindex": "-1"}, *inside]
    drawn = [child if isinstance(child, str) else marked(child, rule) for child in inside]
    same = all(new is old for new, old in zip(drawn, inside, strict=True))
    return scene if same else [tag, attributes, *drawn]
