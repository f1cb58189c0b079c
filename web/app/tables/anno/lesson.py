"""ANNO's guided first match: the year, then a mensis step by step."""

from typing import Any

from app.tables.lessons import Chapter, Lesson, Step
from engine.anno.cards import DECK, MONTHS
from engine.language import N_

_OPTIONS = {"mensises": 3}


def _dealt(
    hands: list[list[str]],
    community: list[str],
    top: list[str],
    boards: list[list[dict[str, Any]]],
    dealer: int = 1,
) -> dict[str, Any]:
    """A mensis that has begun: these cards lie so, the last of `top` is drawn next.

    None of the pupil's cards is new, and the draw for the deal is over.
    """
    burned = [[1, "ZAQU"], [1, "D29"], [1, "ZSCO"]]
    laid = [card for board in boards for one in board for card in (one["month"], *one["cards"])]
    rest = list(DECK)
    for card in (*hands[0], *hands[1], *community, *top, *laid, *(str(c) for _, c in burned)):
        rest.remove(card)
    return {
        "hands": hands,
        "community": community,
        "boards": boards,
        "deck": [*rest, *top],
        "burned": burned,
        "dealer": dealer,
        "dealer_draw": [["M06", "Q3"] if dealer == 0 else ["Q3", "M06"]],
        "turn": 0,
        "phase": "start",
        "mensis": 1,
        "sheet": [],
    }


def _anywhere_but(card: str, *right: str) -> tuple[tuple[str, ...], ...]:
    """Every place where a card does not belong: there the table shakes its head."""
    return tuple(("place", card, month) for month in MONTHS if month not in right)


_YEAR = Chapter(
    "year",
    N_("The year"),
    (
        Step(
            "months",
            N_("Hello! Here lies the whole year, from January at the top to December."),
            ("year",),
        ),
        Step(
            "card",
            N_("One card after the other is drawn, and you find the month where it belongs."),
            ("D28",),
        ),
        Step(
            "days",
            N_("This card says 28 days: tap the only month as short as that."),
            ask=(("place", "D28", "M02"),),
            lets=_anywhere_but("D28", "M02"),
        ),
        Step(
            "zodiac",
            N_("Leo, the lion, belongs to July and to August: tap July."),
            ask=(("place", "ZLEO", "M07"),),
            lets=_anywhere_but("ZLEO", "M07", "M08"),
        ),
        Step(
            "quarter",
            N_("A year has four quarters of three months each: the second one begins with April."),
            ask=(("place", "Q2", "M04"),),
            lets=_anywhere_but("Q2", "M04", "M05", "M06"),
        ),
        Step(
            "season",
            N_("Every month has a season, too: bring the summer to June."),
            ask=(("place", "SSUM", "M06"),),
            lets=_anywhere_but("SSUM", "M06", "M07", "M08"),
        ),
        Step(
            "aside",
            N_("The Blue Moon belongs to no month at all: put it on the pile beside the year."),
            ask=(("aside", "BLUE"),),
            lets=_anywhere_but("BLUE"),
        ),
        Step(
            "enough",
            N_("That is Orientation, the game for small children; now comes the real one."),
            ("year",),
        ),
    ),
    position={
        "card": "D28",
        "deck": ["SWIN", "Q4", "ZARI", "D31", "BLUE", "SSUM", "Q2", "ZLEO"],
    },
    options={"mode": "orientation"},
    others=0,
)

_MONTH = Chapter(
    "month",
    N_("A month and its cards"),
    (
        Step(
            "hand",
            N_("These are your cards, and only you see them."),
            ("hand:M05", "hand:D31", "hand:Q2", "hand:SSPR", "hand:ZCAN", "hand:Q4"),
        ),
        Step(
            "signs",
            N_("May is a month: it shows its quarter, its days, its season and two zodiac signs."),
            ("hand:M05",),
        ),
        Step(
            "one",
            N_("Cards that a month shows are matched to it: tap May, then its 31 days."),
            ask=(("match", "M05", "hand", ("D31",)),),
        ),
        Step(
            "places",
            N_("May lies on your board now; the outlines wait for its other cards."),
            ("board:M05",),
        ),
        Step(
            "burn",
            N_(
                "Every turn ends with Burn and Turn: Cancer does not fit May, so burn it; "
                "a new card comes."
            ),
            ask=(("burn", "ZCAN"),),
        ),
        Step(
            "other",
            N_("Now {other} lays September with one card, and burns one, too."),
            ("other:1:M09",),
            watch=((1, ("match", "M09", "hand", ("D30",))), (1, ("burn", "ZSAG"))),
        ),
        Step(
            "two",
            N_(
                "Quarter and spring both fit May, but the Rule of Two says: "
                "one card, or three and more, never exactly two."
            ),
            ("hand:Q2", "hand:SSPR"),
        ),
        Step(
            "three",
            N_("You drew Taurus, so there are three: tap May, Taurus, the quarter and the spring."),
            ask=(("match", "M05", "hand", ("Q2", "SSPR", "ZTAU")),),
        ),
        Step(
            "full",
            N_("May has one card of every kind: a full month gets a star, just for fun."),
            ("board:M05",),
        ),
        Step(
            "last",
            N_("Burn and Turn comes after every match, even with a single card: burn it."),
            ask=(("burn", "Q4"),),
        ),
        Step(
            "turned",
            N_("The card from the deck is your new hand, and now it is {other}’s turn."),
            ("deck",),
        ),
    ),
    position=_dealt(
        hands=[
            ["M05", "D31", "Q2", "SSPR", "ZCAN", "Q4"],
            ["M09", "D30", "ZSAG", "Q1", "SWIN", "ZPIS"],
        ],
        community=["Q3", "SAUT", "D30", "M11", "ZLEO", "Q1", "WNIV", "SSUM"],
        top=["M07", "SSUM", "ZTAU"],
        boards=[[], []],
    ),
    options=_OPTIONS,
)

_COMMUNITY = Chapter(
    "community",
    N_("Community or hand"),
    (
        Step(
            "eight",
            N_("In the middle lie the Community Eight: cards for everybody."),
            tuple(
                f"community:{card}"
                for card in ("Q3", "SSUM", "ZLEO", "D30", "M04", "Q1", "SAUT", "ZARI")
            ),
        ),
        Step(
            "either",
            N_(
                "All cards that you match in a turn come from your hand, "
                "or all from the Community, never from both."
            ),
            ("hand:D31", "community:ZLEO"),
        ),
        Step(
            "trapped",
            N_("A month in the Community is trapped: nobody can use it there."),
            ("community:M04",),
        ),
        Step(
            "match",
            N_(
                "Your July takes three cards from the Community: "
                "tap July, Leo, the third quarter and the summer."
            ),
            ask=(("match", "M07", "community", ("Q3", "SSUM", "ZLEO")),),
        ),
        Step(
            "sorting",
            N_("The three places were filled again from the deck: that is Sorting."),
            ("community:Q4", "community:D31", "community:ZGEM"),
        ),
        Step(
            "burn",
            N_("Now Burn and Turn: Libra needs autumn months, and you have none, so burn it."),
            ask=(("burn", "ZLIB"),),
        ),
        Step(
            "hidden",
            N_("Burned cards lie face down: only you know what you burned."),
            ("burned",),
        ),
    ),
    position=_dealt(
        hands=[
            ["M07", "D31", "Q1", "WGRA", "ZLIB", "SWIN"],
            ["M09", "D30", "ZSAG", "Q1", "SWIN", "ZPIS"],
        ],
        community=["Q3", "SSUM", "ZLEO", "D30", "M04", "Q1", "SAUT", "ZARI"],
        top=["Q3", "ZGEM", "D31", "Q4"],
        boards=[[], []],
    ),
    options=_OPTIONS,
)

_BLUE = Chapter(
    "weather",
    N_("Blue Moon and weather"),
    (
        Step(
            "december",
            N_("December is a winter month, but your hand has no winter for it."),
            ("board:M12",),
        ),
        Step(
            "weather",
            N_("Calidum Ante, the warm wind, lets a winter month take an autumn card."),
            ("hand:WCAL",),
        ),
        Step(
            "blue",
            N_(
                "The Blue Moon changes places with any Community card, but only first thing "
                "in a turn: take the autumn with it."
            ),
            ask=(("exchange", "SAUT"),),
        ),
        Step(
            "match",
            N_(
                "Weather and autumn go together, and the quarter makes three: "
                "tap December, then all three."
            ),
            ask=(("match", "M12", "hand", ("Q4", "SAUT", "WCAL")),),
        ),
        Step(
            "lies",
            N_("Your Blue Moon stays in the Community, and nobody can match it."),
            ("community:BLUE",),
        ),
        Step(
            "burn",
            N_("Burn and Turn: burn Aries, the sign of March and April."),
            ask=(("burn", "ZARI"),),
        ),
        Step(
            "well",
            N_("Well done: weather, quarter and days lie under December now."),
            ("board:M12",),
        ),
    ),
    position=_dealt(
        hands=[["BLUE", "WCAL", "Q4", "D30", "ZARI", "CUSP"], ["D30", "ZVIR", "Q1", "M02"]],
        community=["Q3", "SAUT", "D30", "M11", "ZLEO", "Q1", "WNIV", "SSUM"],
        top=["ZCAP"],
        boards=[
            [{"month": "M12", "cards": ["D31"]}],
            [{"month": "M09", "cards": ["Q3", "SAUT", "ZLIB"]}],
        ],
    ),
    options=_OPTIONS,
)

_COUNT = Chapter(
    "count",
    N_("Cusp, and the count"),
    (
        Step(
            "cusp",
            N_("A month takes one zodiac sign, and with the Cusp it takes both."),
            ("hand:CUSP",),
        ),
        Step(
            "clear",
            N_("Sagittarius and Capricorn are December’s: match both with the Cusp, all at once."),
            ask=(("match", "M12", "hand", ("CUSP", "ZCAP", "ZSAG")),),
        ),
        Step(
            "cleared",
            N_("Your hand is empty, and that ends the mensis at once."),
            ("count",),
        ),
        Step(
            "count",
            N_("Every card on a board scores 5, every card left in a hand costs 5."),
            ("count",),
        ),
        Step(
            "deal",
            N_("The match has three mensises, and the highest total wins: deal the next one."),
            ask=(("deal",),),
        ),
        Step(
            "free",
            N_(
                "You know it all now: play on against {other}, "
                "and tap the lamp whenever you want my advice."
            ),
            ("deck",),
        ),
    ),
    position=_dealt(
        hands=[["CUSP", "ZSAG", "ZCAP"], ["D30", "ZVIR", "Q1", "M02"]],
        community=["Q3", "BLUE", "D30", "M11", "ZLEO", "Q1", "WNIV", "SSUM"],
        top=[],
        boards=[
            [{"month": "M12", "cards": ["D31", "Q4", "SAUT", "WCAL"]}],
            [{"month": "M09", "cards": ["Q3", "SAUT", "ZLIB"]}],
        ],
        dealer=0,
    ),
    seed=5,
    options=_OPTIONS,
)

LESSON = Lesson((_YEAR, _MONTH, _COMMUNITY, _BLUE, _COUNT), minutes=6)
