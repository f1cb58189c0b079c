"""The rules of a game to read: the text, its contents, and the rule that is looked for."""

import json
from collections.abc import Iterator

from app.browser.page import Page
from app.screens.parts import figures
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


class Reader:
    """Somebody who reads a game's rules: at which rule, and how far in each of its figures.

    `beside` a table nothing leads away from it.
    """

    def __init__(self, game: str, *, beside: bool = False) -> None:
        self.game = game
        self.beside = beside
        self.text: Scene | None = None
        self.rule = ""
        self._steps: dict[str, int] = {}
        self._drawn: Scene | None = None

    async def fetch(self, page: Page) -> None:
        self.text = await rules_page(page, self.game)
        self._drawn = None

    def turn_to(self, rule: str) -> None:
        self.rule = rule
        self._drawn = None

    def step_to(self, figure: str, step: int) -> None:
        self._steps[figure] = step
        self._drawn = None

    def draw(self) -> Scene:
        """The very same scene, until something has changed."""
        if self._drawn is None:
            text = None if self.text is None else self._stepped(self.text)
            self._drawn = draw(text, self.game, self.rule, beside=self.beside)
        return self._drawn

    def _stepped(self, scene: Scene) -> Scene:
        """The text with one step of every figure that has several, and the way to the others."""
        tag, attributes, *inside = scene
        if tag == "figure":
            return figures.stepped(scene, self._steps.get(str(attributes.get("id")), 1))
        if tag not in _AROUND_FIGURES:
            return scene
        drawn = [child if isinstance(child, str) else self._stepped(child) for child in inside]
        return [tag, attributes, *drawn]


_AROUND_FIGURES = ("article", "ul", "ol", "li")


def draw(text: Scene | None, game: str, rule: str = "", *, beside: bool = False) -> Scene:
    """The contents and the text, one rule or chapter of it marked."""
    if text is None:
        return h("p", tr("Loading the rules …"))
    text = marked(text, rule)
    return h(
        "div",
        _contents(text, "" if beside else game),
        staying(text) if beside else text,
        class_="rulebook",
    )


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
    if not rule or tag == "svg":
        return scene
    drawn = [child if isinstance(child, str) else marked(child, rule) for child in inside]
    same = all(new is old for new, old in zip(drawn, inside, strict=True))
    return scene if same else [tag, attributes, *drawn]


def staying(scene: Scene) -> Scene:
    """The same text with its ways to other rules as buttons, and none that leads elsewhere."""
    tag, attributes, *inside = scene
    if tag == "svg":
        return scene
    if tag == "a" and "data-rule" in attributes:
        kept = {name: value for name, value in attributes.items() if name != "href"}
        return ["button", {**kept, "type": "button", "class": "reference"}, *inside]
    if attributes.get("class") == figures.TRY:
        return h("p", hidden=True)
    drawn = [child if isinstance(child, str) else staying(child) for child in inside]
    same = all(new is old for new, old in zip(drawn, inside, strict=True))
    return scene if same else [tag, attributes, *drawn]
