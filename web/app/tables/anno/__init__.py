"""ANNO's table: the calendar game, and Orientation in its own form."""

from app.match.choice import Tokens
from app.tables.anno import cards, orientation, sheet
from app.tables.anno.calendar import Drawing
from app.tables.anno.large import large_board, large_card
from app.tables.base import Button, Frame, Table
from app.tables.kit.scene import Scene
from engine.anno.cards import COPIES, MONTHS
from engine.anno.words import card_name
from engine.game import Action, Data, Event

_SOUNDS = {"mensis": "bell", "over": "bell", "complete": "bell", "slip": "no", "scored": None}


class AnnoTable(Table):
    accent = "anno"

    @staticmethod
    def symbols() -> list[Scene]:
        return cards.symbols()

    def draw(self, view: Data, frame: Frame) -> Scene:
        if "slips" in view:
            return orientation.draw(view, frame)
        return Drawing(view, frame).draw()

    def tokens(self, action: Action) -> Tokens:
        match action:
            case ("match", month, source, matched):
                where = "hand" if self._holds(month) else "board"
                return frozenset({f"{where}:{month}", *(f"{source}:{card}" for card in matched)})
            case ("exchange", card):
                return frozenset({"hand:BLUE", f"community:{card}"})
            case ("burn", card):
                return frozenset({f"hand:{card}"})
            case ("place", _, month):
                return frozenset({f"place:{month}"})
        return frozenset({action[0]})

    def _holds(self, month: str) -> bool:
        return month in self.session.view()["hand"]

    def buttons(self, view: Data) -> list[Button]:
        return [Button("pass", "Burn and Turn")]

    def at_once(self, action: Action) -> bool:
        """In Orientation every try counts at once: asking to confirm would give the answer away."""
        return action[0] in ("place", "aside") or super().at_once(action)

    def attempt(self, view: Data, chosen: list[str], token: str) -> Action | None:
        zone, _, rest = token.partition(":")
        card = rest.partition("#")[0]
        if zone in ("deck", "burned"):
            return ("burn", view["hand"][0])
        if zone == "other":
            return ("match", rest.partition(":")[2], "hand", ())
        if "slips" in view or card not in COPIES:
            return None
        if "hand:BLUE" in chosen and zone == "community":
            return ("exchange", card)
        return self._tried_match(view, chosen, zone, card)

    def _tried_match(self, view: Data, chosen: list[str], zone: str, card: str) -> Action:
        """The match that a person seems to mean who adds this card to what they chose."""
        taken = [token.partition(":") for token in chosen]
        months = [code for _, _, code in taken if code in MONTHS]
        matched = [(where, code) for where, _, code in taken if code not in MONTHS]
        if zone == "board" or (card in MONTHS and not months):
            source = matched[0][0] if matched else "hand"
            return ("match", card, source, tuple(code for _, code in matched))
        sources = {where for where, _ in matched} | {zone}
        source = zone if len(sources) == 1 else "hand"
        month = months[0] if months else self._likely_month(view, card)
        return ("match", month, source, (*(code for _, code in matched), card))

    def _likely_month(self, view: Data, card: str) -> str:
        own = [entry["month"] for entry in view["boards"][view["seat"]]]
        own += [code for code in view["hand"] if code in MONTHS]
        fitting = [month for month in own if card in MONTHS[month].primaries]
        return next(iter(fitting or own), "")

    def hint(self, view: Data, chosen: list[str]) -> str | None:
        codes = [token.partition(":")[2] for token in chosen]
        matched = [code for code in codes if code not in MONTHS]
        months = [code for code in codes if code in MONTHS]
        if codes == ["BLUE"]:
            return "Choose the Community card that you want for your Blue Moon."
        if not months:
            return (
                "Now choose the month they belong to."
                if len(matched) > 1
                else "Now choose the month it belongs to."
            )
        if not matched:
            month = card_name(months[0])
            return f"Choose cards for {month}: all of your hand, or all of the Community Eight."
        return "Rule of Two: match one card, or three and more. Choose another."

    def round(self, view: Data) -> str:
        if "slips" in view:
            return f"{view['deck'] + (view['card'] is not None)} cards to go"
        return f"Mensis {view['mensis']} of {view['options']['mensises']}"

    def large(self, info: str, view: Data) -> Scene | None:
        zone, _, rest = info.partition(":")
        if zone == "board" and rest.isdecimal() and int(rest) < len(view["boards"]):
            return large_board(view, int(rest), self.session.match.names[int(rest)])
        return large_card(info, str(view["options"]["calidum"])) if info in COPIES else None

    def sheet(self, view: Data, names: list[str]) -> Scene | None:
        return sheet.slips(view, names) if "slips" in view else sheet.draw(view, names)

    def scores(self, view: Data) -> list[int]:
        if "slips" in view:
            return [-slips for slips in view["slips"]]
        seats = range(len(view["counts"]))
        return [sum(row[seat][0] - row[seat][1] for row in view["sheet"]) for seat in seats]

    def decided(self, view: Data, names: list[str]) -> str:
        return sheet.slip_sentence(view) if "slips" in view else sheet.best_mensis(view, names)

    def sound(self, event: Event) -> str | None:
        return _SOUNDS.get(event[0], "card")


TABLE = AnnoTable
