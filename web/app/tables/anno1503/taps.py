"""What is tapped on ANNO 1503's table: choosing with few taps, steering, looking."""

from collections.abc import Sequence

from app.tables.anno1503.attempts import answer, attempted
from app.tables.anno1503.context import Context
from app.tables.anno1503.hurting import cost_of
from app.tables.anno1503.privacy import is_watched
from app.tables.anno1503.touched import Touched
from app.tables.effects import Effect, Enlarge, Toast
from app.tables.parts import Button, Detail, Taps, Tokens, Walk
from engine import game
from engine.anno1503.pieces import OUTPOST
from engine.anno1503.queries import explored, reach
from engine.anno1503.types import Action, Event, Sail, View
from engine.language import tr


class Anno1503Taps(Taps[View, Action, Event]):
    quick = True
    begins_anew = True

    def __init__(self, touched: Touched) -> None:
        self._touched = touched

    def tokens(self, context: Context, action: Action) -> Tokens:
        match action:
            case ("take" | "discard", commodity):
                return frozenset({f"card:{commodity}"})
            case ("ship",):
                return frozenset({"launch"})
            case ("pioneer", kind):
                return frozenset({"pioneer", f"public:{kind}"})
            case ("promote", space):
                return frozenset({f"promote:{space}"})
            case ("sell", space, commodity):
                return frozenset({f"sell:{space}", f"card:{commodity}"})
            case ("buy", commodity):
                return frozenset({f"buy:{commodity}"})
            case ("sail" | "explore", ship, space):
                return frozenset({f"ship:{ship}", f"space:{space}"})
            case ("claim", place):
                _, tile = explored(context.view) or ("", "")
                kind = "pier" if tile.startswith(OUTPOST) else "colonist"
                return frozenset({"claim", f"{kind}:{place}"})
            case ("give_up", "outpost", pier):
                return frozenset({f"pier:{pier}"})
            case ("give_up", "agreement"):
                return frozenset({"agreement"})
        return frozenset({action[0]})

    def offered(self, context: Context) -> Tokens:
        """At sea all that the ship at the helm reaches in several moves."""
        given, phase = frozenset(context.tappable), context.view["phase"]
        if not given:
            return given
        if phase == "ships" and not context.chosen:
            found = reach(context.view, self._touched.helm(context.view))
            goals = {f"space:{space}" for space in (*found.sea, *found.islands)}
            return frozenset(goals.union(t for t in given if not t.startswith("space:")))
        if phase == "tile" and is_watched(context) and "claim" not in context.chosen:
            # The same for every tile, or the others could read from the rings what it is.
            return frozenset({"claim", "leave"})
        return given

    def buttons(self, context: Context) -> list[Button]:
        view = context.view
        sails = any(view["players"][view["turn"]]["ships"])
        return [
            Button("roll", tr("Roll the die")),
            *([Button("end_building", tr("Set sail"))] if sails else []),
            Button("end_turn", tr("End turn")),
        ]

    def at_once(self, context: Context, action: Action) -> bool:
        """Also the die, and the end of a turn in which nothing else can be done."""
        ends = action[0] == "end_turn" and len(context.legal) == 1
        return action[0] == "roll" or ends or context.reversible(action)

    def warning(self, context: Context, action: Action) -> str:
        return cost_of(context, action)

    def decides(self, token: str) -> bool:
        """A colonist who wants only one of the cards gets it."""
        return token.startswith("sell:")

    def along(self, context: Context, token: str) -> Sequence[str]:
        """A place for the explored tile claims it; an island is explored by the steered ship."""
        if token.startswith(("pier:", "colonist:")):
            return ("claim",)
        if token.startswith("space:"):
            return (f"ship:{self._touched.helm(context.view)}",)
        return ()

    def walk(self, context: Context, token: str) -> Walk[Action] | None:
        """Sail to a space step by step; beside an island, propose to explore it.

        A ship is steered from now on (see `heard`), and what was proposed before is dropped.
        """
        kind, _, space = token.partition(":")
        if kind == "ship" or (kind == "space" and context.chosen):
            return Walk(())
        if kind != "space":
            return None
        ship = self._touched.helm(context.view)
        found = reach(context.view, ship)
        if space not in found.way:
            return None
        sailing: list[Sail] = [("sail", ship, step) for step in found.route(space)]
        # Exploring cannot be taken back, so it waits for Confirm.
        exploring = (f"ship:{ship}", token) if space in found.islands else ()
        return Walk(sailing, exploring)

    def attempt(self, context: Context, token: str) -> game.Action | None:
        return attempted(context, token, self._touched.helm(context.view))

    def refusal(self, context: Context, token: str) -> str | None:
        """What the home answers; before others' eyes nothing is said of the explored tile."""
        if context.view["phase"] != "tile" or not is_watched(context):
            return answer(context.view, context.chosen, token, self._touched.helm(context.view))
        if token == "claim":
            return tr("This tile cannot be claimed. Look at it again: it says why.")
        if token.startswith(("pier:", "colonist:")):
            return tr("The tile cannot go there. Look at it again: it says what you can do.")
        return None

    def heard(self, context: Context, kind: str, detail: Detail) -> list[Effect[Action]] | None:
        match kind:
            case "press" if detail.get("press") == "look":
                space, _ = explored(context.view) or ("", "")
                return self._look(space)
            case "release" if self._touched.looking:
                return self._look("")
            case "info":
                return self._asked_about(context, detail)
            case "tap":
                return self._tapped(context, detail)
        return None

    def _look(self, space: str) -> list[Effect[Action]]:
        self._touched.looking = space
        return []

    def _asked_about(self, context: Context, detail: Detail) -> list[Effect[Action]] | None:
        """A tile that the viewer has seen is shown while the finger stays, not in a sheet."""
        kind, _, space = str(detail["info"]).partition(":")
        seat = context.view["seat"]
        if kind != "island" or seat is None or not is_watched(context):
            return None
        if space not in context.view["players"][seat]["seen"]:
            return None
        if detail.get("held"):
            return self._look(space)
        words = tr("Hold a finger on the island to look under its cloud.")
        return [Toast(words, detail.get("x", 0), detail.get("y", 0))]

    def _tapped(self, context: Context, detail: Detail) -> list[Effect[Action]] | None:
        self._touched.looking = ""  # What the text view shows until the next tap.
        match detail.get("do"):
            case "look-sea":
                self._touched.enlarge("sea", context.view)
                return []
            case "look-home":
                self._touched.enlarge("home", context.view)
                return []
            case "look-tile":
                space, _ = explored(context.view) or ("", "")
                return self._look(space)
            case "cover-tile":
                return []
        token = str(detail.get("tap") or detail.get("not") or "")
        if token in ("race", "signs") or token.startswith(("home:", "goal:")):
            return [Enlarge(token)]
        if "tap" in detail and token.startswith("ship:"):
            self._touched.steered = int(token[5:])
        return None
