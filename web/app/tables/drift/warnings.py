"""The prompts that need the whole position: the sum of an attack, and what D7 will cost."""

from engine.drift.attacks import attack_terms, defence_terms
from engine.drift.leaving import barred, surplus
from engine.drift.rules import Drift
from engine.drift.words import piece_name, pieces_named, space_name, terms_named
from engine.game import Action


def attack_question(state: Drift, action: Action) -> str:
    _, piece, space = action
    total = terms_named(attack_terms(state, piece, space))
    against = terms_named(defence_terms(state, space))
    return f"Attack {space_name(space)} with {piece_name(piece)}, {total} against {against}?"


def leaving_warning(state: Drift, ending: bool) -> str | None:
    """D7: what ending the turn would cost, or that nobody can leave the home as things stand."""
    if ending:
        lost = surplus(state)
        return f"End the turn, and lose {pieces_named(lost)} on your home (D7)?" if lost else None
    stuck = barred(state)
    if not stuck:
        return None
    return f"Your home is barred: {pieces_named(stuck)} cannot leave it, and all but one must (D7)."
