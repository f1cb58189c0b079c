"""What befalls people in ANNO 1503: fire, pirates, fortune, victory points won and lost."""

from collections.abc import Sequence

from app.tables.anno1503 import theatre
from app.tables.anno1503.context import Context
from app.tables.telling import Moment
from engine.anno1503.types import Event
from engine.anno1503.words import (
    building_name,
    colonist_name,
    condition_name,
    event_name,
    tile_name,
)
from engine.language import tr

_BLOWS = ("paid", "spared", "lost", "gave_up")
"""What fire and pirates do to somebody."""
THEATRE = 2.0
"""An event's dice tumble, and then everybody looks for their line."""
OF_THE_DIE = frozenset({*_BLOWS, "rolled", "event", "took", "empty", "laid", "gained", "forfeited"})
"""All that a roll and the choices after it tell."""
DIE_ACTIONS = 12
"""A roll and what everybody chooses after it, at most."""
TURN_ACTIONS = 40
"""As far back as a turn is looked through for its roll."""


def about(context: Context, event: Event) -> tuple[str, ...]:
    """What of the table it concerns."""
    if event[0] in ("gained", "forfeited") and event[1] == context.viewer:
        return (f"goal:{event[2]}",)
    if event[1] != context.viewer:
        return (f"home:{event[1]}",)
    match event:
        case ("lost", _, space, _, _):
            return (f"place:{space}",)
        case ("gave_up", _, _, pier):
            return (f"workshop:{pier}",) if pier else ("piers",)
    return ("purse",)


def sentence(context: Context, event: Event) -> str:
    """To whom it happened, or of them."""
    if event[1] == context.viewer:
        return _to_you(event)
    return context.sentence(event) or ""


def _to_you(event: Event) -> str:
    match event:
        case ("paid", _, "pirates", 0):
            return tr("You have no island tiles: the pirates found nothing.")
        case ("paid", _, "pirates", gold):
            return tr("You paid the pirates {gold} gold.", gold=gold)
        case ("paid", _, "fire", 0):
            return tr("You have nobody outside the red zone: the fire did no harm.")
        case ("paid", _, "fire", gold):
            return tr("You paid {gold} gold for the fire.", gold=gold)
        case ("spared", _, "pirates"):
            return tr("Your Fort kept the pirates away.")
        case ("spared", _, "fire"):
            return tr("Your Fire Station put out the fire.")
        case ("gave_up", _, tile, _):
            return tr("You could not pay and gave up a {tile}.", tile=tile_name(tile))
        case ("lost", _, space, kind, ""):
            return tr(
                "You could not pay and lost the {colonist} on space {space}.",
                colonist=colonist_name(kind),
                space=space,
            )
        case ("lost", _, space, kind, building):
            return tr(
                "You could not pay and lost the {colonist} on space {space} and its {building}.",
                colonist=colonist_name(kind),
                space=space,
                building=building_name(building),
            )
        case ("empty", _):
            return tr("The stack was empty: you took nothing.")
        case ("gained", _, condition):
            return tr("You have {condition}: a victory point.", condition=condition_name(condition))
        case ("forfeited", _, condition):
            return tr(
                "You no longer have {condition} and lose a victory point.",
                condition=condition_name(condition),
            )
    return ""


def moments(context: Context, events: Sequence[Event]) -> list[Moment]:
    if any(event[0] == "won" for event in events):
        return []
    blows = [event for event in events if event[0] in _BLOWS]
    kinds = [event[1] for event in events if event[0] == "event" and event[1] != "fortune"]
    found = [_blow(context, events, blows)] if blows or kinds else []
    for event in events:
        if event[0] == "event" and event[1] == "fortune":
            found.append(_fortune(context, events))
        elif event[0] == "gained" or event[0] == "forfeited":
            found.append(_point(context, event))
    return found


def _blow(context: Context, events: Sequence[Event], blows: Sequence[Event]) -> Moment:
    """Fire or pirates, and what they did to everybody; to the viewer first."""
    kinds = [event[1] for event in events if event[0] == "event"]
    kind = kinds[0] if kinds else _kind(blows)
    lost = tuple(dict.fromkeys(int(event[1]) for event in blows if _is_loss(event)))
    own = [event for event in blows if event[1] == context.viewer]
    paid = sum(event[3] for event in blows if event[0] == "paid" and event[1] == context.viewer)
    number = None
    if paid and context.viewer is not None:
        gold = context.view["players"][context.viewer]["gold"]
        number = (gold + paid, gold)
    return Moment(
        title=tr("{event}!", event=event_name(kind)),
        words=" ".join(sentence(context, event) for event in own or blows) or _unpaid(),
        seats=lost,
        loses=lost,
        stays=any(seat in context.people for seat in lost),
        pause=THEATRE,
        about=tuple(dict.fromkeys(thing for event in blows for thing in about(context, event))),
        number=number,
        sound="no",
        scene=theatre.scene(context, kind, events),
    )


def _unpaid() -> str:
    """Pirates, before anybody has paid: the first of all cannot."""
    return tr("Whoever cannot pay gives up an outpost or a trade agreement.")


def _kind(blows: Sequence[Event]) -> str:
    """Pirates take tiles from who cannot pay, fire takes colonists."""
    for event in blows:
        if event[0] == "paid" or event[0] == "spared":
            return event[2]
    return "fire" if any(event[0] == "lost" for event in blows) else "pirates"


def _is_loss(event: Event) -> bool:
    return event[0] in ("lost", "gave_up") or (event[0] == "paid" and event[3] > 0)


def _fortune(context: Context, events: Sequence[Event]) -> Moment:
    return Moment(
        title=tr("{event}!", event=event_name("fortune")),
        words=tr("Everybody takes a commodity of their choice."),
        pause=THEATRE,
        sound="bell",
        scene=theatre.scene(context, "fortune", events),
    )


def befell(context: Context) -> list[Event]:
    """What the die has just done to the viewer; nothing any more once something else was done."""
    found: list[Event] = []
    for events in reversed(context.told_since(max(0, context.length - DIE_ACTIONS))):
        if not all(event[0] in OF_THE_DIE for event in events):
            return []
        found[:0] = [event for event in events if _concerns(context, event)]
        if any(event[0] == "rolled" for event in events):
            return found
    return []


def harvest(context: Context) -> dict[int, list[str]]:
    """What everybody has taken since the die was rolled, while that turn goes on."""
    found: dict[int, list[str]] = {}
    for events in reversed(context.told_since(max(0, context.length - TURN_ACTIONS))):
        if any(event[0] == "turn" for event in events):
            return found
        for event in events:
            if event[0] == "took":
                found.setdefault(event[1], []).append(event[2])
        if any(event[0] == "rolled" for event in events):
            return found
    return {}


def _concerns(context: Context, event: Event) -> bool:
    return event[0] in (*_BLOWS, "took", "empty") and event[1] == context.viewer


def _point(context: Context, event: Event) -> Moment:
    seat = int(event[1])
    held = len(context.view["shields"][seat])
    won = event[0] == "gained"
    return Moment(
        title=tr("A victory point") if won else tr("A victory point lost"),
        words=sentence(context, event),
        seats=(seat,),
        gains=(seat,) if won else (),
        loses=() if won else (seat,),
        about=about(context, event),
        number=(held - 1, held) if won else (held + 1, held),
        sound="bell" if won else "no",
    )
