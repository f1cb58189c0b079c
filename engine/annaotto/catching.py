"""Who may catch whom, as a view tells it (O19)."""

from engine.annaotto.types import View


def catchers(view: View) -> list[int]:
    """The seats that may catch now: the one on turn first, the others clockwise from it.

    Ruling P11: the layer's follow-ups come before it. Open fields tell it, so every view gives the
    same answer.
    """
    suspect = view["catch"]
    if suspect is None or view["phase"] != "turn":
        return []
    seats = len(view["hands"])
    around = [(view["turn"] + step) % seats for step in range(seats)]
    return [seat for seat in around if seat != suspect and seat not in view["out"]]
