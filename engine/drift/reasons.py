"""Why a hint says what it says: the part of the evaluation that an action improves most."""

from engine.drift.judgement import TERMS, terms
from engine.drift.rules import Drift
from engine.drift.types import Action
from engine.drift.words import coin_name
from engine.language import N_, tr

_REASONS = {
    "deposits": N_("It puts a coin on your repository."),
    "way": N_("It brings a coin that you still need closer to your home."),
    "rivals": N_("It sets another player back."),
    "danger": N_("It keeps the coin you carry out of the others’ reach."),
    "guard": N_("It guards the coins on your repository."),
    "hunt": N_("It brings a strong piece closer to an enemy that carries a coin."),
    "crowd": N_("It makes room on your home."),
    "pieces": N_("It keeps your pieces in the game."),
}


def why(position: Drift, action: Action) -> str:
    """One sentence, for the seat on turn."""
    seat = position.turn
    match action:
        case ("place", coin, _):
            return tr(
                "Homes are drawn later, so one space is as good as another for the {coin}.",
                coin=coin_name(coin),
            )
        case ("end_turn",):
            return tr("Nothing else would help you this turn.")
        case ("pick", *_):
            return tr("Nobody else can pick up a coin while you carry it.")
    after = position.copy()
    after.perform(action, seat)
    gains = [b - a for a, b in zip(terms(position, seat), terms(after, seat), strict=True)]
    best = max(range(len(gains)), key=gains.__getitem__)
    if gains[best] > 0.3:
        return tr(_REASONS[TERMS[best]])
    return tr("It opens the best way for the rest of your turn.")
