"""The figures of the rules pages: every one is used, holds what it shows, and can be tried."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from app.tables import shown_games, symbols_of
from app.tables.anno.art.cards import face_of
from builder import figures, rulebooks, rules
from builder.figures.example import Allowed, Does, Example, Refused, Wrong
from builder.tools import WEB, BuildError
from engine import Match

GAMES = sorted(game for game in shown_games() if figures.names(game))
ALL = [(game, name) for game in GAMES for name in figures.names(game)]
EXAMPLES = [(game, name) for game, name in ALL if figures.drawn(game, name).example]
FENCE = re.compile(r"^ *```figure ([\w-]+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SMALL = re.compile(r"!\[[^\]]+\]\(([\w-]+)\)")


def text_of(game: str) -> str:
    return (WEB / f"rules/{game}.md").read_text(encoding="utf-8")


def elements(scene: Any) -> Iterator[list[Any]]:
    if isinstance(scene, list):
        yield scene
        for child in scene[2:]:
            yield from elements(child)


def test_all_five_games_have_figures_and_examples_to_try() -> None:
    assert GAMES == ["annaotto", "anno", "anno1503", "drift", "santyanno"]
    assert {game for game, _ in EXAMPLES} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_stands_in_the_rules_once(game: str) -> None:
    shown = [name for name, _ in FENCE.findall(text_of(game))]
    assert sorted({*shown, *SMALL.findall(text_of(game))}) == sorted(figures.names(game))
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_is_played_by_the_engine_and_can_be_tried(game: str, name: str) -> None:
    """`played` raises where a step is not legal, or is refused by another rule or not at all."""
    example = figures.drawn(game, name).example
    assert example is not None and example.game == game
    seen = list(example.played())
    assert len(seen) == len(example.steps) + 1
    match = Match(*_begun(game, example.trial()))
    assert match.state.dump() == seen[0].state.dump()
    assert example.person in match.state.actors, "whoever tries it is to act"
    assert Match.load(json.loads(match.save_text())).state.dump() == match.state.dump()


def _begun(game: str, trial: dict[str, Any]) -> tuple[Any, ...]:
    from engine.saves import player_from

    players = [player_from(seat, entry) for seat, entry in enumerate(trial["players"])]
    told = json.loads(json.dumps(trial))
    return shown_games()[game], players, told["seed"], told["options"], 0, told["position"]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_a_figure_uses_is_defined_and_nothing_in_it_can_be_tapped(
    game: str, name: str
) -> None:
    defined = {str(one[1]["id"]) for one in symbols_of(game)}
    for picture in figures.drawn(game, name).pictures:
        assert set(rulebooks.used(picture)) <= defined
        inside = [given for _, given, *_ in elements(picture)]
        assert not any(re.match("data-|tabindex|key$|id$", key) for one in inside for key in one)


WORDS_WITH_NUMBERS = re.compile(r"\b[A-Z]-?\d+[a-z]?\b|\bI-[A-Z]\b|^\s*\d+\. ", re.MULTILINE)
"""Numbers of rules and of a list's lines."""


@pytest.mark.parametrize("game", GAMES)
def test_every_number_beside_a_figure_comes_from_the_engine(game: str) -> None:
    for name, text in FENCE.findall(text_of(game)):
        facts = figures.drawn(game, name).facts
        written = re.sub(r"\{\w+\}", "", WORDS_WITH_NUMBERS.sub("", text))
        assert not re.search(r"\d", written), f"{name}: {written}"
        assert set(re.findall(r"\{(\w+)\}", text)) <= set(facts), name


RULE_OF_TWO = figures.drawn("anno", "rule-of-two").example


@pytest.mark.parametrize(
    "step",
    [
        Refused(("match", "M05", "hand", ("D31",)), "A10"),
        Refused(("match", "M05", "hand", ("D31", "Q2")), "A8"),
        Does(("match", "M05", "hand", ("D31", "Q2"))),
        Allowed(("match", "M05", "hand", ("D31", "Q2"))),
    ],
)
def test_an_example_that_the_rules_do_not_bear_out_is_no_example(step: Any) -> None:
    assert RULE_OF_TWO is not None
    wrong = Example("anno", 2, RULE_OF_TWO.position, [step])
    with pytest.raises(Wrong):
        list(wrong.played())
    with pytest.raises(Wrong, match="has no hats"):
        Example("anno", 2, {"hats": []}).dump()


def test_a_figure_has_its_text_its_steps_and_the_way_to_its_table() -> None:
    text = (
        "```figure rule-of-two\nBefore.\n\n1. one\n2. two (A8)\n3. three\n4. four\n```\n\n**A8** x"
    )
    figure = rules.scene(text, "anno")[2]
    assert figure[1]["id"] == "rule-of-two"
    tag, _, *steps = next(part for part in figure[2:] if part[1].get("class") == "steps")
    assert tag == "ol" and len(steps) == 4
    assert [step[2][0] for step in steps] == ["svg"] * 4
    links = [one[1]["href"] for one in elements(figure) if one[0] == "a"]
    assert links == ["#/rules/anno/A8", "#/try/anno/rule-of-two"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("```figure hats\n```", "nobody draws: hats"),
        ("```figure rule-of-two\n1. one\n```", "4 pictures"),
        ("```figure month-card\n{hats}\n```", "{hats}"),
        ("![A hat](hats)", "nobody draws: hats"),
    ],
)
def test_a_figure_that_cannot_be_shown_stops_the_build(text: str, problem: str) -> None:
    with pytest.raises(BuildError, match=re.escape(problem)):
        rules.scene(text, "anno")


@pytest.mark.parametrize("game", GAMES)
def test_a_page_without_a_program_holds_all_that_its_figures_use(game: str) -> None:
    text = rules.scene(text_of(game), game)
    held = rulebooks.symbols(game, text)
    names = {str(one[1]["id"]) for one in held[2:]}
    assert set(rulebooks.used(text)) <= names
    assert set(rulebooks.used(held)) <= names
    links = [one[1]["href"] for one in elements(rulebooks.at_home(text, game)) if one[0] == "a"]
    assert all(link.startswith(("#", "../#/try/")) for link in links)
    assert len([link for link in links if "/try/" in link]) == len(
        [name for name in figures.names(game) if figures.drawn(game, name).example]
    )


def uses(picture: Any) -> Counter[str]:
    return Counter(str(one[1]["href"])[1:] for one in elements(picture) if one[0] == "use")


@pytest.mark.parametrize("name", [name for game, name in EXAMPLES if game == "anno"])
def test_annos_pictures_show_the_board_and_the_hand_of_their_position(name: str) -> None:
    figure = figures.drawn("anno", name)
    assert figure.example
    if name == "count":  # Which shows Otto’s, too.
        return
    calidum = str(figure.example.options["calidum"])
    for seen, picture in zip(figure.example.played(), figure.pictures, strict=True):
        view = seen.state.view(0)
        laid = [code for one in view["boards"][0] for code in (one["month"], *one["cards"])]
        shown = Counter(face_of(code, calidum) for code in (*laid, *view["hand"]))
        assert not shown - uses(picture)


def test_the_pictures_of_boards_show_who_stands_there() -> None:
    for picture in figures.drawn("drift", "attack").pictures:
        pieces = [one for one in elements(picture) if str(one[1].get("class")).startswith("piece")]
        assert len({json.dumps(one) for one in pieces}) >= 6
    first, *_ = figures.drawn("anno1503", "turn").pictures
    assert {"i1503-pioneer", "i1503-settler", "i1503-tools"} <= {*uses(first)}
    sail = figures.drawn("anno1503", "turn").pictures[4]
    assert uses(sail)["i1503-ship"] == 3
