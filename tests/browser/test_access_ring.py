"""Whatever the keyboard comes to is seen to have it: a ring of 3:1, as the browser paints it.

Two pictures of everything, with the focus and without: enough of it must have changed by 3:1.
Of several things of one kind one is looked at.
"""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import FloatRect, Page

from engine import games
from tests.browser.table import lay, uncover
from tests.browser.wishes import wished
from tests.shots.positions import played
from tests.shots.scenes import Shot, all_shots

LONG = os.environ.get("ANNORAMA_LONG") == "1"
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light") if LONG else ("dark",)
SHOTS: dict[str, Shot] = {shot.path: shot for shot in all_shots()}
BESIDE = ("lobby-with-matches", "anno-over-refusal")
MORE = (
    "others-settings",
    "new-anno-many",
    "anno-over-log",
    "anno-over-menu",
    "anno-over-words",
    "anno-end-result-many",
    "anno-end-replay",
    "drift-end-review",
    "rules-anno",
    "santyanno-muster-of-3",
    "santyanno-race-of-3",
    "santyanno-show-step-of-3",
    "annaotto-phase-annaotto",
)
"""In the long run; `BESIDE` is looked at on every run."""
AROUND = 9
"""Pixels around a thing in which its ring is."""
ENOUGH = 48
"""Pixels that a ring has at the least, but where the thing itself is smaller than that."""

# One of every kind of thing that keys come to. Headings are gone to when a screen comes.
KINDS = """() => {
  const app = document.querySelector("#app");
  const root = [...app.querySelectorAll("dialog[open]")].at(-1) ?? app;
  const found = new Map();
  const stops = "button:not(:disabled),a[href],select,input:not(:disabled),summary,[tabindex='0']";
  for (const one of root.querySelectorAll(stops)) {
    if (one.closest("[inert]") || !one.checkVisibility({ visibilityProperty: true })) continue;
    const zone = one.closest("[data-zone]")?.dataset.zone;
    found.set(`${zone} ${one.tagName} ${one.className.baseVal ?? one.className}`, one);
  }
  window.stops = [...found.values()];
  return [...found.keys()];
}"""
BOX = """(n) => {
  document.activeElement?.blur();
  stops[n].scrollIntoView({ block: "nearest" });
  return stops[n].getBoundingClientRect().toJSON();
}"""
FOCUS = "(n) => stops[n].focus({ focusVisible: true, preventScroll: true })"
# How many pixels have another lightness, by 3:1 at the least.
CHANGED = """async (pictures) => {
  const lights = async (data) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
    await image.decode();
    const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
    paper.drawImage(image, 0, 0);
    const { data: dots } = paper.getImageData(0, 0, image.width, image.height);
    const part = (n) => {
      const p = dots[n] / 255;
      return p <= 0.04045 ? p / 12.92 : ((p + 0.055) / 1.055) ** 2.4;
    };
    const light = (n) => 0.2126 * part(n) + 0.7152 * part(n + 1) + 0.0722 * part(n + 2);
    return Array.from({ length: dots.length / 4 }, (_, n) => light(4 * n));
  };
  const [one, two] = await Promise.all(pictures.map(lights));
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  return one.filter((light, n) => ratio(light, two[n]) >= 3).length;
}"""


@pytest.fixture
def still(booted: Page) -> Iterator[Page]:
    with wished(booted, motion="off", sound=False):
        yield booted
    booted.emulate_media(color_scheme=None)


def ring(page: Page, number: int) -> tuple[int, float]:
    """The pixels of a thing's ring that are seen, and how many there should be."""
    box = page.evaluate(BOX, number)
    clip = around(page, box)
    before = page.screenshot(clip=clip)
    page.evaluate(FOCUS, number)
    pictures = [b64encode(one).decode() for one in (before, page.screenshot(clip=clip))]
    return page.evaluate(CHANGED, pictures), min(ENOUGH, 0.8 * (box["width"] + box["height"]))


def around(page: Page, box: dict[str, Any]) -> FloatRect:
    size = page.viewport_size
    assert size
    x, y = max(0, box["x"] - AROUND), max(0, box["y"] - AROUND)
    width = min(size["width"] - x, box["width"] + 2 * AROUND)
    return {"x": x, "y": y, "width": width, "height": min(size["height"] - y, box["height"] + 18)}


def unseen(page: Page, where: str) -> list[str]:
    wrong = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        kinds = page.evaluate(KINDS)
        assert kinds
        for number, kind in enumerate(kinds):
            found, least = ring(page, number)
            if found < least:
                wrong.append(f"{where} {theme}: {found} of {least:.0f} pixels, {kind}")
    return wrong


@pytest.mark.parametrize("game", games())
def test_everything_on_a_table_has_a_ring_that_is_seen(still: Page, game: str) -> None:
    lay(still, played(game, 3, 12))
    uncover(still)
    assert unseen(still, game) == []


@pytest.mark.parametrize("name", (*BESIDE, *MORE) if LONG else BESIDE)
def test_everything_beside_the_tables_has_a_ring_that_is_seen(still: Page, name: str) -> None:
    SHOTS[name].reach(still)
    assert unseen(still, name) == []
