"""What a home answers to a tap that is no action: what its things are for."""

from engine.anno1503.names import commodity_name
from engine.anno1503.pieces import ANY
from engine.language import tr
from engine.refusal import Refusal


def of_unsold(commodity: str) -> str:
    """Of a card that is offered to nobody, and that nobody buys (I8)."""
    return Refusal(
        "I8",
        tr(
            "Selling (I8): none of your colonists buys {commodity} now.",
            commodity=commodity_name(commodity),
        ),
        commodity,
    )


def of_missing(commodity: str) -> str:
    """Of a stack without cards, at home (I8)."""
    return Refusal(
        "I8",
        tr("Selling (I8): you have no {commodity}.", commodity=commodity_name(commodity)),
        commodity,
    )


def of_workshop(number: int, made: str, taken: bool) -> str:
    """Of a workshop with its pier, when there is nothing to claim or to give up."""
    if made == ANY:
        return Refusal(
            "I4",
            tr("Production (I4): on a roll of {number} you choose what it gives.", number=number),
        )
    if taken:
        return Refusal(
            "I4",
            tr(
                "Production (I4): this workshop works on a roll of {number}; "
                "its outpost gives you a choice.",
                number=number,
            ),
        )
    return Refusal(
        "I13",
        tr(
            "Outpost (I13): this workshop works on a roll of {number}; "
            "a ship can claim an outpost for its pier.",
            number=number,
        ),
    )


def of_brown_piers(agreements: int) -> str:
    """Of the brown piers, when there is nothing to claim or to give up."""
    if agreements:
        return Refusal(
            "I14", tr("Trade agreement (I14): your agreements stay here and lower your prices.")
        )
    return Refusal(
        "I14", tr("Trade agreement (I14): a ship claims agreements on islands; they lie here.")
    )
