"""The languages that the page can speak."""

from engine.language import Catalogue, English, speak

PSEUDO = "qps-ploc"
"""Marks every message, so that a test can find the sentences that no translator would see."""


class Pseudo:
    """English between brackets."""

    def gettext(self, message: str, /) -> str:
        return _marked(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str:
        return _marked(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str, /) -> str:
        return _marked(message)


def _marked(message: str) -> str:
    """Line by line: drawings set the lines of a message one below the other."""
    return "\n".join(f"⟦{line}⟧" for line in message.split("\n"))


def use(language: str) -> str:
    """Speak a language from now on, English where it is not here; the one that is spoken."""
    known: dict[str, Catalogue] = {PSEUDO: Pseudo(), "en": English()}
    spoken = language if language in known else "en"
    speak(known[spoken])
    return spoken
