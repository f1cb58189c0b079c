"""Practice as a scene: the games to choose from; the question, the table, the answer's worth."""

from collections.abc import Sequence
from typing import Protocol

from app.match.daily import Daily
from app.match.exercising import ALL, Exercising
from app.screens.parts.prompt import prompt
from app.tables.covers import cover
from app.tables.kit.icons import icon
from app.tables.kit.scene import Child, Scene, h, name_of
from app.tables.kit.widgets import accented, button, choose, link, token_button
from engine.game import AnyGame
from engine.language import tr, tr_n

FEW = 4
"""So many answers are buttons, too, where they lie on the table."""


class Practice(Protocol):
    """What is drawn: a question at a table."""

    game: AnyGame
    exercising: Exercising
    size: tuple[int, int]
    today: int | None
    daily: Daily

    def sheet(self) -> Scene | None: ...


def choice(games: Sequence[tuple[AnyGame, Daily]], today: int) -> Scene:
    return h(
        "main",
        h(
            "header",
            link("#/", tr("Lobby"), sign="back", kind="button quiet"),
            h("h1", tr("Practice")),
            class_="top",
        ),
        h(
            "div",
            h(
                "p",
                tr(
                    "One exercise for each game every day, the same for everybody. "
                    "Or as many as you like."
                ),
            ),
            h("ul", *(_game(game, kept, today) for game, kept in games), class_="exercises"),
            class_="scroll",
        ),
        data_screen="practice",
        class_="screen practising",
    )


def _game(game: AnyGame, kept: Daily, today: int) -> Scene:
    done = kept.done(today)
    return h(
        "li",
        cover(game.id),
        h("div", name_of(game.title, "h2"), h("p", _standing(kept, today)), class_="words"),
        h(
            "div",
            link(
                f"#/practice/{game.id}/daily",
                tr("Today’s exercise, done") if done else tr("Today’s exercise"),
                sign="tick" if done else "hint",
                kind="button quiet" if done else "button",
                about=game.title,
            ),
            link(
                f"#/practice/{game.id}",
                tr("Practise"),
                sign="play",
                kind="button quiet",
                about=game.title,
            ),
            class_="ways",
        ),
        data_practice=game.id,
        style=accented(game.id),
    )


def _standing(kept: Daily, today: int) -> str:
    """How it stands with the exercise of the day."""
    days = kept.alive(today)
    if days:
        return tr_n("{count} day in a row", "{count} days in a row", days)
    if kept.done(today):
        return tr("Not right today. A new one comes tomorrow.")
    return tr("Not done yet today.")


def draw(screen: Practice) -> Scene:
    exercising = screen.exercising
    context = exercising.context(screen.size) if all(screen.size) else None
    drawn = exercising.table.drawing.exercise(context, exercising.answered) if context else None
    return h(
        "main",
        _bar(screen),
        h("div", drawn, id="felt", class_="felt"),
        _foot(screen),
        screen.sheet(),
        data_screen="practice",
        class_="screen table practice",
        style=accented(screen.game.id),
    )


def _bar(screen: Practice) -> Scene:
    exercising = screen.exercising
    return h(
        "header",
        link("#/", tr("Lobby"), sign="back", kind="button quiet")
        if screen.today is None
        else link("#/practice", tr("Practice"), sign="back", kind="button quiet"),
        name_of(screen.game.title, "h1", class_="turn"),
        h("span", _score(exercising), class_="score") if exercising.asked else None,
        _kinds(exercising) if screen.today is None else None,
        class_="bar",
    )


def _score(exercising: Exercising) -> str:
    return tr("{right} of {asked} right", right=exercising.right, asked=exercising.asked)


def _kinds(exercising: Exercising) -> Scene:
    kinds = [(name, tr(kind.title)) for name, kind in exercising.kinds.items()]
    field = choose(
        "kind",
        exercising.wanted,
        [(ALL, tr("A bit of everything")), *kinds],
        tr("What to practise"),
    )
    field[1]["data-may-cut"] = "it opens, and says it whole"
    return field


def _foot(screen: Practice) -> Scene:
    exercising = screen.exercising
    inside = _worth(screen) if exercising.answered else _question(exercising)
    return h(
        "footer",
        *inside,
        class_="foot exercise answered" if exercising.answered else "foot exercise",
    )


def _question(exercising: Exercising) -> list[Child]:
    exercise = exercising.exercise
    if exercise is None:
        return [_told([tr("Setting the table …")])]
    few = not exercise.many and len(exercise.answers) <= FEW
    answers = _answers(exercising) if few or not exercising.on_table else []
    if exercise.many:
        answers.append(button("confirm", tr("That is all"), sign="tick", kind="big"))
    asked = _told([exercise.question])
    return [asked, h("div", *answers, class_="buttons") if answers else None]


def _told(said: Sequence[Child], reasons: Sequence[str] = ()) -> Scene:
    """Question and verdict stand in one element, there before them, so that both are heard."""
    return h(
        "div",
        prompt(*said),
        h("ol", *(h("li", line) for line in reasons), class_="reasons") if reasons else None,
        class_="told",
    )


def _answers(exercising: Exercising) -> list[Scene]:
    assert exercising.exercise is not None
    return [
        token_button(token, exercising.exercise.answers[place].words, place in exercising.given)
        for place, token in enumerate(exercising.tokens())
    ]


def _worth(screen: Practice) -> list[Child]:
    """What the answer was worth, why, and what comes next."""
    exercising = screen.exercising
    exercise = exercising.exercise
    assert exercise is not None
    right = [answer.words for answer in exercise.answers if answer.right]
    verdict = tr("Right!") if exercising.correct else tr("Not quite.")
    said: list[Child] = [
        h("b", icon("tick" if exercising.correct else "close"), verdict, class_="verdict"),
        " ",
        exercise.reason,
    ]
    if not exercising.correct and not exercising.on_table and right:
        said += [" ", tr("The right answer: {answers}.", answers=", ".join(right))]
    told = _told(said, [*exercise.steps, *exercising.remarks()])
    rule = link(
        f"#/rules/{screen.game.id}/{exercise.rule}",
        tr("Rule {rule}", rule=exercise.rule),
        sign="rules",
        kind="button quiet",
    )
    return [told, h("div", rule, *_onwards(screen), class_="buttons")]


def _onwards(screen: Practice) -> list[Child]:
    if screen.today is None:
        return [button("next", tr("Next"), sign="play", kind="big")]
    days = screen.daily.alive(screen.today)
    return [
        h("span", tr_n("{count} day in a row", "{count} days in a row", days), class_="streak")
        if days
        else None,
        link(f"#/practice/{screen.game.id}", tr("More of them"), sign="play", kind="button big"),
    ]
