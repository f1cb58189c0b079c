"""ANNO 1503 through the page: whole matches, what the explorer alone sees, prices, every size."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from app.match.session import Session
from engine import Match, Player, checksum, games
from engine.anno1503.pieces import TILE_CODES
from engine.game import Action
from tests.browser.pages import open_app, ready
from tests.browser.table import act, saved, screen, set_up, tap, wait_screen

NAMES = ["Anna", "Otto", "Clara", "Emil"]
COLOURS = ["red", "blue", "green", "yellow"]
RECORDED = Path(__file__).parents[1] / "matches" / "anno1503"
FACES = [f"tile-{tile.replace(':', '-')}" for tile in TILE_CODES]

Test = Callable[[Match], bool]


def recording(name: str, kinds: list[str] | None = None) -> tuple[Match, list[list[Any]]]:
    """A new match with the seed of a recorded one, and that one's log."""
    data = json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8"))
    seats = len(data["players"])
    kinds = kinds or ["human"] * seats
    players = [Player(NAMES[i], COLOURS[i], kinds[i]) for i in range(seats)]
    return Match(games()["anno1503"], players, data["seed"], data["options"]), data["log"]


def up_to(name: str, wanted: Test, kinds: list[str] | None = None) -> Match:
    """A recorded match, played to the first position that is wanted."""
    match, log = recording(name, kinds)
    for seat, action in log:
        if wanted(match):
            return match
        match.play(action, seat)
    raise AssertionError("the recording has no such position")


def phase(name: str, after: int = 0) -> Test:
    return lambda match: match.state.dump()["phase"] == name and match.length >= after


def show(page: Page, match: Match, name: str = "set") -> Match:
    """Put a match into the page's store and open it."""
    save = json.dumps(match.save())
    page.evaluate(
        "([name, save]) => localStorage.setItem('annorama/match/' + name, save)", [name, save]
    )
    page.evaluate(f"location.hash = '#/play/{name}'")
    wait_screen(page, "table")
    return match


TAPS = """
tokens => {
  for (const token of tokens) {
    const wanted = `[data-tap="${CSS.escape(token)}"]`;
    const hit = [...document.querySelectorAll(wanted)].map((element) => {
      const box = (element.querySelector('.ring, .hit') ?? element).getBoundingClientRect();
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      const top = document.elementFromPoint(at.clientX, at.clientY);
      return top?.closest(wanted) ? [top, at] : null;
    }).find(Boolean);
    if (!hit) return `no finger reaches ${token}`;
    hit[0].dispatchEvent(new MouseEvent('click', { bubbles: true, ...hit[1] }));
  }
  const confirm = document.querySelector('[data-do="confirm"]');
  if (confirm && !confirm.disabled) confirm.click();
  return '';
}
"""


def finger(page: Page, session: Session, action: Action, seat: int) -> None:
    """An action by taps, all in one go: each where a finger would meet what it names."""
    session.viewer = seat
    problem = page.evaluate(TAPS, sorted(session.table.tokens(action)))
    assert not problem, f"{action}: {problem}"


def follow(page: Page, match: Match, log: list[Any], until: Test = lambda match: False) -> None:
    """Play on as the log says, by taps, until the match is over or as wanted."""
    session = Session("test", match)
    for seat, action in log:
        finger(page, session, tuple(action), seat)
        match.play(action, seat)
        if until(match):
            return


def test_two_people_play_a_whole_match_by_taps_alone(
    touch: Callable[[int, int], Page], site: str
) -> None:
    page = touch(1180, 820)
    open_app(page, site)
    match, log = recording("2-gold-outposts-agreements")
    set_up(page, "anno1503", NAMES[:2], seed=match.seed)
    for seat, action in log[:12]:
        act(page, match, tuple(action), seat)
        match.play(action, seat)
    follow(page, match, log[12:])
    wait_screen(page, "result")
    assert saved(page).log == match.log and checksum(saved(page).state) == checksum(match.state)
    winner = (match.state.standings or [])[0]
    first = page.locator('.places li[data-place="1"]')
    assert first.get_attribute("data-seat") == str(winner["seat"])
    assert "30 gold, 4 outposts and 3 trade agreements" in page.inner_text(".decided")
    assert page.locator(".sheet tbody tr").count() == 6


def test_four_people_play_a_whole_match_on_a_phone(
    touch: Callable[[int, int], Page], site: str
) -> None:
    page = touch(390, 844)
    open_app(page, site)
    match, log = recording("4-gold-outposts-agreements")
    set_up(page, "anno1503", NAMES, seed=match.seed)
    follow(page, match, log)
    wait_screen(page, "result")
    assert checksum(saved(page).state) == checksum(match.state)


def test_everybody_is_asked_by_name_and_nothing_is_handed_over(booted: Page) -> None:
    """I4: another player's choice in somebody's turn."""
    match = show(
        booted,
        up_to(
            "4-gold-outposts-merchants",
            lambda m: phase("take")(m) and m.state.actors[0] != m.state.dump()["turn"],
        ),
    )
    asked, turn = match.state.actors[0], match.state.dump()["turn"]
    assert NAMES[asked] in booted.inner_text(".prompt")
    assert NAMES[asked] in booted.inner_text(".bar .turn")
    assert f"{NAMES[turn]}'s turn" in booted.inner_text(".bar .where")
    act(booted, match, match.state.legal()[0], asked)
    assert screen(booted) == "table"


def test_an_explored_tile_is_shown_only_while_a_finger_is_held(booted: Page) -> None:
    """I12 and I24 around one tablet: the page holds nothing of the tile before and after."""
    match = show(booted, up_to("4-gold-outposts-merchants", phase("ships", 100)))
    seat = match.state.actors[0]
    _, log = recording("4-gold-outposts-merchants")
    follow(booted, match, log[match.length :], until=phase("tile"))
    space = saved(booted).state.dump()["exploring"][1]
    tile = saved(booted).state.dump()["tiles"][space]
    covered = FACES[TILE_CODES.index(tile)]
    assert covered not in drawn(booted)
    pad = booted.locator('[data-press="look"]')
    box = pad.bounding_box()
    assert box
    booted.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    booted.mouse.down()
    assert covered in drawn(booted)
    booted.mouse.up()
    assert covered not in drawn(booted)
    booted.click('[data-do="log"]')
    assert " sees a " not in booted.inner_text("[data-log]")
    booted.click('[data-do="close"]')
    assert seat == saved(booted).state.actors[0]


def drawn(page: Page) -> list[str]:
    """The pieces on the table, without the tiles that lie at people's piers for all to see."""
    uses = page.evaluate(
        "[...document.querySelectorAll('#felt use')]"
        '.filter(u => !u.closest(\'[data-key^="outpost-"],[data-key^="agreement-"]\'))'
        ".map(u => u.getAttribute('href').slice(7))"
    )
    return list(uses)


@pytest.mark.parametrize("claimable", [True, False])
def test_the_page_before_a_look_is_the_same_for_every_tile(booted: Page, claimable: bool) -> None:
    """What can be tapped must not tell the others what the explorer sees."""

    def wanted(match: Match) -> bool:
        claims = [a for a in match.state.legal() if a[0] == "claim"]
        return phase("tile")(match) and bool(claims) == claimable

    name = "4-gold-outposts-merchants" if claimable else "3-outposts-agreements-buildings"
    match = show(booted, up_to(name, wanted))
    taps = booted.evaluate(
        "[...document.querySelectorAll('[data-tap]')].map(e => e.dataset.tap).sort()"
    )
    assert taps == ["claim", "leave"]
    if not claimable:
        tap(booted, "claim")
        assert "cannot be claimed" in booted.wait_for_selector(".toast").inner_text()  # type: ignore[union-attr]
        assert saved(booted).length == match.length


def test_a_mark_shows_where_one_has_looked_and_holding_it_shows_the_tile(booted: Page) -> None:
    """I12: a player remembers what they have seen; the others' pages show no mark of it."""

    def wanted(match: Match) -> bool:
        dump = match.state.dump()
        return dump["phase"] == "build" and bool(dump["players"][dump["turn"]]["seen"])

    match = show(booted, up_to("2-gold-agreements-merchants", wanted))
    view = match.state.view(match.state.actors[0])
    seen = view["players"][view["seat"]]["seen"]
    marks = booted.locator('#felt .island:has(use[href$="-eye"])')
    assert marks.count() == len(seen)
    space, tile = next(iter(seen.items()))
    island = booted.locator(f'[data-info="island:{space}"]')
    box = island.bounding_box()
    assert box
    face = FACES[TILE_CODES.index(tile)]
    assert face not in drawn(booted)
    booted.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    booted.mouse.down()
    booted.wait_for_selector('[data-key="peek"]')
    assert face in drawn(booted)
    booted.mouse.up()
    assert face not in drawn(booted)


def test_alone_with_computer_players_seen_tiles_lie_open(booted: Page) -> None:
    def wanted(match: Match) -> bool:
        dump = match.state.dump()
        return dump["phase"] == "build" and dump["turn"] == 0 and bool(dump["players"][0]["seen"])

    match = show(booted, up_to("2-gold-agreements-merchants", wanted, ["human", "easy"]))
    for tile in match.state.dump()["players"][0]["seen"].values():
        assert FACES[TILE_CODES.index(tile)] in drawn(booted)


def test_a_far_space_is_reached_in_several_moves(booted: Page) -> None:
    """I11: rings show the cost; one tap sails all the way, and undo takes each move back."""
    match = show(booted, up_to("4-gold-outposts-merchants", phase("ships")))
    assert booted.text_content('[data-tap="space:r1c1"] .buoy-text') == "2"
    tap(booted, "space:r1c1")
    booted.wait_for_timeout(900)
    moves = [action[0] for _, action in saved(booted).log[match.length :]]
    assert moves == ["sail", "sail"]
    booted.click('[data-do="undo"]')
    booted.click('[data-do="undo"]')
    assert checksum(saved(booted).state) == checksum(match.state)


def test_exploring_waits_for_confirm_and_cannot_be_undone(booted: Page) -> None:
    match = show(
        booted,
        up_to(
            "4-gold-outposts-merchants", lambda m: any(a[0] == "explore" for a in m.state.legal())
        ),
    )
    explore = next(a for a in match.state.legal() if a[0] == "explore")
    tap(booted, f"ship:{explore[1]}")
    tap(booted, f"space:{explore[2]}")
    assert saved(booted).length == match.length
    booted.click('[data-do="confirm"]')
    assert saved(booted).state.dump()["phase"] == "tile"
    assert booted.locator('[data-do="undo"]').is_disabled()
    tap(booted, "leave")
    assert saved(booted).state.dump()["phase"] == "ships"


def test_building_can_be_undone_step_by_step_but_not_the_die(booted: Page) -> None:
    """Selling, buying and going on to the ships are taken back; the roll is not."""
    match = show(
        booted,
        up_to(
            "4-gold-outposts-merchants",
            lambda m: phase("build")(m) and sum(a[0] == "sell" for a in m.state.legal()) > 2,
        ),
    )
    before = checksum(match.state)
    sale = next(a for a in match.state.legal() if a[0] == "sell")
    act(booted, match, sale, match.state.actors[0])
    tap(booted, "end_building")
    assert saved(booted).state.dump()["phase"] == "ships"
    booted.click('[data-do="undo"]')
    booted.click('[data-do="undo"]')
    assert checksum(saved(booted).state) == before
    undo = booted.locator('[data-do="undo"]')
    while not undo.is_disabled():
        undo.click()
    assert saved(booted).history[-1][1][0][0][0] in ("rolled", "took", "gave_up", "paid")


def test_what_cannot_be_afforded_is_greyed_and_says_why(booted: Page) -> None:
    show(booted, up_to("4-gold-outposts-merchants", phase("build")))
    for token, rule in [("launch", "(I5)"), ("promote:1", "(I7)"), ("card:tobacco", "(I8)")]:
        plate = booted.locator(f'[data-not="{token}"]')
        plate.click()
        booted.wait_for_timeout(50)
        assert rule in booted.inner_text(".toast")
    assert "off" in (booted.locator('[data-not="launch"]').get_attribute("class") or "")
    booted.locator('[data-not="sea"]').click(position={"x": 250, "y": 80})
    booted.wait_for_timeout(50)
    assert "(I11)" in booted.inner_text(".toast")


def test_a_pioneer_brings_a_building_of_ones_choice(booted: Page) -> None:
    """I16."""

    def wanted(match: Match) -> bool:
        return any(a[0] == "pioneer" and len(a) == 2 for a in match.state.legal())

    match = show(booted, up_to("4-gold-outposts-merchants", wanted))
    action = next(a for a in match.state.legal() if a[0] == "pioneer")
    tap(booted, "pioneer")
    assert "public building" in booted.inner_text(".prompt")
    tap(booted, f"public:{action[1]}")
    assert saved(booted).log[-1] == (match.state.actors[0], action)
    seat = match.state.actors[0]
    assert action[1] in saved(booted).state.dump()["players"][seat]["buildings"].values()


def test_the_others_islands_open_large_and_shields_tell_progress(booted: Page) -> None:
    match = show(booted, up_to("4-gold-outposts-merchants", phase("build", 250)))
    seat = match.state.actors[0]
    other = (seat + 1) % 4
    booted.click(f'[data-not="home:{other}"]')
    assert NAMES[other] in booted.inner_text(".dialog")
    assert booted.locator(".dialog .person").count() == len(
        match.state.dump()["players"][other]["colonists"]
    )
    booted.click('.dialog [data-do="close"]')
    gold = match.state.dump()["players"][seat]["gold"]
    assert booted.get_attribute('#felt [data-info="goal:gold"]', "aria-label") == (
        f"{gold} of 30 gold"
    )


def test_who_cannot_pay_the_pirates_chooses_at_the_piers(booted: Page) -> None:
    """I19."""
    match = show(booted, up_to("3-point-lost-and-won-again", phase("give_up")))
    seat = match.state.actors[0]
    assert NAMES[seat] in booted.inner_text(".prompt")
    action = match.state.legal()[0]
    act(booted, match, action, seat)
    gone = str(action[2])
    assert gone not in saved(booted).state.dump()["players"][seat]["outposts"]


def test_die_and_event_are_shown_to_all(booted: Page) -> None:
    """I18."""
    match = show(
        booted,
        up_to(
            "4-gold-outposts-merchants",
            lambda m: phase("build")(m) and len(m.state.dump()["rolled"]) == 2,
        ),
    )
    number = match.state.dump()["rolled"][1]
    name = ["Pirates", "Fire", "Good Fortune"][(number - 1) // 2]
    assert booted.locator(f'#felt .event[aria-label="{name}"]').count() == 1
    assert booted.get_attribute('#felt [data-info="die"]', "aria-label") == "The die shows 6"


def test_closing_the_page_over_a_tile_loses_and_tells_nothing(page: Page, site: str) -> None:
    open_app(page, site)
    match = show(page, up_to("4-gold-outposts-merchants", phase("tile", 200)))
    page.reload()
    ready(page)
    wait_screen(page, "table")
    tile = match.state.dump()["tiles"][match.state.dump()["exploring"][1]]
    assert FACES[TILE_CODES.index(tile)] not in drawn(page)
    assert checksum(saved(page).state) == checksum(match.state)


SIZES = [(1180, 820), (820, 1180), (390, 844), (844, 390), (1440, 900)]


@pytest.fixture
def sized(booted: Page) -> Any:
    yield booted
    booted.set_viewport_size({"width": 1180, "height": 820})


@pytest.mark.parametrize("size", SIZES)
def test_every_phase_fits_and_nothing_overlaps(sized: Page, size: tuple[int, int]) -> None:
    width, height = size
    sized.set_viewport_size({"width": width, "height": height})
    for number, wanted in enumerate(
        [
            phase("roll"),
            phase("take"),
            phase("build", 250),
            phase("ships", 200),
            phase("tile", 200),
            phase("discard"),
        ]
    ):
        show(sized, up_to("4-gold-outposts-merchants", wanted), f"size{number}")
        sized.wait_for_timeout(350)
        check_fit(sized, width, height)


def check_fit(page: Page, width: int, height: int) -> None:
    overflow = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(overflow) <= 0
    boxes = page.evaluate(
        """[...document.querySelectorAll('[data-tap], [data-do], [data-press]')]
        .map(e => { const b = (e.querySelector(':scope > .ring, :scope > .hit') ?? e)
            .getBoundingClientRect();
            const name = e.dataset.tap ?? e.dataset.do ?? e.dataset.press;
            return [name, b.x, b.y, b.right, b.bottom, !!e.closest('[data-key]')] })"""
    )
    assert boxes
    for name, left, top, right, bottom, _ in boxes:
        assert left >= -1 and top >= -1, name
        assert right <= width + 1 and bottom <= height + 1, name
    # A ship at sea may be small among others: its berth beside the sea is the larger target.
    large = [box for box in boxes if not (box[0].startswith("ship:") and box[5])]
    for number, one in enumerate(large):
        assert one[3] - one[1] >= 43 and one[4] - one[2] >= 43, f"{one} is too small for a finger"
        for other in large[number + 1 :]:
            apart = (
                one[3] <= other[1] + 1
                or other[3] <= one[1] + 1
                or one[4] <= other[2] + 1
                or other[4] <= one[2] + 1
            )
            assert apart, f"{one} lies over {other}"
