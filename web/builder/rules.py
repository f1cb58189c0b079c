"""Rules pages: Markdown into scenes, `[tag, {attributes}, child, …]`, the page's own plain data.

Only the tags below come out, text stays text, and links lead nowhere but into the site. What the
text names by its number, as A10, becomes a link to it. Pictures come from `builder.figures`:

    ```figure month-card
    What the picture shows, in Markdown, with {facts} from the engine.

    1. For a figure with steps: what each of them shows.
    ```

and `![A cloud](cloud)` for a small one within a line or a table.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from builder import figures
from builder.tools import BuildError

if TYPE_CHECKING:
    from markdown_it.tree import SyntaxTreeNode

Scene = list[Any]

PLAIN_TAGS = {
    "blockquote": "blockquote",
    "bullet_list": "ul",
    "em": "em",
    "hr": "hr",
    "list_item": "li",
    "strong": "strong",
    "table": "table",
    "tbody": "tbody",
    "td": "td",
    "th": "th",
    "thead": "thead",
    "tr": "tr",
}
RULE_NUMBER = re.compile(r"[A-Z]\d+[a-z]?\b|[A-Z]-[A-Z]\b")
FIGURE = "figure"


def scene(markdown: str, game: str = "") -> Scene:
    """The page as an `article`; headings and numbered rules get ids that addresses can name."""
    drawn = [*children(parsed(markdown))]
    drawn = [part if isinstance(part, str) else illustrated(part, game) for part in drawn]
    ids = {str(attributes["id"]) for _, attributes in tags(drawn) if "id" in attributes}
    letter = letter_of(ids)
    text = [referred(part, game, ids) for part in drawn]
    return ["article", {"lang": "en"}, *(told_apart(part, letter) for part in text)]


def parsed(markdown: str) -> SyntaxTreeNode:
    from markdown_it import MarkdownIt
    from markdown_it.tree import SyntaxTreeNode

    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    return SyntaxTreeNode(parser.parse(markdown))


def tags(parts: list[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every element within, with its attributes."""
    for part in parts:
        if isinstance(part, list):
            yield part[0], part[1]
            yield from tags(part[2:])


def letter_of(ids: set[str]) -> str:
    """The letter of the printed rules' numbers: most rules have it; rulings have another one."""
    found = Counter(name[0] for name in ids if RULE_NUMBER.fullmatch(name) and "-" not in name)
    return found.most_common(1)[0][0] if found else ""


def told_apart(part: Scene | str, letter: str) -> Scene | str:
    """The same with every ruling marked: what is played so here, and is not in the rulebook."""
    if isinstance(part, str) or part[0] == "svg":
        return part
    tag, attributes, *inside = part
    name = str(attributes.get("id", ""))
    if RULE_NUMBER.fullmatch(name) and ("-" in name or name[0] != letter):
        attributes = {**attributes, "class": "ruling"}
    return [tag, attributes, *(told_apart(child, letter) for child in inside)]


def referred(part: Scene | str, game: str, ids: set[str], at: str = "") -> Any:
    """The same with every rule that is named a link to it; none leads to where one is."""
    if isinstance(part, str):
        return part
    tag, attributes, *inside = part
    if tag in ("a", "svg", "h1", "h2", "h3", "code"):
        return part
    at = str(attributes.get("id", at))
    drawn: list[Any] = []
    for child in inside:
        if isinstance(child, str):
            drawn += linked(child, game, ids - {at})
        else:
            drawn.append(referred(child, game, ids, at))
    return [tag, attributes, *drawn]


def linked(text: str, game: str, ids: set[str]) -> Iterator[Scene | str]:
    last = 0
    for found in RULE_NUMBER.finditer(text):
        name = found[0]
        if name not in ids or not game or text[found.start() - 1 : found.start()].isalnum():
            continue
        if found.start() > last:
            yield text[last : found.start()]
        yield ["a", {"href": f"#/rules/{game}/{name}", "data-do": "rules", "data-rule": name}, name]
        last = found.end()
    if last < len(text):
        yield text[last:]


def illustrated(part: Scene, game: str) -> Scene:
    """The same with its figures drawn."""
    tag, attributes, *inside = part
    if tag == FIGURE:
        return figure(game, str(attributes["name"]), str(inside[0]))
    if tag == "img":
        return small_figure(game, str(attributes["name"]), str(attributes["alt"]))
    drawn = [child if isinstance(child, str) else illustrated(child, game) for child in inside]
    return [tag, attributes, *drawn]


def figure(game: str, name: str, text: str) -> Scene:
    """A figure with its text; one with several pictures has a line of text for each."""
    shown = found(game, name)
    try:
        words = [*children(parsed(text.format_map(shown.facts)))]
    except KeyError as error:
        raise BuildError(f"The figure {name} of {game} knows no {{{error.args[0]}}}") from error
    partly = "many figures show a part of a table"
    attributes: dict[str, Any] = {"id": name, "class": FIGURE, "data-may-cut": partly}
    pictures, trial = list(shown.pictures), [try_it(game, name)] if shown.example else []
    if len(pictures) == 1:
        caption: Scene = ["figcaption", {}, *words, *trial]
        return ["figure", attributes, *pictures, caption]
    none: Scene = ["ol", {}]
    steps = next((part for part in words if part[0] == "ol"), none)
    if len(steps) - 2 != len(pictures):
        raise BuildError(
            f"The figure {name} of {game} has {len(pictures)} pictures, and as many steps"
        )
    place = words.index(steps)
    drawn: list[Scene] = [
        ["li", {}, picture, ["div", {}, *item[2:]]]
        for picture, item in zip(pictures, steps[2:], strict=True)
    ]
    before: list[Scene] = [["figcaption", {}, *words[:place]]] if place else []
    after = words[place + 1 :] + trial
    return ["figure", attributes, *before, ["ol", {"class": "steps"}, *drawn], *after]


def small_figure(game: str, name: str, alt: str) -> Scene:
    """A picture within a line, with words for who does not see it."""
    tag, attributes, *inside = found(game, name).pictures[0]
    spoken = {"role": "img", "aria-label": alt}
    attributes = {key: value for key, value in attributes.items() if key != "aria-hidden"}
    return [tag, {**attributes, **spoken, "class": f"{attributes.get('class', '')} sign"}, *inside]


def found(game: str, name: str) -> figures.Figure:
    try:
        return figures.drawn(game, name)
    except KeyError:
        raise BuildError(f"The rules of {game} show a figure that nobody draws: {name}") from None


def try_it(game: str, name: str) -> Scene:
    """The way to the example on a real table."""
    words = "Try it"
    spoken = f"{words}: {name.replace('-', ' ')}"
    link = {"href": f"#/try/{game}/{name}", "class": "button", "aria-label": spoken}
    return ["p", {"class": "try"}, ["a", link, words]]


def children(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    """The scenes of a node's children, neighbouring texts joined."""
    text = ""
    for child in node.children:
        for part in draw(child):
            if isinstance(part, str):
                text += part
                continue
            if text:
                yield text
            text = ""
            yield part
    if text:
        yield text


def draw(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    special = SPECIAL.get(node.type)
    if special is not None:
        yield from special(node)
    elif node.type in PLAIN_TAGS:
        number = rule_number(node)
        attributes = {"id": number} if number else {}
        yield [PLAIN_TAGS[node.type], attributes, *children(node)]
    else:
        raise BuildError(f"A rules page uses Markdown that has no scene: {node.type}")


def rule_number(node: SyntaxTreeNode) -> str | None:
    """`A10` for a list item, or a paragraph of its own, that begins with **A10**."""
    starts = node
    if node.type == "list_item":
        starts = node.children[0] if node.children else node
    elif node.type != "paragraph" or (node.parent and node.parent.type == "list_item"):
        return None
    inline = starts.children[0] if starts.children else None
    words = inline.children if inline is not None and inline.type == "inline" else []
    first = next((word for word in words if word.type != "text" or word.content), None)
    if first is None or first.type != "strong":
        return None
    found = RULE_NUMBER.match(plain(first))
    return found[0] if found else None


def plain(node: SyntaxTreeNode) -> str:
    """The text within, without any mark-up."""
    if node.type in ("text", "code_inline"):
        return node.content
    return " " if node.type == "softbreak" else "".join(map(plain, node.children))


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def heading(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    yield [node.tag, {"id": slug(plain(node))}, *children(node)]


def ordered_list(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    start = node.attrs.get("start")
    yield ["ol", {} if start is None else {"start": start}, *children(node)]


def paragraph(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    """A paragraph, or just its words in a list whose items follow each other closely."""
    if node.hidden:
        yield from children(node)
        return
    number = rule_number(node)
    yield ["p", {"id": number} if number else {}, *children(node)]


def link(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    target = str(node.attrs["href"])
    if not target.startswith("#"):
        raise BuildError(f"A rules page may only link within the site (#…), not to {target}")
    yield ["a", {"href": target}, *children(node)]


def code(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    yield ["code", {}, node.content]


def code_block(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    kind, _, name = node.info.partition(" ") if node.type == "fence" else ("", "", "")
    if kind == FIGURE:
        yield [FIGURE, {"name": name.strip()}, node.content]
    else:
        yield ["pre", {}, ["code", {}, node.content]]


def image(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    yield ["img", {"name": str(node.attrs["src"]), "alt": plain(node)}]


def words(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    yield node.content


def space(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    yield " "


def line_break(node: SyntaxTreeNode) -> Iterator[Scene | str]:
    yield ["br", {}]


SPECIAL: dict[str, Callable[[SyntaxTreeNode], Iterator[Scene | str]]] = {
    "code_block": code_block,
    "code_inline": code,
    "fence": code_block,
    "hardbreak": line_break,
    "heading": heading,
    "image": image,
    "inline": children,
    "link": link,
    "ordered_list": ordered_list,
    "paragraph": paragraph,
    "softbreak": space,
    "text": words,
}


def build(pages: Path, out: Path) -> None:
    """`rules/ID.md` into `ID.json`, for every page there is; `ID.trials.json` to try examples."""
    out.mkdir(parents=True, exist_ok=True)
    for page in sorted(pages.glob("*.md")):
        game = page.stem
        write(out / f"{game}.json", scene(page.read_text(encoding="utf-8"), game))
        examples = {name: figures.drawn(game, name).example for name in figures.names(game)}
        trials = {name: example.trial() for name, example in examples.items() if example}
        if trials:
            write(out / f"{game}.trials.json", trials)


def write(path: Path, data: object) -> None:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text, encoding="utf-8")
