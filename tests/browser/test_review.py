"""A finished match is reviewed in the page, a turning point visited, the other way begun."""

from __future__ import annotations

from playwright.sync_api import Page

from engine import Match
from tests.app.laid import over
from tests.browser.table import lay, saved, wait_screen


def test_from_the_result_to_a_turning_point_and_the_other_way(booted: Page) -> None:
    lay(booted, Match.load(over()))
    booted.click('a[href="#/review/laid"]')
    wait_screen(booted, "review")
    booted.wait_for_selector(".odds", timeout=90_000)
    moments = booted.locator("[data-moment-of]")
    count = moments.count()
    assert count > 3
    step = int(moments.nth(1).get_attribute("data-moment-of") or -1)
    moments.nth(1).click()
    booted.wait_for_selector(".weighed .compared")
    assert booted.locator('[name="step"]').input_value() == str(step)
    assert booted.locator(".turning-mark").count() == count
    booted.click('[data-do="try"]')
    wait_screen(booted, "table", "handover")
    begun, whole = saved(booted), Match.load(over())
    assert begun.save()["format"] == 2 and begun.length >= 1
    assert begun.position == whole.until(step).state.dump()


def test_the_second_time_it_opens_at_once(booted: Page) -> None:
    lay(booted, Match.load(over()))
    booted.evaluate("location.hash = '#/review/laid'")
    booted.wait_for_selector(".odds", timeout=90_000)
    kept = booted.evaluate("localStorage.getItem('annorama/review/laid')")
    assert 500 < len(kept) < 5000
    booted.evaluate("location.hash = '#/'")
    wait_screen(booted, "lobby")
    waited = booted.evaluate(
        """() => new Promise(resolve => {
          let waited = false;
          new MutationObserver(() => {
            waited ||= !!document.querySelector('.waiting');
            if (document.querySelector('.odds')) resolve(waited);
          }).observe(document.body, { childList: true, subtree: true });
          location.hash = '#/review/laid';
        })"""
    )
    assert waited is False
