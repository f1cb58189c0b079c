"""Examples of the rules that somebody tries at a table: kept like matches, but on no list.

There is one at a time of each game; the next one takes its place.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from app.browser.storage import StoreError
from engine import Match

if TYPE_CHECKING:
    from app.browser.store import Store

_PREFIX = "try-"
"""No match's own name has a hyphen."""


def trial_id(game: str, figure: str) -> str:
    return f"{_PREFIX}{game}-{figure}"


def is_trial(match_id: str) -> bool:
    return match_id.startswith(_PREFIX)


def shown_by(match_id: str) -> tuple[str, str]:
    """The game and the figure that a trial comes from."""
    game, _, figure = match_id.removeprefix(_PREFIX).partition("-")
    return game, figure


def keep_trial(store: "Store", figure: str, match: Match) -> str:
    """Keep a trial from its beginning, in place of any other of the game; its name."""
    match_id = trial_id(match.game.id, figure)
    for other in store.trials():
        if other != match_id and shown_by(other)[0] == match.game.id:
            store.delete(other)
    before = store.open(match_id).match
    if before:
        match.revision = before.revision + 1
    elif store.text(match_id) is not None:
        store.delete(match_id)
    with suppress(StoreError):  # Then it is played unsaved, and the table says so.
        store.keep_other(match_id, match)
    return match_id
