"""Every reason that a hint gives holds in the position, and the action furthers it."""

from typing import Any

from engine.anno1503 import judgement
from engine.anno1503.board import ISLAND_SPACES, SHORES, WATERS
from engine.anno1503.charting import chart
from engine.anno1503.names import (
    benefit,
    bill,
    colonist_name,
    commodity_name,
    condition_name,
    space_name,
    tile_name,
)
from engine.anno1503.pieces import (
    AGREEMENT,
    BUILDINGS,
    COLONISTS,
    COMMODITIES,
    GOALS,
    ISLANDS,
    OUTPOST,
    PAYS,
    TILE_CODES,
    WANTS,
)
from engine.game import Value
from engine.language import either
from tests.engine.bots.hints import Check, Hint, faults, sampled

TABLES: list[tuple[int, dict[str, Value]]] = [(2, {}), (3, {}), (4, {})]


def mine(hint: Hint) -> Any:
    return hint.state.homes[hint.seat]


def then(hint: Hint) -> Any:
    return hint.after.homes[hint.seat]


def space(text: str) -> str:
    return next(one for one in ISLAND_SPACES if space_name(one) == text)


def tile(text: str) -> str:
    return next(one for one in TILE_CODES if tile_name(one) == text)


def moves(start: str, island: str) -> int:
    """Counted anew, one ring after the other."""
    ring, far = {start}, 0
    while not any(island in SHORES[at] for at in ring):
        ring |= {near for at in ring for near in WATERS[at]}
        far += 1
    return far


def comes_nearer(hint: Hint, island: str) -> bool:
    _, ship, goal = hint.action
    return moves(goal, island) < moves(mine(hint).ships[ship], island)


def may_lie(hint: Hint, wanted: str) -> float:
    """The chance that an unknown tile is one of these, and there must be room for each."""
    state, home = hint.state, mine(hint)
    hidden = [at for where, at in state.tiles.items() if where not in home.seen] + state.reserve
    found = 0
    for word, room, count in (
        ("an outpost", len(home.outposts) < 4, sum(one.startswith(OUTPOST) for one in hidden)),
        ("a trade agreement", home.agreements < 3, hidden.count(AGREEMENT)),
    ):
        if word in wanted:
            found += count
            if not room or not count:
                return 0.0
    return found / len(hidden)


def unknown(hint: Hint) -> int:
    return len(hint.state.tiles.keys() - mine(hint).seen)


def aims(text: str) -> tuple[str, ...]:
    return tuple(goal for goal in GOALS if condition_name(goal) in text)


def planned(hint: Hint, text: str) -> tuple[str, ...]:
    """The plan that a sentence names, if it is the quickest."""
    state, seat = hint.state, hint.seat
    own, known = judgement.affairs(state, seat), chart(state, seat)
    best = judgement.best_plan(own, known, state.seats)
    assert aims(text) == best, text
    return best


def lacking(hint: Hint, plan: tuple[str, ...]) -> dict[str, int]:
    need = judgement.needs(judgement.affairs(hint.state, hint.seat), plan)
    held = mine(hint).goods
    return {c: n - held[c] for c, n in zip(COMMODITIES, need, strict=True)}


def served(hint: Hint, text: str) -> bool:
    """Each condition that is named is not held yet and takes more of what the action brings."""
    named = aims(text)
    alone = (lacking(hint, (goal,))[hint.action[1]] for goal in named)
    held = hint.state.shields[hint.seat]
    own = [goal for place, goal in enumerate(GOALS) if held >> place & 1]
    return bool(named) and all(count > 0 for count in alone) and not set(named) & set(own)


def needed(hint: Hint, text: str) -> bool:
    """A plan of three takes it together, where one condition alone may have enough of it."""
    named = aims(text)
    need = judgement.needs(judgement.affairs(hint.state, hint.seat), named)
    return bool(named) and need[COMMODITIES.index(hint.action[1])] > 0


def brought_by(hint: Hint, commodity: str) -> str:
    home = mine(hint)
    rolls = [
        str(roll)
        for roll, made in enumerate(ISLANDS[home.island], 1)
        if made in ("any", commodity) or home.outposts.get(roll) == commodity
    ]
    return either(rolls)


def earned(hint: Hint, text: str) -> bool:
    return bool(then(hint).gold - mine(hint).gold == int(text) > 0)


def spare(hint: Hint, aim: str) -> bool:
    return lacking(hint, planned(hint, aim))[hint.action[-1]] < 0


def gained(hint: Hint, text: str) -> bool:
    new = hint.after.shields[hint.seat] & ~hint.state.shields[hint.seat]
    return aims(text) == tuple(g for i, g in enumerate(GOALS) if new >> i & 1)


def leaders_loss(hint: Hint) -> bool:
    before = judgement.others_rounds(hint.state, hint.seat)
    return judgement.others_rounds(hint.after, hint.seat) > before


def ship_near(hint: Hint, count: str, island: str) -> bool:
    goal = space(island)
    return goal in hint.state.tiles and any(
        ship and moves(ship, goal) == int(count) for ship in mine(hint).ships
    )


def built(hint: Hint, number: str, text: str) -> bool:
    new = [one for one in BUILDINGS if then(hint).has(one) and not mine(hint).has(one)]
    return len(then(hint).buildings) == int(number) and [benefit(one) for one in new] == [text]


def risen(hint: Hint, text: str, goods: str, gold: str) -> bool:
    kind = then(hint).colonists[hint.action[1] - 1]
    words = either([commodity_name(one) for one in WANTS[kind]])
    rose = COLONISTS.index(kind) > COLONISTS.index(mine(hint).colonists[hint.action[1] - 1])
    return rose and (colonist_name(kind), words, str(PAYS[kind])) == (text, goods, gold)


def lies(hint: Hint, island: str, text: str) -> bool:
    return bool(mine(hint).seen.get(island) == tile(text))


def claimed(hint: Hint) -> str:
    found: str = hint.state.tiles[hint.state.exploring[1]]
    return found


CHECKS: dict[str, Check | None] = {
    "Every turn begins with the die.": lambda h, g: h.action == ("roll",),
    "It is on the way to {}, where a {} lies.": lambda h, g: (
        comes_nearer(h, space(g[0])) and lies(h, space(g[0]), g[1])
    ),
    "It is on the way to {}, where {} may lie.": lambda h, g: (
        comes_nearer(h, space(g[0]))
        and space(g[0]) in h.state.tiles
        and space(g[0]) not in mine(h).seen
        and ("treasure" in g[1] or may_lie(h, g[1]) > 0)
    ),
    "From {} the ship can go on next turn.": None,
    "A {} lies there, and it is worth a ship.": lambda h, g: lies(h, h.action[2], g[0]),
    "The chance that an unknown tile is {} is {} in 100.": lambda h, g: (
        h.action[2] not in mine(h).seen and round(100 * may_lie(h, g[0])) == int(g[1])
    ),
    "A look costs only a point, and there may be a treasure.": lambda h, g: (
        h.action[2] not in mine(h).seen
    ),
    "Your home cannot take a {} now.": lambda h, g: (
        tile(g[0]) == claimed(h) and h.state.legal(h.seat) == [("leave",)]
    ),
    "The ship is worth more than a {}: {} island{} still unknown.": lambda h, g: (
        tile(g[0]) == claimed(h) and unknown(h) == int(g[1])
    ),
    "The ship can fetch a {} from {}.": lambda h, g: lies(h, space(g[1]), g[0]),
    "The ship is worth more than this tile.": None,
    "Your ship is {} move from {}, where it can look for a tile.": lambda h, g: ship_near(h, *g),
    "Your ship is {} moves from {}, where it can look for a tile.": lambda h, g: ship_near(
        h, g[0], g[-1]
    ),
    "Your ship lies beside {}, where it can look for a tile.": lambda h, g: ship_near(h, "0", g[0]),
    "Your ship lies beside {}, where a {} lies.": lambda h, g: (
        ship_near(h, "0", g[0]) and lies(h, space(g[0]), g[1])
    ),
    "Your ship is {} move from {}, where a {} lies.": lambda h, g: (
        ship_near(h, g[0], g[1]) and lies(h, space(g[1]), g[2])
    ),
    "Your ship is {} moves from {}, where a {} lies.": lambda h, g: (
        ship_near(h, g[0], g[1]) and lies(h, space(g[1]), g[2])
    ),
    "No tile is left that a ship could bring you.": None,
    "It wins the match with {}.": lambda h, g: (
        h.after.over and h.after.turn == h.seat and len(aims(g[0])) >= 3
    ),
    "It gains a victory point: {}.": lambda h, g: gained(h, g[0]),
    "It takes a public building away from the opponent closest to winning.": lambda h, g: (
        leaders_loss(h) and h.action[0] == "pioneer"
    ),
    "It takes an island tile away from the opponent closest to winning.": lambda h, g: (
        leaders_loss(h) and h.action[0] == "claim"
    ),
    "It takes a commodity away from the opponent closest to winning.": lambda h, g: (
        leaders_loss(h) and h.action[0] in ("buy", "take")
    ),
    "A ship can bring the next island tile, on the way to {}.": lambda h, g: (
        set(aims(g[0])) <= {"outposts", "agreements"}
        and len([one for one in then(h).ships if one]) > len([one for one in mine(h).ships if one])
    ),
    "A ship can find you a tile: {} island{} one.": lambda h, g: len(h.state.tiles) == int(g[0]),
    "It is public building {} of 4: {}": lambda h, g: built(h, *g),
    "One more colonist buys every turn, and from the fourth on each brings a building.": (
        lambda h, g: len(then(h).colonists) == len(mine(h).colonists) + 1 <= 3
    ),
    "A {} buys {} every turn, for {} gold.": lambda h, g: risen(h, *g),
    "It brings {} gold, on the way to 30 gold.": lambda h, g: earned(h, g[0]) and mine(h).gold < 30,
    "It brings {} gold, and you do not need this {} for {}.": lambda h, g: (
        earned(h, g[0]) and commodity_name(h.action[2]) == g[1] and spare(h, g[2])
    ),
    "It brings {} gold, and you may keep only {} cards.": lambda h, g: (
        earned(h, g[0]) and mine(h).cards > mine(h).hand_limit == int(g[1])
    ),
    "It brings {} gold, and every {} rolled can bring {} again.": lambda h, g: (
        earned(h, g[0]) and brought_by(h, h.action[2]) == g[1]
    ),
    "It is still needed for {}.": lambda h, g: needed(h, g[0]),
    "It can help you towards {}.": lambda h, g: served(h, g[0]),
    "Your {} buys it for {} gold.": lambda h, g: any(
        colonist_name(kind) == g[0] and PAYS[kind] == int(g[1]) and h.action[1] in WANTS[kind]
        for kind in mine(h).colonists
    ),
    "It keeps the most ways to win open.": None,
    "You do not need this {} for {}.": lambda h, g: (
        commodity_name(h.action[1]) == g[0] and spare(h, g[1])
    ),
    "You may keep only {} cards, and every {} rolled can bring {} again.": lambda h, g: (
        mine(h).cards > mine(h).hand_limit == int(g[0]) and brought_by(h, h.action[1]) == g[1]
    ),
    "It is trade agreement {} of 3, and buying gets cheaper.": lambda h, g: (
        then(h).agreements == int(g[0]) and then(h).price == mine(h).price - 1
    ),
    "It is outpost {} of 4, and every {} rolled can bring {}.": lambda h, g: (
        len(then(h).outposts) == int(g[0]) and commodity_name(then(h).outposts[int(g[1])]) == g[2]
    ),
    "A {} is worth the ship.": lambda h, g: tile(g[0]) == claimed(h),
    "Of these island tiles, this one helps least towards {}.": lambda h, g: bool(planned(h, g[0])),
    "For {} you still lack {}.": lambda h, g: (
        bill(tuple((c, n) for c, n in lacking(h, planned(h, g[0])).items() if n > 0)) == g[1]
    ),
    "For {} you only lack {} gold.": lambda h, g: (
        "gold" in planned(h, g[0]) and mine(h).gold + int(g[1]) == 30
    ),
    "You have all the cards that you need for {}.": lambda h, g: (
        max(lacking(h, planned(h, g[0])).values()) <= 0
    ),
}


def test_hints_are_true_and_say_something() -> None:
    assert faults(sampled("anno1503", TABLES, "hard"), CHECKS) == []
