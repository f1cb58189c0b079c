"""SANTY ANNO's table as a scene, phase by phase."""

from collections.abc import Collection, Iterable, Mapping
from functools import partial

from app.tables.kit.box import GAP, Box
from app.tables.kit.kept import Kept
from app.tables.kit.scene import Scene, h, num
from app.tables.kit.zones import zone
from app.tables.parts import Drawing
from app.tables.santyanno import (
    flying,
    muster,
    panels,
    practice,
    review,
    ring,
    sheet,
    show_panel,
    side_panel,
    ways,
)
from app.tables.santyanno.art.symbols import symbols
from app.tables.santyanno.berths import Berth
from app.tables.santyanno.context import Context
from app.tables.santyanno.large import large
from app.tables.santyanno.layout import beside
from app.tables.santyanno.panels import BACK
from app.tables.santyanno.race import Race
from app.tables.santyanno.underway import Underway
from app.tables.santyanno.ways import one_panel
from engine.language import tr
from engine.santyanno.moves import AFTER_EVENT
from engine.santyanno.queries import committed
from engine.santyanno.rounds import row_length
from engine.santyanno.types import Action, Event, SeenCommitment, View


class SantyAnnoDrawing(Drawing[View, Action, Event]):
    def __init__(self, underway: Underway) -> None:
        self.underway = underway
        self._kept = Kept()

    def symbols(self) -> list[Scene]:
        return symbols()

    def draw(self, context: Context) -> Scene:
        context = self._kept.watch(context)
        race = self.underway.race(context)
        if context.live and not one_panel(context):
            if context.view["phase"] == "ready":
                return self._mustering(context)
            if race:
                return self._around(context, race)
        room, box = beside(context.width, context.height)
        return h(
            "div",
            self._ring(self._sight(context, room)),
            self._beside(context, box),
            *_flown(context, room, box),
            class_=f"santy drawing {context.view['phase']}",
        )

    def exercise(self, context: Context, answered: bool) -> Scene:
        return practice.draw(context, answered)

    def picture(self, context: Context) -> Scene:
        """The ring alone; the cards of a race that was left are not given away."""
        room = Box(GAP, GAP, context.width - 2 * GAP, context.height - 2 * GAP)
        sight = self._sight(context, room)
        if context.view["phase"] == "race":
            sight.row = [BACK] * len(sight.row)
        return ring.draw(sight, "santy drawing")

    def large(self, context: Context, info: str) -> Scene | None:
        return large(context.view, info)

    def sheet(self, context: Context) -> Scene | None:
        return sheet.draw(context.view, context.names)

    def scores(self, view: View) -> list[int]:
        return [sum(coins) for coins in view["coins"]]

    def review(self, course: Iterable[Context]) -> Scene:
        return review.draw(course)

    def _mustering(self, context: Context) -> Scene:
        """S9: everybody at their edge, with the ship where they start."""
        seating = ways.seating(context)
        sight = self._sight(context, seating.room)
        sight.row = []
        return h(
            "div",
            self._ring(sight),
            zone(
                "panels",
                tr("A place for every finger"),
                *muster.panels(context, seating, self.underway.muster),
                tag="div",
            ),
            muster.middle(context, seating, ways.hints(context)),
            *flying.coins(
                context,
                seating.room.middle,
                {seat: berth.box.middle for seat, berth in seating.berths.items()},
            ),
            class_="santy drawing ready around",
        )

    def _around(self, context: Context, race: Race) -> Scene:
        """S14: a panel for everybody, at their edge and turned towards them."""
        seating = ways.seating(context)
        sight = self._sight(context, seating.room)
        waits = not race.pressing(context)
        return h(
            "div",
            self._ring(sight),
            *self._panels(context, race, seating.berths, sight),
            _hurry([*seating.berths.values()]) if waits else None,
            class_="santy drawing race around waits" if waits else "santy drawing race around",
        )

    def _panels(
        self, context: Context, race: Race, berths: Mapping[int, Berth], sight: ring.Sight
    ) -> list[Scene]:
        """The panels of these people, at these berths; few of them are changed by one finger."""
        view, running = context.view, race.start is not None
        ships = self._kept.part("ships", lambda: {s: ring.ship_label(s) for s in view["table"]})
        count, large_one = race.count(context), one_panel(context)
        drawn = []
        for seat, berth in berths.items():
            panel = panels.Panel(
                seat=seat,
                name=context.names[seat],
                colour=context.colours[seat],
                berth=berth,
                ships=ships,
                ship=view["pirates"][seat],
                turn=sight.turn,
                row=[] if large_one else sight.row,
                status=_status(view["boarded"][seat], running),
                laid=race.laid,
                rum=view["event"] == "rum" and running,
                gives_up=race.gives_up(seat),
                large=large_one,
            )
            if view["boarded"][seat] is None:
                lap = race.laps.get(seat)
                panel.count, panel.lapped = count, lap.taps if lap and not lap.done else None
            drawn.append(self._kept.lasting(("panel", seat), partial(panels.draw, panel), panel))
        return drawn

    def _ring(self, sight: ring.Sight) -> Scene:
        return self._kept.part("ring", lambda: ring.draw(sight), *ring.tells(sight))

    def _sight(self, context: Context, room: Box) -> ring.Sight:
        view = context.view
        sight = ring.Sight(context=context, room=room, pirates=view["pirates"])
        sight.row = ring.with_event(view["cards"], view["event"])
        sight.turn = ways.turn(context)
        alone = len(context.people) == 1 or view["phase"] == "race"
        if one_panel(context) and alone and context.viewer is not None:
            sight.own = context.viewer
        match view["phase"]:
            case "ready":
                sight.row = [BACK] * (row_length(view["round"]) + bool(view["options"]["events"]))
            case "race":
                self._see_race(context, sight)
            case "resolve":
                self._see_show(context, sight)
        return sight

    def _see_race(self, context: Context, sight: ring.Sight) -> None:
        race = self.underway.race(context)
        sight.aboard = committed(context.view)
        sight.asleep = context.live
        if context.live:
            sight.row = _turned_up(context.view, race.turned if race else 0)
        if race and race.start is not None:
            sight.clock = tr("{seconds} s", seconds=race.elapsed(context.now) // 1000)
            sight.count = race.count(context)
            sight.explains = not race.timed
            self._see_own(context, race, sight)

    def _see_own(self, context: Context, race: Race, sight: ring.Sight) -> None:
        """Alone, the ships of the ring can be pressed, and what was pressed stays marked."""
        if sight.own is None:
            return
        if sight.own in race.pressing(context):
            sight.pressed_by = sight.own
        match context.view["boarded"][sight.own]:
            case [int(ship), _]:
                sight.marks = {ship: "yours"}

    def _see_show(self, context: Context, sight: ring.Sight) -> None:
        show = self.underway.show(context)
        sight.pirates, sight.trails = show.pirates(), show.trails()
        current = show.current()
        if current:
            nth = current[0].nth
            sight.now = nth + (context.view["event"] is not None and nth >= AFTER_EVENT)
        if show.at_loot:
            sight.strays = [(one[1], one[2]) for one in show.verdicts if one[0] == "astray"]
            sight.marks = {ship: "wrong" for _, ship in sight.strays}

    def _beside(self, context: Context, box: Box) -> Scene:
        match context.view["phase"]:
            case "ready":
                return side_panel.ready(context, box)
            case "race":
                return self._racing(context, box)
            case "resolve":
                return show_panel.draw(context, self.underway.show(context), box)
            case "over":
                return side_panel.final(context, box)

    def _racing(self, context: Context, box: Box) -> Scene:
        race = self.underway.race(context)
        if not context.live:
            return side_panel.watching(context, box)
        if race is None:
            return side_panel.hold(context, box)
        first = race.pressing(context)[:1]
        if not first:
            return side_panel.watching(context, box, _hurry())
        sight = self._sight(context, box)
        (panel,) = self._panels(context, race, {first[0]: Berth(box, 0)}, sight)
        return panel


def _flown(context: Context, room: Box, box: Box) -> list[Scene]:
    """Before the next round, the coins of the last one, on their way to the list of the crew."""
    if context.view["phase"] != "ready" or not context.live:
        return []
    return flying.coins(context, room.middle, dict.fromkeys(range(len(context.names)), box.middle))


def _turned_up(view: View, count: int) -> list[str]:
    """S11: from the last to the first; the event card together with the first."""
    cards, event_card = view["cards"], view["event"]
    shut = len(cards) - count
    row = [card if place >= shut else BACK for place, card in enumerate(cards)]
    return ring.with_event(row, BACK if event_card and shut else event_card)


def _status(entry: SeenCommitment, running: bool) -> panels.Status:
    if entry is None:
        return "running" if running else "shut"
    return "late" if entry == "late" else "aboard"


def _hurry(berths: Collection[Berth] = ()) -> Scene:
    """S13 goes on for computer players; people need not sit through it.

    Around the table all are aboard by then: it lies on the panels of one edge, the lower one
    where somebody sits there, and so hides no card.
    """
    place = None
    if berths:
        edge = min(berth.quarters for berth in berths)
        boxes = [berth.box for berth in berths if berth.quarters == edge]
        x = (min(box.x for box in boxes) + max(box.right for box in boxes)) / 2
        place = f"left:{num(x)}px;top:{num(max(box.bottom for box in boxes) - GAP)}px"
    return h(
        "button",
        tr("Don’t wait"),
        type="button",
        class_="button hurry",
        style=place,
        data_do="hurry",
        data_once="",
    )
