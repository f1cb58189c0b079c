"""The site can be installed as an app."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.browser.pages import open_app


def test_chromium_finds_nothing_that_hinders_installing(page: Page, site: str) -> None:
    open_app(page, site)
    tools = page.context.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    hindrances = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [hindrance["errorId"] for hindrance in hindrances] in ([], ["in-incognito"])


def test_the_installed_app_opens_at_the_lobby_wherever_the_site_lies(page: Page, site: str) -> None:
    open_app(page, site)
    tools = page.context.new_cdp_session(page)
    manifest = json.loads(tools.send("Page.getAppManifest")["data"])
    assert manifest["display"] == "standalone"
    for name in ("start_url", "scope", "id"):
        assert (
            page.evaluate("([path, base]) => new URL(path, base).href", [manifest[name], site])
            == site
        )


def test_every_icon_is_there_in_the_size_it_claims(page: Page, site: str) -> None:
    open_app(page, site)
    sizes = page.evaluate(
        """async () => {
          const manifest = await (await fetch('manifest.webmanifest')).json();
          return Promise.all(manifest.icons.map(async ({ src, sizes }) => {
            const picture = new Image();
            picture.src = src;
            await picture.decode();
            return [sizes, `${picture.naturalWidth}x${picture.naturalHeight}`];
          }));
        }"""
    )
    assert len(sizes) >= 3
    assert all(claimed in ("any", found) for claimed, found in sizes)
