"""A save's text and form: everything that is checked before a match is made of it.

A save comes from a file or a storage that anybody may have touched. What does not fit gives a
`SaveError` whose message says what is wrong; the text itself is never thrown away here.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

from engine.game import AnyGame, Data
from engine.language import tr
from engine.players import LONGEST_TITLE, Player, can_be_shown
from engine.registry import games

FROM_A_DEAL, FROM_A_POSITION = 1, 2
"""The formats: the second begins from a `position`, which the first one does not know."""
LARGEST = 8_000_000
"""Characters. The longest log that is taken has about half as many."""
DEEPEST = 24
"""Lists and objects within each other; an honest save has at most nine."""
LONGEST_LOG = 100_000
LAST_DAY = 8_640_000_000_000_000
"""The last millisecond that a browser's calendar knows."""

_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_INNERMOST = re.compile(r"[\[{][^\[\]{}]*[\]}]")


class SaveError(ValueError):
    """A save that cannot be opened; the message says what is wrong with it."""


def parsed(save: object) -> Data:
    """A save as data, checked in its form; the log is checked when it is played."""
    data = read_json(save) if isinstance(save, str | bytes) else save
    if not isinstance(data, dict):
        raise SaveError(tr("This is not a save of Annorama."))
    _check_format(data)
    game = data.get("game")
    if not isinstance(game, str) or game not in games():
        raise SaveError(
            tr("The save is of a game that is not here: {game}.", game=repr(str(game)[:40]))
        )
    _check_fields(data)
    if data["rules"] > games()[game].rules:
        raise SaveError(_too_new())
    return data


def _check_format(data: Mapping[str, Any]) -> None:
    found = data.get("format")
    if type(found) is not int or found < FROM_A_DEAL:
        raise SaveError(tr("This is not a save of Annorama: its format is not known."))
    if found > FROM_A_POSITION:
        raise SaveError(_too_new())
    if ("position" in data) != (found == FROM_A_POSITION):
        raise SaveError(_wrong("position"))


def _too_new() -> str:
    return tr("The save was made by a newer version of Annorama.")


def read_json(text: str | bytes, largest: int = LARGEST) -> object:
    """What an untrusted text says; SaveError where it is too large, too deep or no JSON."""
    if len(text) > largest:
        raise SaveError(tr("This is too large to be a save."))
    try:
        text = text.decode() if isinstance(text, bytes) else text
        if _too_deep(text):
            raise SaveError(tr("This is not a save: lists lie too deep within lists."))
        return json.loads(text)
    except SaveError:
        raise
    except (ValueError, RecursionError) as error:
        raise SaveError(
            tr("This is not a save, or it is damaged: the text cannot be read.")
        ) from error


def _too_deep(text: str) -> bool:
    """Whether a parser would have to go down too far.

    Asked before any parser sees the text: in a browser too much depth ends Python itself.
    """
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    rest = _STRINGS.sub("", text)
    for _ in range(DEEPEST):
        rest, found = _INNERMOST.subn("", rest)
        if not found:
            break
    return rest.count("[") + rest.count("{") > DEEPEST or bool(_INNERMOST.search(rest))


_FIELDS: dict[str, type] = {
    "rules": int,
    "options": dict,
    "seed": int,
    "players": list,
    "log": list,
    "checksum": str,
    "started": int,
    "updated": int,
}


def _check_fields(data: Mapping[str, Any]) -> None:
    for name, kind in _FIELDS.items():
        if type(data.get(name)) is not kind:
            raise SaveError(_wrong(name))
    if type(data.get("position", {})) is not dict or type(data.get("revision", 0)) is not int:
        raise SaveError(_wrong("position" if type(data.get("revision", 0)) is int else "revision"))
    if "title" in data and not can_be_shown(data["title"], LONGEST_TITLE):
        raise SaveError(_wrong("title"))
    if len(data["log"]) > LONGEST_LOG:
        raise SaveError(tr("The save’s log is too long to be a match."))
    if data["rules"] < 1:
        raise SaveError(tr("The save’s rules have no such number."))
    for name in ("started", "updated"):
        if not 0 <= data[name] <= LAST_DAY:
            raise SaveError(_wrong(name))
    if not 0 <= data.get("revision", 0) < 1 << 53:
        raise SaveError(_wrong("revision"))


def _wrong(name: str) -> str:
    return tr("The save’s {field} is missing or not what it should be.", field=repr(name))


def repaired(text: str) -> Data | None:
    """What can be read of a save whose text breaks off: all up to the last whole action.

    None where not even its beginning can be read.
    """
    head, found, log = text.partition('"log":')
    if not found or len(text) > LARGEST or _too_deep(text):
        return None
    try:
        data = json.loads(head.rstrip().rstrip(",") + "}")
    except (ValueError, RecursionError):
        return None
    entries, decoder = [], json.JSONDecoder()
    place = log.find("[") + 1
    while place:
        try:
            entry, place = decoder.raw_decode(log, _after_comma(log, place))
        except (ValueError, RecursionError):
            break
        entries.append(entry)
    rest = {"checksum": "", "started": 0, "updated": 0}
    return rest | data | {"log": entries} if isinstance(data, dict) else None


def _after_comma(text: str, place: int) -> int:
    while place < len(text) and text[place] in " ,\r\n\t":
        place += 1
    return place


def upgraded(game: AnyGame, data: Data) -> Data:
    """An older save in today's form, as far as the game knows how to carry it over."""
    while data["rules"] < game.rules and game.upgrade is not None:
        try:
            carried = game.upgrade(data)
        except Exception:  # A log that is damaged besides: replaying it says where.
            carried = None
        if carried is None or carried["rules"] <= data["rules"]:
            break
        data = carried
    return data


def entry_from(number: int, entry: object) -> tuple[object, int]:
    """An action and its seat, from a log."""
    if isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int:
        return entry[1], entry[0]
    raise SaveError(
        tr("Entry {number} of the save’s log is not a seat and an action.", number=number)
    )


def player_from(seat: int, entry: object) -> Player:
    if not isinstance(entry, dict):
        raise SaveError(
            tr("Player {number} of the save is not what it should be.", number=seat + 1)
        )
    fields: list[Any] = [entry.get(name) for name in ("name", "colour", "kind")]
    try:
        return Player(*fields)
    except ValueError as error:
        raise SaveError(
            tr(
                "Player {number} of the save does not fit: {reason}.",
                number=seat + 1,
                reason=error,
            )
        ) from error
