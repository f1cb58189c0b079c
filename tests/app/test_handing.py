"""How texts go to the page: short ones as they are, long ones as bytes where that is possible."""

from __future__ import annotations

import json

from app.browser.handing import LONG, as_json, handed


def test_a_short_text_goes_as_it_is() -> None:
    assert handed("x" * LONG) == "x" * LONG


def test_a_long_text_goes_as_bytes_unless_a_letter_has_none() -> None:
    assert handed("x" * (LONG + 1)) == b"x" * (LONG + 1)
    assert handed("ä" * (LONG + 1)) == "ä" * (LONG + 1)


def test_a_scene_is_written_short_and_read_as_it_was() -> None:
    scene = ["svg", {"class": "ä"}, 0, {"was": 1, "is": ["text", 0, "Mia"]}]
    assert as_json(scene).isascii()
    assert " " not in as_json(scene)
    assert json.loads(as_json(scene)) == scene
