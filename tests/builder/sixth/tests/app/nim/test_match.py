"""NIM in the page, which knows nothing of it but what lies in its folders."""

from pathlib import Path

from app.tables.covers import cover
from app.tables.kit import cabinet
from builder import looks, rules, site
from tests.app.fakes import Person, elements, opened, words

WEB = Path(__file__).parents[3] / "web"


def its_face(person: Person) -> str:
    """What the lobby says of it."""
    face = person.all(lambda a: a.get("data-game") == "nim")
    return words([face[0][0], {}, *face[0][2]])


def test_the_lobby_shows_it_with_the_cabinets_cover() -> None:
    with opened() as person:
        said = its_face(person)
        assert "NIM" in said and "be the one who takes the last" in said and "2–5 min" in said
        assert {"#/new/nim", "#/rules/nim"} <= person.links()
        assert not {"#/learn/nim", "#/practice/nim"} & person.links(), "nobody wrote any"
        assert cover("nim") in [[tag, a, *inside] for tag, a, inside in elements(person.scene)]
    assert cover("nim")[2:] == cabinet.picture()


def test_a_whole_match_by_taps_of_what_is_shown() -> None:
    with opened() as person:
        person.follow("#/new/nim")
        person.press("add")
        assert not person.all(lambda a: a.get("name") == "kind"), "nobody taught a computer to play"
        person.change("option-heaps", "5")
        person.press("start")
        turns = 0
        while person.screen == "table":
            assert person.prompt.startswith("Tap a stick"), person.prompt
            person.tap(min(person.tokens()))
            assert person.prompt.startswith("Take 1 stick from heap "), person.prompt
            person.press("confirm")
            turns += 1
        assert person.screen == "result"
        match = person.saved()
        assert match.over and match.length == turns
        assert match.state.view(None)["heaps"] == [0] * 5
        (winner, *others) = match.state.standings or []
        assert [row["place"] for row in others] == [2, 2]
        assert f"{match.names[winner['seat']]} wins" in person.text
        assert not person.toast

        person.wait(1)
        person.press("again")
        assert person.screen == "table"
        person.page.go("#/")
        person.wait(0)
        person.press("shelf")
        kept = person.all(lambda a: "data-match" in a)
        assert len(kept) == 2, "one goes on, one is finished"
        assert all("NIM" in words([tag, a, *inside]) for tag, a, inside in kept)


def test_the_rules_can_be_read(tmp_path: Path) -> None:
    rules.build(WEB / "rules", tmp_path)
    with opened() as person:
        person.page.files["rules/nim.json"] = (tmp_path / "nim.json").read_text(encoding="utf-8")
        person.follow("#/rules/nim")
        person.wait(1)
        assert "Whoever takes the last stick of all wins." in person.text


def test_it_stands_on_the_page_before_python_is_there(tmp_path: Path) -> None:
    site.copy_own(tmp_path)
    looks.build(tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert 'data-game="nim"' in page and 'href="#/new/nim"' in page
    assert "--nim: light-dark(" in (tmp_path / "css/tokens.css").read_text(encoding="utf-8")
