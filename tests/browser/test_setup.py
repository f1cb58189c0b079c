"""Setting up on a phone, going on without somebody, and the rules, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FloatRect, Page

from engine import games
from tests.browser.pages import open_app, ready
from tests.browser.table import saved, screen, wait_screen
from tests.shots.look import look

NARROW = (360, 740)
FINGER = 44


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


def wide(page: Page) -> list[str]:
    """What could be pushed sideways."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("html, .scroll, .side .inside")]
            .filter((one) => one.scrollWidth > one.clientWidth)
            .map((one) => `${one.className || one.tagName} ${one.scrollWidth}`)"""
    )
    return found


def test_on_a_narrow_phone_all_names_can_be_read_and_written(
    touched_at: Callable[[int, int], Page],
) -> None:
    page = touched_at(*NARROW)
    for game in games().values():
        page.evaluate(f"location.hash = '#/new/{game.id}'")
        page.wait_for_selector(f'[data-screen="new"][style*="--{game.id})"]')
        while page.locator('[data-do="add"]').count():
            page.tap('[data-do="add"]')
        assert page.locator("[data-seat]").count() == game.seats.stop - 1
        for seat in range(game.seats.stop - 1):
            place = f'[data-seat="{seat}"]'
            name = f'{place} [name="name"]'
            page.fill(name, "Maximiliane Sophie")
            room: list[int] = page.locator(name).evaluate("e => [e.scrollWidth, e.clientWidth]")
            assert room[0] <= room[1], "the whole name can be read"
            field = box(page, name)
            assert field["x"] >= 0 and field["x"] + field["width"] <= NARROW[0]
            for part in (
                name,
                f'[data-seat="{seat}"] [name="kind"]',
                f'[data-seat="{seat}"] .colour',
            ):
                assert box(page, part)["height"] >= FINGER
        assert wide(page) == [] and [str(one) for one in look(page)] == []


def test_one_tap_begins_as_last_and_a_seat_changes_hands_for_good(
    touched_at: Callable[[int, int], Page], site: str
) -> None:
    page = touched_at(*NARROW)
    open_app(page, site, "#/new/anno")
    page.fill('[data-seat="0"] [name="name"]', "Mia")
    page.select_option('[data-seat="1"] [name="kind"]', "hard")
    page.tap('[data-do="length"]:last-child')
    page.tap('[data-seat="0"] [data-do="colour"]')
    page.tap('[data-colour="teal"]')
    page.tap('[data-do="alone"]')
    wait_screen(page, "table")
    first = saved(page)
    assert [(p.name, p.colour, p.kind) for p in first.players] == [
        ("Mia", "teal", "human"),
        ("Otto", "blue", "hard"),
    ]
    page.goto(site + "#/new/anno")
    page.reload()
    ready(page)
    page.tap('[data-do="alone"]')
    wait_screen(page, "table")
    again = saved(page)
    assert again.players == first.players and again.options == first.options
    assert again.seed != first.seed

    page.tap('[data-do="menu"]')
    page.tap('[data-do="players"]')
    page.evaluate(
        "Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => 0)"
    )
    assert wide(page) == []
    assert [str(one) for one in look(page) if ".side" in one.place] == []
    page.select_option('[data-seat="1"] [name="kind"]', "human")
    page.fill('[data-seat="1"] [name="name"]', "Ben")
    page.locator('[data-seat="1"] [name="name"]').blur()
    page.reload()
    ready(page)
    assert saved(page).names == ["Mia", "Ben"] and saved(page).kinds == ["human", "human"]
    assert screen(page) == "handover", "now there is somebody to hide from"


def test_an_address_lands_on_its_rule_and_everything_is_printed(
    touched_at: Callable[[int, int], Page], site: str
) -> None:
    page = touched_at(*NARROW)
    open_app(page, site, "#/rules/anno/A10")
    page.wait_for_selector("[data-marked]")
    header = box(page, ".top")

    def landed(rule: str) -> None:
        page.wait_for_selector(f"#{rule}[data-marked]")
        top = box(page, f"#{rule}")["y"] - header["y"] - header["height"]
        assert 0 <= top <= 24, f"{rule} is {top} below the header"

    landed("A10")
    page.evaluate("location.hash = '#/rules/anno/A14'")
    landed("A14")
    for game in games():
        page.evaluate(f"location.hash = '#/rules/{game}'")
        page.wait_for_selector(f'[data-screen="rules"][style*="--{game})"] article')
        assert wide(page) == []
    page.emulate_media(media="print")
    text = box(page, "article")
    whole: int = page.evaluate("document.documentElement.scrollHeight")
    assert whole + 1 > text["height"] > 5 * NARROW[1], "no part of it scrolls on its own"
    assert not page.locator(".top").is_visible()
