"""Beside the board: a plate for each of the others."""

from dataclasses import dataclass

from app.tables.drift import emblems
from app.tables.drift.context import Context
from app.tables.kit.box import Box
from app.tables.kit.colours import colour_of
from app.tables.kit.plates import Plate, head
from app.tables.kit.scene import Scene, g, label, path, rect, use
from engine.drift.queries import Queries
from engine.drift.words import coin_name, marker_name
from engine.language import listing, tr, tr_n


@dataclass(frozen=True, slots=True)
class Plates:
    context: Context
    queries: Queries

    def known(self, seat: int) -> tuple[object, ...]:
        """All that a plate tells of somebody."""
        view, queries = self.context.view, self.queries
        player, line = view["seats"][seat], line_of(self.context, queries, seat)
        turns = [queries.turns_home(seat, piece) for piece in player["carrying"]]
        placing, last = view["phase"] == "place", seat == queries.last_of_round()
        return player, view["unplaced"][seat], turns, line, placing, last

    def plate(self, seat: int, box: Box) -> Scene:
        context, view = self.context, self.context.view
        player = view["seats"][seat]
        on = view["turn"] == seat and view["phase"] != "over"
        small, last = box.height < 56, seat == self.queries.last_of_round()
        room = box.width - (40 if last else 14)
        first = box.y + (17 if small else 22)
        second = box.y + box.height - (13 if small else 18)
        held = view["unplaced"][seat] if view["phase"] == "place" else player["deposited"]
        return g(
            rect(box.x, box.y, box.width, box.height, 12, class_="plot on" if on else "plot"),
            head(context, line_of(context, self.queries, seat), box.x + 8, first - 15, room),
            *emblems.slots(held, box.x + 16, second, 0.58 if small else 0.9),
            emblems.wave(box.right - 18, first - 6) if last else None,
            self._pieces_left(seat, box, second + 5),
            *self._carried(seat, box, second, small),
            aria_label=self._told(seat),
            role="img",
            tabindex="0",
            data_info=f"seat:{seat}",
            data_plate=str(seat),
            style=f"--who:{colour_of(context.colours[seat])}",
        )

    def _pieces_left(self, seat: int, box: Box, y: float) -> Scene:
        player = self.context.view["seats"][seat]
        left = sum(where is not None for where in player["pieces"].values())
        told = player["home"] is not None and box.width > 200 and len(player["carrying"]) < 2
        words = tr_n("{count} piece", "{count} pieces", left) if told else ""
        return label(box.right - 10, y, words, text_anchor="end", class_="soft small")

    def _told(self, seat: int) -> str:
        view, name = self.context.view, self.context.names[seat]
        home = view["seats"][seat]["home"]
        held = view["unplaced"][seat] if home is None else view["seats"][seat]["deposited"]
        coins = listing([coin_name(coin) for coin in held])
        if home is None:
            if not coins:
                return tr("{name} has placed all three coins", name=name)
            return tr("{name} has {coins} to place", name=name, coins=coins)
        marker = marker_name(home)
        if not coins:
            return tr("{name}, home {marker}: the repository is empty", name=name, marker=marker)
        return tr(
            "{name}, home {marker}: the repository holds {coins}",
            name=name,
            marker=marker,
            coins=coins,
        )

    def _carried(self, seat: int, box: Box, y: float, small: bool) -> list[Scene]:
        """The coins on the way home, each on a little back, and in how many turns they are there.

        Where there is little room the number stands alone below its coin.
        """
        carrying = self.context.view["seats"][seat]["carrying"]
        x = box.x + (74 if small else 112)
        small = small or x + 42 * len(carrying) > box.right
        drawn = []
        for number, (piece, kind) in enumerate(carrying.items()):
            turns = self.queries.turns_home(seat, piece)
            middle, up = x + (17 if small else 42) * number, 6 if small else 0
            coin = use(f"drift-coin-{kind}", middle - 8, y - 10 - up, 16, 16)
            if small:
                drawn += [coin, label(middle, y + 11, str(turns), class_="house-text")]
                continue
            drawn.append(path(f"M{middle - 8:.1f} {y + 9:.1f}h16", class_="bearer"))
            drawn += [coin, emblems.turns(turns, middle + 20, y)]
        return drawn


def line_of(context: Context, queries: Queries, seat: int) -> Plate:
    """Whose line it is: who acts, who is next."""
    view, order = context.view, queries.order()
    turn, going = view["turn"], view["phase"] != "over"
    after = order[(order.index(turn) + 1) % len(order)]
    return Plate(
        seat=seat, acts=going and turn == seat, next=going and turn != seat and after == seat
    )
