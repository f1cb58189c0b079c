"""What ANNO's table tells of what happened: a sentence a turn, and the end of a mensis."""

from collections.abc import Sequence

from app.tables.anno.context import Context
from app.tables.counting import signed
from app.tables.kit.scene import Scene, h, name_of
from app.tables.parts import Talk
from app.tables.telling import Feeling, Moment, News
from engine.anno.types import Action, Event, MensisOver, Scored, Slip, View
from engine.anno.words import card_name, the_card, the_cards
from engine.language import tr

_NOBODYS = ("refilled", "mensis", "over", "drawn", "complete")


class AnnoNews(Talk[View, Action, Event]):
    def concerned(self, event: Event, actor: int) -> Sequence[int]:
        if event[0] == "dealt":
            return (event[2],)
        return () if event[0] in _NOBODYS else (_owner(event, actor),)

    def news(self, context: Context, seat: int | None, event: Event) -> News | None:
        match event:
            case ("scored", who, plus, minus):
                felt: Feeling = "gain" if plus >= minus else "loss"
                return News(_scored(context, event), (f"board:{who}",), felt)
            case ("matched", who, month, _, cards, new):
                words = _matched(context.names[who], month, cards, bool(new))
                return News(words, _month(context, who, month))
            case ("exchanged", who, card):
                words = tr(
                    "{player} exchanged a Blue Moon for {card}.",
                    player=context.names[who],
                    card=the_card(card),
                )
                return News(words)
            case ("passed", who):
                return News(tr("{player} matched nothing.", player=context.names[who]))
            case ("burned", who):
                words = tr("{player} burned a card.", player=context.names[who])
                return News(words, ("burned",))
            case ("drew", _, _):
                return None
        return super().news(context, seat, event)

    def story(self, context: Context, seat: int | None, events: Sequence[Event]) -> Sequence[News]:
        """Who matches nothing still burns a card: one sentence."""
        told: list[News] = []
        for event, then in zip(events, [*events[1:], None], strict=True):
            if event[0] == "passed" and then and then[0] == "burned":
                name = context.names[event[1]]
                words = tr("{player} matched nothing and burned a card.", player=name)
                told.append(News(words, ("burned",)))
            elif not (event[0] == "burned" and told and told[-1].about == ("burned",)):
                news = self.news(context, seat, event)
                told += [news] if news else []
        return told

    def moments(self, context: Context, events: Sequence[Event]) -> Sequence[Moment]:
        ended = [event for event in events if event[0] == "mensis"]
        slips = [event for event in events if event[0] == "slip"]
        if ended and events[-1][0] != "over":
            scored = [event for event in events if event[0] == "scored"]
            return [_mensis_over(context, ended[0], scored)]
        return [_slip(context, slip) for slip in slips]


def _owner(event: Event, actor: int) -> int:
    """Whose event it is: the seat stands second, where there is one."""
    return event[1] if len(event) > 1 and isinstance(event[1], int) else actor


def _month(context: Context, seat: int, month: str) -> tuple[str, ...]:
    """A month on somebody's board."""
    return (f"board:{month}",) if seat == context.view["seat"] else (f"other:{seat}:{month}",)


def _matched(player: str, month: str, cards: tuple[str, ...], new: bool) -> str:
    values = {"player": player, "month": card_name(month), "cards": the_cards(cards)}
    if new:
        return tr("{player} laid down {month} with {cards}.", **values)
    return tr("{player} matched {cards} to {month}.", **values)


def _scored(context: Context, event: Scored) -> str:
    _, seat, plus, minus = event
    values = {"plus": plus, "minus": minus, "total": signed(plus - minus)}
    if seat == context.viewer:
        return tr("You scored {plus} − {minus} = {total}.", **values)
    return tr("{player} scored {plus} − {minus} = {total}.", player=context.names[seat], **values)


def _mensis_over(context: Context, ended: MensisOver, scored: list[Scored]) -> Moment:
    """Who ended it and why, what the viewer scored, and everybody's scores as a sheet."""
    _, number, why, seat = ended
    own = [event for event in scored if event[1] == context.viewer]
    totals = {event[1]: event[2] - event[3] for event in scored}
    return Moment(
        title=tr("Mensis {number} is over", number=number),
        words=" ".join([_why(context, why, seat), *(_scored(context, event) for event in own)]),
        seats=(seat,) if why == "cleared" else (),
        gains=tuple(who for who, total in totals.items() if total >= 0),
        loses=tuple(who for who, total in totals.items() if total < 0),
        stays=True,
        number=(0, totals[own[0][1]]) if own else None,
        sound="bell",
        scene=_sheet(context, scored),
    )


def _why(context: Context, why: str, seat: int) -> str:
    if why != "cleared":
        return tr("The deck has run out.")
    if seat == context.viewer:
        return tr("You have cleared your hand.")
    return tr("{player} has cleared their hand.", player=context.names[seat])


def _sheet(context: Context, scored: list[Scored]) -> Scene:
    best = max(plus - minus for _, _, plus, minus in scored)
    rows = [
        h(
            "tr",
            name_of(context.names[seat], "th", scope="row"),
            h("td", f"+{plus}"),
            h("td", f"−{minus}"),
            h("td", h("b", signed(plus - minus))),
            class_="best" if plus - minus == best else None,
        )
        for _, seat, plus, minus in scored
    ]
    return h("table", h("tbody", *rows), class_="sheet moment-sheet")


def _slip(context: Context, event: Slip) -> Moment:
    _, seat, card, where, _ = event
    return Moment(
        title=tr("A slip"),
        words=context.sentence(event) or the_card(card),
        seats=(seat,),
        about=(f"place:{where}",),
        sound="no",
    )
