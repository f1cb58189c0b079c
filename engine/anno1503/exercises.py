"""ANNO 1503's exercises: the die, trading, prices, promotions, events, the sea, the goals."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.anno1503.home import Home
from engine.anno1503.names import bill, colonist_name, commodity_name, condition_name, space_name
from engine.anno1503.pieces import (
    AGREEMENT,
    ANY,
    BROWN_PIERS,
    COMMODITIES,
    GOALS,
    GRAY_PIERS,
    ISLANDS,
    OUTPOST,
    PAYS,
    PRICE,
    PROMOTION,
    RISES,
    SAFE_SPACES,
    WANTS,
    Cost,
)
from engine.anno1503.queries import reach
from engine.anno1503.rules import Anno1503
from engine.dice import Dice
from engine.exercises import PERSON, Answer, Exercise, Kind, numbers, one_of, yes_or_no
from engine.language import N_, listing, tr, tr_n

WORKSHOPS = range(1, 6)
SELDOM = 5
"""The plainest positions are so much more frequent than those that are worth a question."""
FAR = 20
"""More action points than any island is away."""


def _roll(position: Anno1503, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """I4."""
    home = position.homes[PERSON]
    number = dice.choice(WORKSHOPS)
    made = ISLANDS[home.island][number - 1]
    outpost = home.outposts.get(number)
    right = set(COMMODITIES) if made == ANY else {made} | ({outpost} if outpost else set())
    return Exercise(
        view=position.view(PERSON),
        question=tr("The die shows {number}. Which commodities can it bring you?", number=number),
        answers=tuple(Answer(commodity_name(one), one in right) for one in COMMODITIES),
        reason=_harvest(number, made, outpost),
        rule="I4",
        many=True,
    )


def _harvest(number: int, made: str, outpost: str | None) -> str:
    if made == ANY:
        return tr("Workshop {number} has the question mark: you choose any one.", number=number)
    if outpost and outpost != made:
        return tr(
            "Workshop {number} makes {made}, its outpost offers {outpost}: you take one of them.",
            number=number,
            made=commodity_name(made),
            outpost=commodity_name(outpost),
        )
    return tr("Workshop {number} makes {made}.", number=number, made=commodity_name(made))


def _selling(position: Anno1503, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """I8."""
    home = position.homes[PERSON]
    if position.phase != "build" or home.sold or home.has("tavern"):
        return None
    sales = _sales(home)
    if not sales or (len(sales) == 1 and dice.below(SELDOM)):
        return None
    gold = sum(PAYS[kind] for kind, _ in sales)
    return Exercise(
        view=position.view(PERSON),
        question=tr("You sell all that your colonists will buy. How much gold does it bring?"),
        answers=numbers(gold, dice),
        reason=tr(
            "Each colonist buys one card a turn: {sales}. That makes {gold}.",
            sales=listing(
                [
                    tr(
                        "a {colonist} {commodity} for {gold}",
                        colonist=colonist_name(kind),
                        commodity=commodity_name(commodity),
                        gold=PAYS[kind],
                    )
                    for kind, commodity in sales
                ]
            ),
            gold=gold,
        ),
        rule="I8",
    )


def _sales(home: Home) -> list[tuple[str, str]]:
    """What can be sold for the most gold: no two kinds of colonists want the same commodity."""
    goods, sales = home.goods.copy(), []
    for kind in home.colonists:
        wanted = next((one for one in WANTS[kind] if goods[one]), None)
        if wanted:
            goods[wanted] -= 1
            sales.append((kind, wanted))
    return sales


def _price(position: Anno1503, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """I9, I14."""
    seat = dice.below(position.seats)
    home = position.homes[seat]
    _bring_home(position, seat, dice.below(4))
    position.shields[seat] = home.shields()
    question = (
        tr("What do you pay for one commodity?")
        if seat == PERSON
        else tr("What does {player} pay for one commodity?", player=names[seat])
    )
    return Exercise(
        view=position.view(PERSON),
        question=question,
        answers=numbers(home.price, dice, least=PRICE - 3),
        reason=_discount(home),
        rule="I9",
    )


def _discount(home: Home) -> str:
    if not home.agreements:
        return tr("Without a trade agreement it costs {price} gold.", price=PRICE)
    return tr_n(
        "It costs {price} gold, less 1 for {count} trade agreement: {left}.",
        "It costs {price} gold, less 1 for each of {count} trade agreements: {left}.",
        home.agreements,
        price=PRICE,
        left=home.price,
    )


def _promoting(position: Anno1503, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """I7, with school and university."""
    home = position.homes[PERSON]
    kinds = [kind for kind in PROMOTION if kind in home.colonists]
    if not kinds:
        return None
    kind = dice.choice(kinds)
    cost = home.promotion_cost(kind)
    others: list[Cost] = [PROMOTION[one] for one in PROMOTION]
    others += [(("cloth", 1), ("lumber", 1), ("tools", 1)), (("lumber", 1), ("tools", 1))]
    right, words = bill(cost), [bill(one) for one in others]
    return Exercise(
        view=position.view(PERSON),
        question=tr(
            "What does it cost you to make a {colonist} a {next}?",
            colonist=colonist_name(kind),
            next=colonist_name(RISES[kind]),
        ),
        answers=one_of(right, words, str, dice),
        reason=tr("It costs {cost}.", cost=right)
        if cost == PROMOTION[kind]
        else tr("Your building makes it one cheaper: {cost}.", cost=right),
        rule="I7",
    )


class _Trouble(NamedTuple):
    """An event that takes gold, or something else from whoever has too little; in words."""

    rule: str
    question: str
    loses: str
    nothing: str
    paid: str
    """Why it costs what it costs."""
    unpaid: str


FIRE = _Trouble(
    "I20",
    N_("Fire breaks out! What does it do to you?"),
    N_("I lose the colonist farthest from the red zone"),
    N_("It costs me nothing"),
    N_("1 gold for each colonist outside the red zone."),
    N_(
        "It would cost {cost} gold and you have {gold}: "
        "you pay nothing, and the last colonist leaves."
    ),
)
PIRATES = _Trouble(
    "I19",
    N_("Pirates! What do they do to you?"),
    N_("I give up an outpost or an agreement"),
    N_("They cost me nothing"),
    N_("1 gold for each outpost and each trade agreement at home."),
    N_("They want {cost} gold and you have {gold}: you pay nothing, and give up one of them."),
)


def _fire(position: Anno1503, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """I20."""
    home = position.homes[PERSON]
    if len(home.colonists) == SAFE_SPACES and dice.below(SELDOM):
        home.colonists += ("pioneer",)  # or hardly anybody would have something to lose
    home.gold = dice.below(SELDOM)
    outside = max(0, len(home.colonists) - SAFE_SPACES)
    spared = ""
    if home.has("fire_station"):
        spared = tr("Your Fire Station keeps the fire away.")
    elif not outside:
        spared = tr("All your colonists are safe in the red zone.")
    return _struck(position, dice, FIRE, outside, len(home.colonists), spared)


def _pirates(position: Anno1503, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """I19."""
    home = position.homes[PERSON]
    _bring_home(position, PERSON, 1 + dice.below(4))
    home.gold = dice.below(SELDOM + 1)
    tiles = home.island_tiles
    spared = tr("Your Fort keeps the pirates away.") if home.has("fort") else ""
    return _struck(position, dice, PIRATES, tiles, tiles + 1, spared)


def _struck(
    position: Anno1503, dice: Dice, trouble: _Trouble, cost: int, more: int, spared: str
) -> Exercise:
    """What an event does to a home; `more` is a wrong price, `spared` why it does nothing."""
    home = position.homes[PERSON]
    position.shields[PERSON] = home.shields()
    pays, loses, nothing = _pays(max(1, cost)), tr(trouble.loses), tr(trouble.nothing)
    if spared:
        right, reason = nothing, spared
    elif home.gold >= cost:
        right, reason = pays, tr(trouble.paid)
    else:
        right, reason = loses, tr(trouble.unpaid, cost=cost, gold=home.gold)
    return Exercise(
        view=position.view(PERSON),
        question=tr(trouble.question),
        answers=one_of(right, [pays, _pays(more), loses, nothing], str, dice),
        reason=reason,
        rule=trouble.rule,
    )


def _pays(gold: int) -> str:
    return tr_n("I pay {count} gold", "I pay {count} gold", gold)


def _bring_home(position: Anno1503, seat: int, count: int) -> None:
    """So many tiles from the sea, as if they had been claimed long ago."""
    home = position.homes[seat]
    piers = [pier for pier in GRAY_PIERS[home.island] if pier not in home.outposts]
    for space, tile in list(position.tiles.items()):
        if home.island_tiles >= count:
            return
        if tile == AGREEMENT and home.agreements < BROWN_PIERS:
            home.agreements += 1
        elif tile.startswith(OUTPOST) and piers:
            home.outposts = home.outposts | {piers.pop(): tile.removeprefix(OUTPOST)}
        else:
            continue
        del position.tiles[space]
        position.forget(space)


def _exploring(position: Anno1503, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """I11, I12."""
    if position.phase != "ships":
        return None
    home, view = position.homes[PERSON], position.view(PERSON)
    able = [ship for ship, points in enumerate(home.points) if points and home.ships[ship]]
    if not able:
        return None
    ship = able[0]
    points = home.points[ship]
    far = reach(view, ship, FAR).islands
    near = [island for island, cost in far.items() if cost <= points + 2]
    if not near:
        return None
    island = dice.choice(near)
    return Exercise(
        view=view,
        question=tr_n(
            "Your ship has {count} action point. Can it explore the island at {space} now?",
            "Your ship has {count} action points. Can it explore the island at {space} now?",
            points,
            space=space_name(island),
        ),
        answers=yes_or_no(far[island] <= points),
        reason=tr(
            "Every move takes 1 point, and exploring 1 more: together {cost}.", cost=far[island]
        ),
        rule="I11",
        about=(f"ship:{ship}", f"space:{island}"),
    )


def _goals(position: Anno1503, dice: Dice, names: Sequence[str]) -> Exercise | None:
    """I22."""
    seat = dice.below(position.seats)
    goal = dice.choice([*GOALS])
    have = position.homes[seat].account()["progress"][goal]
    lacking = max(0, GOALS[goal] - have)
    if not have and dice.below(4 * SELDOM):
        return None
    question = (
        tr("How much do you still lack for the goal “{goal}”?", goal=condition_name(goal))
        if seat == PERSON
        else tr(
            "How much does {player} still lack for the goal “{goal}”?",
            player=names[seat],
            goal=condition_name(goal),
        )
    )
    return Exercise(
        view=position.view(PERSON),
        question=question,
        answers=numbers(lacking, dice),
        reason=tr(
            "{have} of {all} are there. Three of the five goals win, for as long as they hold.",
            have=have,
            all=GOALS[goal],
        ),
        rule="I22",
    )


KINDS = {
    "roll": Kind(title=N_("What the die brings"), make=_roll, begins=60),
    "selling": Kind(title=N_("Selling"), make=_selling, begins=80),
    "price": Kind(title=N_("Buying"), make=_price),
    "promoting": Kind(title=N_("Promotions"), make=_promoting, begins=60),
    "exploring": Kind(title=N_("How far a ship can go"), make=_exploring, begins=60),
    "fire": Kind(title=N_("Fire"), make=_fire),
    "pirates": Kind(title=N_("Pirates"), make=_pirates),
    "goals": Kind(title=N_("The five goals"), make=_goals, begins=80),
}
