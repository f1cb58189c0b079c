"""Why something may not be done: a sentence for people that knows its rule."""


class Refusal(str):
    """A plain sentence that also says, as data, which rule it names and what it speaks of.

    Wherever a sentence is wanted it is one; a page can lead from it to the rule, and a test can
    see that it speaks of nothing that nobody asked about.
    """

    __slots__ = ("rule", "about")
    rule: str
    """The rule's number, "A10"."""
    about: tuple[str, ...]
    """What it blames: cards, pieces, spaces by their codes."""

    def __new__(cls, rule: str, sentence: str, *about: str) -> "Refusal":
        new = super().__new__(cls, sentence)
        new.rule = rule
        new.about = about
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return (Refusal, (self.rule, str(self), *self.about))


def rule_of(sentence: str) -> str:
    """The number of the rule that a refusal names; "" for a sentence that names none."""
    return sentence.rule if isinstance(sentence, Refusal) else ""
