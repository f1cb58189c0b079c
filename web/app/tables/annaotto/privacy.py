"""When ANNAOTTO's tablet is handed on, and what is done before everybody's eyes."""

from app.tables.annaotto.context import Context
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button
from app.tables.parts import Privacy
from engine.annaotto.catching import catchers
from engine.annaotto.types import Action, Event, View
from engine.language import tr


class AnnaottoPrivacy(Privacy[View, Action, Event]):
    def in_the_open(self, context: Context) -> bool:
        """Hands come down before everybody's eyes; cards are turned by the sides all see.

        Whoever turns while still holding the tablet may go on looking at the own hand.
        """
        view = context.view
        if view["phase"] == "turning":
            return view["layer"] != context.viewer and view["layer"] in context.people
        return view["phase"] == "slap"

    def handed(self, context: Context, waiting: list[int]) -> list[int]:
        """Who can only catch is not handed the tablet for it."""
        view = context.view
        if view["phase"] != "turn":
            return waiting
        return [seat for seat in waiting if seat == view["turn"]]

    def may_advise(self, context: Context) -> bool:
        """Who can only catch has nothing to think over: noticing is the game."""
        return context.view["phase"] != "turn" or context.viewer == context.view["turn"]

    def advised(self, view: View, people: int) -> View:
        """Ruling P13: a hint does not tell who forgot to call, either."""
        noticing = view["catch"] is not None and view["options"]["alarm"]
        return {**view, "called": True} if noticing else view

    def meanwhile(self, context: Context) -> Scene | None:
        """While the table is handed on, anybody may still catch who has one card left."""
        names, suspect = context.names, context.view["catch"]
        if suspect is None:
            return None
        seats = [seat for seat in catchers(context.view) if seat in context.people]
        return h(
            "section",
            h("p", _one_left(context.view, names[suspect])),
            h(
                "div",
                *(
                    button(
                        "catch",
                        tr("{name} catches {suspect}", name=names[seat], suspect=names[suspect]),
                        sign="hand",
                        data_seat=str(seat),
                    )
                    for seat in seats
                ),
            ),
            class_="meanwhile",
        )


def _one_left(view: View, name: str) -> str:
    """Ruling P13: where false alarms cost a card, noticing is everybody's own affair."""
    if view["options"]["alarm"]:
        return tr("{name} has one card left. Did they call “ANNA!”?", name=name)
    return tr("{name} has one card left and did not call “ANNA!”", name=name)
