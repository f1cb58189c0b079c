"""Every screen there is, and how a page is brought to show it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from playwright.sync_api import Page

from app.match.lesson import Place
from app.tables import lesson_of
from app.tables.lessons import Chapter
from builder import figures
from engine import Match, games
from engine.bots.task import ended
from engine.exercises import kinds_of
from engine.review import Reviewing, can_be_reviewed
from tests.browser.pages import to_lobby
from tests.browser.table import uncover, wait_screen
from tests.shots import anno, anno1503, races
from tests.shots.positions import Position, by_phase, finished, in_the_middle

ANY_TOKEN = "svg [data-tap]"
ANY_INFO = "svg [data-info]"
STAGES = {"anno": anno.shots, "anno1503": anno1503.stages}
"""What a game has to show beside its phases."""
TEXT_VIEW = '[data-view="text"]'
NEWS = '[data-do="news"]'


@dataclass(frozen=True, slots=True)
class Shot:
    """One thing to be seen. Shots of one `sheet` are shown together."""

    sheet: str
    name: str
    reach: Callable[[Page], None]
    mistaken: bool = False
    """Whether something goes wrong on purpose: what the console says of it is no finding."""

    @property
    def path(self) -> str:
        return f"{self.sheet}-{self.name}"


def all_shots() -> Iterator[Shot]:
    yield from _plain_screens()
    for game in games():
        yield Shot("new", game, partial(go, f"#/new/{game}", "new"))
        yield Shot("new", f"{game}-many", partial(_many_players, game))
        yield Shot("rules", game, partial(_rules, game))
        for number, chapter in enumerate(chapters_of(game)):
            yield Shot(f"{game}-learn", chapter.id, partial(_lesson, game, number))
        yield from _tables(game)
        yield from _of_its_own(game)
        yield from _over_the_table(game)
        yield from _ends(game)
        yield from _exercises(game)
    for sheet, name, reach in races.shots(_opened):
        yield Shot(f"santyanno-{sheet}", name, reach)


def _plain_screens() -> Iterator[Shot]:
    yield Shot("lobby", "first", to_lobby)
    yield Shot("lobby", "with-matches", all_kept)
    yield Shot("others", "settings", partial(go, "#/settings", "settings"))
    yield Shot("others", "about", partial(go, "#/about", "about"))
    yield Shot("others", "practice", partial(go, "#/practice", "practice"))
    yield Shot("others", "no-such-match", partial(go, "#/play/none", ""))


def _tables(game: str) -> Iterator[Shot]:
    """Every phase, and a match some way on; what a first tap chooses, too."""
    for sort, positions in (("phase", by_phase), ("match", in_the_middle)):
        for name in _names(positions, game):
            yield Shot(game, f"{sort}-{name}", opening(positions, game, name))
    yield Shot(game, "chosen", opening(in_the_middle, game, "many", tap=ANY_TOKEN))


def _of_its_own(game: str) -> Iterator[Shot]:
    """What one game alone has to show."""
    for name, reach in STAGES[game]() if game in STAGES else ():
        yield Shot(f"{game}-own", name, partial(_cleared, reach))


def _cleared(reach: Callable[[Page], None], page: Page) -> None:
    to_lobby(page)
    wait_screen(page, "lobby")
    reach(page)


def _over_the_table(game: str) -> Iterator[Shot]:
    for button in ("log", "rules", "menu"):
        press = f'[data-do="{button}"]'
        yield Shot(f"{game}-over", button, opening(in_the_middle, game, "many", tap=press))
    yield Shot(f"{game}-over", "players", partial(_players, game))
    yield Shot(f"{game}-over", "large", partial(_large, game))
    yield Shot(f"{game}-over", "handover", partial(_covered, game))
    yield Shot(f"{game}-over", "words", partial(_in_words, game))
    yield Shot(f"{game}-over", "hint", partial(_hint, game))
    yield Shot(f"{game}-over", "news", opening(in_the_middle, game, "many", tap=NEWS))
    yield Shot(f"{game}-over", "refusal", opening(in_the_middle, game, "few", tap="svg [data-not]"))
    yield Shot(f"{game}-over", "try", partial(_trial, game))


def _ends(game: str) -> Iterator[Shot]:
    for name in _names(finished, game):
        yield Shot(f"{game}-end", f"result-{name}", opening(finished, game, name))
    last = opening(finished, game, "many", tap='[data-do="last"]')
    yield Shot(f"{game}-end", "last-table", last)
    yield Shot(f"{game}-end", "replay", partial(_replay, game))
    yield Shot(f"{game}-end", "replay-open", partial(_replay_open, game))
    yield Shot(f"{game}-end", "review", partial(_review, game))
    yield Shot(f"{game}-end", "review-moment", partial(_review_moment, game))


def _exercises(game: str) -> Iterator[Shot]:
    """A question of every kind, and what an answer is told."""
    for kind in kinds_of(games()[game]):
        yield Shot(f"{game}-practice", kind, partial(_exercise, game, kind))
    yield Shot(f"{game}-practice", "answered", partial(_answered, game))


Positions = Callable[[str], list[Position]]


@cache
def _positions(positions: Positions, game: str) -> dict[str, Position]:
    return {position.name: position for position in positions(game)}


@cache
def found(positions: Positions, game: str, name: str) -> Match:
    return _positions(positions, game)[name].play()


def _names(positions: Positions, game: str) -> list[str]:
    return list(_positions(positions, game))


def opening(positions: Positions, game: str, name: str, tap: str = "") -> Callable[[Page], None]:
    """Opens a match at a position, and taps the first of what is named."""

    def reach(page: Page) -> None:
        _opened(page, found(positions, game, name))
        if tap and page.locator(tap).count():
            page.locator(tap).first.click(force=True)

    return reach


def _opened(page: Page, match: Match) -> None:
    lay(page, {"laid": match})
    go("#/play/laid", "handover table result", page)
    uncover(page)
    if page.locator(TEXT_VIEW).count():  # remembered from the shot before
        turn_words(page)


def turn_words(page: Page) -> None:
    """To the text view or back, by keys: its link is seen when they come to it."""
    page.locator('[data-do="text"]').first.focus()
    page.keyboard.press("Enter")


def lay(page: Page, matches: dict[str, Match]) -> None:
    """Leave whatever is shown, and keep these matches and nothing else."""
    to_lobby(page)
    wait_screen(page, "lobby")
    for name, match in matches.items():
        page.evaluate(
            "([name, save]) => localStorage.setItem(`annorama/match/${name}`, save)",
            [name, json.dumps(match.save())],
        )


def go(address: str, screens: str, page: Page) -> None:
    """To an address, until one of these screens is shown; "" where it has no name."""
    page.evaluate(
        "address => { location.hash = '#/rules/none'; location.hash = address; }", address
    )
    if screens:
        wait_screen(page, *screens.split())


def _lesson(game: str, chapter: int, page: Page) -> None:
    """The beginning of a chapter."""
    page.evaluate(
        "([name, place]) => localStorage.setItem(name, place)",
        [f"annorama/setup/lesson/{game}", Place(chapter).written()],
    )
    go(f"#/learn/{game}", "learn", page)


def chapters_of(game: str) -> tuple[Chapter, ...]:
    lesson = lesson_of(game)
    return lesson.chapters if lesson else ()


def all_kept(page: Page) -> None:
    matches = {}
    for game in games():
        matches[game] = found(in_the_middle, game, "few")
        matches[f"{game}-over"] = found(finished, game, "few")
    lay(page, matches)
    go("#/", "lobby", page)


def _many_players(game: str, page: Page) -> None:
    go(f"#/new/{game}", "new", page)
    add = page.locator('[data-do="add"]:not([disabled])')
    for _ in range(max(games()[game].seats)):
        if add.count():
            add.first.click()


def _rules(game: str, page: Page) -> None:
    go(f"#/rules/{game}", "rules", page)
    page.wait_for_selector("[data-screen=rules] h2")


def _players(game: str, page: Page) -> None:
    opening(in_the_middle, game, "many", tap='[data-do="menu"]')(page)
    page.click('[data-do="players"]')


def _large(game: str, page: Page) -> None:
    opening(in_the_middle, game, "few")(page)
    if page.locator(ANY_INFO).count():
        page.locator(ANY_INFO).first.focus()
        page.keyboard.press("i")


def _in_words(game: str, page: Page) -> None:
    """The text view, with a question answered where there is one."""
    opening(in_the_middle, game, "many")(page)
    turn_words(page)
    page.wait_for_selector(TEXT_VIEW)
    if page.locator('[data-do="ask"]').count():
        page.click('[data-do="ask"]')


def _hint(game: str, page: Page) -> None:
    """What the computer would do, where there is one to ask."""
    opening(in_the_middle, game, "few")(page)
    if page.locator('[data-do="hint"]').count():
        page.click('[data-do="hint"]')
        page.wait_for_selector('[data-do="do-hint"], [data-press="hint"]', timeout=60_000)


def _trial(game: str, page: Page) -> None:
    """The first example of the rules that can be tried."""
    first = next(name for name in figures.names(game) if figures.drawn(game, name).example)
    go(f"#/try/{game}/{first}", "handover table", page)
    uncover(page)


def _exercise(game: str, kind: str, page: Page) -> None:
    to_lobby(page)
    go(f"#/practice/{game}", "practice", page)
    page.select_option('[name="kind"]', kind)
    page.wait_for_selector(".practice [data-tap]", timeout=60_000)


def _answered(game: str, page: Page) -> None:
    _exercise(game, next(iter(kinds_of(games()[game]))), page)
    page.locator(".practice [data-tap]").first.click()
    if page.locator('[data-do="confirm"]').count():
        page.click('[data-do="confirm"]')
    page.wait_for_selector(".foot.answered")


def _covered(game: str, page: Page) -> None:
    """The screen between two people, where the game has something to hide."""
    lay(page, {"laid": found(in_the_middle, game, "many")})
    go("#/play/laid", "handover table", page)


def _replay(game: str, page: Page) -> None:
    lay(page, {"laid": found(finished, game, "well-played")})
    go("#/replay/laid", "replay", page)
    slider = page.locator('[name="step"]')
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


def _replay_open(game: str, page: Page) -> None:
    """With everybody's cards, or where nothing is hidden with one player's eyes."""
    _replay(game, page)
    eyes = page.locator('[name="eyes"]')
    everything = eyes.locator('[value="all"]').count()
    eyes.select_option("all" if everything else "0")


def _review(game: str, page: Page) -> None:
    """Looked at again from a kept review, so that nobody has to wait for it."""
    match = found(finished, game, "well-played")
    lay(page, {"laid": match})
    keep_review(page, "laid", match)
    go("#/review/laid", "review", page)


def keep_review(page: Page, name: str, match: Match) -> None:
    """What the page itself would come to, as it lies beside the match."""
    if can_be_reviewed(match):
        text = _reviewed(match.save_text())
        page.evaluate(
            "([name, text]) => localStorage.setItem(`annorama/review/${name}`, text)", [name, text]
        )


@cache
def _reviewed(save: str) -> str:
    match = Match.load(save)
    return ended(Reviewing(match).think()).text(match.game.rules)


def _review_moment(game: str, page: Page) -> None:
    _review(game, page)
    moments = page.locator("[data-moment-of]")
    if moments.count():
        moments.last.click()
        page.wait_for_selector(".weighed")
