"""The badges on the piles: cards left, the named colour, what waits for the next player."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.tables.annaotto.art.cards import RATIO
from app.tables.annaotto.art.palette import GROUND, PAPER, on_ground
from app.tables.annaotto.causes import cause
from app.tables.annaotto.centre import Spots
from app.tables.annaotto.context import Context
from app.tables.kit.box import Box
from app.tables.kit.pieces import shortened, written
from app.tables.kit.scene import Child, Scene, circle, g, label, rect, use
from engine.annaotto.names import colour_name
from engine.annaotto.types import View
from engine.language import listing, tr, tr_n

_MOST_SIGNS = 6
_NAME_ROOM = 112


def badges(where: Spots, context: Context, chips: bool = True) -> Scene:
    """How many cards are left, which colour was named, what the next player is to meet."""
    view = context.view
    x, y = where.draw
    size = max(11.0, where.width * 0.14)
    count = str(view["draw"])
    wide = size * (1.1 + 0.6 * len(count))
    low = y + where.width * RATIO - size * 0.9
    shown: list[Child] = [
        rect(x + where.width / 2 - wide / 2, low, wide, size * 1.6, size * 0.8, class_="badge"),
        written(
            label(
                x + where.width / 2, low + size * 1.16, count, class_="badge-text", font_size=size
            )
        ),
    ]
    if view["colour"]:
        shown.append(_across_the_card(where, view["colour"]))
    pending = _pending(context) if chips else None
    if pending:
        shown.append(_chips(where, pending))
    return g(*shown, class_="through")


def _across_the_card(where: Spots, colour: str) -> Scene:
    """The colour that an ANNAOTTO asks for."""
    x, y = where.discard
    high = max(22.0, where.width * 0.26)
    top = y + where.width * RATIO - high - where.width * 0.06
    return named_colour(Box(x - where.width * 0.04, top, where.width * 1.08, high), colour)


def named_colour(box: Box, colour: str) -> Scene:
    """A named colour: its letter and its name on its ground."""
    high = box.height
    size = min(high * 0.62, (box.width - high) / 4)
    return g(
        rect(
            box.x,
            box.y,
            box.width,
            high,
            high / 2,
            fill=GROUND[colour],
            class_="named",
            style=f"stroke:{on_ground(colour)}",
        ),
        circle(box.x + high / 2, box.y + high / 2, high * 0.4, fill=PAPER),
        label(
            box.x + high / 2,
            box.y + high * 0.7,
            colour,
            font_size=high * 0.55,
            class_="sign-text",
            translate="no",
        ),
        label(
            box.x + (box.width + high * 0.8) / 2,
            box.y + high / 2 + size * 0.36,
            colour_name(colour),
            font_size=size,
            class_="named-word",
            style=f"fill:{on_ground(colour)}",
        ),
        role="img",
        aria_label=tr("Named colour: {colour}", colour=colour_name(colour)),
    )


@dataclass(frozen=True, slots=True)
class _Pending:
    """What waits for a player: its signs, a few words beside them, and a sentence to be heard."""

    signs: Sequence[str]
    words: str
    sentence: str


def is_pending(view: View) -> bool:
    """Whether something waits for a player."""
    return bool(view["sequence"] or view["due"] or view["owed"])


def _pending(context: Context) -> _Pending | None:
    view, names = context.view, context.names
    if view["phase"] not in ("turn", "drawn", "keep", "turning"):
        return None
    name = names[view["turn"]]
    if signs := view["sequence"]:
        sentence = tr("{signs}: {name} goes on or accepts", signs=listing(signs), name=name)
        return _Pending(signs, _for(name, len(signs)), sentence)
    if due := view["due"]:
        return _Pending(["PLUS"] * due, _for(name, due), _draws(name, due))
    if view["owed"]:
        seat, count = view["owed"][0]
        words = tr("{count} left for {name}", count=count, name=_short(names[seat]))
        why = cause(context)
        return _Pending([why.sign] if why else [], words, _draws(names[seat], count))
    return None


def _for(name: str, signs: int) -> str:
    """Whom signs wait for, and how many they are where not all are shown."""
    if signs > _MOST_SIGNS:
        return tr("({count}) for {name}", count=signs, name=_short(name))
    return tr("for {name}", name=_short(name))


def _short(name: str) -> str:
    return shortened(name, _NAME_ROOM)


def _draws(name: str, count: int) -> str:
    return tr_n(
        "{name} has {count} card to draw", "{name} has {count} cards to draw", count, name=name
    )


def _chips(where: Spots, pending: _Pending) -> Scene:
    size, words = 28.0, pending.words
    shown = pending.signs[-_MOST_SIGNS:]
    wide = len(shown) * (size + 2) + 8 + len(words) * 8
    x, y = where.foot.x + (where.foot.width - wide) / 2, where.foot.y + 1
    return g(
        rect(x - 8, y - 1, wide + 16, size + 2, 14, class_="badge"),
        *(
            use(f"ao-sign-{name}", x + n * (size + 2), y, size, size)
            for n, name in enumerate(shown)
        ),
        label(
            x + len(shown) * (size + 2) + 6,
            y + size / 2 + 5,
            words,
            text_anchor="start",
            class_="who",
        ),
        role="img",
        aria_label=pending.sentence,
    )
