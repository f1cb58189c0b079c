"""What a table asks of a view."""

from engine.santyanno.types import View


def passing(view: View) -> bool:
    """S15: whether the tablet is passed on, each timed alone."""
    return view["options"]["play"] == "pass"


def searching(view: View) -> list[int]:
    """The seats that have not committed in this race."""
    if view["phase"] != "race":
        return []
    return [seat for seat, entry in enumerate(view["boarded"]) if entry is None]


def committed(view: View) -> list[int]:
    """The seats that have boarded a ship or given up in this round."""
    return [seat for seat, entry in enumerate(view["boarded"]) if entry is not None]
