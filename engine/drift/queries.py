"""What a table may ask the rules about a view. All but the dice is open: a view is enough."""

from engine.dice import Dice
from engine.drift import GAME, ahead, attacks, carrying, leaving, obstacles, strikes
from engine.drift.board import HOMES, NEIGHBOURS
from engine.drift.pieces import COINS
from engine.drift.reach import reach
from engine.drift.rules import Drift
from engine.drift.strikes import Strike
from engine.drift.types import Drop, Pick, View


class Queries:
    """The rules' plain answers about one view; pieces are those of the seat on turn.

    Making one reads the whole view: make it once for a drawing.
    """

    __slots__ = ("_position", "_standing", "_strikes", "_threats", "_ways")

    def __init__(self, view: View) -> None:
        position = GAME.imagine(view, Dice(0))
        assert isinstance(position, Drift)
        self._position = position
        self._standing: dict[str, list[tuple[int, str]]] = {}
        for seat, pieces in enumerate(position.pieces):
            for piece, space in pieces.items():
                if space is not None:
                    self._standing.setdefault(space, []).append((seat, piece))
        self._ways: dict[str, dict[str, tuple[str, ...]]] = {}
        self._strikes: dict[str, dict[str, Strike]] = {}
        self._threats: dict[int, dict[str, Strike]] = {}

    def order(self) -> list[int]:
        """D3: the seats as they play, from the first of a round on; by seat during the set-up."""
        return self._position.order

    def last_of_round(self) -> int | None:
        """D18: the seat whose turn is followed by the drift; None during the set-up."""
        return self._position.order[-1] if self._position.owner else None

    def home(self, seat: int) -> str | None:
        """The home space of a seat; None during the set-up."""
        marker = self._position.homes[seat]
        return None if marker is None else HOMES[marker]

    def owner(self, space: str) -> int | None:
        """Whose home a space is."""
        return self._position.owner.get(space)

    def standing(self, space: str) -> int | None:
        """Whose pieces stand on a space."""
        return self._position.standing.get(space)

    def occupied(self) -> list[str]:
        """The spaces where pieces stand."""
        return list(self._standing)

    def pieces_on(self, space: str) -> list[tuple[int, str]]:
        """The pieces on a space, each as the seat and the piece: one, or some on their home."""
        return self._standing.get(space, [])

    def reach(self, piece: str) -> dict[str, tuple[str, ...]]:
        """The spaces that a piece can step to in this turn, each with the shortest way there."""
        if piece not in self._ways:
            self._ways[piece] = reach(self._position, piece)
        return self._ways[piece]

    def barred(self) -> list[str]:
        """D7: the pieces that cannot leave the home as things stand; [] while one could stay."""
        return leaving.barred(self._position) if self._position.phase == "play" else []

    def surplus(self) -> list[str]:
        """D7: the pieces that would leave the game if the turn ended now, first to last."""
        return leaving.surplus(self._position) if self._position.phase == "play" else []

    def kinds_on(self, space: str) -> tuple[str, ...]:
        """D10: the coins that could be taken on a space."""
        return carrying.kinds_on(self._position, space)

    def deposits(self, piece: str) -> bool:
        """D11: whether the coin that a piece carries would come onto its own repository now."""
        position = self._position
        coin = position.carrying[position.turn].get(piece)
        if coin is None or coin in position.deposited[position.turn]:
            return False
        return position.pieces[position.turn][piece] == position.home

    def wins_by_deposit(self, piece: str) -> bool:
        """D20: whether the coin that a piece would deposit now is the last that lacks."""
        position = self._position
        return self.deposits(piece) and len(set(position.deposited[position.turn])) == 2

    def turns_home(self, seat: int, piece: str) -> int:
        """How many turns an I is from its home, rivers drifting under it."""
        return ahead.turns_home(self._position, seat, piece)

    def strikes(self, piece: str) -> dict[str, Strike]:
        """D13: the attacks that a piece can win in this turn once it has walked."""
        if piece not in self._strikes:
            self._strikes[piece] = strikes.strikes(self._position, piece)
        return self._strikes[piece]

    def threats(self, seat: int) -> dict[str, Strike]:
        """A player's pieces that can be beaten before the next own turn, each with an attack."""
        if seat not in self._threats:
            self._threats[seat] = strikes.threats(self._position, seat)
        return self._threats[seat]

    def left_undone(self) -> list[Pick | Drop]:
        """Coins that lack on the own repository and could be taken or deposited right now."""
        position = self._position
        lacking = set(COINS) - set(position.deposited[position.turn])
        return [
            action
            for action in (position.legal() if position.phase == "play" else [])
            if (action[0] == "pick" and lacking.intersection(self._taken(*action[1:])))
            or (action[0] == "drop" and self.deposits(action[1]))
        ]

    def _taken(self, piece: str, kind: str = "") -> tuple[str, ...]:
        """What a pick would take."""
        position = self._position
        if kind:
            return (kind,)
        return carrying.kinds_on(position, position.space_of(position.turn, piece))

    def ended_by(self, piece: str) -> list[str]:
        """D4: the pieces that could still move, and could not any more once this one has."""
        position = self._position
        able = {action[1] for action in position.legal() if len(action) > 1}
        return [
            other
            for other in position.left
            if other in able and other != piece and leaving.ends(position, other, piece)
        ]

    def no_walk(self, piece: str, space: str) -> str:
        """D5: why a piece cannot walk to a space that is not next to it: too far, or barred."""
        position = self._position
        if position.standing.get(space, position.turn) != position.turn:
            return obstacles.no_reaching(position, piece, space)
        return obstacles.no_walk(position, piece, space)

    def enemies_near(self, piece: str) -> list[str]:
        """D13: the spaces beside a piece where an enemy stands that it may attack, if it wins."""
        position = self._position
        here = position.pieces[position.turn][piece]
        if here is None or piece in position.carrying[position.turn]:
            return []
        turn, standing = position.turn, position.standing
        return [near for near in NEIGHBOURS[here] if standing.get(near, turn) != turn]

    def attack_terms(self, piece: str, space: str) -> list[int]:
        """D13: the attacker's value, then those of the pieces that help."""
        return attacks.attack_terms(self._position, piece, space)

    def defence_terms(self, space: str) -> list[int]:
        """D14: the values of all who defend, and the repository at home."""
        return attacks.defence_terms(self._position, space)

    def parties(self, piece: str, space: str) -> list[tuple[int, str]]:
        """D13, D14: everybody who counts in an attack, as the seat and the space."""
        position = self._position
        enemy = position.standing[space]
        mine = attacks.attackers(position, piece, space)
        theirs = attacks.defenders(position, space)
        sides = [(position.turn, other) for other in mine] + [(enemy, other) for other in theirs]
        return [(seat, position.space_of(seat, other)) for seat, other in sides]
