"""A place in a reviewed match: the table then, what was played, and what hard would have played."""

from collections.abc import Sequence
from typing import Protocol

from app.match.reviewing import Weighed
from app.screens.parts import replay
from app.screens.parts import review as parts
from app.tables.kit.colours import colour_of, sign
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import button, icon_button, link
from app.tables.parts import AnyContext
from engine.language import tr, tr_n
from engine.review import Moment, Review

MOST = 4
"""Steps of a turn that are told."""


class Screen(replay.Screen, parts.Screen, Protocol):
    @property
    def moments(self) -> tuple[Moment, ...]: ...

    @property
    def here(self) -> Moment | None: ...

    folded: bool

    def weighed(self, moment: Moment) -> Weighed: ...


def draw(screen: Screen, context: AnyContext) -> Scene:
    back = link(f"#/review/{screen.id}", tr("Review"), sign="back", kind="button quiet")
    title = tr("Review: {game}", game=screen.whole.game.title)
    return replay.whole(screen, context, "review", back, title, _beside(screen))


def _beside(screen: Screen) -> Scene | None:
    """Beside the table or below it; on a small screen over it, until it is folded away."""
    review = screen.found
    if review is None:
        return None
    moment = screen.here
    inside = _weighed(screen, moment) if moment else _odds(screen, review)
    return h(
        "aside",
        _heading(screen, review, moment),
        h(
            "div",
            h("div", *inside, class_="inside", data_may_scroll="a long turn has many steps"),
            _other_way(screen, moment) if moment else None,
            class_="unfolded",
            data_may_cover="it was opened, and folds away",
        ),
        class_="weighed folded" if screen.folded else "weighed",
        aria_live="polite",
    )


def _other_way(screen: Screen, moment: Moment) -> Scene | None:
    if not screen.weighed(moment).differs:
        return None
    return button("try", tr("Try the other way"), sign="play", kind="big")


def _heading(screen: Screen, review: Review, moment: Moment | None) -> Scene:
    steps = [one.step for one in review.moments]
    at = moment.step if moment else screen.playback.step
    number = steps.index(moment.step) + 1 if moment else 0
    words = tr("Turning point {number} of {count}", number=number, count=len(steps))
    return h(
        "header",
        icon_button(
            "moment-before",
            "arrow-left",
            tr("The previous turning point"),
            disabled=not any(step < at for step in steps),
        ),
        h("h2", words if moment else tr("How likely everybody was to win")),
        icon_button(
            "fold",
            "review",
            tr("What is said about this turn"),
            aria_expanded="false" if screen.folded else "true",
        ),
        icon_button(
            "moment-after",
            "arrow-right",
            tr("The next turning point"),
            disabled=not any(step > at for step in steps),
        ),
    )


def _odds(screen: Screen, review: Review) -> list[Scene]:
    """Everybody's chance at a place that is no turning point."""
    told = review.chances(screen.playback.step)
    rows = [
        h(
            "li",
            sign(player.colour, 18),
            name_of(player.name, class_="name"),
            h("i", style=f"--part:{chance / 1000:.3f};--who:{colour_of(player.colour)}"),
            h("b", parts.percent(chance)),
        )
        for player, chance in zip(screen.whole.players, told, strict=True)
    ]
    return [h("ul", *rows, class_="odds-now")]


def _weighed(screen: Screen, moment: Moment) -> list[Scene | None]:
    review, player = screen.found, screen.whole.players[moment.seat]
    assert review is not None
    said = screen.weighed(moment)
    return [
        h(
            "p",
            sign(player.colour, 18),
            name_of(player.name, "b"),
            h("small", parts.when(screen, moment)),
            parts.amount(review, moment),
            class_="whose",
        ),
        h("dl", *_compared(said), class_="compared") if said.differs else None,
        h("p", _verdict(player.name, moment, said), class_="verdict"),
    ]


def _compared(said: Weighed) -> list[Scene]:
    rows = [
        (tr("Played"), steps(said.played) or tr("Nothing more.")),
        (tr("Hard would have played"), steps(said.advised) or tr("Nothing more.")),
        (tr("Why"), said.reason),
    ]
    return [part for title, words in rows if words for part in (h("dt", title), h("dd", words))]


def steps(words: Sequence[str]) -> str:
    """Steps of a turn, one after the other; of many, the first."""
    more = len(words) - MOST
    shown = " · ".join(words[:MOST])
    if more <= 0:
        return shown
    return tr_n(
        "{steps} · and one more step", "{steps} · and {count} more steps", more, steps=shown
    )


def _verdict(name: str, moment: Moment, said: Weighed) -> str:
    if not moment.advised:
        return tr("There was no other way here.")
    if not said.differs:
        return tr("A hard player would have played the same.")
    if moment.cost:
        return tr(
            "By all that {name} could know then, that was better by {percent}.",
            name=name,
            percent=parts.percent(moment.cost),
        )
    return tr("By all that {name} could know then, it made hardly any difference.", name=name)
