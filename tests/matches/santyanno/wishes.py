"""SANTY ANNO's ways to end: who finds a ship and when, every event, every tie."""

from engine.game import Value
from engine.santyanno.rounds import ROUNDS
from tests.matches.record import Wish
from tests.matches.santyanno.checks import (
    ADA,
    BEA,
    CLEO,
    DORA,
    EDDA,
    FAY,
    all_shared,
    beats,
    captain_by,
    coins_of,
    events,
    fastest_not_first,
    last_event,
    late_after_countdown,
    named,
    places,
    ranked_by_ducats,
    ranks,
    same_millisecond,
    verdicts,
    without_coins,
)
from tests.matches.santyanno.choosers import racing, sharing_out

BASIC: dict[str, Value] = {}
EXPERT: dict[str, Value] = {"level": "expert"}
EVENTS = EXPERT | {"events": True}
PASS: dict[str, Value] = {"play": "pass"}

WISHES = {
    "all-events-8": Wish(
        "Eight players at three levels: each of the five kinds of event lies in one round.",
        8,
        EVENTS,
        lambda told, state: len(set(events(told))) == ROUNDS,
        racing("easy", "medium", "hard"),
    ),
    "captain-and-mates-5": Wish(
        "Five players, open loot: a captain and two first mates, all by ducats.",
        5,
        {"loot": "open"},
        lambda told, state: ranked_by_ducats(told, state, "captain", "mate", "mate"),
        racing("easy"),
    ),
    "captain-basic-3": Wish(
        "Three players with the basic cards: most ducats, and only a captain.",
        3,
        BASIC,
        lambda told, state: ranked_by_ducats(told, state, "captain"),
        racing("easy"),
    ),
    "captain-expert-4": Wish(
        "Four players with the expert cards: the captain is ahead in ducats.",
        4,
        EXPERT,
        lambda told, state: ranked_by_ducats(told, state, "captain"),
        racing("hard"),
    ),
    "countdown-runs-out-6": Wish(
        "In every round the last player finds no ship before the countdown ends.",
        6,
        {"laps": True},
        late_after_countdown,
        sharing_out("01234", "54321", "10543", "25014", "30152", others="late"),
    ),
    "equal-times-5": Wish(
        "All arrive at the same millisecond: the order in the log hands out the coins.",
        5,
        BASIC,
        same_millisecond,
        sharing_out("01234", "210", "4301", "10", "302", at=20_000),
    ),
    "event-bermuda-5": Wish(
        "5 players with events; bermuda twists the last round of nine cards.",
        5,
        EVENTS,
        last_event("bermuda"),
        racing("easy"),
    ),
    "event-rum-3": Wish(
        "3 players with events; rum twists the last round of nine cards.",
        3,
        EVENTS,
        last_event("rum"),
        racing("easy"),
    ),
    "event-seasick-l-6": Wish(
        "6 players with events; seasick-L twists the last round of nine cards.",
        6,
        EVENTS,
        last_event("seasick-L"),
        racing("easy"),
    ),
    "event-seasick-r-7": Wish(
        "7 players with events; seasick-R twists the last round of nine cards.",
        7,
        EVENTS,
        last_event("seasick-R"),
        racing("easy"),
    ),
    "event-whirlwind-4": Wish(
        "4 players with events; whirlwind twists the last round of nine cards.",
        4,
        EVENTS,
        last_event("whirlwind"),
        racing("easy"),
    ),
    "everybody-right-8": Wish(
        "Eight right ships in every round: five coins, and three players go without.",
        8,
        BASIC,
        without_coins,
        sharing_out("01234567", "76543210", "20716354", "13024765", "60147523"),
    ),
    "everybody-wrong-8": Wish(
        "Every player boards a wrong ship in every round: no coin is handed out.",
        8,
        EXPERT,
        lambda told, state: verdicts(told, "astray", 8) and all_shared(told, state),
        sharing_out(others="wrong"),
    ),
    "nobody-finds-a-ship-3": Wish(
        "Every player is late in every round: all share the first place with no ducats.",
        3,
        BASIC,
        lambda told, state: verdicts(told, "missing", 3) and all_shared(told, state),
        sharing_out(others="late"),
    ),
    "pass-the-tablet-3": Wish(
        "One after another, each timed alone: the fastest takes the coin, not the first in turn.",
        3,
        PASS,
        fastest_not_first,
        sharing_out("210", "10", "201", "0", "21"),
    ),
    "pass-the-tablet-8": Wish(
        "Eight players pass the tablet, with expert cards, events and laps; some run into the "
        "limit.",
        8,
        PASS | EVENTS | {"laps": True, "loot": "open"},
        lambda told, state: bool(named(told, "late")) and not named(told, "countdown"),
        sharing_out("7103", "206", "450127", "61", "370"),
    ),
    "shared-captains-4": Wish(
        "Ada and Bea have the same coins: both are captain, and the next place is skipped.",
        4,
        BASIC,
        lambda told, state: (
            coins_of(state, ADA) == coins_of(state, BEA)
            and ranks(told) == {ADA: "captain", BEA: "captain"}
            and places(state) == {ADA: 1, BEA: 1, CLEO: 3, DORA: 4}
        ),
        sharing_out("01", "10", "2", "", ""),
    ),
    "shared-mates-5": Wish(
        "Bea and Cleo share the second place and are both first mates.",
        5,
        EVENTS,
        lambda told, state: (
            places(state)[BEA] == places(state)[CLEO] == 2
            and ranks(told) == {ADA: "captain", BEA: "mate", CLEO: "mate"}
        ),
        sharing_out("01", "02", "", "", ""),
    ),
    "tie-by-fives-3": Wish(
        "Ada and Bea have 8 ducats each; Ada has the 5-ducat coin and is captain.",
        3,
        BASIC,
        captain_by(5, 8),
        sharing_out("01", "210", "", "", ""),
    ),
    "tie-by-fours-4": Wish(
        "Ada and Bea have 11 ducats and one 5 each; Ada has a 4 and is captain.",
        4,
        BASIC,
        captain_by(4, 11, 1),
        sharing_out("201", "2310", "0", "1", ""),
    ),
    "tie-by-threes-6": Wish(
        "Ada and Bea have 9 ducats, one 5 and no 4 each; Ada has a 3 and is captain.",
        6,
        EXPERT,
        captain_by(3, 9, 1, 0),
        sharing_out("2301", "45310", "0", "1", ""),
    ),
    "tie-by-twos-7": Wish(
        "Ada and Bea have 7 ducats and equal higher coins; Ada has a 2 and is captain. "
        "Dora beats Edda by a 4; Cleo and Fay share a place.",
        7,
        BASIC,
        lambda told, state: (
            captain_by(2, 7)(told, state)
            and beats(state, DORA, EDDA, 4)
            and places(state)[CLEO] == places(state)[FAY]
        ),
        sharing_out("23401", "56431", "0", "1", ""),
    ),
    "whirlwind-twice-6": Wish(
        "Six players: both whirlwinds come up in one match.",
        6,
        EVENTS,
        lambda told, state: events(told).count("whirlwind") == 2,
        racing("easy"),
    ),
}
