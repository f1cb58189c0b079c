"""DRIFT once more, as plainly as the rules put it: slow, on dumps alone, and nothing shared.

It knows the board from the rules' lists, not from arcs, keeps no map of who stands where, and
asks every action that can be written down whether it is legal. The tests count with it.
"""

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

Dump: TypeAlias = dict[str, Any]
Move: TypeAlias = list[str]

VALUE = {"3a": 3, "2a": 2, "2b": 2, "1a": 1, "1b": 1, "1c": 1}
KINDS = ["copper", "silver", "gold"]
SIZES = {"O": 12, "A": 24, "B": 24, "M": 12, "C": 12, "E": 12, "N": 6, "F": 6, "G": 6}
RIVERS = {"O": 1, "M": -1, "N": 1}
SPACES = [f"{ring}{i}" for ring, size in SIZES.items() for i in range(size)]


def _lists() -> Iterator[tuple[str, str]]:
    for ring in "ABCEFG":
        for i in range(SIZES[ring]):
            yield f"{ring}{i}", f"{ring}{(i + 1) % SIZES[ring]}"
    for j in range(12):
        for i in (2 * j - 1, 2 * j, 2 * j + 1):
            yield f"O{j}", f"A{i % 24}"
            yield f"M{j}", f"B{i % 24}"
        yield f"M{j}", f"C{j}"
        yield f"E{j}", f"C{j}"
    for i in range(24):
        yield f"B{i}", f"A{i}"
    for j in range(6):
        for i in (2 * j - 1, 2 * j, 2 * j + 1):
            yield f"N{j}", f"E{i % 12}"
        yield f"N{j}", f"F{j}"
        yield f"G{j}", f"F{j}"
        yield f"O{2 * j}", f"G{j}"
        yield f"O{2 * j + 1}", f"C{2 * j + 1}"


ADJACENT = {pair for one, two in _lists() for pair in ((one, two), (two, one))}

UNIVERSE = (
    [["step", piece, space] for piece in VALUE for space in SPACES]
    + [["attack", piece, space] for piece in VALUE for space in SPACES]
    + [["pick", piece] for piece in VALUE]
    + [["pick", piece, kind] for piece in VALUE for kind in KINDS]
    + [["drop", piece] for piece in VALUE]
    + [["end_turn"]]
)


def home(position: Dump, seat: int) -> str:
    return f"A{4 * position['seats'][seat]['home']}"


def on(position: Dump, space: str) -> list[tuple[int, str]]:
    """(seat, piece) of all that stand on a space."""
    return [
        (seat, piece)
        for seat, player in enumerate(position["seats"])
        for piece, where in player["pieces"].items()
        if where == space
    ]


def legal(position: Dump) -> list[Move]:
    return [action for action in UNIVERSE if is_legal(position, action)]


def is_legal(position: Dump, action: Move) -> bool:
    return allowed(position, action) and not strands(position, action)


def allowed(position: Dump, action: Move) -> bool:
    """All rules but D7."""
    if action == ["end_turn"]:
        return True
    verb, piece, *rest = action
    seat = position["turn"]
    me = position["seats"][seat]
    space = me["pieces"][piece]
    if space is None or piece in position["done"] or not position["left"].get(piece, 0):
        return False
    coin = me["carrying"].get(piece)
    if verb == "drop":
        return coin is not None
    if verb == "pick":
        kinds = takeable(position, space)
        fits = rest[0] in kinds and len(kinds) > 1 if rest else len(kinds) == 1
        return VALUE[piece] == 1 and coin is None and fits
    goal = rest[0]
    if (space, goal) not in ADJACENT:
        return False
    there = on(position, goal)
    if verb == "attack":
        if coin is not None or not there or there[0][0] == seat:
            return False
        return strength(position, piece, goal) >= defence(position, goal) + 1
    if there:
        return False
    if coin is None:
        return True
    if goal == home(position, seat):
        return coin not in me["deposited"]
    return goal not in [home(position, other) for other in range(len(position["seats"]))]


def takeable(position: Dump, space: str) -> set[str]:
    there = set(position["coins"].get(space, []))
    for seat, player in enumerate(position["seats"]):
        if seat != position["turn"] and home(position, seat) == space:
            there |= set(player["deposited"])
    return there


def strength(position: Dump, piece: str, goal: str) -> int:
    me = position["seats"][position["turn"]]
    total = VALUE[piece]
    for other, where in me["pieces"].items():
        if other == piece or where is None or other in me["carrying"]:
            continue
        same_river = where[0] in RIVERS and where[0] == me["pieces"][piece][0]
        if (where, goal) in ADJACENT and not same_river:
            total += VALUE[other]
    return total


def defence(position: Dump, goal: str) -> int:
    seat = on(position, goal)[0][0]
    total = 9 if home(position, seat) == goal else 0
    for piece, where in position["seats"][seat]["pieces"].items():
        if where == goal or (where, goal) in ADJACENT:
            total += VALUE[piece]
    return total


def strands(position: Dump, action: Move) -> bool:
    """D7: compare who had a chance, and a way out, before the action with who has one after."""
    before = chances(position)
    after = chances(position if action == ["end_turn"] else played(position, action))
    if action == ["end_turn"]:
        after = dict.fromkeys(after, False)
    robbed = [piece for piece in after if before.get(piece) and not after[piece]]
    without = [piece for piece, chance in after.items() if not chance]
    return len(without) > 1 and any(way_out(position, piece) for piece in robbed)


def chances(position: Dump) -> dict[str, bool]:
    """The pieces on the home, but for those sent there, and whether they may still move."""
    player = position["seats"][position["turn"]]
    at_home = [
        p for p, where in player["pieces"].items() if where == home(position, position["turn"])
    ]
    return {
        piece: piece not in position["done"] and position["left"].get(piece, 0) > 0
        for piece in at_home
        if piece not in position["sent"]
    }


def way_out(position: Dump, piece: str) -> bool:
    return any(
        allowed(position, [verb, piece, space]) for verb in ("step", "attack") for space in SPACES
    )


def play(position: Dump, action: Move) -> Dump:
    """The position after a legal action of a turn under way."""
    return ended(position) if action == ["end_turn"] else played(position, action)


def played(position: Dump, action: Move) -> Dump:
    new = json.loads(json.dumps(position))
    verb, piece, *rest = action
    seat = new["turn"]
    me = new["seats"][seat]
    for other, points in new["left"].items():
        moved = points < VALUE[other] and other != piece
        if VALUE[other] > VALUE[piece] or moved:
            finish(new, other)
    if verb == "step":
        me["pieces"][piece] = rest[0]
        new["left"][piece] -= 1
        if rest[0][0] in RIVERS:
            new["left"][piece] = 0
    else:
        new["left"][piece] = 0
    if verb == "pick":
        pick(new, piece, rest[0] if rest else takeable(position, me["pieces"][piece]).pop())
    if verb == "drop":
        drop(new, seat, piece)
    if not new["left"][piece]:
        finish(new, piece)
    if verb == "attack":
        losers = on(new, rest[0])
        me["pieces"][piece] = rest[0]
        for loser, beaten in losers:
            send_home(new, loser, beaten)
    return tidy(new)


def finish(position: Dump, piece: str) -> None:
    if piece not in position["done"]:
        position["done"].append(piece)


def pick(position: Dump, piece: str, kind: str) -> None:
    seat = position["turn"]
    space = position["seats"][seat]["pieces"][piece]
    position["seats"][seat]["carrying"][piece] = kind
    if kind in position["coins"].get(space, []):
        position["coins"][space].remove(kind)
        return
    for other, player in enumerate(position["seats"]):
        if home(position, other) == space:
            player["deposited"].remove(kind)


def drop(position: Dump, seat: int, piece: str) -> None:
    player = position["seats"][seat]
    kind, space = player["carrying"].pop(piece), player["pieces"][piece]
    for other, host in enumerate(position["seats"]):
        if home(position, other) == space and kind not in host["deposited"]:
            host["deposited"].append(kind)
            return
    position["coins"].setdefault(space, []).append(kind)


def send_home(position: Dump, seat: int, piece: str) -> None:
    player = position["seats"][seat]
    if piece in player["carrying"]:
        lying = position["coins"].setdefault(player["pieces"][piece], [])
        lying.append(player["carrying"].pop(piece))
    if seat == position["turn"]:
        position["left"][piece] = 0
        finish(position, piece)
        position["sent"].append(piece)
    guests = [(s, p) for s, p in on(position, home(position, seat)) if s != seat]
    player["pieces"][piece] = home(position, seat)
    for guest, other in guests:
        send_home(position, guest, other)


def ended(position: Dump) -> Dump:
    new = json.loads(json.dumps(position))
    seat = new["turn"]
    player = new["seats"][seat]
    stayed = sorted(chances(new), key=lambda p: (-VALUE[p], p in player["carrying"], p))
    for piece in stayed[:-1]:
        if piece in player["carrying"]:
            coin = player["carrying"].pop(piece)
            new["coins"].setdefault(player["pieces"][piece], []).append(coin)
        player["pieces"][piece] = None
    clockwise = sorted(range(len(new["seats"])), key=lambda s: new["seats"][s]["home"])
    following = clockwise[clockwise.index(seat) + 1 :]
    if not following:
        drift(new)
        new["round"] += 1
    new["turn"] = following[0] if following else clockwise[0]
    pieces = new["seats"][new["turn"]]["pieces"]
    new["left"] = {piece: VALUE[piece] for piece in VALUE if pieces[piece] is not None}
    new["done"] = []
    new["sent"] = []
    return tidy(new)


def drift(position: Dump) -> None:
    for player in position["seats"]:
        player["pieces"] = {p: s and downstream(s) for p, s in player["pieces"].items()}
    position["coins"] = {downstream(s): kinds for s, kinds in position["coins"].items()}


def downstream(space: str) -> str:
    ring, index = space[0], int(space[1:])
    return f"{ring}{(index + RIVERS.get(ring, 0)) % SIZES[ring]}"


def tidy(position: Dump) -> Dump:
    """Lists in the order of the dumps, and the phase they tell."""
    position["coins"] = {s: sorted(c, key=KINDS.index) for s, c in position["coins"].items() if c}
    for name in ("done", "sent"):
        position[name] = [piece for piece in VALUE if piece in position[name]]
    for player in position["seats"]:
        player["deposited"].sort(key=KINDS.index)
    limit = position["options"]["rounds"]
    if limit == "auto":
        limit = [60, 60, 50, 40, 40][len(position["seats"]) - 2]
    won = any(set(player["deposited"]) == set(KINDS) for player in position["seats"])
    position["phase"] = "over" if won or 0 < limit < position["round"] else "play"
    return position


def count(position: Dump, depth: int) -> int:
    """How many sequences of so many actions there are; a game that is over has none."""
    if depth == 0:
        return 1
    if position["phase"] == "over":
        return 0
    return sum(count(play(position, action), depth - 1) for action in legal(position))
