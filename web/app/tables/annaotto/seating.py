"""Who comes after whom (O5, O15, O20), as a view tells it."""

from collections.abc import Collection, Sequence

from engine.annaotto.types import View


def after(view: View, seat: int, direction: int = 0, gone: Collection[int] = ()) -> int:
    """The next seat still playing, in the direction of play or another one.

    `gone` are those who will have finished by then.
    """
    seats, step = len(view["hands"]), direction or view["direction"]
    others = ((seat + step * n) % seats for n in range(1, seats + 1))
    return next(
        (one for one in others if one not in view["out"] and one not in gone),
        seat,
    )


def coming(view: View, actors: Sequence[int]) -> int | None:
    """Who is next, after the one for whom the table waits."""
    if view["phase"] in ("face", "over") or not actors:
        return None
    if view["phase"] in ("keep", "turning") and view["turn"] != actors[0]:
        return view["turn"]
    return view["next"]
