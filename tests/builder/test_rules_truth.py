"""What the rules pages say in tables and numbers is what the engine does."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from builder import figures, rules
from builder.tools import ROOT, WEB
from engine import games
from engine.annaotto.bot import LEVELS
from engine.annaotto.cards import ANNAOTTO, COLOURS, DECK, ORDINARY, PATTERNS, SIGN, SIGNS
from engine.anno import cards as anno
from engine.anno.words import card_name
from engine.anno1503 import board as sea
from engine.anno1503 import pieces as island
from engine.drift import board as rings
from engine.drift.pieces import REPOSITORY, VALUE
from engine.drift.rounds import LIMITS
from engine.santyanno import bot as crew
from engine.santyanno import cards as santy
from engine.santyanno.fleet import COLOURS as PAINTS
from engine.santyanno.fleet import FLEET

PAGES = sorted(path.stem for path in (WEB / "rules").glob("*.md"))


def text_of(game: str) -> str:
    return (WEB / f"rules/{game}.md").read_text(encoding="utf-8")


def table(game: str, first: str) -> list[list[str]]:
    """The rows of the table whose heading begins with this cell."""
    lines = text_of(game).splitlines()
    begins = f"| {first} |"
    (head,) = (
        place
        for place, line in enumerate(lines)
        if line.startswith(begins) and lines[place + 1].startswith("|---")
    )
    return list(_rows(iter(lines[head + 2 :])))


def _rows(lines: Iterator[str]) -> Iterator[list[str]]:
    for line in lines:
        if not line.startswith("|"):
            return
        yield [cell.strip().strip("*") for cell in line.strip("|").split("|")]


def lower(code: str) -> str:
    return card_name(code).lower()


def test_anno_the_months() -> None:
    assert table("anno", "Month") == [
        [
            card_name(code),
            month.quarter[1:],
            " and ".join(day[1:] for day in month.days),
            ", ".join(map(card_name, month.zodiacs)),
            lower(month.season),
            f"{month.first}–{month.last}",
        ]
        for code, month in anno.MONTHS.items()
    ]


def test_anno_the_weathers() -> None:
    said = [(row[0].partition(",")[0], *row[1:]) for row in table("anno", "Weather")]
    assert said == [
        (card_name(code), *(f"{lower(before)} to {lower(after)}" for before, after in both.items()))
        for code, both in anno.WEATHERS["autumn"].items()
    ]


def test_anno_the_copies() -> None:
    assert f"There are {len(anno.DECK)} cards of {len(anno.COPIES)} kinds." in text_of("anno")
    said = {row[0]: row[2] for row in table("anno", "Group")}
    groups = {"Months": "M", "Quarters": "Q", "Seasons": "S", "Zodiacs": "Z", "Weather": "W"}
    for name, letter in groups.items():
        (copies,) = {n for code, n in anno.COPIES.items() if code[0] == letter and code != "SIGN"}
        assert said[name] == f"{copies} of each"
    days = [str(n) for code, n in anno.COPIES.items() if code[0] == "D"]
    assert said["Days"] == ", ".join(days)
    assert said["Cusp"] == str(anno.COPIES["CUSP"]) and said["Blue Moon"] == str(
        anno.COPIES["BLUE"]
    )


def test_anno_what_a_card_is_worth() -> None:
    """A22: the page’s own sum is that of the figure, which the engine has counted."""
    facts = figures.drawn("anno", "count").facts
    assert "{otto_plus} − {otto_minus} = {otto_sum}".format_map(facts) in text_of("anno")


def test_drift_the_rings() -> None:
    sizes = {ring.letter: ring.spaces for ring in rings.RINGS}
    flows = {1: "flows clockwise", -1: "flows counter-clockwise"}
    for letters, spaces, what in table("drift", "Ring"):
        named = letters.split(" and ")
        assert re.findall(r"\d+", spaces) == [str(sizes.pop(letter)) for letter in named]
        flow = next(ring.flow for ring in rings.RINGS if ring.letter == named[0])
        assert flow == 0 or flows[flow] in what
    assert not sizes
    homes = " ".join(re.findall(r"A\d+", table("drift", "Ring")[1][2]))
    assert homes == " ".join(rings.HOMES)
    land = sum(ring.spaces for ring in rings.RINGS if not ring.flow)
    assert f"{land} land spaces and {len(rings.ARROWS)} river arrows" in text_of("drift")


def test_drift_the_doors() -> None:
    said = re.findall(r"\b(O\d+) to ([GC]\d+)", text_of("drift"))
    assert len(said) == 4 and set(said) <= set(rings.DOORS.values())


def test_drift_the_pieces() -> None:
    count = Counter(VALUE.values())
    for name, many, steps, attacks, defends, _ in table("drift", "Piece"):
        if name == "Repository":
            assert defends.startswith(str(REPOSITORY))
            continue
        value = len(name)
        assert int(many) == count[value] and steps == defends == str(value)
        assert attacks.partition(",")[0] == str(value)


def test_drift_the_limits() -> None:
    words = (
        f"after {LIMITS[2]} rounds with two or three players, {LIMITS[4]} with four, "
        f"{LIMITS[5]} with five or six"
    )
    assert words in text_of("drift")
    assert (LIMITS[3], LIMITS[6]) == (LIMITS[2], LIMITS[5])
    (option,) = (one for one in games()["drift"].options if one.name == "rounds")
    *some, last = [n for n in option.choices if isinstance(n, int) and n]
    assert f"choose {', '.join(map(str, some))} or {last} rounds, or none" in text_of("drift")


def test_anno1503_the_islands() -> None:
    assert table("anno1503", "Island") == [[name, *works] for name, works in island.ISLANDS.items()]


def test_anno1503_the_sea() -> None:
    rows = table("anno1503", "Row")
    signs = {"~": "·", "S": "harbour"}
    assert [row[1:] for row in rows] == [
        [signs.get(sign, sign) for sign in line] for line in sea.CHART
    ]


def cost(given: island.Cost) -> str:
    return ", ".join(f"{count} {commodity}" for commodity, count in given)


def test_anno1503_the_colonists() -> None:
    rows = {row[0].lower(): row[1:] for row in table("anno1503", "Colonist")}
    assert list(rows) == list(island.COLONISTS)
    for kind, (costs, buys, pays) in rows.items():
        below = {above: lower for lower, above in island.RISES.items()}.get(kind)
        needed = island.PROMOTION[below] if below else island.PIONEER
        assert costs == (f"a {below}, {cost(needed)}" if below else cost(needed))
        assert all(commodity in buys for commodity in island.WANTS[kind])
        assert pays == f"{island.PAYS[kind]} gold"
    assert f"{island.PRICE} gold each" in text_of("anno1503")
    assert f"With two agreements you pay {island.PRICE - 2}." in text_of("anno1503")


def test_anno1503_the_tiles() -> None:
    for number, outposts, agreements, treasures, tiles in table("anno1503", "Number"):
        here = Counter(island.TILES[int(number)])
        assert int(tiles) == here.total() and int(agreements) == here[island.AGREEMENT]
        said: Counter[str] = Counter()
        for part in outposts.split(", "):
            many, _, commodity = part.rpartition(" ")
            said[f"{island.OUTPOST}{commodity}"] += int(many or 1)
        assert said == Counter({t: n for t, n in here.items() if t.startswith(island.OUTPOST)})
        assert ("12 gold twice" in treasures) == (here[island.GOLD] == 2)
        assert f"{island.TREASURE_GOLD} gold" in treasures and "promotion" in treasures


def test_anno1503_the_buildings() -> None:
    text = text_of("anno1503")
    assert len(table("anno1503", "Building")) == len(island.BUILDINGS)
    three = [kind for kind, n in island.supply(3).items() if n == 2]
    assert sorted(three) == ["church", "fort", "school", "tavern"]
    assert "with 3 players two Churches, Schools, Forts and Taverns" in text
    assert set(island.supply(2).values()) == {1} and set(island.supply(4).values()) == {2}
    goals = island.GOALS
    assert (
        f"{goals['gold']} gold, {goals['outposts']} outposts, {goals['agreements']} trade "
        f"agreements, {goals['buildings']} public buildings, {goals['merchants']} merchants"
    ) in text


def test_annaotto_the_deck() -> None:
    count = Counter(SIGN[side] for card in DECK for side in card)
    rows = table("annaotto", "Special side")
    assert {row[0]: int(row[1]) for row in rows} == {s: count[s] for s in (*SIGNS, ANNAOTTO)}
    special = sum(bool(SIGN[front]) for front, _ in DECK)
    text = text_of("annaotto")
    assert f"Here there are {len(DECK)}," in text
    assert f"{special} have one special side" in text
    assert f"{len(DECK) - special} have two ordinary sides" in text
    sides = Counter(side for card in DECK for side in card if not SIGN[side])
    assert f"Each of the {len(ORDINARY)} ordinary sides comes four times" in text
    assert set(sides.values()) == {4} and len(sides) == len(ORDINARY)
    for what, cells in (("Colours", COLOURS.values()), ("Patterns", PATTERNS.values())):
        (said,) = (row[1] for row in table("annaotto", "What") if row[0] == what)
        assert re.sub(r" \([A-Z]\)", "", said).split(", ") == list(cells)


def test_annaotto_who_remembers_what() -> None:
    minded = {level: LEVELS[level].remembers for level in LEVELS}
    assert minded == {"easy": 0, "medium": 0, "hard": 2, "expert": len(DECK)}
    said = "hard keeps in mind the last two such cards of every hand, and expert all of them; "
    assert f"{said}easy and medium remember none" in text_of("annaotto")


def test_santyanno_the_fleet() -> None:
    assert table("santyanno", "No.") == [
        [
            str(ship.number),
            ship.name,
            *(PAINTS[colour] for colour in (ship.nest, ship.sails, ship.hull, ship.plate)),
            ship.coco,
        ]
        for ship in FLEET.values()
    ]


def test_santyanno_the_cards() -> None:
    rows = {row[0]: int(row[1]) for row in table("santyanno", "Cards")}
    count = Counter(
        (card.kind, bool(card.struck)) for card in santy.CARDS.values() for _ in range(card.copies)
    )
    assert [*rows.values()] == [
        count["element", False],
        count["element", True],
        count["colour", False],
        count["name", False],
        count["name", True],
        count["number", False],
        len(santy.BASIC),
        count["helm", False],
        count["double", False],
        count["coco", False],
        len(santy.EXPERT),
        len(santy.EVENT_DECK),
    ]


def test_santyanno_the_computer_players() -> None:
    text = text_of("santyanno")
    for level, (time, slips) in crew.LEVELS.items():
        found = re.search(rf"\*{level}\*[^*]*?([\d.]+) seconds[^*\d]*(\d+)", text, re.IGNORECASE)
        assert found, level
        assert (float(found[1]), int(found[2])) == (time / 1000, round(slips * 100)), level


@pytest.mark.parametrize("game", PAGES)
def test_every_numbered_rule_has_a_test_of_its_own(game: str) -> None:
    text = rules.scene(text_of(game), game)
    ids = {str(given["id"]) for _, given in rules.tags([text]) if "id" in given}
    letter = rules.letter_of(ids)
    numbered = {name for name in ids if re.fullmatch(rf"{letter}\d+", name)}
    assert len(numbered) >= 20
    tested = set(re.findall(r"_([A-Z]\d+)(?=_)", _tests_of(game)))
    assert numbered - tested == set()


def _tests_of(game: str) -> str:
    """The rules' and the table's tests: their names carry the rules' numbers."""
    folders: list[Path] = [ROOT / "tests/engine" / game, ROOT / "tests/app" / game]
    found = [path for folder in folders for path in sorted(folder.rglob("test_*.py"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in found)
