"""What ANNO's table tells of what happened: a sentence a turn, and the end of a mensis."""

from collections.abc import Sequence

from app.tables.anno.art.cards import face_of
from app.tables.anno.context import Context
from app.tables.counting import signed
from app.tables.kit.scene import h, svg, use
from app.tables.parts import Talk
from app.tables.telling import Feeling, Moment, News
from engine.anno.types import Action, Drew, Event, MensisOver, Scored, Slip, View
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
        """The last count, before the result; a new card, before the tablet goes on; the year.

        Every other count is a position of its own, and its drawing is the theatre (A23).
        """
        if events and events[-1][0] == "over":
            ended = [event for event in events if event[0] == "mensis"]
            scored = [event for event in events if event[0] == "scored"]
            return [_last_count(context, ended[0], scored)]
        if events and events[-1][0] == "complete":
            return [_complete(context)]
        if len(context.people) > 1:
            return [_drew(context, event) for event in events if event[0] == "drew"]
        return []

    def said(self, context: Context, events: Sequence[Event]) -> str:
        """A28: why a place is wrong, kindly; and a cheer for a right one."""
        for event in events:
            if event[0] == "slip":
                return _why_wrong(event)
            if event[0] == "placed":
                month, card = card_name(event[3]), the_card(event[2])
                return tr("Yes! {month} takes {card}.", month=month, card=card)
            if event[0] == "set_aside":
                return tr("Yes! {card} belongs to no month.", card=card_name(event[2]))
        return ""


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


def _last_count(context: Context, ended: MensisOver, scored: list[Scored]) -> Moment:
    """Who ended the last mensis and why, what the viewer scored, over the whole count."""
    _, number, why, seat = ended
    own = [event for event in scored if event[1] == context.viewer]
    return Moment(
        title=tr("Mensis {number} is over", number=number),
        words=" ".join([_why(context, why, seat), *(_scored(context, event) for event in own)]),
        seats=(seat,) if why == "cleared" else (),
        stays=True,
        about=("count",),
        sound="bell",
    )


def _complete(context: Context) -> Moment:
    return Moment(
        title=tr("The year is complete!"),
        words=tr("Look at it: every card has found its place."),
        seats=tuple(range(len(context.names))),
        stays=True,
        about=("year",),
        sound="bell",
    )


def _drew(context: Context, event: Drew) -> Moment:
    _, seat, card = event
    name = card_name(card)
    calidum = str(context.view["options"]["calidum"])
    face = use(face_of(card, calidum), 0, 0, 100, 140)
    picture = svg(100, 140, face, role="img", aria_label=name)
    return Moment(
        title=tr("Your new card"),
        words=tr("You took {card}.", card=the_card(card)),
        seats=(seat,),
        scene=h("div", picture, class_="new-card"),
    )


def _why(context: Context, why: str, seat: int) -> str:
    if why != "cleared":
        return tr("The deck has run out.")
    if seat == context.viewer:
        return tr("You have cleared your hand.")
    return tr("{player} has cleared their hand.", player=context.names[seat])


def _why_wrong(event: Slip) -> str:
    """What is wrong with a place, as one says it to a child."""
    _, _, card, where, reason = event
    if reason == "primary":
        return tr("Not quite: {card} belongs to a month. Look who shows it!", card=the_card(card))
    values = {"card": the_card(card), "month": card_name(where)}
    if reason == "secondary":
        return tr("Not quite: no month takes {card}. Put it on the pile.", **values)
    if reason == "taken":
        return tr("{month} already has {card}. Another month still waits for it!", **values)
    return tr("Not quite: {month} does not show {card}. Look at the other months!", **values)
