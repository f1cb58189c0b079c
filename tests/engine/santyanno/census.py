"""What belongs to a position of SANTY ANNO: ships, pirates and cards, used ones too.

Used cards are not kept in the position, so those of earlier rounds are counted by the rounds.
"""

from collections import Counter

from engine.game import Data

ROWS = (5, 6, 7, 8, 9)


def census(dump: Data) -> Counter[str]:
    done = dump["round"] - (dump["phase"] != "over")
    events = done * dump["options"]["events"] + len(dump["events"]) + (dump["event"] is not None)
    return Counter(
        {f"ship {ship}": dump["table"].count(ship) for ship in range(1, 9)}
        | {
            "pirates": len(dump["pirates"]),
            "boarding cards": sum(ROWS[:done]) + len(dump["cards"]) + len(dump["deck"]),
            "event cards": events,
        }
    )
