"""The rules of DRIFT, in the rulebook's order."""

from typing import Literal, assert_never

from engine.dice import Dice
from engine.drift.attacks import attack_terms, defence_terms, wins
from engine.drift.board import ARROWS, DOWNSTREAM, HOMES
from engine.drift.carrying import kinds_on, welcomes
from engine.drift.leaving import able_to_leave, must_leave, stranded, surplus
from engine.drift.pieces import (
    CARRIERS,
    COIN_SPACES,
    COINS,
    HIGHER,
    PEERS,
    PIECES,
    ROADS,
    VALUE,
    in_order,
    without,
)
from engine.drift.refusals import why_not_allowed
from engine.drift.state import Position, clockwise
from engine.drift.types import Action, EndTurn, Event
from engine.game import Action as AnyAction
from engine.game import Standing, Told, Value, ranked

END_TURN: EndTurn = ("end_turn",)


class Drift(Position):
    """The game on the Annuli board: a position that knows its rules."""

    __slots__ = ()

    @classmethod
    def begin(cls, seats: int, dice: Dice, options: dict[str, Value]) -> "Drift":
        """D1: an empty board; the coins are placed in turn, or scattered at once."""
        new = object.__new__(cls)
        new.options = options
        new.dice = dice
        new.homes = (None,) * seats
        new.pieces = [dict.fromkeys(PIECES) for _ in range(seats)]
        new.carrying = [{} for _ in range(seats)]
        new.deposited = [()] * seats
        new.coins = {}
        new.unplaced = [COINS] * seats
        new.turn = new.round = 0
        new.left = {}
        new.done = new.sent = frozenset()
        new.derive()
        if options["coins"] == "scatter":
            new._scatter()
            new._draw_markers()
        return new

    def _scatter(self) -> None:
        """D1: every coin on a random free space of its land."""
        for coin in COINS:
            for _ in range(self.seats):
                free = [space for space in COIN_SPACES[coin] if space not in self.coins]
                self.coins[self.dice.choice(free)] = (coin,)
        self.unplaced = [()] * self.seats

    def _placings(self) -> list[Action]:
        """D1 with ruling V2: a space takes one coin at set-up."""
        return [
            ("place", coin, space)
            for coin in self.unplaced[self.turn]
            for space in COIN_SPACES[coin]
            if space not in self.coins
        ]

    def _place(self, seat: int, coin: str, space: str) -> list[Told[Event]]:
        """D1: all three coins of a player, then the next player's, then the markers."""
        self.coins[space] = (coin,)
        self.unplaced[seat] = tuple(other for other in self.unplaced[seat] if other != coin)
        told: list[Told[Event]] = [(("placed", seat, coin, space), None)]
        if self.unplaced[seat]:
            return told
        waiting = [other for other in range(self.seats) if self.unplaced[other]]
        if not waiting:
            return told + self._draw_markers()
        self.turn = next((other for other in waiting if other > seat), waiting[0])
        return told

    def _draw_markers(self) -> list[Told[Event]]:
        """D2: a geo-marker each, all six pieces on the home; then the first round."""
        markers = list(range(len(HOMES)))
        self.dice.shuffle(markers)
        drawn = markers[: self.seats]
        self.homes = tuple(drawn)
        self.pieces = [dict.fromkeys(PIECES, HOMES[k]) for k in drawn]
        self.derive()
        told: list[Told[Event]] = [(("drew", seat, k), None) for seat, k in enumerate(drawn)]
        return told + self._next_round()

    def _next_round(self) -> list[Told[Event]]:
        """D3: the circle begins, or the next marker clockwise that is in the game."""
        self.round += 1
        first = self.order[0]
        self._begin_turn(first)
        self.phase = self.phase_now()
        if self.phase == "over":
            winners = tuple(s["seat"] for s in self._ranking() if s["place"] == 1)
            return [(("limit", self.round - 1, winners), None)]
        return [(("round", self.round, first), None)]

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.left = {piece: VALUE[piece] for piece, where in self.pieces[seat].items() if where}
        self.done = self.sent = frozenset()

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.phase == "over" else (self.turn,)

    def legal(self, seat: int | None = None) -> list[Action]:
        if self.phase == "over" or (seat is not None and seat != self.turn):
            return []
        if self.phase == "place":
            return self._placings()
        home = must_leave(self)
        leavers = able_to_leave(self, home) if home else []
        left, done = self.left, self.done
        actions: list[Action] = []
        for piece, space in self.pieces[self.turn].items():
            if space is None or piece in done or not left.get(piece):
                continue
            if leavers or piece in CARRIERS:
                self._add_actions_of(actions, piece, space, home, leavers)
            else:
                self._add_moves(actions, piece, space)
        if not leavers:
            actions.append(END_TURN)
        return actions

    def actions_of(self, piece: str) -> list[Action]:
        """What the seat on turn may do with one of its pieces."""
        actions: list[Action] = []
        space = self.pieces[self.turn][piece]
        if space is not None and piece not in self.done and self.left.get(piece):
            home = must_leave(self)
            self._add_actions_of(actions, piece, space, home, able_to_leave(self, home))
        return actions

    def _add_actions_of(
        self, actions: list[Action], piece: str, space: str, home: list[str], leavers: list[str]
    ) -> None:
        """The same for a piece that may still move; D7 counts while somebody can leave the home."""
        if leavers and stranded(self, home, leavers, piece):
            return
        handles: list[Action] = []
        if piece in self.carrying[self.turn]:
            self._add_carrier_steps(actions, piece, space)
            handles = [("drop", piece)]
        else:
            self._add_moves(actions, piece, space)
            if VALUE[piece] == 1 and (space in self.coins or space in self.owner):
                handles = self._picks(piece, space)
        at_home = leavers and handles and space == self.home
        if not (at_home and stranded(self, home, leavers, piece, stays=True)):
            actions += handles

    def _add_moves(self, actions: list[Action], piece: str, space: str) -> None:
        """D5 and D13: steps to spaces without pieces, attacks that win."""
        standing, turn = self.standing, self.turn
        for near, step, attack in ROADS[piece][space]:
            if near not in standing:
                actions.append(step)
            elif standing[near] != turn and wins(self, piece, near):
                actions.append(attack)

    def _add_carrier_steps(self, actions: list[Action], piece: str, space: str) -> None:
        """D5 with D12, and no attacks (D13)."""
        coin = self.carrying[self.turn][piece]
        for near, step, _ in ROADS[piece][space]:
            if near not in self.standing and welcomes(self, near, coin):
                actions.append(step)

    def _picks(self, piece: str, space: str) -> list[Action]:
        """D10 with ruling V4: the kind is named where there are several."""
        kinds = kinds_on(self, space)
        if len(kinds) > 1:
            return [("pick", piece, coin) for coin in kinds]
        return [("pick", piece)] if kinds else []

    def refusal(self, action: AnyAction, seat: int) -> str | None:
        return why_not_allowed(self, action)

    def perform(self, action: Action, seat: int) -> list[Told[Event]]:
        match action:
            case ("step", piece, space):
                return self._step(seat, piece, space)
            case ("end_turn",):
                return self._end_turn(seat)
            case ("attack", piece, space):
                return self._attack(seat, piece, space)
            case ("pick", piece):
                return self._pick(seat, piece, None)
            case ("pick", piece, coin):
                return self._pick(seat, piece, coin)
            case ("drop", piece):
                return self._drop(seat, piece)
            case ("place", coin, space):
                return self._place(seat, coin, space)
            case _:
                assert_never(action)

    def _moved(self, piece: str, points: int) -> None:
        """D4: a piece has been moved, with so many points left; the earlier ones are done."""
        left, value, done = self.left, VALUE[piece], self.done
        if not HIGHER[piece] <= done:
            done |= HIGHER[piece].intersection(left)
        for peer in PEERS[piece]:
            if left.get(peer, value) < value and peer not in done:
                done |= {peer}
        left[piece] = points
        self.done = done if points else done | {piece}

    def put(self, seat: int, piece: str, space: str | None) -> None:
        """Take a piece from where it stands to a space, or out of the game."""
        mine = self.pieces[seat]
        start = mine[piece]
        mine[piece] = space
        if start is not None and start not in mine.values():
            del self.standing[start]
        if space is not None:
            self.standing[space] = seat

    def _step(self, seat: int, piece: str, space: str) -> list[Told[Event]]:
        """D5, and D9: entering an arrow ends the piece's move."""
        start = self.space_of(seat, piece)
        self._moved(piece, 0 if space in ARROWS else self.left[piece] - 1)
        self.put(seat, piece, space)
        return [(("stepped", seat, piece, start, space), None)]

    def _leave_for_good(self, seat: int) -> list[Told[Event]]:
        """D7: the surplus on the home leaves the game."""
        told: list[Told[Event]] = []
        for piece in surplus(self):
            told.append((("removed", seat, piece, self.home), None))
            told += self._lose_coin(seat, piece)
            self.put(seat, piece, None)
        return told

    def _pick(self, seat: int, piece: str, kind: str | None) -> list[Told[Event]]:
        """D10: a coin as the whole move; a loose one before one of the repository."""
        space = self.space_of(seat, piece)
        coin = kind or kinds_on(self, space)[0]
        self._moved(piece, 0)
        self.carrying[seat][piece] = coin
        loose = self.coins.get(space, ())
        if coin in loose:
            rest = without(loose, coin)
            if rest:
                self.coins[space] = rest
            else:
                del self.coins[space]
            return [(("picked", seat, piece, coin, space), None)]
        host = self.owner[space]
        self.deposited[host] = without(self.deposited[host], coin)
        return [(("pilfered", seat, piece, coin, space, host), None)]

    def _drop(self, seat: int, piece: str) -> list[Told[Event]]:
        """D11: on a home onto its repository, if the kind lacks there; else the coin lies loose.

        D20 asks what lies on a repository, not who laid it there.
        """
        self._moved(piece, 0)
        coin = self.carrying[seat].pop(piece)
        space = self.space_of(seat, piece)
        host = self.owner.get(space)
        if host is None or coin in self.deposited[host]:
            self._lay(coin, space)
            return [(("dropped", seat, piece, coin, space), None)]
        self.deposited[host] = in_order((*self.deposited[host], coin))
        if host == seat:
            told: list[Told[Event]] = [(("deposited", seat, piece, coin, space), None)]
        else:
            told = [(("returned", seat, piece, coin, space, host), None)]
        return told + self._victory(host)

    def _lay(self, coin: str, space: str) -> None:
        self.coins[space] = in_order((*self.coins.get(space, ()), coin))

    def _lose_coin(self, seat: int, piece: str) -> list[Told[Event]]:
        """D15: what a piece carries stays, loose, on the space that it has to leave."""
        coin = self.carrying[seat].pop(piece, None)
        if coin is None:
            return []
        space = self.space_of(seat, piece)
        self._lay(coin, space)
        return [(("fell", seat, piece, coin, space), None)]

    def _attack(self, seat: int, piece: str, space: str) -> list[Told[Event]]:
        """D13–D15: the attacker moves in and is done, then the beaten piece goes home."""
        start, loser = self.space_of(seat, piece), self.standing[space]
        beaten = self.pieces_on(space, loser)
        total, against = attack_terms(self, piece, space), defence_terms(self, space)
        told: list[Told[Event]] = [
            (
                ("attacked", seat, piece, start, space, loser, beaten[0], sum(total), sum(against)),
                None,
            )
        ]
        self._moved(piece, 0)
        self.put(seat, piece, space)
        for other in beaten:
            told += self._send_home(loser, other, "beaten")
        return told

    def _send_home(
        self, seat: int, piece: str, how: Literal["beaten", "displaced"]
    ) -> list[Told[Event]]:
        """D15 and D16: the coin stays; an enemy on the home is sent to its own home, and so on.

        V3: a piece sent home in its owner's own turn is done, and counts from the next turn on.
        """
        start, home = self.space_of(seat, piece), self.home_of(seat)
        told = self._lose_coin(seat, piece)
        told.append((("sent_home", seat, piece, start, home, how), None))
        if seat == self.turn:
            self.left[piece] = 0
            self.done |= {piece}
            self.sent |= {piece}
        self.pieces[seat][piece] = home
        guest = self.standing.get(home, seat)
        self.standing[home] = seat
        if guest != seat:
            for other in self.pieces_on(home, guest):
                told += self._send_home(guest, other, "displaced")
        return told

    def _end_turn(self, seat: int) -> list[Told[Event]]:
        """D7 for who stayed on the home, then the next player, or the drift (D18)."""
        told = self._leave_for_good(seat)
        told.append((("ended", seat), None))
        order = clockwise(self.homes)
        place = order.index(seat) + 1
        if place < len(order):
            self._begin_turn(order[place])
            return told
        return told + self._drift() + self._next_round()

    def _drift(self) -> list[Told[Event]]:
        """D18 and D19: all that is on arrows moves one arrow on, pieces and coins, at once."""
        swept = []
        for seat, pieces in enumerate(self.pieces):
            for piece, space in pieces.items():
                if space in ARROWS:
                    pieces[piece] = DOWNSTREAM[space]
                    swept.append((seat, piece, space, DOWNSTREAM[space]))
        floating = [
            (coin, space, DOWNSTREAM[space])
            for space in sorted(ARROWS.intersection(self.coins))
            for coin in self.coins[space]
        ]
        if floating:
            self.coins = {DOWNSTREAM.get(at, at): coins for at, coins in self.coins.items()}
        self.stand()
        return [(("drifted", tuple(swept), tuple(floating)), None)]

    def _victory(self, seat: int) -> list[Told[Event]]:
        """D20: one coin of each kind on the repository wins at once."""
        if not self.complete(seat):
            return []
        self.phase = "over"
        return [(("won", seat), None)]

    def foreseen(self, seat: int) -> "Drift":
        """How a player's next turn would begin if nobody moved until then; the present one is."""
        then = self.copy()
        if seat != self.turn:
            if self.drifts_before(seat):
                then._drift()
            then._begin_turn(seat)
        return then

    @property
    def standings(self) -> list[Standing] | None:
        return self._ranking() if self.phase == "over" else None

    def _ranking(self) -> list[Standing]:
        """V5: a D20 winner, then most coins, then gold, silver, copper, then shared."""
        scores = [len(coins) for coins in self.deposited]
        keys = [
            (self.complete(seat), len(coins), *(coin in coins for coin in reversed(COINS)))
            for seat, coins in enumerate(self.deposited)
        ]
        return ranked(scores, keys)
