"""The fleet's table: what the rules say of it, counted."""

from collections import Counter
from itertools import combinations, permutations

from engine.santyanno.fleet import COLOURED, COLOURS, CORNERS, ELEMENTS, FLEET, PIRATES

NAMED = ("RYBG", "YBRG", "BGRY", "BYGR")
"""Paradise, Sahara, Viper and Royal, whose colours are known."""


def colouring(number: int) -> str:
    return "".join(FLEET[number].colour(element) for element in ELEMENTS)


def test_fleet_eight_ships_numbered_1_to_8() -> None:
    assert [ship.number for ship in FLEET.values()] == list(FLEET) == list(range(1, 9))
    assert FLEET[5].name == "Viper"
    assert FLEET[8].name == "Santy Anno"


def test_fleet_the_four_elements_of_a_ship_have_different_colours() -> None:
    for number in FLEET:
        assert sorted(colouring(number)) == sorted(COLOURS)


def test_fleet_each_colour_of_an_element_is_on_two_ships() -> None:
    for element in ELEMENTS:
        shown = Counter(ship.colour(element) for ship in FLEET.values())
        assert shown == dict.fromkeys(COLOURS, 2)


def test_fleet_two_names_a_letter() -> None:
    assert Counter(ship.letter for ship in FLEET.values()) == dict.fromkeys("PRSV", 2)


def test_fleet_coco_sits_twice_in_each_corner() -> None:
    corners = Counter(ship.coco for ship in FLEET.values())
    assert corners == dict.fromkeys(["top left", "top right", "bottom left", "bottom right"], 2)


def test_fleet_each_way_to_the_other_ship_leads_elsewhere() -> None:
    """No two ships share two elements' colours, or a letter and a corner."""
    for one, two in combinations(FLEET.values(), 2):
        shared = [element for element in ELEMENTS if one.colour(element) == two.colour(element)]
        assert len(shared) <= 1
        assert not (one.letter == two.letter and one.coco == two.coco)


def test_fleet_every_element_has_a_name_in_every_colour() -> None:
    for element, name in ELEMENTS.items():
        assert COLOURED[element] == {code: f"{colour} {name}" for code, colour in COLOURS.items()}
    assert {ship.coco for ship in FLEET.values()} == set(CORNERS)


def test_T1_the_only_fleet_that_fits_the_named_ships_and_the_double_cards() -> None:
    fleets = all_fleets()
    assert len(fleets) == 255
    fitting = [fleet for fleet in fleets if set(NAMED) <= fleet and doubles_have_one_target(fleet)]
    assert fitting == [frozenset(map(colouring, FLEET))]


def all_fleets() -> list[frozenset[str]]:
    """Eight colourings with each colour of an element on two ships."""
    colourings = ["".join(order) for order in permutations(COLOURS)]
    fleets: list[frozenset[str]] = []

    def add(chosen: list[str], first: int) -> None:
        if len(chosen) == 8:
            fleets.append(frozenset(chosen))
            return
        for place in range(first, len(colourings)):
            new = colourings[place]
            if all(sum(new[e] == ship[e] for ship in chosen) < 2 for e in range(4)):
                add([*chosen, new], place + 1)

    add([], 0)
    return fleets


def doubles_have_one_target(fleet: frozenset[str]) -> bool:
    return all(
        sum((other[one], other[two]) == (ship[two], ship[one]) for other in fleet) == 1
        for one, two in combinations(range(4), 2)
        for ship in fleet
    )


def test_S9_the_eight_pirates_in_the_listed_order() -> None:
    listed = "El Belgo, The Brain, Beauty, Edward, Kalash, Bamba, Lee Shee, the Gull"
    assert ", ".join(PIRATES) == listed
