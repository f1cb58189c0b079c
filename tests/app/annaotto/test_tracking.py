"""Which card is which, by what all have seen."""

from app.tables.annaotto.context import Context
from app.tables.annaotto.tracking import Tracking
from engine import Match, Player, games
from engine.dice import Dice
from tests.app.annaotto.setting import reached, seated, seen

GAME = games()["annaotto"]


def told(match: Match, upto: int | None = None) -> Context:
    """What a bystander was told of a match, or of its beginning."""
    context = seen(match, None)
    history = match.history[:upto]
    context.length = len(history)
    context.told_since = lambda length: [
        [event for event, seats in events if seats is None] for _, events in history[length:]
    ]
    return context


def test_cards_keep_their_names_through_a_match() -> None:
    players = [Player(f"P{n}", "red") for n in range(3)]
    match, dice, tracking = Match(GAME, players, 3), Dice(3), Tracking()
    sides: dict[str, set[str]] = {}
    while not match.over and match.length < 300:
        match.play(dice.choice(match.state.legal()))
        tracker = tracking.up_to(told(match))
        at = match.state.dump()
        for keys, hand in zip(tracker.hands, at["hands"], strict=True):
            for key, card in zip(keys, hand, strict=True):
                assert sides.setdefault(key, set(card)) == set(card)
        assert at["discard"][-1][0] in sides.setdefault(tracker.top, set(at["discard"][-1]))
    assert match.length > 30


def test_names_are_found_again_after_going_back() -> None:
    match = Match(GAME, [Player("A", "red"), Player("B", "blue")], 5)
    dice, tracking = Dice(5), Tracking()
    early: Context | None = None
    for _ in range(20):
        match.play(dice.choice(match.state.legal()))
        if match.length == 4:
            early = told(match)
    assert early is not None
    whole = [hand[:] for hand in tracking.up_to(told(match)).hands]
    assert tracking.up_to(early).hands != whole
    assert tracking.up_to(told(match)).hands == whole


def test_the_viewers_own_news_change_no_name() -> None:
    """What one alone is told must not show in how the cards travel."""
    match = reached(2, lambda at, legal: at["phase"] == "drawn")
    session = seated(match)
    assert session.viewer is not None
    own, bystanders = Tracking(), Tracking()
    mine, theirs = own.up_to(session.context()), bystanders.up_to(told(match))
    assert (mine.hands, mine.drawn, mine.top) == (theirs.hands, theirs.drawn, theirs.top)


def test_a_view_of_which_nothing_was_told_has_a_name_for_every_card() -> None:
    match = reached(4, lambda at, legal: len({len(hand) for hand in at["hands"]}) > 2)
    tracker = Tracking().up_to(seen(match, 0))
    keys = [key for hand in tracker.hands for key in hand] + [tracker.top, tracker.draw]
    assert tracker.fits(match.state.view(0)) and len(set(keys)) == len(keys)


def test_what_moved_in_the_last_round_is_traced() -> None:
    match = reached(3, lambda at, legal: at["phase"] == "turn" and len(at["discard"]) > 4)
    tracking = Tracking()
    before = [hand[:] for hand in tracking.up_to(told(match)).hands]
    place = next((a for a in match.state.legal() if a[0] == "take"), None)
    assert place is not None
    _, owner, spot, *_ = place
    match.play(place)
    tracker = tracking.up_to(told(match))
    assert tracker.top == before[owner][spot] and tracker.top in tracker.traced()
    assert tracker.owner == owner
