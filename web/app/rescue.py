"""What is done when Annorama itself made a mistake: said in plain words, with every way on."""

import traceback

from app.browser.store import Store
from app.screens.base import Screen
from app.screens.parts.broken import Trouble
from app.screens.router import route
from engine import Match
from engine.language import tr


def trouble_of(
    error: BaseException | None, screen: Screen | None, address: str, store: Store
) -> Trouble:
    """What is known of a mishap; whatever can still be had of the match is in it."""
    match_id, match = _at_stake(screen, address, store)
    missing = isinstance(error, ImportError)
    words = _not_here() if missing else _words(match_id, match, store)
    return Trouble(words, _report(error, address, match), match_id, match)


def _not_here() -> str:
    """On a first visit, all but the lobby comes behind it."""
    return tr(
        "Part of the page has not arrived yet. Check the connection, then try again. Your matches "
        "are where they were."
    )


def _at_stake(screen: Screen | None, address: str, store: Store) -> tuple[str, Match | None]:
    if screen and screen.at_stake:
        return screen.at_stake
    parts = route(address).parts
    match_id = parts[0] if parts and store.text(parts[0]) is not None else ""
    return match_id, store.open(match_id).match if match_id else None


def _words(match_id: str, match: Match | None, store: Store) -> str:
    """Only what was read back is called saved."""
    if not match_id:
        return tr(
            "Annorama made a mistake and could not do this. Your matches are where they were."
        )
    if match is None or store.is_kept(match_id, match):
        return tr("Annorama made a mistake and could not do this. Your match is saved.")
    return tr(
        "Annorama made a mistake and could not do this. Your match is not saved: export it before "
        "you close the page."
    )


def _report(error: BaseException | None, address: str, match: Match | None) -> str:
    """For who mends it. No names, and nothing that is hidden in the match."""
    lines = [address]
    if match:
        kinds = ", ".join(match.kinds)
        lines.append(f"{match.game.id}, rules {match.game.rules}, action {match.length}: {kinds}")
    lines += traceback.format_exception(error) if error else []
    return "\n".join(lines)
