"""Searching the rules of all games: plain reading of what the pages hold, rule by rule."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from app.tables.kit.scene import Child, Scene, h, name_of
from engine.language import tr, tr_n

SHORTEST = 2
"""Fewer letters than these are no question yet."""
MOST = 30
"""So many answers are shown."""
_AROUND = 60
"""Letters before and after what was found."""
_NAME = 40
"""So far into a rule its name reaches."""
_HEADINGS = ("h1", "h2", "h3")
_PARTS = ("ul", "ol", "table", "thead", "tbody", "figure")
"""What is made of smaller parts, each an entry of its own."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule, a paragraph or a line of a table, and where it is found."""

    game: str
    place: str
    """The id of the rule, or of the chapter."""
    chapter: str
    text: str
    lowered: str


def entries(game: str, text: Scene) -> list[Entry]:
    """All that a page says, in its order."""
    found: list[Entry] = []
    place = chapter = ""
    for part in text[2:]:
        if isinstance(part, str):
            continue
        if part[0] in _HEADINGS:
            place, chapter = str(part[1].get("id", "")), words(part)
        for at, said in _said(part, place):
            found.append(Entry(game, at, chapter, said, _plain(f"{at} {said}")))
    return found


def _said(part: Scene, place: str) -> Iterator[tuple[str, str]]:
    """The entries of a part; what has no place of its own is found where the part is."""
    tag, attributes, *inside = part
    place = str(attributes.get("id", place))
    if tag not in _PARTS:
        nested = [one for one in inside if not isinstance(one, str) and one[0] in _PARTS]
        said = words([tag, {}, *(one for one in inside if one not in nested)])
        if said:
            yield place, said
        for one in nested:
            yield from _said(one, place)
        return
    for one in inside:
        if not isinstance(one, str):
            yield from _said(one, place)


def _plain(text: str) -> str:
    """As people type it: small, and with the apostrophe that is on the keyboard."""
    return text.lower().replace("’", "'")


def words(scene: Scene | str) -> str:
    """The text within, without what is drawn."""
    return " ".join(_words(scene).split())


def _words(scene: Scene | str) -> str:
    if isinstance(scene, str):
        return scene
    if scene[0] == "svg":
        return ""
    space = " " if scene[0] in ("td", "th", "li", "p", "tr", "div") else ""
    return space + "".join(map(_words, scene[2:])) + space


def search(known: Mapping[str, list[Entry]], question: str, first: str = "") -> list[Entry]:
    """The entries that hold every word: what has the number or the name first, then this game's."""
    phrase = " ".join(_plain(question).split())
    terms = phrase.split()
    found = [
        entry
        for of_game in known.values()
        for entry in of_game
        if all(term in entry.lowered for term in terms)
    ]
    return sorted(
        found,
        key=lambda entry: (
            entry.place.lower() != phrase,
            phrase not in entry.lowered[:_NAME],
            entry.game != first,
        ),
    )


def draw(found: list[Entry], question: str, titles: Mapping[str, str], game: str) -> Scene:
    """The answers, each a way to its rule."""
    if not found:
        return h("p", tr("Nothing is said about that in the rules."), class_="found", role="status")
    more = len(found) - MOST
    return h(
        "section",
        h("p", tr_n("{count} place", "{count} places", len(found)), role="status"),
        h("ul", *(_answer(entry, question, titles, game) for entry in found[:MOST])),
        h("p", tr_n("And {count} more.", "And {count} more.", more)) if more > 0 else None,
        class_="found",
    )


def _answer(entry: Entry, question: str, titles: Mapping[str, str], game: str) -> Scene:
    here = {"data_do": "rules", "data_rule": entry.place} if entry.game == game else {}
    return h(
        "li",
        h(
            "a",
            h("b", name_of(titles[entry.game]), " · ", h("span", entry.chapter, lang="en")),
            h("span", *_lit(entry.text, _plain(question).split()), lang="en"),
            href=f"#/rules/{entry.game}/{entry.place}",
            **here,
        ),
    )


def _lit(text: str, terms: list[str]) -> list[Child]:
    """What is around the first word that was found, and every word that was found lit."""
    lowered = _plain(text)
    starts = [lowered.find(term) for term in terms if term in lowered]
    start = max(0, min(starts, default=0) - _AROUND)
    end = min(len(text), start + 3 * _AROUND)
    drawn: list[Child] = ["… "] if start else []
    at = start
    while at < end:
        hits = [(lowered.find(term, at, end), len(term)) for term in terms]
        hit = min((one for one in hits if one[0] >= 0), default=None)
        if hit is None:
            break
        drawn += [text[at : hit[0]], h("mark", text[hit[0] : hit[0] + hit[1]])]
        at = hit[0] + hit[1]
    drawn += [text[at:end], " …" if end < len(text) else ""]
    return [one for one in drawn if one]
