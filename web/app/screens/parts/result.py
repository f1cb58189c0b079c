"""How it ended, as a picture: the winner, the podium, the story, the course, and what next."""

from app.match.reviewing import offered
from app.match.session import Session
from app.screens.parts import chart, sheet_room, turning
from app.tables.covers import cover
from app.tables.kit.colours import colour_of, sign
from app.tables.kit.icons import icon
from app.tables.kit.scene import Child, Scene, h, name_of, path, svg
from app.tables.kit.shapes import laurel
from app.tables.kit.widgets import accented, ask_delete, button, icon_button, link
from app.tables.parts import AnyContext
from engine.game import Standing
from engine.language import listing, tr

PODIUM = 3
"""How many stand on it; those after them are listed."""


def draw(session: Session, context: AnyContext, opened: str) -> Scene:
    table = session.table
    return h(
        "main",
        h(
            "header",
            link("#/", tr("Lobby"), sign="back", kind="button quiet"),
            name_of(session.match.game.title, "strong", class_="serif"),
            h(
                "nav",
                icon_button("export", "export", tr("Export this match")),
                icon_button("ask-delete", "trash", tr("Delete this match")),
            ),
            class_="top",
        ),
        h(
            "div",
            _stage(session, context),
            h(
                "div",
                turning.draw(session, context),
                chart.draw(session, context),
                sheet_room.draw(table.drawing.sheet(context), "section", "panel"),
                class_="course",
            ),
            class_="scroll ending",
        ),
        h(
            "footer",
            button("last", tr("The table"), sign="eye"),
            button("replay", tr("Replay"), sign="replay"),
            link(f"#/review/{session.id}", tr("Review"), sign="review")
            if offered(session.match, session.table)
            else None,
            button("again", tr("Again"), sign="again", kind="big"),
            class_="actions",
        ),
        ask_delete() if opened == "delete" else None,
        data_screen="result",
        class_="screen result",
        style=accented(session.match.game.id),
    )


def _stage(session: Session, context: AnyContext) -> Scene:
    """The picture: the game's ground, the winner's sign on it, and the podium before it."""
    winners = [one["seat"] for one in context.standings if one["place"] == 1]
    return h(
        "section",
        h("div", cover(session.match.game.id), class_="ground", aria_hidden="true"),
        _medal(winners, context),
        h("h1", session.table.talk.headline(context) or headline(context)),
        h("p", session.table.talk.decided(context), class_="decided"),
        _places(session, context),
        session.table.clock.afterwards(context),
        class_="finale panel",
    )


def _medal(seats: list[int], context: AnyContext) -> Scene:
    """The winner's sign in a laurel; of several winners all signs, smaller."""
    size = 84 if len(seats) == 1 else 44 if len(seats) < 4 else 26
    leaves = svg(160, 160, path(laurel(80, 80, 66, 9), class_="leaves"), class_="laurel")
    signs = [sign(context.colours[seat], size, context.form(seat)) for seat in seats]
    return h("div", leaves, h("span", *signs, class_="signs"), class_="medal", aria_hidden="true")


def headline(context: AnyContext) -> str:
    """Who has won, in as few words as there are."""
    names = context.names
    first = [names[one["seat"]] for one in context.standings if one["place"] == 1]
    if len(names) == 1:
        return tr("Done")
    if len(first) == len(names):
        return tr("Everybody shares first place")
    if len(first) > 1:
        return tr("{names} share first place", names=listing(first))
    return tr("{name} wins", name=first[0])


def _places(session: Session, context: AnyContext) -> Scene:
    """Everybody by their place: three on the podium, unless more than three share it."""
    standings = context.standings
    level = sum(one["place"] <= PODIUM for one in standings) > PODIUM
    steps = 0 if level or len(standings) < 2 else PODIUM
    return h(
        "ol",
        *(_place(session, context, one, number < steps) for number, one in enumerate(standings)),
        class_="places",
    )


def _longest(name: str) -> int:
    """Letters of a name's longest word, which is never broken on the podium."""
    return max([1, *(len(word) for word in name.split())])


def _number(place: int) -> list[Child]:
    """The first place is a crown; whoever hears it hears the number."""
    words = f"{place}."
    return [icon("crown"), h("span", words, class_="unseen")] if place == 1 else [words]


def _place(session: Session, context: AnyContext, standing: Standing, raised: bool) -> Scene:
    player = session.match.players[standing["seat"]]
    place = standing["place"]
    return h(
        "li",
        h("b", *_number(place)),
        sign(player.colour, 28 if raised else 20, context.form(standing["seat"])),
        name_of(player.name, class_="name"),
        h("strong", session.table.talk.score(context, standing)),
        data_place=str(place),
        data_seat=str(standing["seat"]),
        class_="step" if raised else "row",
        style=f"--who:{colour_of(player.colour)};--letters:{_longest(player.name)}",
    )
