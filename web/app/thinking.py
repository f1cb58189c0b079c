"""Computer players in the page: they think in slices, so that the table never freezes."""

from engine.game import Game


def levels(game: Game) -> tuple[str, ...]:
    """The levels that a game's computer players come in."""
    return ()
