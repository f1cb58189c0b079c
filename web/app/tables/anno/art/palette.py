"""The colours of ANNO's cards. They are printed: the same in a light and in a dark room."""

PAPER = "#fffdf6"
EDGE = "#d8cfba"
INK = "#1f2430"
SOFT_INK = "#5b6270"
CREAM = "#f8f1dd"
GOLD = "#e3bd68"
OLD_GOLD = "#b8862d"

GREY = "#59606c"
GREY_DEEP = "#434955"
MOON = "#f1ead6"

GREEN = "#1d4635"
GREEN_DEEP = "#153729"

SKY = "#c3e1ee"
SKY_PALE = "#e3f2f7"
SKY_INK = "#17384f"

NIGHT = "#1b2750"
NIGHT_DEEP = "#121b3b"
STARLIGHT = "#9fb2e0"

PLUM = "#573a5e"
PLUM_DEEP = "#432b4b"

BLUE = "#163a6b"
BLUE_DEEP = "#0f2a50"
BLUE_MOON = "#a9d3f5"
