"""What is said, and offered, where the browser does not keep what it should."""

from app.browser.storage import DENIED, FULL, told
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button, dialog
from engine import Match
from engine.language import tr, tr_n


def advice(trouble: str) -> str:
    """What can be done about it."""
    if trouble == FULL:
        return tr(
            "You can still play, but nothing new is saved until there is room. To make some, back "
            "up all matches, then delete those you do not need."
        )
    if trouble == DENIED:
        return tr(
            "You can still play, but a match is gone when the page is closed. Allow cookies and "
            "site data for this page, or leave the private window, then reload."
        )
    return tr("You can still play, but export a match before you close the page.")


def problem(trouble: str, finished: int = 0) -> Scene | None:
    """Over the lobby: what is the matter with the storage, and the ways out."""
    if not trouble:
        return None
    return h(
        "section",
        h("p", icon("info"), h("span", h("b", told(trouble)), h("br"), advice(trouble))),
        h(
            "div",
            button("archive", tr("Pack finished matches"), kind="quiet") if finished else None,
            button("backup", tr("Back up all"), sign="export", kind="quiet"),
            class_="ways",
        ),
        class_="trouble",
        role="alert",
        data_trouble=trouble,
    )


def ask_unsaved(trouble: str) -> Scene:
    """Before a match that cannot be stored: it can be played all the same."""
    return dialog(
        tr("This match cannot be saved"),
        h("p", told(trouble)),
        h("p", advice(trouble)),
        h(
            "div",
            button("not-unsaved", tr("Not now"), kind="quiet"),
            button("backup", tr("Back up all"), sign="export", kind="quiet"),
            button("play-unsaved", tr("Play without saving"), kind="big"),
            class_="answers",
        ),
        close="not-unsaved",
        kind="question",
    )


def warn_of_forgetting() -> Scene:
    """Once, where the browser drops what a site stored when nobody comes back for a week."""
    return dialog(
        tr("This browser forgets"),
        h(
            "p",
            tr(
                "It deletes what a site has stored when nobody visits it for seven days, matches "
                "too. An installed Annorama keeps them."
            ),
        ),
        h("h3", tr("Install")),
        h("p", tr("On a tablet or phone: tap Share, then Add to Home Screen.")),
        h("p", tr("On a Mac: open the File menu, then Add to Dock.")),
        h(
            "div",
            button("backup", tr("Back up all"), sign="export", kind="quiet"),
            button("warned", tr("I see"), kind="big"),
            class_="answers",
        ),
        close="warned",
        kind="question",
    )


def ask_salvage(reason: str, match: Match) -> Scene:
    """A damaged save: how much of it can still be played."""
    return dialog(
        tr("This save is damaged"),
        h("p", reason),
        h("p", left_of(match)),
        h(
            "div",
            button("not-salvage", tr("Leave it as it is"), kind="quiet"),
            button("open-copy", tr("Open what is left, as a copy"), kind="big"),
            class_="answers",
        ),
        close="not-salvage",
        kind="question",
    )


def left_of(match: Match) -> str:
    """How much of a damaged save could be saved, and how much is missing."""
    kept = tr_n(
        "Its first action can still be played.",
        "Its first {count} actions can still be played.",
        match.length,
    )
    if match.cut:
        missing = tr_n("The last one is missing.", "The last {count} are missing.", match.cut)
    elif match.differs:
        missing = tr("What came after them is missing; how much it was is not known.")
    else:
        missing = tr("No action is missing.")
    return f"{kept} {missing}"


def notice_of(match: Match) -> str:
    """What must be said of a match from older rules."""
    if match.cut:
        return tr_n(
            "This match is from older rules: its last action is not legal any more "
            "and was left out.",
            "This match is from older rules: its last {count} actions are not legal any more "
            "and were left out.",
            match.cut,
        )
    if match.differs:
        return tr(
            "This match is from older rules: by today’s rules it does not stand exactly as it did."
        )
    return ""
