"""Somebody who follows the coach's string through a whole lesson, with real fingers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

LOOK = """() => {
  const bubble = document.querySelector("[data-lesson]");
  if (!bubble || document.querySelector("[data-moment]")) return null;
  const paper = bubble.querySelector(".paper").getBoundingClientRect();
  const free = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight &&
    !(x >= paper.left && x <= paper.right && y >= paper.top && y <= paper.bottom);
  const pointed = [...document.querySelectorAll("[data-pointed]")].map((thing) => {
    const box = thing.getBoundingClientRect();
    const spots = [];
    for (const down of [0.5, 0.3, 0.7, 0.12, 0.88])
      for (const along of [0.5, 0.3, 0.7, 0.12, 0.88])
        spots.push([box.left + along * box.width, box.top + down * box.height]);
    const seen = box.width > 2 && box.height > 2 && spots.find(([x, y]) => free(x, y));
    const marked = "[data-tap],[data-not],[data-do],[data-press]";
    const hit = spots.find(([x, y]) => free(x, y) && thing.contains(
      document.elementFromPoint(x, y)?.closest(marked) ?? null) );
    const asked = ["tap", "press", "do"].some((name) => name in thing.dataset);
    return { asked, does: "do" in thing.dataset, seen: seen || null, hit: hit || null };
  });
  const go = bubble.querySelector("[data-do=lesson-on]")?.getBoundingClientRect();
  return {
    step: bubble.dataset.lesson,
    words: bubble.querySelector("p").textContent,
    cut: bubble.querySelector("p").scrollHeight > bubble.getBoundingClientRect().height + 1,
    pointed,
    go: go ? [go.left + go.width / 2, go.top + go.height / 2] : null,
  };
}"""


def walk(
    page: Page, game: str, visit: Callable[[dict[str, Any]], None] = lambda seen: None
) -> list[str]:
    """Follow the string to the match that the lesson ends in; the steps that were seen."""
    page.evaluate("(address) => { location.hash = address; }", f"#/learn/{game}")
    page.wait_for_selector("[data-lesson]")
    steps: list[str] = []
    for _ in range(2000):
        if page.url.partition("#")[2].startswith("/play/"):
            return steps
        seen = page.evaluate(LOOK)
        if seen is None:
            page.keyboard.press("Escape")
            page.wait_for_timeout(30)
            continue
        if follow(page, seen, new=seen["step"] not in steps[-1:], visit=visit):
            steps += [seen["step"]] if seen["step"] not in steps[-1:] else []
        else:
            page.wait_for_timeout(30)
    raise AssertionError(f"{game} goes on at {page.evaluate(LOOK)}")


def follow(
    page: Page, seen: dict[str, Any], new: bool, visit: Callable[[dict[str, Any]], None]
) -> bool:
    """Do what the string says; False where there is nothing to do yet."""
    asked = sorted(
        (one for one in seen["pointed"] if one["asked"]), key=lambda one: not one["does"]
    )
    where = next((one["hit"] for one in asked if one["hit"]), None) or seen["go"]
    if where is None:
        assert not asked, f"{seen['step']} asks for what no finger can reach: {asked}"
        return False
    assert any(one["seen"] for one in seen["pointed"]), f"{seen['step']} points at nothing"
    assert not seen["cut"], f"{seen['step']}: the bubble is too small for {seen['words']!r}"
    if new:
        visit(seen)
    page.touchscreen.tap(*where)
    return True
