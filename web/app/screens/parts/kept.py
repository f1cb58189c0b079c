"""The matches that are kept, drawn from their summaries alone."""

from app.browser.summary import Summary
from app.tables.kit.colours import sign
from app.tables.kit.icons import icon
from app.tables.kit.scene import Child, Scene, h, name_of
from app.tables.kit.widgets import accented, button, icon_button
from engine import games
from engine.language import listing, tr, tr_n

MOST_NAMES = 4


def card(kept: Summary, now: int) -> Scene:
    """A match to go on with or to look at; its small picture comes when it is seen."""
    if kept.problem:
        return broken(kept)
    return _frame(
        kept,
        h("a", *_face(kept, now), href=f"#/play/{kept.id}", class_="go"),
        icon_button("more", "more", _more(kept, now), data_id=kept.id),
    )


def _more(kept: Summary, now: int) -> str:
    """Every match has its own, as far as one can be told from the other at all."""
    title = kept.title or games()[kept.game].title
    names = listing([player.name for player in kept.players])
    return tr(
        "More about {title}, {names}, {state}", title=title, names=names, state=state(kept, now)
    )


def choosable(kept: Summary, now: int, chosen: bool) -> Scene:
    """A match that can be chosen, to do something with several at once."""
    inside = _face(kept, now) if not kept.problem else [_trouble(kept)]
    return _frame(
        kept,
        h(
            "button",
            h("span", icon("tick") if chosen else None, class_="box", aria_hidden="true"),
            *inside,
            type="button",
            data_do="choose",
            data_id=kept.id,
            role="checkbox",
            aria_checked="true" if chosen else "false",
            class_="go",
        ),
    )


def _frame(kept: Summary, *inside: Child) -> Scene:
    return h(
        "li",
        *inside,
        class_="match broken" if kept.problem else "match",
        key=kept.id,
        data_match=kept.id,
        style=None if kept.problem else accented(kept.game),
    )


def _face(kept: Summary, now: int) -> list[Scene]:
    return [
        h(
            "span",
            class_="miniature",
            data_picture=kept.id,
            data_without=tr("This picture cannot be drawn."),
            aria_hidden="true",
            inert=True,
        ),
        h(
            "span",
            _called(kept),
            h("small", state(kept, now)),
            h("span", *people(kept), class_="people"),
            class_="words",
        ),
    ]


def _called(kept: Summary) -> Scene:
    """Its own title with the game's small beside it, or the game's alone."""
    game = games()[kept.game].title
    if not kept.title:
        return name_of(game, "b")
    return h("b", name_of(kept.title), " ", name_of(game, "small"), class_="titled")


def people(kept: Summary) -> list[Scene]:
    """Who plays; where they are many, the first of them."""
    shown = kept.players if len(kept.players) <= MOST_NAMES else kept.players[: MOST_NAMES - 1]
    more = len(kept.players) - len(shown)
    return [
        *(h("span", sign(p.colour, 14), name_of(p.name), class_="who") for p in shown),
        *([h("span", tr("and {count} more", count=more), class_="soft")] if more else []),
    ]


def state(kept: Summary, now: int) -> str:
    """How a match stands, and since when, as people say it."""
    when = ago(kept.updated, now)
    names = [kept.players[seat].name for seat in kept.winners]
    if kept.unsaved:
        return tr("not saved · {when}", when=when)
    if not kept.over:
        return tr("goes on · {when}", when=when)
    if not names:
        return tr("finished · {when}", when=when)
    if len(names) == 1:
        return tr("{name} won · {when}", name=names[0], when=when)
    return tr("{names} won together · {when}", names=listing(names), when=when)


def broken(kept: Summary) -> Scene:
    return _frame(
        kept,
        _trouble(kept, button("salvage", tr("Open what is left"), kind="quiet", data_id=kept.id)),
        icon_button("more", "more", tr("More about this save"), data_id=kept.id),
    )


def _trouble(kept: Summary, way_out: Scene | None = None) -> Scene:
    problem = tr("{problem} It is kept as it is, and can be exported.", problem=kept.problem)
    return h(
        "span",
        h("b", tr("A match that cannot be opened")),
        h("small", problem),
        way_out,
        class_="words",
    )


def ago(then: int, now: int) -> str:
    """How long ago, as people say it."""
    minutes = max(0, now - then) // 60_000
    if minutes < 2:
        return tr("just now")
    if minutes < 60:
        return tr_n("{count} minute ago", "{count} minutes ago", minutes)
    hours = minutes // 60
    if hours < 48:
        return tr_n("an hour ago", "{count} hours ago", hours)
    return tr_n("{count} day ago", "{count} days ago", hours // 24)
