"""Who may catch whom, as a view tells it (O19)."""

from engine.annaotto.types import View


def catchers(view: View) -> list[int]:
    """The seats that may catch now, in seat order; ruling P11: the layer's follow-ups come first.

    They are told by open fields, so every view gives the same answer.
    """
    forgetter = view["catch"]
    if forgetter is None or view["phase"] != "turn":
        return []
    seats = range(len(view["hands"]))
    return [seat for seat in seats if seat != forgetter and seat not in view["out"]]
