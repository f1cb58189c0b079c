"""The page without a browser works beside a browser's tests, in the same process."""

from __future__ import annotations

import asyncio

from tests.app.fakes import opened


def test_another_loop_that_is_marked_as_running_is_no_hindrance() -> None:
    other = asyncio.new_event_loop()
    asyncio._set_running_loop(other)
    try:
        with opened() as person:
            person.wait(1)
            assert person.screen == "lobby"
        assert asyncio._get_running_loop() is other
    finally:
        asyncio._set_running_loop(None)
        other.close()
