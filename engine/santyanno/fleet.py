"""The eight ships and the eight pirates as data."""

from dataclasses import dataclass

from engine.language import N_

COLOURS = {"Y": N_("yellow"), "R": N_("red"), "B": N_("blue"), "G": N_("green")}

ELEMENTS = {
    "nest": N_("crow’s-nest"),
    "sails": N_("sails"),
    "hull": N_("hull"),
    "plate": N_("name plate"),
}
"""Code → what people call it, in the order of the fleet's table."""

COLOURED = {
    "nest": {
        "Y": N_("yellow crow’s-nest"),
        "R": N_("red crow’s-nest"),
        "B": N_("blue crow’s-nest"),
        "G": N_("green crow’s-nest"),
    },
    "sails": {
        "Y": N_("yellow sails"),
        "R": N_("red sails"),
        "B": N_("blue sails"),
        "G": N_("green sails"),
    },
    "hull": {
        "Y": N_("yellow hull"),
        "R": N_("red hull"),
        "B": N_("blue hull"),
        "G": N_("green hull"),
    },
    "plate": {
        "Y": N_("yellow name plate"),
        "R": N_("red name plate"),
        "B": N_("blue name plate"),
        "G": N_("green name plate"),
    },
}
"""An element in a colour: most languages bend the colour's word to the thing's."""

CORNERS = (N_("top left"), N_("top right"), N_("bottom left"), N_("bottom right"))
"""Where Coco may sit; the code is the English word."""

LETTERS = ("P", "R", "S", "V")

PIRATES = (
    N_("El Belgo"),
    N_("The Brain"),
    N_("Beauty"),
    N_("Edward"),
    N_("Kalash"),
    N_("Bamba"),
    N_("Lee Shee"),
    N_("the Gull"),
)
"""S9: by seat."""


@dataclass(frozen=True, slots=True)
class Ship:
    number: int
    name: str
    """The same in every language: its first letter is part of the game (S3)."""
    nest: str
    sails: str
    hull: str
    plate: str
    coco: str
    """The corner where the parrot sits, one of CORNERS."""

    @property
    def letter(self) -> str:
        return self.name[0]

    def colour(self, element: str) -> str:
        """The colour of one element, by the element's code."""
        shown: str = getattr(self, element)
        return shown

    def element(self, colour: str) -> str:
        """The one element that has this colour."""
        return next(element for element in ELEMENTS if self.colour(element) == colour)


_FLEET = """
1  Paradise    R  Y  B  G  top left
2  Revenge     R  G  Y  B  bottom right
3  Sahara      Y  B  R  G  bottom right
4  Profundis   Y  R  G  B  top right
5  Viper       B  G  R  Y  top right
6  Royal       B  Y  G  R  bottom left
7  Vendetta    G  B  Y  R  top left
8  Santy Anno  G  R  B  Y  bottom left
"""
"""Number, name, crow’s-nest, sails, hull, name plate, Coco: two blanks stand between columns.

Ruling T1: of the 255 fleets in which every ship has four colours and every colour of an element
is on two ships, this is the only one that has Paradise, Sahara, Viper and Royal and leaves every
double card exactly one target. The other four names, all numbers but Viper's and the corners are
this project's own.
"""


def _ship(row: str) -> Ship:
    number, name, nest, sails, hull, plate, corner = (
        part.strip() for part in row.split("  ") if part
    )
    return Ship(int(number), name, nest, sails, hull, plate, corner)


FLEET = {ship.number: ship for ship in map(_ship, _FLEET.strip().splitlines())}
