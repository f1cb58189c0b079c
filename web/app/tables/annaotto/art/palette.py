"""The eight colours: they differ in lightness as well as in hue, each with a tint for patterns."""

PAPER = "#fffdf6"
EDGE = "#b8ab8c"
INK = "#1f2430"

GROUND = {
    "Y": "#f6cf3a",
    "O": "#ee9440",
    "T": "#2b918b",
    "G": "#357d3a",
    "R": "#b32626",
    "B": "#1f4490",
    "V": "#4f2475",
    "K": "#17191f",
}
"""From the lightest to the darkest."""

TINT = {
    "Y": "#96660a",
    "O": "#843a08",
    "T": "#e2f8f4",
    "G": "#d4f0c4",
    "R": "#ffcfc2",
    "B": "#b4cdff",
    "V": "#e0c5f8",
    "K": "#a8aebf",
}
"""What a pattern is drawn with: at least 3:1 against its ground."""


def on_ground(colour: str) -> str:
    """What words on a ground are written in."""
    return INK if colour in "YO" else PAPER
