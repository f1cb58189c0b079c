"""DRIFT's sentences: names of pieces and spaces, prompts, the log, refusals."""

from engine.drift.board import MARKERS, RING
from engine.drift.pieces import COIN_LAND, PIECES, VALUE
from engine.game import Action, Data, Event

_ROMAN = {3: "III", 2: "II", 1: "I"}


def rank_name(piece: str) -> str:
    """What is written on the piece: III, II or I."""
    return _ROMAN[VALUE[piece]]


def piece_name(piece: str) -> str:
    """A piece told apart from its equals: III, II a, I c."""
    return "III" if VALUE[piece] == 3 else f"{rank_name(piece)} {piece[1]}"


def pieces_named(pieces: list[str]) -> str:
    """the III, two IIs and the I."""
    ranks = [rank_name(piece) for piece in pieces]
    counts = ("the", "two", "three")
    return listing(
        [
            f"{counts[ranks.count(rank) - 1]} {rank}{'s' * (ranks.count(rank) > 1)}"
            for rank in dict.fromkeys(ranks)
        ]
    )


def space_name(space: str) -> str:
    """outer land A5."""
    return f"{RING[space].name} {space}"


def listing(things: list[str] | tuple[str, ...]) -> str:
    """copper, silver and gold."""
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"


def terms_named(terms: list[int]) -> str:
    """3 + 2 = 5."""
    shown = " + ".join(map(str, terms))
    return shown if len(terms) == 1 else f"{shown} = {sum(terms)}"


def prompt(view: Data, names: list[str]) -> str:
    if view["phase"] == "over":
        return "The game is over."
    mine = view["seat"] == view["turn"]
    if view["phase"] == "place":
        return _placing_prompt(view) if mine else f"{names[view['turn']]} is placing coins."
    if not mine:
        return f"{names[view['turn']]} is thinking."
    return _moving_prompt(view)


def _placing_prompt(view: Data) -> str:
    coins = view["unplaced"][view["turn"]]
    return f"Place your {listing([f'{coin} on the {COIN_LAND[coin]}' for coin in coins])}."


def _moving_prompt(view: Data) -> str:
    seat, left = view["seats"][view["turn"]], view["left"]
    able = [piece for piece in PIECES if left.get(piece) and piece not in view["done"]]
    able = [piece for piece in able if seat["pieces"][piece] is not None]
    home = f"A{4 * seat['home']}"
    at_home = [p for p in PIECES if seat["pieces"][p] == home and left.get(p) == VALUE[p]]
    if not able:
        return "All your pieces have moved: end your turn."
    if len(at_home) > 1:
        return "All your pieces on your home but one must leave it this turn. The high ranks first."
    if VALUE[able[0]] == 1:
        return "Move your Is, pick up or drop a coin, or end your turn."
    ranks = dict.fromkeys(_ROMAN[VALUE[piece]] for piece in able)
    shown = [rank if rank == "III" else f"{rank}s" for rank in ranks]
    return f"Move your {', then your '.join(shown)}, or end your turn."


def opening(view: Data, names: list[str]) -> list[str]:
    if view["phase"] == "place":
        return ["The board is empty: everybody in turn places copper, silver and gold."]
    homes = [sentence(("drew", seat, s["home"]), names) for seat, s in enumerate(view["seats"])]
    begins = sentence(("round", view["round"], view["turn"]), names)
    return ["The coins lie scattered over the board.", *map(str, homes), str(begins)]


def describe(action: Action, names: list[str]) -> str:
    match action:
        case ("place", coin, space):
            return f"Place {coin} on {space_name(space)}"
        case ("step", piece, space):
            return f"Move {piece_name(piece)} to {space_name(space)}"
        case ("attack", piece, space):
            return f"Attack {space_name(space)} with {piece_name(piece)}"
        case ("pick", piece, coin):
            return f"Pick up {coin} with {piece_name(piece)}"
        case ("pick", piece):
            return f"Pick up the coin with {piece_name(piece)}"
        case ("drop", piece):
            return f"Drop the coin of {piece_name(piece)}"
        case ("end_turn",):
            return "End the turn"
    return str(action[0])


def sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("placed", seat, coin, space):
            return f"{names[seat]} places {coin} on {space_name(space)}."
        case ("drew", seat, marker):
            return f"{names[seat]} draws the {MARKERS[marker]}: home is A{4 * marker}."
        case ("round", number, first):
            return f"Round {number}: {names[first]} begins."
        case ("stepped", seat, piece, _, space):
            return f"{names[seat]}’s {rank_name(piece)} goes to {space_name(space)}."
        case ("attacked", seat, piece, _, space, loser, beaten, total, against):
            return (
                f"{names[seat]}’s {rank_name(piece)} beats {names[loser]}’s {rank_name(beaten)} "
                f"on {space_name(space)}, {total} against {against}."
            )
        case ("sent_home", seat, piece, _, _, how):
            why = "goes home" if how == "beaten" else "must make room and goes home"
            return f"{names[seat]}’s {rank_name(piece)} {why}."
        case ("removed", seat, piece, _):
            return f"{names[seat]}’s {rank_name(piece)} did not leave the home: out of the game."
        case ("ended", seat):
            return f"{names[seat]} ends the turn."
        case ("drifted", pieces, coins):
            return _drift_sentence(len(pieces), len(coins))
        case ("won", seat):
            return f"{names[seat]} has copper, silver and gold on the repository and wins."
        case ("limit", number, winners):
            who = listing([names[seat] for seat in winners])
            wins = "wins" if len(winners) == 1 else "share the win"
            return f"Round {number} was the last: {who} {wins}."
    return _coin_sentence(event, names)


def _drift_sentence(pieces: int, coins: int) -> str:
    swept = [
        f"{count} {thing}{'' if count == 1 else 's'}"
        for count, thing in ((pieces, "piece"), (coins, "coin"))
        if count
    ]
    return f"The rivers drift, with {listing(swept)}." if swept else "The rivers drift, empty."


def _coin_sentence(event: Event, names: list[str]) -> str | None:
    match event:
        case ("picked", seat, piece, coin, space):
            return f"{names[seat]}’s {rank_name(piece)} picks up {coin} on {space_name(space)}."
        case ("pilfered", seat, piece, coin, _, host):
            return (
                f"{names[seat]}’s {rank_name(piece)} takes {coin} from {names[host]}’s repository."
            )
        case ("dropped", seat, piece, coin, space):
            return f"{names[seat]}’s {rank_name(piece)} drops {coin} on {space_name(space)}."
        case ("deposited", seat, _, coin, _):
            return f"{names[seat]} deposits {coin}."
        case ("returned", seat, _, coin, _, host):
            return f"The {coin} goes back on {names[host]}’s repository."
        case ("fell", seat, piece, coin, space):
            return f"The {coin} of {names[seat]}’s {rank_name(piece)} stays on {space_name(space)}."
    return None


_REFUSALS = {
    "action": "That is no action of DRIFT.",
    "D1 first": "Setting up (D1): the coins are placed before anybody moves.",
    "D1 over": "Setting up (D1): the coins have been placed.",
    "D1 placed": "Setting up (D1): your {0} lies on the board already.",
    "D1 home": "Setting up (D1): no coin is placed on a home space.",
    "D1 river": "Setting up (D1): no coin is placed in a river.",
    "D1 land": "Setting up (D1): {0} belongs on the {1}.",
    "D1 taken": "Setting up (D1): a coin lies on {0} already.",
    "D4 rank": "Order of rank (D4): a lower rank has moved, so your {0} is done for this turn.",
    "D4 other": "Order of rank (D4): another piece has moved since, so this {0} is done.",
    "D5 points": "Moving (D5): this {0} has no points left this turn.",
    "D5 door": "Moving (D5): a door is no space; step from {0} to {1}, or back.",
    "D5 far": "Moving (D5): {0} is not next to {1}.",
    "D5 own": "Moving (D5): a piece of yours stands on {0}.",
    "D5 enemy": "Moving (D5): an enemy stands on {0}; it can only be attacked.",
    "D7 gone": "Leaving home (D7): this {0} has left the game.",
    "D7 first": "Leaving home (D7): move {0} out first; all pieces but one must leave.",
    "D7 end": "Leaving home (D7): all pieces but one must leave, and {0} still can.",
    "D8": "Own home (D8): a piece of yours is on it already.",
    "D9 over": "Rivers (D9): entering the river ended the move of this {0}.",
    "D9 along": "Rivers (D9): nobody moves along a river; the drift does that.",
    "D10 rank": "Picking up (D10): only an I handles coins, not a {0}.",
    "D10 one": "Picking up (D10): an I carries one coin at a time.",
    "D10 own": "Picking up (D10): a coin on your own repository stays there.",
    "D10 none": "Picking up (D10): there is no coin to take on {0}.",
    "D10 kind": "Picking up (D10): there is no {0} to take on {1}.",
    "D10 which": "Picking up (D10): choose {0}.",
    "D10 only": "Picking up (D10): there is only {0} here; it need not be named.",
    "D11 none": "Dropping (D11): this I carries no coin.",
    "D12 other": "Homes (D12): with a coin an I may not enter another player’s home.",
    "D12 own": "Homes (D12): there is {0} on your repository already.",
    "D13 carrying": "Attacking (D13): an I that carries a coin does not attack.",
    "D13 far": "Attacking (D13): {0} is not next to {1}.",
    "D13 along": "Attacking (D13): nobody attacks along the river they are in.",
    "D13 nobody": "Attacking (D13): there is no enemy on {0}.",
    "D14": "Attack of {0} against {1} (D14): it must be at least 1 higher.",
}


def no(rule: str, *things: str) -> str:
    """The refusal of a rule, with what it is about."""
    return _REFUSALS[rule].format(*things)
