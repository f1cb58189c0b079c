"""Rules pages: Markdown into scenes, `[tag, {attributes}, child, …]`, the page's own plain data.

Only the tags below come out, text stays text, and links lead nowhere but into the site.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
RULE_NUMBER = re.compile(r"[A-Z]\d+[a-z]?\b")


def scene(markdown: str) -> Scene:
    """The page as an `article`; headings and numbered rules get ids that addresses can name."""
    from markdown_it import MarkdownIt
    from markdown_it.tree import SyntaxTreeNode

    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tree = SyntaxTreeNode(parser.parse(markdown))
    return ["article", {"lang": "en"}, *children(tree)]


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
    yield ["pre", {}, ["code", {}, node.content]]


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
    "inline": children,
    "link": link,
    "ordered_list": ordered_list,
    "paragraph": paragraph,
    "softbreak": space,
    "text": words,
}


def build(pages: Path, out: Path) -> None:
    """`rules/ID.md` into `ID.json`, for every page there is."""
    out.mkdir(parents=True, exist_ok=True)
    for page in sorted(pages.glob("*.md")):
        drawn = scene(page.read_text(encoding="utf-8"))
        text = json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))
        (out / f"{page.stem}.json").write_text(text, encoding="utf-8")
