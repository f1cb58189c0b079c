"""Who may catch, asked of a view."""

from engine.annaotto import GAME
from engine.annaotto.catching import catchers
from engine.dice import Dice


def test_O19_every_view_tells_who_may_catch_in_the_order_of_the_actors() -> None:
    found = 0
    for seed in range(30):
        state, dice = GAME.new(4, seed, {"deal": 6}), Dice(seed)
        while state.actors and found < 60:
            able = [s for s in state.actors if any(a[0] == "catch" for a in state.legal(s))]
            assert all(catchers(state.view(seat)) == able for seat in (0, 1, 2, 3, None))
            found += bool(able)
            lays = [a for a in state.legal() if a[0] in ("lay", "take", "lay_drawn")]
            chosen = lays if lays and dice.below(4) else state.legal()
            state.play(dice.choice([a for a in chosen if a[-1] != "call"] or chosen))
    assert found == 60
