"""The door for languages: every sentence that a person may see or hear goes through here.

The ways are gettext's. The English sentence, with named placeholders, is the key; `tr` says it in
the language that is spoken. Tables of words that are made before a language is chosen are marked
with `N_` and said with `tr` when they are shown. Babel finds all of them by these names.
"""

from collections.abc import Sequence
from typing import Protocol


class Catalogue(Protocol):
    """A language's messages; `gettext.GNUTranslations` is one."""

    def gettext(self, message: str, /) -> str: ...
    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str: ...
    def pgettext(self, context: str, message: str, /) -> str: ...


class English:
    """The language that stands in the code."""

    def gettext(self, message: str, /) -> str:
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str:
        return msgid1 if n == 1 else msgid2

    def pgettext(self, context: str, message: str, /) -> str:
        return message


_spoken: Catalogue = English()


def speak(catalogue: Catalogue) -> None:
    """From now on, say everything in this language."""
    global _spoken
    _spoken = catalogue


def spoken() -> Catalogue:
    """The language in which everything is said now."""
    return _spoken


def tr(message: str, /, **values: object) -> str:
    """A message in the language that is spoken: `tr("{name} deals.", name="Mia")`."""
    said = _spoken.gettext(message)
    return said.format(**values) if values else said


def tr_n(one: str, many: str, count: int, /, **values: object) -> str:
    """The same for a number of things: `tr_n("{count} card", "{count} cards", 3)`."""
    return _spoken.ngettext(one, many, count).format(count=count, **values)


def tr_p(context: str, message: str, /, **values: object) -> str:
    """The same for a word that needs to say where it stands: `tr_p("a coin", "gold")`."""
    said = _spoken.pgettext(context, message)
    return said.format(**values) if values else said


def N_(message: str, /) -> str:
    """Marks a message in a table; `tr` says it when it is shown."""
    return message


def listing(things: Sequence[str]) -> str:
    """Leo, 31 days and Summer."""
    if len(things) < 2:
        return "".join(things)
    return tr("{first} and {last}", first=_row(things[:-1]), last=things[-1])


def either(things: Sequence[str]) -> str:
    """Leo, 31 days or Summer."""
    if len(things) < 2:
        return "".join(things)
    return tr("{first} or {last}", first=_row(things[:-1]), last=things[-1])


def _row(things: Sequence[str]) -> str:
    return tr_p("between the things of a list", ", ").join(things)


def shortened(value: object, most: int = 40) -> str:
    """A value that somebody gave, as it may stand in a sentence."""
    try:
        text = repr(value)
    except ValueError:
        return "…"  # a number of thousands of digits
    return text if len(text) <= most else text[: most - 1] + "…"
