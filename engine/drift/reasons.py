"""Why a hint says what it says: the part of the evaluation that an action betters most."""

from engine.drift.judgement import TERMS, terms
from engine.drift.rules import Drift
from engine.game import Action

_WORDS = {
    "deposits": "It puts a coin on your repository.",
    "way": "It brings a coin that you lack nearer to your home.",
    "rivals": "It throws another player's coins back.",
    "danger": "It keeps what you carry out of the others' reach.",
    "guard": "It guards the coins on your repository.",
    "hunt": "It brings a strong piece nearer to an enemy that carries a coin.",
    "crowd": "It makes room on your home.",
    "pieces": "It keeps your pieces in the game.",
}


def why(position: Drift, action: Action) -> str:
    """One sentence, for the seat on turn."""
    seat = position.turn
    match action:
        case ("place", coin, _):
            return f"Homes are drawn later, so every place is as good for the {coin}."
        case ("end_turn",):
            return "Nothing more betters your position."
        case ("pick", *_):
            return "Nobody else can take a coin that is carried."
    after = position.copy()
    after.perform(action, seat)
    gains = [b - a for a, b in zip(terms(position, seat), terms(after, seat), strict=True)]
    best = max(range(len(gains)), key=gains.__getitem__)
    return (
        _WORDS[TERMS[best]]
        if gains[best] > 0.3
        else "It opens the best way for the rest of the turn."
    )
