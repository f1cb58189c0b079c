"""How many frames come late while somebody thinks."""

from __future__ import annotations

import time
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.pages import to_lobby
from tests.browser.table import screen, set_up

FRAME_GAP = 50
"""Milliseconds; a longer gap between two frames is seen as a stutter."""
ENOUGH = 40
"""Frames to judge by."""

SPIN = """
() => {
  const spin = () => {
    const end = performance.now() + 12;
    while (performance.now() < end);
    if (window.spinning) setTimeout(spin, 0);
  };
  window.spinning = true;
  spin();
}
"""

COUNT_FRAMES = """
([seconds, always]) => new Promise(resolve => {
  const gaps = [];
  const end = performance.now() + seconds * 1000;
  const thinks = () => always || document.documentElement.dataset.thinking;
  let last = performance.now(), before = null, thought = null;
  const tick = now => {
    const after = thinks();
    if (after && after === before && before === thought) gaps.push(now - last);
    [last, before, thought] = [now, after, before];
    if (now < end) requestAnimationFrame(tick); else resolve(gaps);
  };
  requestAnimationFrame(tick);
})
"""
"""The gaps between frames: all, or those within one and the same thought but the first, in which
the move before is still being painted."""


@dataclass(frozen=True, slots=True)
class Frames:
    gaps: list[float]

    @property
    def late(self) -> float:
        """The share of frames that came after too long a gap."""
        return sum(gap > FRAME_GAP for gap in self.gaps) / max(1, len(self.gaps))

    @property
    def longest(self) -> float:
        return max(self.gaps, default=0.0)


def slowed(page: Page, times: int) -> None:
    """A processor so many times slower, for the page's own thread."""
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": times})


def without_python(page: Page, seconds: float = 3) -> Frames:
    """While plain JavaScript works, in slices: what the machine itself does to frames."""
    page.evaluate(SPIN)
    gaps = page.evaluate(COUNT_FRAMES, [seconds, True])
    page.evaluate("window.spinning = false")
    return Frames(gaps)


def moving(page: Page, game: str, seconds: float) -> Frames:
    """While players who hardly think act at the same table: what drawing and travel cost."""
    set_up(page, game, ["Bot 1", "Bot 2"], seed=5, kinds=["easy", "easy"])
    gaps = page.evaluate(COUNT_FRAMES, [seconds, True])
    to_lobby(page)
    return Frames(gaps)


def within_thoughts(page: Page, game: str, patience: float, enough: int = ENOUGH) -> Frames:
    """In one match of experts after another, until there are enough or nobody waits any longer."""
    gaps: list[float] = []
    seed, until = 5, time.monotonic() + patience
    set_up(page, game, ["Bot 1", "Bot 2"], seed=seed, kinds=["expert", "expert"])
    while len(gaps) < enough and time.monotonic() < until:
        gaps += page.evaluate(COUNT_FRAMES, [1, False])
        if screen(page) == "result":
            seed += 1
            set_up(page, game, ["Bot 1", "Bot 2"], seed=seed, kinds=["expert", "expert"])
    return Frames(gaps)
