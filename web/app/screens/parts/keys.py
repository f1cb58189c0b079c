"""The list of keys: what the keyboard does here."""

from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import dialog
from app.tables.kit.zones import shortcuts_of, zones_of
from engine.language import N_, tr

MOST_ZONES = 9
MOVING = {
    N_("Tab"): N_("To the next part of the table"),
    N_("Arrows"): N_("To what lies there"),
    N_("Home, End"): N_("To the first or the last thing of a part"),
    N_("Page ↑ ↓"): N_("To the thing before it or after it"),
    N_("Enter"): N_("Choose it, or press it"),
    "I": N_("See it large"),
    N_("Esc"): N_("Let go of what is chosen, or close what is open"),
}
ARROWS = {"ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓"}
PRESSING = {
    "C": N_("Confirm"),
    "U": N_("Undo"),
    "H": N_("Hint"),
    "L": N_("Log and score"),
    "T": N_("Play in words"),
    "+ − 0": N_("Enlarge the board, or show all of it"),
    "?": N_("This list"),
}


def sheet(screen: Scene, own: dict[str, str], letters: bool) -> Scene:
    """All keys, with the screen's `own`, those of the buttons shown now and a digit for each part.

    Where letters and digits are switched off, nothing is said of what they would do.
    """
    shown = shortcuts_of(screen).items()
    now = own | {ARROWS.get(key, key): words for key, words in shown}
    around = tr("On the table, after Tab") if own else tr("Getting around")
    zones = zones_of(screen)[:MOST_ZONES] if letters else []
    digits = {str(number): words for number, words in enumerate(zones, 1)}
    return dialog(
        tr("Keys"),
        _list(tr("Now"), now) if now else None,
        _list(around, {tr(key): tr(words) for key, words in MOVING.items()}),
        _list(tr("To a part of the table"), digits) if digits else None,
        _list(tr("Buttons"), {tr(key): tr(words) for key, words in PRESSING.items()})
        if letters
        else None,
        h("p", _switched(letters), class_="soft"),
        close="close-keys",
        kind="keys",
    )


def _switched(letters: bool) -> str:
    if letters:
        return tr("Letters and digits can be switched off in the settings.")
    return tr("All other letters and digits are switched off in the settings.")


def _list(title: str, keys: dict[str, str]) -> Scene:
    rows = [h("div", h("dt", h("kbd", key)), h("dd", words)) for key, words in keys.items()]
    return h("section", h("h3", title), h("dl", *rows))
