"""What stops ANNAOTTO's table for a moment: shouts, penalties, hands that came down, the end."""

from collections.abc import Sequence

from app.tables.annaotto import causes
from app.tables.annaotto.art import signs
from app.tables.annaotto.art.palette import GROUND
from app.tables.annaotto.context import Context
from app.tables.annaotto.penalties import paid, suffered
from app.tables.annaotto.sheet import ordinal
from app.tables.kit.colours import colour_of, mark
from app.tables.kit.pieces import shortened
from app.tables.kit.scene import Scene, circle, g, label, path, rect, unspoken
from app.tables.kit.shapes import laurel
from app.tables.telling import Moment
from engine.annaotto.types import Accepted, Event
from engine.language import tr

_STEP = 96
"""From hand to hand, in the picture of an ALL."""


def moments(context: Context, events: Sequence[Event]) -> list[Moment]:
    """Where the match ends with them only the last card: the result tells all else."""
    over = any(event[0] == "over" for event in events)
    found = [_ending(context, event) if over else _moment(context, event) for event in events]
    return [moment for moment in found if moment]


def _ending(context: Context, event: Event) -> Moment | None:
    match event:
        case ("finished", seat, place):
            return _finished(context, seat, place)
        case ("over", "stuck"):
            return Moment(title=tr("The end"), words=context.sentence(event) or "", sound="bell")
    return None


def _moment(context: Context, event: Event) -> Moment | None:
    words = suffered(context, event) or paid(context, event) or context.sentence(event) or ""
    match event:
        case ("turned", seat, owner, (_, *_) as places, _):
            about = tuple(f"card:{owner}:{place}" for place in places)
            return _blow(tr("Turned!"), words, owner, seat, about, "flip")
        case ("turned_all", seat, owner, _) if seat != owner:
            return _blow(tr("Turned!"), words, owner, seat, _hand(context, owner), "flip")
        case ("plus", seat, count):
            return _blow(
                tr("PLUS {count}", count=count), words, seat, None, _hand_and_top(context, seat)
            )
        case ("missed", seat):
            return _blow(tr("OBSTACLE"), words, seat, None, _hand_and_top(context, seat))
        case ("caught", seat, forgetter):
            return _blow(tr("Caught!"), words, forgetter, seat, _hand(context, forgetter))
        case ("false_alarm", seat, suspect):
            return _blow(tr("A false alarm"), words, seat, suspect, _hand(context, suspect))
        case ("slapped", order):
            return _slapped(context, order, words)
        case ("forgot", seat):
            return _blow(tr("No call!"), words, seat, None, (f"plate:{seat}",))
        case ("lot", seat):
            return _blow(tr("ALL!"), words, seat, None, (f"plate:{seat}",))
        case ("called", seat, ("ANNA" | "ALL") as word):
            return _shout(seat, word, words)
        case ("accepted", seat, _, _):
            return _accepted(context, seat, event, words)
        case ("finished", seat, place):
            return _finished(context, seat, place)
    return None


def _hand(context: Context, seat: int) -> tuple[str, ...]:
    """A hand with all its cards."""
    cards = range(len(context.view["hands"][seat]))
    return (f"hand:{seat}", *(f"card:{seat}:{place}" for place in cards))


def _hand_and_top(context: Context, seat: int) -> tuple[str, ...]:
    return (*_hand(context, seat), "top")


def _blow(
    title: str,
    words: str,
    sufferer: int,
    doer: int | None,
    about: tuple[str, ...],
    sound: str = "no",
) -> Moment:
    seats = (sufferer,) if doer is None else (doer, sufferer)
    return Moment(
        title=title, words=words, seats=seats, loses=(sufferer,), about=about, sound=sound
    )


def _shout(seat: int, word: str, words: str) -> Moment:
    return Moment(
        title=tr("“{word}!”", word=word),
        words=words,
        seats=(seat,),
        about=_seat_and_shout(seat),
        shouts=((seat, word),),
        sound=word.lower(),
    )


def _seat_and_shout(seat: int) -> tuple[str, ...]:
    return (f"plate:{seat}", f"shout:{seat}")


def _accepted(context: Context, seat: int, event: Accepted, words: str) -> Moment:
    """Chosen by the one who pays for it: it goes by itself."""
    draws = event[2]
    found = causes.cause(context)
    return Moment(
        title=tr("Penalty: {sign}", sign=found.sign) if found else tr("Penalty"),
        words=words,
        seats=(seat,),
        about=_hand(context, seat),
        number=(0, draws) if draws else None,
        sound="card",
    )


def _finished(context: Context, seat: int, place: int) -> Moment:
    """O20: the last card, with OTTO called for them (ruling P6)."""
    values = {"place": ordinal(place), "player": context.names[seat]}
    if seat == context.viewer:
        words = tr("You have laid your last card: you are {place}!", **values)
    else:
        words = tr("{player} has laid the last card and is {place}!", **values)
    return Moment(
        title=tr("“{word}!”", word="OTTO"),
        words=words,
        seats=(seat,),
        gains=(seat,),
        stays=seat == context.viewer,
        about=_seat_and_shout(seat),
        shouts=((seat, "OTTO"),),
        sound="otto",
        scene=_medal(context.colours[seat], ordinal(place)) if seat == context.viewer else None,
    )


def _medal(colour: str, place: str) -> Scene:
    """The place that was reached, in a laurel."""
    return unspoken(
        200,
        200,
        circle(100, 100, 96, class_="badge"),
        path(laurel(100, 100, 76, 10), class_="leaves"),
        mark(colour, 74, 58, 52),
        label(100, 146, place, font_size=34, class_="serif"),
        *(_confetti(n) for n in range(24)),
        class_="annaotto medal-scene",
    )


def _confetti(n: int) -> Scene:
    """A scrap of paper that falls, in one of the eight colours."""
    colour = [*GROUND.values()][n % len(GROUND)]
    return rect(
        (n * 71) % 190 + 2,
        (n * 37) % 60,
        7,
        10,
        1.5,
        fill=colour,
        class_="confetti",
        style=f"--n:{n % 7}",
    )


def _slapped(context: Context, order: Sequence[int], words: str) -> Moment:
    last = order[-1]
    return Moment(
        title=tr("ALL!"),
        words=words,
        seats=(last,),
        loses=(last,),
        about=(f"plate:{last}",),
        sound="no" if last == context.viewer else "card",
        scene=_hands(context, order),
    )


def _hands(context: Context, order: Sequence[int]) -> Scene:
    """Everybody's hand in the order in which they came down; the last one pays."""
    wide = _STEP * len(order)
    return unspoken(
        wide,
        150,
        rect(0, 0, wide, 150, 16, class_="opened"),
        *(_down(context, seat, n, n == len(order) - 1) for n, seat in enumerate(order)),
        class_="annaotto hands-scene",
    )


def _down(context: Context, seat: int, n: int, last: bool) -> Scene:
    x = _STEP * (n + 0.5)
    name = shortened(context.names[seat], _STEP - 8, 14)
    return g(
        g(
            g(*signs.hand("currentColor"), transform=f"translate({x:.0f} 50) scale(1.1)"),
            class_="slapping",
        ),
        label(x, 112, name, font_size=14, class_="who", translate="no"),
        label(
            x,
            136,
            tr("last: +2") if last else str(n + 1),
            font_size=15,
            class_="lost" if last else "soft",
        ),
        style=f"color:{colour_of(context.colours[seat])};--n:{n}",
    )
