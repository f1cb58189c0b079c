"""The automatic look at a page: what would hurt the eye or the finger, measured by `measure.js`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
KINDS = ("cut", "overlap", "covered", "outside")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong: of what kind, on which words or token, where, and what is in the way."""

    kind: str
    what: str
    where: tuple[int, ...]
    place: str
    by: str

    def __str__(self) -> str:
        left, top, width, height = self.where
        box = f"{width}×{height} at {left},{top}"
        by = f", by {self.by}" if self.by else ""
        return f"{self.kind}: “{self.what}” ({box}) in {self.place}{by}"


def look(page: Page) -> list[Finding]:
    """All that is wrong on the page as it is shown now."""
    measured: list[dict[str, Any]] = page.evaluate(MEASURE)
    found = [Finding(**entry | {"where": tuple(entry["where"])}) for entry in measured]
    assert all(one.kind in KINDS for one in found)
    return list(dict.fromkeys(found))
