"""Contact sheets: all pictures of one sheet on one page, with what was found on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import islice
from pathlib import Path

from playwright.sync_api import Browser

from tests.shots.look import Finding

STYLE = """
body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #888; color: #000; }
main { display: flex; flex-wrap: wrap; gap: 20px; align-items: start; }
figure { margin: 0; width: min-content; }
img { height: 400px; display: block; }
figcaption { padding: 4px 0; font-weight: 600; }
.wrong { background: #b00; color: #fff; padding: 2px 6px; }
"""

ON_ONE = 60
"""Pictures on a contact sheet: one of several hundred is more than a browser can take."""

Pictures = Mapping[Path, Sequence[Finding]]


def write(browser: Browser, folder: Path, sheet: str, pictures: Pictures) -> Iterator[Path]:
    """Lay a sheet's pictures out as pages, and take a picture of each."""
    for number, part in enumerate(_parts(pictures.items()), 1):
        yield _written(browser, folder, f"{sheet}-{number}" if number > 1 else sheet, part)


def _parts(pictures: Iterable[tuple[Path, Sequence[Finding]]]) -> Iterator[Pictures]:
    left = iter(pictures)
    while part := dict(islice(left, ON_ONE)):
        yield part


def _written(browser: Browser, folder: Path, name: str, pictures: Pictures) -> Path:
    figures = "".join(_figure(path, found) for path, found in pictures.items())
    page_path = folder / f"{name}.html"
    page_path.write_text(
        f"<!doctype html><meta charset=utf-8><title>{escape(name)}</title>"
        f"<style>{STYLE}</style><h1>{escape(name)}</h1><main>{figures}</main>",
        encoding="utf-8",
    )
    made = folder / f"{name}.png"
    page = browser.new_page(viewport={"width": 2400, "height": 1000})
    page.goto(page_path.as_uri())
    page.screenshot(path=made, full_page=True)
    page.close()
    return made


def _figure(path: Path, found: Sequence[Finding]) -> str:
    wrong = f" <span class=wrong>{len(found)}</span>" if found else ""
    address = escape(f"{path.parent.name}/{path.name}")
    return (
        f'<figure><a href="{address}"><img src="{address}" alt=""></a>'
        f"<figcaption>{escape(path.stem)}{wrong}</figcaption></figure>"
    )
