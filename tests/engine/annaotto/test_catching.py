"""Who may catch, asked of a view."""

from engine.annaotto import GAME
from engine.annaotto.catching import catchers
from engine.dice import Dice


def test_O19_a_view_tells_who_may_catch() -> None:
    found = 0
    for seed in range(30):
        state, dice = GAME.new(4, seed, {"deal": 6}), Dice(seed)
        while state.actors and found < 60:
            views = [state.view(seat) for seat in (0, 1, 2, 3, None)]
            legal = [seat for seat in range(4) if any(a[0] == "catch" for a in state.legal(seat))]
            assert all(catchers(view) == legal for view in views)
            found += bool(legal)
            lays = [a for a in state.legal() if a[0] in ("lay", "take", "lay_drawn")]
            chosen = lays if lays and dice.below(4) else state.legal()
            state.play(dice.choice([a for a in chosen if a[-1] != "call"] or chosen))
    assert found == 60
