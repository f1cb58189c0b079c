"""What a month takes: A10–A16 and the rulings on weather and cusp."""

from itertools import combinations

import pytest

from engine.anno.cards import COPIES, MONTHS, SEASONS, WEATHERS, ZODIACS, mask
from engine.anno.matching import is_full, matches
from engine.dice import Dice
from tests.engine.anno.positions import match, position, refused, takes


def test_A10_one_card_or_three_and_more() -> None:
    state = position("M05 Q2 D31 SSPR ZTAU")
    assert takes(state, "M05") == {
        "Q2",
        "D31",
        "SSPR",
        "ZTAU",
        "D31 Q2 SSPR",
        "D31 Q2 ZTAU",
        "D31 SSPR ZTAU",
        "Q2 SSPR ZTAU",
        "D31 Q2 SSPR ZTAU",
    }


def test_A10_never_exactly_two() -> None:
    state = position("M05 Q2 D31")
    assert takes(state, "M05") == {"Q2", "D31"}
    assert "Rule of Two (A10)" in refused(state, match("M05", "hand", "D31 Q2"))


def test_A10_the_month_itself_does_not_count() -> None:
    laid_down = position("M05 Q2 D31 SSPR")
    assert "D31 Q2 SSPR" in takes(laid_down, "M05")


@pytest.mark.parametrize("code", MONTHS)
def test_A11_a_month_takes_exactly_what_it_shows(code: str) -> None:
    everything = position(f"{code} " + " ".join(c for c in COPIES if c not in MONTHS))
    alone = {cards for cards in takes(everything, code) if " " not in cards}
    assert alone == set(MONTHS[code].primaries)


def test_A11_capricorn_belongs_to_december_and_january() -> None:
    state = position("M12 M01 M02 ZCAP")
    assert takes(state, "M12") == takes(state, "M01") == {"ZCAP"}
    assert takes(state, "M02") == set()


def test_A12_a_filled_place_takes_no_second_card() -> None:
    state = position("Q2 D31 SSPR ZTAU ZGEM", board={"M05": "Q2 ZTAU"})
    assert takes(state, "M05") == {"D31", "SSPR"}
    assert "(A12)" in refused(state, match("M05", "hand", "Q2"))


def test_A12_not_two_equal_cards_in_one_turn() -> None:
    state = position("M05 Q2 Q2 D31")
    assert "(A12)" in refused(state, match("M05", "hand", "Q2 Q2 D31"))


def test_A12_for_the_whole_mensis_not_only_the_turn() -> None:
    state = position("M05 Q2 D31", community="Q2 SSPR")
    state.play(match("M05", "hand", "Q2"))
    state.play(("burn", "D31"))
    state.play(("pass",))
    state.play(("burn", "Q4"))
    assert takes(state, "M05", "community") == {"SSPR"}


def test_A13_february_takes_28_or_29_days() -> None:
    assert takes(position("M02 D28"), "M02") == {"D28"}
    assert takes(position("M02 D29"), "M02") == {"D29"}


def test_A13_february_takes_both_in_one_turn() -> None:
    assert "D28 D29 Q1" in takes(position("M02 D28 D29 Q1"), "M02")


def test_A13_february_takes_both_in_different_turns() -> None:
    assert takes(position("D29", board={"M02": "D28"}), "M02") == {"D29"}
    assert takes(position("D28", board={"M02": "D29"}), "M02") == {"D28"}


def test_A13_each_of_them_once() -> None:
    state = position("D28 Q1", board={"M02": "D28"})
    assert takes(state, "M02") == {"Q1"}
    assert "February (A13)" in refused(state, match("M02", "hand", "D28"))


WEATHER_WAYS = {
    ("WCAL", "SSPR", "SSUM"),
    ("WCAL", "SWIN", "SAUT"),
    ("WGRA", "SWIN", "SSPR"),
    ("WGRA", "SSUM", "SSPR"),
    ("WIMP", "SSUM", "SAUT"),
    ("WIMP", "SAUT", "SSPR"),
    ("WNIV", "SSPR", "SWIN"),
    ("WNIV", "SAUT", "SWIN"),
}
CALIDUM_SPRING = WEATHER_WAYS - {("WCAL", "SWIN", "SAUT")} | {("WCAL", "SWIN", "SSPR")}


@pytest.mark.parametrize(
    ("calidum", "ways"), [("autumn", WEATHER_WAYS), ("spring", CALIDUM_SPRING)]
)
def test_A14_R1_each_weather_changes_its_seasons_to_its_seasons(
    calidum: str, ways: set[tuple[str, str, str]]
) -> None:
    found = set()
    for month in MONTHS.values():
        for weather in WEATHERS[calidum]:
            for season in SEASONS:
                cards = f"{month.quarter} {season} {weather}"
                options = {"mensises": 1, "calidum": calidum}
                state = position(f"{month.code} {cards}", options=options)
                if state.why_not(match(month.code, "hand", cards)) is None:
                    found.add((weather, month.season, season))
    assert found == ways


def test_A14_R1_autumn_is_the_default() -> None:
    state = position("M01 Q1 WCAL SAUT SSPR")
    assert "Q1 SAUT WCAL" in takes(state, "M01")
    assert "Q1 SSPR WCAL" not in takes(state, "M01")


def test_R1_with_the_glossary_every_season_has_two_ways_out_all_different() -> None:
    for season in SEASONS:
        ends = [
            to
            for changes in WEATHERS["autumn"].values()
            for at, to in changes.items()
            if at == season
        ]
        assert len(ends) == len(set(ends)) == 2
        assert season not in ends


def test_A14_weather_and_season_need_one_more_card() -> None:
    state = position("M05 WNIV SWIN ZTAU")
    assert takes(state, "M05") == {"ZTAU", "SWIN WNIV ZTAU"}
    assert "(A10)" in refused(state, match("M05", "hand", "SWIN WNIV"))


def test_A14_never_without_its_season() -> None:
    state = position("M05 WNIV SSPR Q2 D31")
    assert "Weather (A14)" in refused(state, match("M05", "hand", "D31 Q2 WNIV"))
    assert "Weather (A14)" in refused(state, match("M05", "hand", "Q2 SSPR WNIV"))


def test_A14_only_from_the_same_source() -> None:
    state = position("M05 WNIV Q2 D31", community="SWIN SSPR")
    assert takes(state, "M05") == {"Q2", "D31"}
    assert takes(state, "M05", "community") == {"SSPR"}


def test_A14_only_where_the_month_has_a_starting_season() -> None:
    state = position("M01 WNIV SWIN Q1")
    assert "Weather (A14)" in refused(state, match("M01", "hand", "Q1 SWIN WNIV"))


def test_A14_it_fills_the_season_place() -> None:
    after = position("SSPR SWIN Q2", board={"M05": "WNIV SWIN D31"})
    assert takes(after, "M05") == {"Q2"}
    before = position("WNIV SWIN Q2 D31", board={"M05": "SSPR"})
    assert takes(before, "M05") == {"Q2", "D31"}
    assert "(A12)" in refused(before, match("M05", "hand", "Q2 SWIN WNIV"))


def test_A14_R4_weathers_are_not_chained() -> None:
    state = position("M05 WNIV WGRA SWIN SSPR Q2")
    assert "one weather card" in refused(state, match("M05", "hand", "Q2 SSPR WGRA WNIV"))
    assert not any("WGRA" in cards and "WNIV" in cards for cards in takes(state, "M05"))


def test_A15_cusp_and_both_zodiacs_in_one_turn() -> None:
    assert "CUSP ZGEM ZTAU" in takes(position("M05 CUSP ZGEM ZTAU"), "M05")


def test_A15_cusp_the_other_zodiac_and_one_more_card() -> None:
    state = position("CUSP ZGEM Q2", board={"M05": "ZTAU"})
    assert takes(state, "M05") == {"Q2", "CUSP Q2 ZGEM"}
    assert "(A10)" in refused(state, match("M05", "hand", "CUSP ZGEM"))


def test_A15_no_second_zodiac_without_a_cusp() -> None:
    state = position("M05 ZTAU ZGEM Q2")
    assert "Cusp (A15)" in refused(state, match("M05", "hand", "Q2 ZGEM ZTAU"))
    later = position("ZGEM", board={"M05": "ZTAU"})
    assert "Cusp (A15)" in refused(later, match("M05", "hand", "ZGEM"))


def test_A15_one_cusp_a_month() -> None:
    state = position("CUSP CUSP ZGEM ZTAU", board={"M05": "Q2"})
    assert "one Cusp" in refused(state, match("M05", "hand", "CUSP CUSP ZGEM ZTAU"))
    full = position("CUSP Q2 D31", board={"M05": "CUSP ZGEM ZTAU"})
    assert "one Cusp" in refused(full, match("M05", "hand", "CUSP D31 Q2"))
    odd = position("CUSP ZGEM Q2", board={"M05": "CUSP ZTAU"})
    assert takes(odd, "M05") == {"Q2"}


def test_A15_never_without_the_zodiac_that_makes_the_second() -> None:
    assert not any(
        "CUSP" in c for c in takes(position("CUSP Q2 D31", board={"M05": "ZTAU"}), "M05")
    )


def test_A15_R5_no_cusp_with_a_single_zodiac_on_an_empty_place() -> None:
    state = position("M05 CUSP ZTAU Q2")
    assert takes(state, "M05") == {"ZTAU", "Q2"}
    assert "Cusp (A15)" in refused(state, match("M05", "hand", "CUSP Q2 ZTAU"))


def test_A16_blue_moons_are_never_matched() -> None:
    state = position("M05 BLUE Q2 D31", community="BLUE")
    assert not any("BLUE" in cards for cards in takes(state, "M05"))
    assert "Blue Moon (A16)" in refused(state, match("M05", "hand", "BLUE"))
    assert "Blue Moon (A16)" in refused(state, match("M05", "community", "BLUE"))


def test_A25_a_full_month_has_its_four_places() -> None:
    assert is_full("M05", ("Q2", "D31", "ZGEM", "SSPR"))
    assert is_full("M02", ("Q1", "D29", "ZPIS", "SWIN"))
    for missing in range(4):
        cards = ["Q2", "D31", "ZGEM", "SSPR"]
        del cards[missing]
        assert not is_full("M05", tuple(cards))


def test_A25_a_weathered_season_counts() -> None:
    assert is_full("M05", ("Q2", "D31", "ZGEM", "SWIN", "WNIV"))


def allowed(month: str, lying: set[str], cards: tuple[str, ...]) -> bool:
    """A10–A16 once more, written as plainly as the rulebook: the judge of the quick way."""
    shown = MONTHS[month]
    rest = set(cards) - {"CUSP"} - set(WEATHERS["autumn"])
    weathers = [card for card in cards if card in WEATHERS["autumn"]]
    seasons = [card for card in cards if card in SEASONS]
    zodiacs = [card for card in cards if card in ZODIACS]
    lying_zodiacs = [card for card in lying if card in ZODIACS]
    if len(cards) in (0, 2) or set(cards) & (set(MONTHS) | {"BLUE"}) or rest & lying:
        return False
    season = WEATHERS["autumn"][weathers[0]].get(shown.season) if weathers else shown.season
    if len(weathers) > 1 or len(seasons) > 1 or (weathers and not seasons):
        return False
    if seasons and (seasons != [season] or lying & set(SEASONS)):
        return False
    if not rest - set(SEASONS) <= set(shown.primaries):
        return False
    both = len(zodiacs) + len(lying_zodiacs) == 2
    return (both and bool(zodiacs) and "CUSP" not in lying) == ("CUSP" in cards)


@pytest.mark.parametrize("seed", range(30))
def test_A10_to_A16_the_quick_way_agrees_with_the_plain_one(seed: int) -> None:
    dice = Dice(seed)
    month = dice.choice(list(MONTHS))
    near = [*MONTHS[month].primaries, *SEASONS, *WEATHERS["autumn"], "CUSP", "BLUE", "ZLEO"]
    dice.shuffle(near)
    offered = tuple(dict.fromkeys(near[:9]))
    laid = dice.choice([set(), {MONTHS[month].zodiacs[0]}, {MONTHS[month].season}])
    plain = {
        tuple(sorted(cards))
        for count in range(len(offered) + 1)
        for cards in combinations(offered, count)
        if allowed(month, laid, cards)
    }
    assert set(matches(month, mask(laid), mask(offered), "autumn")) == plain
