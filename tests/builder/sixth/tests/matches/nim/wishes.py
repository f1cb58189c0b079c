"""The one way NIM can end."""

from tests.matches.record import Wish

WISHES = {
    "last-stick": Wish(
        "Three players, five heaps: one takes the last stick, the others share second place (N4).",
        3,
        {"heaps": 5},
        lambda told, state: (
            told[-1][0] == "won" and [row["place"] for row in state.standings or []] == [1, 2, 2]
        ),
    )
}
