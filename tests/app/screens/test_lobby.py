"""The lobby: covers, kept matches, export and import, deleting, the new version."""

from __future__ import annotations

import asyncio
import json

import pytest

from app.browser.backup import is_backup
from app.screens.parts import lobby
from app.screens.parts.shelf import IN_STRIP, ON_PAGE
from app.screens.picturing import PAUSE
from app.tables import has_lesson, shown_games
from engine import Match, games
from tests.app.fakes import Person, elements, inside, opened, words
from tests.app.laid import anno, kept, known_to_all, over, play_on


def shown(person: Person) -> list[str]:
    """The kept matches in their order."""
    return [a["data-match"] for _, a, _ in person.all(lambda a: "data-match" in a)]


def entry(person: Person, name: str) -> str:
    ((tag, attributes, children),) = person.all(lambda a: a.get("data-match") == name)
    return words([tag, attributes, *children])


@pytest.mark.parametrize("game", shown_games())
def test_every_games_cover_leads_to_its_set_up_rules_and_practice(game: str) -> None:
    with opened() as person:
        (cover,) = person.all(lambda a: a.get("data-game") == game)
        links = [a["href"] for tag, a, _ in inside(cover) if tag == "a"]
        entries = [f"#/new/{game}/{one.id}" for one in shown_games()[game].entries]
        practice = [f"#/practice/{game}"]
        lesson = [f"#/learn/{game}"] if has_lesson(game) else []
        assert links == [f"#/new/{game}", *lesson, f"#/rules/{game}", *practice, *entries]
        for link in links:
            person.follow(link)
            assert person.screen == link.split("/")[1]
            if person.screen == "learn":
                person.press("menu")
            person.follow("#/")
            assert person.screen == "lobby"


def test_the_top_leads_to_settings_and_about() -> None:
    with opened() as person:
        person.follow("#/settings")
        assert person.screen == "settings"
        person.follow("#/")
        person.follow("#/about")
        assert person.screen == "about"


def test_an_empty_lobby_offers_nothing_to_continue() -> None:
    with opened() as person:
        assert "Continue" not in person.text and not shown(person)
        assert person.buttons() == {"import"}


def test_what_goes_on_stands_there_the_latest_first_and_what_is_finished_on_the_shelf() -> None:
    early, late = anno("he"), play_on(anno("hh"), 1)
    late.updated = 1_800_000_000_000 - 3 * 3_600_000
    with opened(stored=kept(early=early, done=over(), late=late)) as person:
        assert shown(person) == ["late", "early"]
        assert "goes on · 3 hours ago" in entry(person, "late")
        assert "Anna" in entry(person, "early") and "Otto" in entry(person, "early")
        person.press("shelf", part="finished")
        assert shown(person) == ["late", "early", "done"]
        winners = [one for one in Match.load(over()).state.standings or [] if one["place"] == 1]
        assert f"{Match.load(over()).names[winners[0]['seat']]} won · " in entry(person, "done")
        person.press("shelf", part="finished")
        assert shown(person) == ["late", "early"]


def finished(count: int) -> dict[str, str]:
    """So many finished matches; the higher their number, the later."""
    saves = {}
    for number in range(count):
        save = json.loads(over())
        saves[f"f{number:03}"] = json.dumps(save | {"updated": number})
    return kept(**saves)


def test_however_many_there_are_only_a_page_is_drawn_and_every_one_can_be_reached() -> None:
    count = 2 * ON_PAGE + 1
    with opened(stored=finished(count)) as person:
        assert shown(person) == [] and f"Finished {count}" in person.text
        person.press("shelf")
        seen = shown(person)
        assert len(seen) == ON_PAGE and f"1–{ON_PAGE} of {count}" in person.text
        assert "newer" not in person.buttons()
        for expected in (ON_PAGE, 1):
            person.press("older")
            assert len(shown(person)) == expected
            seen += shown(person)
        assert "older" not in person.buttons()
        assert seen == [f"f{number:03}" for number in reversed(range(count))]
        person.press("newer")
        assert shown(person) == seen[ON_PAGE : 2 * ON_PAGE]


def test_no_match_is_opened_before_somebody_opens_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = finished(5) | kept(one=anno("he"))
    with opened(stored=stored) as person:  # here the summaries are made
        stored = dict(person.page.storage.items)

    def opens(save: object) -> Match:
        raise AssertionError("a match was opened")

    with monkeypatch.context() as patched:
        patched.setattr(Match, "load", opens)
        with opened(stored=stored) as person:
            assert shown(person) == ["one"]
            person.press("shelf")
            assert len(shown(person)) == 6


def test_ten_matches_are_one_row_and_the_rest_of_them_is_on_the_shelf() -> None:
    matches = {f"m{n:02}": anno("he", seed=n) for n in range(IN_STRIP + 2)}
    with opened(stored=kept(**matches)) as person:
        (strip,) = person.all(lambda a: a.get("class") == "kept going")
        assert len([a for _, a, _ in inside(strip) if "data-match" in a]) == IN_STRIP
        assert f"Show all {IN_STRIP + 2}" in words([strip[0], {}, *strip[2]])
        person.press("shelf", part="going-on")
        assert set(shown(person)) == set(matches)


def test_the_shelf_shows_one_game_alone_where_that_is_asked_for() -> None:
    drift = games()["drift"]
    other = play_on(Match(drift, anno("hh").players, 3, {}, 2), 10_000)
    with opened(stored=finished(2) | kept(drift=other)) as person:
        person.press("shelf")
        assert person.offered("shelf-game") == ["", "anno", "drift"]
        person.change("shelf-game", "drift")
        assert shown(person) == ["drift"]
        person.change("shelf-game", "")
        assert len(shown(person)) == 3


def test_the_shelf_lies_as_it_was_when_one_comes_back() -> None:
    with opened(stored=finished(ON_PAGE + 1)) as person:
        person.press("shelf")
        person.press("older")
        person.follow("#/play/f000")
        person.follow("#/")
        assert shown(person) == ["f000"]


def test_several_are_chosen_over_pages_and_deleted_after_one_question() -> None:
    with opened(stored=finished(ON_PAGE + 2) | kept(one=anno("he"))) as person:
        person.press("shelf")
        person.press("choose-several")
        assert {"export", "ask-delete"}.isdisjoint(person.buttons())
        person.press("choose", id="f025")
        person.press("choose", id="f020")
        person.press("older")
        person.press("choose", id="f001")
        assert "3 matches chosen" in person.text
        person.press("newer")
        person.press("choose", id="f020")
        assert "2 matches chosen" in person.text
        person.press("ask-delete")
        assert "Delete 2 matches for good?" in person.text
        person.press("close")
        assert len(person.app.store.summaries()) == ON_PAGE + 3
        person.press("ask-delete")
        person.press("delete")
        left = {one.id for one in person.app.store.summaries()}
        assert left == {f"f{n:03}" for n in range(ON_PAGE + 2)} - {"f025", "f001"} | {"one"}


def test_all_that_is_listed_is_chosen_and_exported_as_one_file() -> None:
    with opened(stored=finished(3) | kept(one=anno("he"))) as person:
        person.press("shelf")
        person.press("choose-several")
        person.press("choose-all")
        person.press("export")
        ((name, text),) = person.page.downloads.items()
        assert name == "annorama-backup-2027-01-15.json" and is_backup(text)
        assert {one["id"] for one in json.loads(text)["matches"]} == {"f000", "f001", "f002"}
        person.press("choose-none")
        person.press("choose-several")
        assert "0 matches chosen" in person.text


def test_a_match_is_given_a_title_and_other_names() -> None:
    with opened(stored=kept(one=anno("hh"), two=anno("he"))) as person:
        before = [one.id for one in person.app.store.summaries()]
        person.press("more", id="one")
        person.change("title", " Sunday <b> ")
        person.change("name", "Mia", 1)
        match = person.app.store.open("one").match
        assert match and (match.title, match.names) == ("Sunday <b>", ["Anna", "Mia"])
        assert person.page.held == set()
        person.press("close")
        assert "Sunday <b>" in entry(person, "one") and "Mia" in entry(person, "one")
        assert [one.id for one in person.app.store.summaries()] == before
        person.press("more", id="one")
        person.change("title", "")
        match = person.app.store.open("one").match
        assert match and match.title == ""


@pytest.mark.parametrize(("address", "screen"), [("play", "handover"), ("replay", "replay")])
def test_what_was_just_written_is_kept_before_its_match_is_opened(
    monkeypatch: pytest.MonkeyPatch, address: str, screen: str
) -> None:
    with opened(stored=kept(one=anno("hh"))) as person:
        hold = person.page.hold

        async def held_later(match_id: str, take_over: bool = False) -> bool:
            await asyncio.sleep(1)
            return await hold(match_id, take_over)

        monkeypatch.setattr(person.page, "hold", held_later)
        person.press("more", id="one")
        person.change("title", "Sunday")
        person.change("name", "Mia", 1)
        person.page.go(f"#/{address}/one")
        person.wait(0.5)
        assert person.screen == "lobby" and not person.toast
        person.wait(4)
        assert person.screen == screen
        match = person.app.store.open("one").match
        assert match and (match.title, match.names) == ("Sunday", ["Anna", "Mia"])


def test_a_mistake_while_a_name_is_kept_holds_nobody_in_the_lobby(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with opened(stored=kept(one=anno("hh"))) as person:

        async def broken(match_id: str, take_over: bool = False) -> bool:
            raise RuntimeError

        hold = person.page.hold
        monkeypatch.setattr(person.page, "hold", broken)
        person.press("more", id="one")
        person.change("title", "Sunday")
        person.wait(1)
        person.press("rescue-close")
        monkeypatch.setattr(person.page, "hold", hold)
        person.change("title", "Monday")
        person.page.go("#/play/one")
        person.wait(1)
        assert person.screen == "handover" and person.saved().title == "Monday"


def test_what_is_being_written_stays_while_the_lobby_is_drawn_meanwhile() -> None:
    with opened(stored=kept(one=anno("hh"))) as person:
        person.press("more", id="one")
        person.write("name", "Mi", 1)
        person.change("title", "Sunday")
        assert person.field("name", 1)[1]["value"] == "Mi"
        person.change("name", "Mia", 1)
        assert person.field("name", 1)[1]["value"] == "Mia"
        person.write("name", "Nobody", 1)
        person.press("close")
        person.press("more", id="one")
        assert person.field("name", 1)[1]["value"] == "Mia"


@pytest.mark.parametrize(("name", "seat"), [("title", None), ("name", 0)])
def test_a_name_that_cannot_be_shown_is_not_taken(name: str, seat: int | None) -> None:
    with opened(stored=kept(one=anno("hh"))) as person:
        before = person.app.store.text("one")
        person.press("more", id="one")
        person.change(name, "\u3164", seat)
        assert person.toast.startswith("This was not taken: a ")
        assert person.app.store.text("one") == before


def test_a_match_that_another_tab_plays_is_not_renamed_here() -> None:
    with opened(stored=kept(one=anno("hh"))) as person:
        person.page.held_elsewhere.add("one")
        person.press("more", id="one")
        person.change("title", "Mine")
        assert person.toast == "This match is open in another tab."
        assert "Mine" not in (person.app.store.text("one") or "")


def test_a_finished_match_keeps_a_new_title_too() -> None:
    with opened(stored=kept(done=over())) as person:
        person.app.store.archive()
        person.press("shelf")
        person.press("more", id="done")
        person.change("title", "The long one")
        match = person.app.store.open("done").match
        assert match and match.over and match.title == "The long one"
        assert person.app.store.archive() == 1


def test_the_game_that_was_played_last_stands_first() -> None:
    with opened() as person:
        order = [a["data-game"] for _, a, _ in person.all(lambda a: "data-game" in a)]
        assert order == list(shown_games())
    match = Match(games()["drift"], anno("hh").players, 3, {}, 5)
    with opened(stored=kept(early=anno("hh"), late=match)) as person:
        order = [a["data-game"] for _, a, _ in person.all(lambda a: "data-game" in a)]
        assert order == ["drift", *(game for game in shown_games() if game != "drift")]


def test_the_lobby_of_somebody_new_needs_no_page() -> None:
    drawn = lobby.draw(lobby.Shown())
    with opened() as person:
        assert drawn in person.scene


def offer(person: Person) -> str:
    return person.words_of("offer")


def test_installing_is_offered_once_to_those_who_have_played() -> None:
    with opened() as person:
        person.page.can["install"] = True
        person.page.send("device", {})
        assert offer(person) == ""
    with opened(stored=kept(one=anno("he"))) as person:
        assert offer(person) == ""
        person.page.can["install"] = True
        person.page.send("device", {})
        assert offer(person).startswith("Install Annorama as an app?")
        person.press("install")
        assert person.page.installs == 1 and offer(person) == ""
        stored = dict(person.page.storage.items)
    with opened(stored=stored) as person:
        person.page.can["install"] = True
        person.page.send("device", {})
        assert offer(person) == ""


def test_the_full_screen_is_offered_to_fingers_and_put_away_for_good() -> None:
    with opened(stored=kept(one=anno("he"))) as person:
        person.page.can["touch"] = True
        person.page.send("device", {})
        assert offer(person).startswith("Play on the whole screen?")
        person.press("no-offer")
        assert offer(person) == "" and not person.page.can["full"]
        stored = dict(person.page.storage.items)
    with opened(stored=stored) as person:
        person.page.can["touch"] = True
        person.page.send("device", {})
        assert offer(person) == ""


def test_an_installed_site_offers_nothing() -> None:
    with opened(stored=kept(one=anno("he"))) as person:
        person.page.can.update(install=True, installed=True, touch=True)
        person.page.send("device", {})
        assert offer(person) == ""


def test_a_small_picture_shows_nothing_that_a_bystander_must_not_see() -> None:
    match = play_on(anno("hh"), 5)
    with opened("#/play/one", kept(one=match)) as person:
        person.follow("#/")
        picture = person.page.pictured["one"]
        used = {a["href"] for tag, a, _ in elements(picture) if tag == "use"}
        assert used == {f"#anno-{code}" for code in known_to_all(match) | {"BACK"}}
        assert not [a for _, a, _ in elements(picture) if "data-tap" in a or "data-not" in a]


def test_a_place_is_left_for_every_small_picture_and_its_symbols_come() -> None:
    with opened(stored=kept(one=anno("hh"), two=anno("he"))) as person:
        places = {a["data-picture"] for _, a, _ in person.all(lambda a: "data-picture" in a)}
        assert places == {"one", "two"}
        assert "anno-BACK" in str(person.page.shown["symbols"])


def test_matches_that_were_never_opened_here_are_pictured_one_after_another() -> None:
    """Taken in, or brought back: the lobby draws what nobody has drawn, and not all at once."""
    stored = kept(one=play_on(anno("hh"), 5), two=anno("he"))
    with opened(stored=stored) as person:
        assert person.page.pictured == {}, "the page answers first"
        person.wait(PAUSE * 1.5)
        assert len(person.page.pictured) == 1
        person.wait(PAUSE)
        assert set(person.page.pictured) == {"one", "two"}


def test_a_match_that_would_take_long_to_play_through_waits_until_it_is_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("app.screens.picturing.LONGEST", 4)
    with opened(stored=kept(one=play_on(anno("hh"), 5), two=anno("he"))) as person:
        person.wait(PAUSE * 3)
        assert set(person.page.pictured) == {"two"}


def test_pictures_go_on_when_the_lobby_comes_back() -> None:
    with opened(stored=kept(one=anno("hh"), two=anno("he"))) as person:
        person.follow("#/settings")
        person.wait(PAUSE * 3)
        assert person.page.pictured == {}, "another screen has the page's time"
        person.follow("#/")
        person.wait(PAUSE * 3)
        assert set(person.page.pictured) == {"one", "two"}
