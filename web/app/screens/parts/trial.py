"""What stands over a table that shows an example of the rules."""

from app.browser.trials import is_trial, shown_by
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import link
from engine.language import tr


def strip(match_id: str) -> Scene | None:
    """That it is only tried, and the way back to where it is explained; None over a match."""
    if not is_trial(match_id):
        return None
    game, figure = shown_by(match_id)
    return h(
        "div",
        h("p", tr("An example from the rules. Try what you like!")),
        link(
            f"#/rules/{game}/{figure}", tr("Back to the rules"), sign="rules", kind="button quiet"
        ),
        class_="trial",
        data_trial=figure,
    )
