"""The rules of ANNAOTTO, in the rulebook's order."""

from typing import Literal, assert_never

from engine.annaotto.cards import ALL_DRAWS, ANNA_TURNS, DECK, OTTO_DRAWS, SIGN, turned
from engine.annaotto.choices import choices
from engine.annaotto.refusals import why_not
from engine.annaotto.state import Position
from engine.annaotto.types import Action, Card, Colour, Event, SequenceSign, Sign
from engine.dice import Dice
from engine.game import Action as AnyAction
from engine.game import Standing, Told, Value, ranked

CAUGHT_DRAWS = 1


class Annaotto(Position):
    """The two-sided shedding game: a position that knows its rules."""

    __slots__ = ()

    @classmethod
    def begin(cls, seats: int, dice: Dice, options: dict[str, Value]) -> "Annaotto":
        """O1–O3 and O5: shuffled (ruling P9) and dealt, the discard pile begun."""
        new = object.__new__(cls)
        new.options = options
        new.dice = dice
        new.draw = _shuffled(list(DECK), dice)
        new.hands = [[] for _ in range(seats)]
        for _ in range(int(options["deal"])):
            for hand in new.hands:
                hand.append(new.draw.pop())
        new.known = (0,) * seats
        start = new.draw.pop()
        new.discard = [turned(start) if SIGN[start[0]] else start]
        new.colour = new.drawn = new.catch = None
        new.called = new.may = False
        new.direction = 1
        new.turn = new.layer = int(options["first"])
        new.phase = "face"
        new.faced = (False,) * seats
        new.sequence = new.owed = new.turned = new.out = ()
        new.plus = new.due = new.turns_left = new.passes = 0
        return new

    @property
    def actors(self) -> tuple[int, ...]:
        match self.phase:
            case "turn":
                return (self.turn,) if self.catch is None else (self.turn, *self._catchers())
            case "drawn":
                return (self.turn,)
            case "keep":
                return (self.owed[0][0],)
            case "turning" | "annaotto" | "slap":
                return (self.layer,)
            case "face":
                return tuple(seat for seat, faced in enumerate(self.faced) if not faced)
            case "over":
                return ()
            case _:
                assert_never(self.phase)

    def legal(self, seat: int | None = None) -> list[Action]:
        actors = self.actors
        if not actors or (seat is not None and seat not in actors):
            return []
        return choices(self, actors[0] if seat is None else seat)

    def refusal(self, action: AnyAction, seat: int) -> str | None:
        return why_not(self, action, seat)

    def perform(self, action: Action, seat: int) -> list[Told[Event]]:
        told: list[Told[Event]] = []
        match action:
            case ("draw",):
                self._draw(told, seat)
            case ("keep", which):
                self._keep(told, seat, which)
            case ("lay", place) | ("lay", place, "call"):
                card = self._from_hand(seat, place)
                told.append((("laid", seat, card[0], place), None))
                self._lay(told, seat, card, len(action) == 3, own=True)
            case ("take", owner, place) | ("take", owner, place, "call"):
                card = turned(self._from_hand(owner, place))
                told.append((("took", seat, owner, card[0], place), None))
                self._lay(told, seat, card, len(action) == 4, own=False)
            case ("lay_drawn", which) | ("lay_drawn", which, "call"):
                card = self._drawn_with(which)
                told.append((("laid_drawn", seat, card[0]), None))
                self._lay(told, seat, card, len(action) == 3, own=True)
            case ("accept",):
                self._accept(told, seat)
            case ("face", choice):
                self._face(told, seat, choice)
            case ("turn", places):
                self._turn_cards(told, seat, tuple(sorted(places)))
            case ("annaotto", ("own" | "next") as whose, colour):
                self._annaotto(told, seat, whose, colour)
            case ("slap", order):
                self._slap(told, seat, order)
            case ("catch", suspect):
                self._catch(told, seat, suspect)
            case ("pass",):
                self._pass(told, seat)
            case _:
                assert_never(action)
        return told

    def _face(self, told: list[Told[Event]], seat: int, choice: tuple[int, ...]) -> None:
        """O4; when all have chosen, O5."""
        hand = self.hands[seat]
        self.hands[seat] = [
            turned(card) if turn else card for card, turn in zip(hand, choice, strict=True)
        ]
        self.faced = (*self.faced[:seat], True, *self.faced[seat + 1 :])
        told.append((("faced", seat), None))
        if all(self.faced):
            self.phase = "turn"
            told.append((("begins", self.turn), None))

    def _from_hand(self, owner: int, place: int) -> Card:
        known = self.known[owner]
        if known:
            before = (1 << place) - 1
            self._remember(owner, known & before | known >> 1 & ~before)
        return self.hands[owner].pop(place)

    def _remember(self, owner: int, known: int) -> None:
        """P14: of which cards of a hand both sides have lain open to all."""
        self.known = (*self.known[:owner], known, *self.known[owner + 1 :])

    def _lay(self, told: list[Told[Event]], seat: int, card: Card, called: bool, own: bool) -> None:
        """O6–O8: the card lies on the pile; then what its sign does."""
        sign = SIGN[card[0]]
        self.discard.append(card)
        self.colour = None
        self.layer = seat
        self.passes = 0
        self._close_catch()
        self.phase = "turn"
        if sign != "PLUS":
            self.plus = 0
        if called:
            self._call(told, seat, sign, own)
        if own and len(self.hands[seat]) < 2 and self._few_left(told, seat, called):
            return
        self._effect(told, seat, sign, called)

    def _draw(self, told: list[Told[Event]], seat: int) -> None:
        """O8."""
        self._close_catch()
        self.passes = 0
        self.phase = "drawn"
        self._take_top(told, seat)

    def _take_top(self, told: list[Told[Event]], seat: int) -> None:
        """The top card of the draw pile, its up side known to all, its other side to one."""
        if not self.draw:
            self._reshuffle(told)
        self.drawn = up, down = self.draw.pop()
        told.append((("draws", seat, up), None))
        told.append((("drew", seat, down), (seat,)))

    def _drawn_with(self, which: int) -> Card:
        """The drawn card with the named side to the front."""
        card = self.drawn
        assert card is not None
        self.drawn = None
        return turned(card) if which else card

    def _keep(self, told: list[Told[Event]], seat: int, which: int) -> None:
        """O8: taking without laying ends the turn; a penalty card is only placed. P14: the side
        that lay up was open to all, and the reverse is open from now on."""
        card = self._drawn_with(which)
        if which == 0:
            self._remember(seat, self.known[seat] | 1 << len(self.hands[seat]))
        self.hands[seat].append(card)
        told.append((("kept", seat, card[1]), None))
        if self.phase == "drawn":
            self.turn = self.next_after(seat)
            self.phase = "turn"
            return
        cards = self.owed[0][1] - 1
        self.owed = (*(((seat, cards),) if cards else ()), *self.owed[1:])
        self._go_on(told)

    def _effect(self, told: list[Told[Event]], seat: int, sign: Sign, called: bool) -> None:
        """O12–O18, and whose turn it is then: the layer of an ANNAOTTO or ALL follows up first."""
        match sign:
            case "":
                self.turn = self.next_after(seat)
            case "ANNA" | "OTTO":
                self._continue_sequence(told, seat, sign)
            case "PLUS":
                self._plus(told, seat)
            case "SINVERT":
                self._sinvert(told, seat)
            case "OBSTACLE":
                self._obstacle(told, seat)
            case "ALL":
                self._all(told, seat, called)
            case "ANNAOTTO":
                self.turn = seat
                self.phase = "annaotto"
            case _:
                assert_never(sign)

    def _continue_sequence(self, told: list[Told[Event]], seat: int, sign: SequenceSign) -> None:
        """O12 and O13: one alone is a sequence of one, and waits for the next player."""
        self.sequence += (sign,)
        self.turn = self.next_after(seat)
        told.append((("waits", self.turn, self.sequence), None))

    def _accept(self, told: list[Told[Event]], seat: int) -> None:
        """O13: 2 cards for every OTTO, then 2 turned for every ANNA; O14: what is due."""
        self._close_catch()
        if self.sequence:
            self.may = self.sequence == ("ANNA",)
            cards = OTTO_DRAWS * self.sequence.count("OTTO")
            self.turns_left = self.sequence.count("ANNA")
            self.sequence = ()
        else:
            cards, self.due = self.due, 0
        told.append((("accepted", seat, cards, ANNA_TURNS * self.turns_left), None))
        self._owe(told, seat, cards)

    def _owe(self, told: list[Told[Event]], seat: int, cards: int) -> None:
        """A penalty; a player who has finished draws nothing (ruling P7)."""
        if cards and seat not in self.out:
            self.owed += ((seat, cards),)
        self._go_on(told)

    def _go_on(self, told: list[Told[Event]]) -> None:
        """The next penalty card, else the next turning, else the seat on turn."""
        while self.owed:
            seat, cards = self.owed[0]
            if self.drawable:
                self.phase = "keep"
                self._take_top(told, seat)
                return
            self.owed = self.owed[1:]
            told.append((("spared", seat, cards), None))
        if self.turns_left and len(self.turned) < len(self.hands[self.turn]):
            self.phase = "turning"
            return
        self.phase = "turn"
        self.turns_left = 0
        self.turned = ()
        self.may = False

    def _turn_cards(self, told: list[Told[Event]], seat: int, places: tuple[int, ...]) -> None:
        """O12, O13 and rulings P3 and P10: one ANNA's cards of the seat on turn, or none. P14: the
        side that was open faces the owner now, and the other one is open."""
        hand = self.hands[self.turn]
        known = self.known[self.turn]
        for place in places:
            hand[place] = turned(hand[place])
            known |= 1 << place
        self._remember(self.turn, known)
        shown = tuple(hand[place][1] for place in places)
        told.append((("turned", seat, self.turn, places, shown), None))
        self.turned += places
        self.turns_left -= 1
        self._go_on(told)

    def _plus(self, told: list[Told[Event]], seat: int) -> None:
        """O14 with ruling P4: the run of PLUS on top is due from the next player."""
        self.plus += 1
        self.due = self.plus
        self.turn = self.next_after(seat)
        told.append((("plus", self.turn, self.due), None))

    def _sinvert(self, told: list[Told[Event]], seat: int) -> None:
        """O15 with ruling P5."""
        self.direction = -self.direction
        self.turn = self.next_after(seat)
        told.append((("inverted", self.direction), None))

    def _obstacle(self, told: list[Told[Event]], seat: int) -> None:
        """O16: with two still playing, the same player again."""
        missing = self.next_after(seat)
        self.turn = self.next_after(missing)
        told.append((("missed", missing), None))

    def _annaotto(
        self, told: list[Told[Event]], seat: int, whose: Literal["own", "next"], colour: Colour
    ) -> None:
        """O17: one hand is turned as a whole, and a colour named; P14: all know its cards now."""
        self.turn = self.next_after(seat)
        victim = seat if whose == "own" else self.turn
        self.hands[victim] = hand = [turned(card) for card in self.hands[victim]]
        self._remember(victim, (1 << len(hand)) - 1)
        told.append((("turned_all", seat, victim, tuple(reverse for _, reverse in hand)), None))
        self.colour = colour
        told.append((("named", seat, colour), None))
        self.phase = "turn"

    def _all(self, told: list[Told[Event]], seat: int, called: bool) -> None:
        """O18: called, hands go down; not called, the layer draws; without calls, by lot."""
        if called:
            self.turn = seat
            self.phase = "slap"
            return
        self.turn = self.next_after(seat)
        if self.options["calls"]:
            loser = seat
            told.append((("forgot", seat), None))
        else:
            loser = self.dice.choice(self.playing)
            told.append((("lot", loser), None))
        self._owe(told, loser, ALL_DRAWS)

    def _slap(self, told: list[Told[Event]], seat: int, order: tuple[int, ...]) -> None:
        """O18: the last hand draws 2."""
        self.turn = self.next_after(seat)
        told.append((("slapped", order), None))
        self._owe(told, order[-1], ALL_DRAWS)

    def _call(self, told: list[Told[Event]], seat: int, sign: Sign, own: bool) -> None:
        """O18 and O19: one press covers both (ruling P11)."""
        if own and len(self.hands[seat]) == 1:
            told.append((("called", seat, "ANNA"), None))
        if sign == "ALL":
            told.append((("called", seat, "ALL"), None))

    def _few_left(self, told: list[Told[Event]], seat: int, called: bool) -> bool:
        """O19 with one card left, O20 with none: whether the game is over."""
        if self.hands[seat]:
            if self.options["calls"] and (self.options["alarm"] or not called):
                self.catch, self.called = seat, called
            return False
        self.out += (seat,)
        told.append((("called", seat, "OTTO"), None))
        told.append((("finished", seat, len(self.out)), None))
        if self.options["places"] and len(self.playing) > 1:
            return False
        self._end(told, "last" if self.options["places"] else "first")
        return True

    def _close_catch(self) -> None:
        """O19 with ruling P11: the next seat has acted, or somebody has caught."""
        self.catch = None
        self.called = False

    def _catchers(self) -> tuple[int, ...]:
        """O19: besides the seat on turn, clockwise from it, all but the one to be caught."""
        seats = len(self.hands)
        others = ((self.turn + step) % seats for step in range(1, seats))
        return tuple(seat for seat in others if seat != self.catch and seat not in self.out)

    def _catch(self, told: list[Told[Event]], seat: int, suspect: int) -> None:
        """O19, rulings P11 and P13: the first catch closes it; a false alarm costs its maker."""
        called = self.called
        self._close_catch()
        if called:
            told.append((("false_alarm", seat, suspect), None))
        else:
            told.append((("caught", seat, suspect), None))
        self._owe(told, seat if called else suspect, CAUGHT_DRAWS)

    def _reshuffle(self, told: list[Told[Event]]) -> None:
        """O21: all but the top of the discard pile, either way up."""
        top = self.discard.pop()
        self.draw = _shuffled(self.discard, self.dice)
        self.discard = [top]
        told.append((("reshuffled", len(self.draw)), None))

    def _pass(self, told: list[Told[Event]], seat: int) -> None:
        """O21: when all have passed in succession, it is over."""
        self._close_catch()
        self.passes += 1
        told.append((("passed", seat), None))
        self.turn = self.next_after(seat)
        if self.passes >= len(self.hands) - len(self.out):
            self._end(told, "stuck")

    def _end(self, told: list[Told[Event]], how: Literal["first", "last", "stuck"]) -> None:
        self.phase = "over"
        told.append((("over", how), None))

    @property
    def standings(self) -> list[Standing] | None:
        """O20 and O21: who finished, in that order; then fewer cards. The score is the cards
        left, negative."""
        if self.phase != "over":
            return None
        cards = [-len(hand) for hand in self.hands]
        finished = {seat: -place for place, seat in enumerate(self.out)}
        keys = [(seat in finished, finished.get(seat, cards[seat])) for seat in range(self.seats)]
        return ranked(cards, keys)


def _shuffled(cards: list[Card], dice: Dice) -> list[Card]:
    """Ruling P9: in random order, either way up."""
    dice.shuffle(cards)
    return [turned(card) if dice.below(2) else card for card in cards]
