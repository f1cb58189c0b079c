"""The duel as a drawing: what the result offers, and the fields that are tapped."""

from app.tables.kit.box import GAP
from app.tables.kit.colours import colour_of
from app.tables.kit.scene import Scene, h, name_of, num
from app.tables.kit.widgets import button
from app.tables.santyanno.berths import Berth, edges
from app.tables.santyanno.context import Context
from app.tables.santyanno.duel import SECONDS, Duel
from app.tables.santyanno.pirates import face
from app.tables.santyanno.sheet import ties
from engine.language import listing, tr, tr_n


def draw(context: Context, duel: Duel | None) -> Scene | None:
    """What the result offers to people who share a place, and over all of it a duel."""
    tied = ties(context.standings, context.people)
    if not tied:
        return None
    offers = [_offer(context, seats) for seats in tied]
    return h("div", *offers, _arena(context, duel) if duel else None)


def _offer(context: Context, seats: list[int]) -> Scene:
    names = listing([context.names[seat] for seat in seats])
    return h(
        "p",
        tr("{names} share a place, coin for coin.", names=names),
        button(
            "duel",
            tr("A tapping duel for honour"),
            sign="hand",
            data_seats=" ".join(map(str, seats)),
        ),
        class_="duel-offer",
    )


def _arena(context: Context, duel: Duel) -> Scene:
    _, berths = edges(context.width, context.height, len(duel.seats))
    fields = [
        _field(context, duel, seat, berth) for seat, berth in zip(duel.seats, berths, strict=True)
    ]
    # A dialog: what lies under it can be neither seen nor tapped.
    name = tr("A tapping duel for honour")
    return h("dialog", *fields, _middle(context, duel), class_="duel", key="duel", aria_label=name)


def _field(context: Context, duel: Duel, seat: int, berth: Berth) -> Scene:
    colour = context.colours[seat]
    (x, y), (wide, high) = berth.box.middle, berth.size
    return h(
        "button",
        face(seat, colour, 40),
        name_of(context.names[seat], "b"),
        h("strong", str(duel.taps[seat])),
        type="button",
        data_press=f"duel:{seat}",
        class_="duel-field",
        style=f"left:{num(x - wide / 2)}px;top:{num(y - high / 2)}px;width:{num(wide)}px;"
        f"height:{num(high - GAP)}px;transform:rotate({berth.quarters * 90}deg);"
        f"--who:{colour_of(colour)}",
    )


def _middle(context: Context, duel: Duel) -> Scene:
    if duel.phase in ("count", "tap"):
        words = tr("Get ready …") if duel.phase == "count" else tr("Tap!")
        return h("div", h("strong", str(duel.left)), h("p", words), class_="duel-middle")
    return h(
        "div",
        h("p", _told(context, duel)),
        button("duel-start", tr("Start") if duel.phase == "ready" else tr("Once more"), kind="big"),
        button("duel-end", tr("Back to the result"), kind="quiet"),
        class_="duel-middle",
    )


def _told(context: Context, duel: Duel) -> str:
    if duel.phase == "ready":
        return tr_n(
            "{count} second: who taps their own field most often?",
            "{count} seconds: who taps their own field most often?",
            SECONDS,
        )
    winners = duel.winners
    if len(winners) == len(duel.seats):
        return tr("Even again! Honour is shared.")
    return tr_n(
        "{names} wins the duel. The places stay as they are.",
        "{names} win the duel. The places stay as they are.",
        len(winners),
        names=listing([context.names[seat] for seat in winners]),
    )
