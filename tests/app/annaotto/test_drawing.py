"""What is drawn, from views alone."""

from typing import Any

from app.tables.annaotto.context import Context
from app.tables.annaotto.drawing import AnnaottoDrawing
from app.tables.annaotto.opened import OpenedHand
from app.tables.annaotto.slap import Slapping
from app.tables.annaotto.table import table
from app.tables.kit.scene import Scene
from engine.annaotto.cards import SIGN
from tests.app.annaotto.setting import NAMES, in_phase, reached, seated, seen
from tests.app.fakes import elements, words


def attributes(scene: Scene) -> list[dict[str, Any]]:
    return [found for _, found, _ in elements(scene)]


def drawn(context: Context) -> Scene:
    return table().drawing.draw(context)


def test_O22_only_the_own_cards_have_a_folded_corner() -> None:
    match = in_phase("turn")
    folds = [a for a in attributes(drawn(seen(match, 1))) if "#ao-fold-" in a.get("href", "")]
    assert len(folds) == len(match.state.view(1)["hands"][1])
    assert not [a for a in attributes(drawn(seen(match, None))) if "#ao-fold-" in a.get("href", "")]


def test_O4_before_all_have_chosen_the_others_cards_are_covered() -> None:
    scene = drawn(seen(in_phase("face"), 0))
    assert sum(a.get("href") == "#ao-BACK" for a in attributes(scene)) == 16
    assert sum(str(a.get("data-not")).startswith("flip:") for a in attributes(scene)) == 8


def test_a_card_that_shows_another_side_flips() -> None:
    session = seated(in_phase("face"))
    table = session.table
    before = table.drawing.draw(session.context((1180, 690)))
    assert not [a for a in attributes(before) if a.get("class") == "side-in"]
    session.choice.toggle("flip:2")
    after = table.drawing.draw(session.context((1180, 690)))
    assert len([a for a in attributes(after) if a.get("class") == "side-in"]) == 1


def test_another_persons_view_starts_with_nothing_in_motion() -> None:
    session = seated(in_phase("face"))
    session.table.drawing.draw(session.context((1180, 690)))
    session.choice.toggle("flip:2")
    chosen = session.context().ready
    assert chosen is not None
    session.play(chosen)
    session.ready()
    scene = session.table.drawing.draw(session.context((1180, 690)))
    assert not [a for a in attributes(scene) if a.get("class") == "side-in"]


def test_a_thin_line_leads_from_the_hand_that_the_top_card_came_from() -> None:
    """Also from the first seat's."""
    for wanted in range(3):
        match = reached(3, lambda at, _: at["phase"] == "turn" and len(at["discard"]) > 3)
        while match.log[-1][0] != wanted or match.log[-1][1][0] != "lay":
            lays = [a for a in match.state.legal() if a[0] == "lay"]
            match.play(next(iter(lays), match.state.legal()[0]))
        session = seated(match)
        session.viewer = None
        scene = session.table.drawing.picture(session.context((1180, 690)))
        assert any(a.get("class") == "trail" for a in attributes(scene))


def test_a_hand_with_small_cards_opens_large_with_cards_to_tap() -> None:
    match = reached(6, lambda at, legal: any(a[0] == "take" for a in legal))
    seat = match.state.actors[0]
    _, owner, place, *_ = next(a for a in match.state.legal() if a[0] == "take")
    opened = OpenedHand()
    drawing = AnnaottoDrawing(opened, Slapping())
    context = seen(match, seat, width=390, height=668, tappable=[f"card:{owner}:{place}"])
    closed = attributes(drawing.draw(context))
    assert not [a for a in closed if a.get("data-tap") == f"card:{owner}:{place}"]
    assert str(owner) in [a["data-seat"] for a in closed if a.get("data-do") == "look"]
    opened.seat = owner
    assert [a for a in attributes(drawing.draw(context)) if a.get("data-tap")]


def test_O19_people_around_catch_beside_the_one_who_acts() -> None:
    match = reached(3, lambda at, _: at["catch"] is not None and at["phase"] == "turn")
    at = match.state.view(None)
    other = next(seat for seat in range(3) if seat not in (at["catch"], at["turn"]))
    shown = attributes(drawn(seen(match, at["turn"])))
    assert [a["data-seat"] for a in shown if a.get("data-do") == "catch"] == [str(other)]
    replayed = attributes(drawn(seen(match, at["turn"], live=False)))
    assert not [a for a in replayed if a.get("data-do") == "catch"]


def test_O18_zones_stand_around_for_those_who_put_a_hand_down() -> None:
    match = in_phase("slap", 4, ("human", "easy", "human", "human"))
    zones = [a["data-seat"] for a in attributes(drawn(seen(match, None))) if "data-press" in a]
    layer = match.state.view(None)["layer"]
    people = [seat for n in range(4) if (seat := (layer + n) % 4) != 1]
    assert zones == [str(seat) for seat in people]


def test_O18_what_became_of_a_hand_stands_in_its_zone() -> None:
    match, parts = in_phase("slap"), table()
    clock, context = parts.clock, seen(match, None, now=10.0)
    clock.heard(context, "tap", {"do": "slap-start"})
    clock.heard(context, "key", {"key": "f", "at": 10.0})
    assert f"{NAMES[2]} · too early!" in words(parts.drawing.draw(context))
    context.now = clock.due(context) or 0
    clock.heard(context, "key", {"key": "a", "at": context.now})
    shown = words(parts.drawing.draw(context))
    assert "Anna · 1" in shown and "Clara · too early!" in shown and "Otto ·" not in shown


def test_O18_where_only_computer_players_slap_nobody_needs_a_zone() -> None:
    """A table of computer players alone can be watched through an ALL."""
    scene = drawn(seen(in_phase("slap", 2, ("hard", "hard")), None))
    assert scene[0] == "svg" and not [a for a in attributes(scene) if "data-press" in a]


def test_O18_in_a_replay_the_cards_stay_on_the_table() -> None:
    shown = attributes(drawn(seen(in_phase("slap"), None, live=False)))
    assert not [a for a in shown if "data-press" in a or a.get("data-do") == "slap-start"]
    assert [a for a in shown if str(a.get("class")).startswith("card")]


def test_every_side_has_its_words() -> None:
    drawing, context = table().drawing, seen(in_phase("turn"), 0)
    for side, sign in SIGN.items():
        shown = drawing.large(context, f"card:{side}:RD")
        assert shown is not None and "Behind it: red dots" in words(shown)
        assert sign in words(shown)
    assert drawing.large(context, "card:XX:") is None and drawing.large(context, "hand:9") is None


def test_a_hand_shown_large_keeps_its_secrets() -> None:
    match = in_phase("turn")
    for seat in range(3):
        shown = table().drawing.large(seen(match, 1), f"hand:{seat}")
        assert shown is not None
        folds = [a for a in attributes(shown) if "#ao-fold-" in a.get("href", "")]
        assert bool(folds) == (seat == 1)


def test_O20_the_sheet_tells_who_has_finished() -> None:
    match = reached(3, lambda at, _: len(at["out"]) == 1 and at["phase"] == "turn")
    shown = table().drawing.sheet(seen(match, None))
    assert shown is not None and "1st" in words(shown) and "2nd" not in words(shown)
