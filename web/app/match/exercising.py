"""Exercises at a table without a match: one question after the other, without a browser."""

from collections.abc import Mapping, Sequence

from app.match.characters import NAMES
from app.tables import table_of
from app.tables.context import Context
from app.tables.kit.colours import COLOURS
from app.tables.kit.keys import StableKeys
from app.tables.parts import AnyContext
from engine.bots.task import Thinking
from engine.dice import Dice
from engine.exercises import PERSON, Answer, Exercise, Kind, asking, kinds_of
from engine.game import AnyGame
from engine.language import tr

ALL = "all"
"""In place of a kind: any of them."""
ANSWER = "answer:"
"""The token of an answer that is only said, with its place."""


class Exercising:
    """What is asked now, what was answered, and how it went so far."""

    def __init__(self, game: AnyGame, seed: int, name: str = "") -> None:
        self.game = game
        self.kinds: Mapping[str, Kind] = kinds_of(game)
        self.table = table_of(game.id)
        self.wanted = ALL
        self.names: Sequence[str] = (name or tr("Player {number}", number=1), *NAMES["easy"])
        self.exercise: Exercise | None = None
        """None while the next one is being made."""
        self.given: frozenset[int] = frozenset()
        """The places of the answers that are chosen, or were given."""
        self.answered = False
        self.asked = self.right = 0
        self._dice = Dice(seed)
        self._keys = StableKeys()

    def clear(self) -> None:
        """Nothing is asked."""
        self.exercise, self.given, self.answered = None, frozenset(), False
        self._keys = StableKeys()

    def next(self) -> Thinking[Exercise]:
        """Make the next question; the one before is gone at once."""
        self.clear()
        kind = self.kinds.get(self.wanted) or self._dice.choice([*self.kinds.values()])
        made = yield from asking(self.game, kind, self._dice, self.names)
        self.exercise = made
        return made

    @property
    def on_table(self) -> bool:
        """Whether the answers lie on the table, to be tapped there."""
        return bool(self.exercise) and all(answer.thing for answer in self._answers())

    @property
    def correct(self) -> bool:
        return self.exercise is not None and self.exercise.is_right(self.given)

    def _answers(self) -> Sequence[Answer]:
        return self.exercise.answers if self.exercise else ()

    def tokens(self) -> list[str]:
        """What is tapped for each answer."""
        return [answer.thing or f"{ANSWER}{n}" for n, answer in enumerate(self._answers())]

    def tap(self, token: str) -> bool:
        """Choose an answer, or give it where just one is asked for; False for any other thing."""
        tokens = self.tokens()
        if self.exercise is None or self.answered or token not in tokens:
            return False
        place = tokens.index(token)
        if self.exercise.many:
            self.given ^= {place}
        else:
            self.given = frozenset({place})
            self.answer()
        return True

    def answer(self) -> None:
        """That is it: these, and no others."""
        if self.exercise is None or self.answered:
            return
        self.answered = True
        self.asked += 1
        self.right += self.correct

    def remarks(self) -> list[str]:
        """What is to be said of answers that were wrong, or missing, each by itself."""
        return [
            tr("{answer}: {reason}", answer=answer.words, reason=answer.reason)
            for place, answer in enumerate(self._answers())
            if answer.reason and answer.right != (place in self.given)
        ]

    def context(self, size: tuple[int, int]) -> AnyContext | None:
        """The table of the question; None while there is none."""
        exercise = self.exercise
        if exercise is None:
            return None
        seats, tokens = exercise.seats, self.tokens()
        right = [token for n, token in enumerate(tokens) if exercise.answers[n].right]
        context: AnyContext = Context(
            view=exercise.view,
            names=self.names[:seats],
            colours=COLOURS[:seats],
            kinds=("human", *("easy",) * (seats - 1)),
            viewer=PERSON,
            actor=PERSON,
            actors=(PERSON,),
            tappable=() if self.answered else frozenset(tokens),
            chosen=[tokens[place] for place in sorted(self.given)],
            hinted=frozenset(right) if self.answered else frozenset(exercise.about),
            width=size[0],
            height=size[1],
            keys=self._keys,
        )
        context.forms = self.table.drawing.forms(exercise.view)
        return context
