"""The strip with the news: what happened since the viewer's last turn. It covers nothing."""

from collections import Counter
from collections.abc import Iterator, Sequence

from app.match.news import Line
from app.screens.parts.prompt import prompt
from app.tables.kit.colours import sign
from app.tables.kit.scene import Scene, h, name_of
from app.tables.kit.widgets import icon_button
from app.tables.parts import AnyContext
from app.tables.telling import News
from engine.language import tr, tr_n


def told_in(lines: Sequence[Line], context: AnyContext, opened: bool, lit: str) -> list[Scene]:
    """What the strip tells; `lit` names the sentence whose things are lit."""
    return _opened(lines, context, lit) if opened else [_closed(lines, context)]


def draw(inside: Sequence[Scene], opened: bool, heard: Scene) -> Scene:
    """`heard` is the news as they are read aloud: open or not, so nothing twice."""
    return h(
        "section",
        *inside,
        heard,
        data_news="",
        data_zone="news",
        role="group",
        aria_label=tr("News"),
        class_="news unfolded" if opened else "news",
    )


def _closed(lines: Sequence[Line], context: AnyContext) -> Scene:
    """A line a player; where there is room for one alone, the most important one."""
    first = _first(lines, context)
    more = len(lines) - 1
    return h(
        "button",
        *(_short(line, context, line is first) for line in lines),
        h("span", _nothing(context), class_="quiet") if not lines else None,
        h("b", f"+{more}", class_="more", aria_hidden="true") if more > 0 else None,
        type="button",
        data_do="news",
        data_may_cut="it opens, and tells it whole",
        aria_expanded="false",
        title=tr("Open the news"),
        class_="lines",
    )


def _nothing(context: AnyContext) -> str:
    return tr("The match is over.") if context.standings else tr("Nothing new yet.")


def _first(lines: Sequence[Line], context: AnyContext) -> Line | None:
    """What concerns the viewer, once it is their turn; before, the newest."""
    if lines and not context.acting and lines[0].step != max(line.step for line in lines):
        return lines[-1]
    return lines[0] if lines else None


def _short(line: Line, context: AnyContext, first: bool) -> Scene:
    own = line.seat is not None and line.seat == context.viewer
    classes = ["line", *(["own"] if own else []), *(["first"] if first else [])]
    return h(
        "span",
        None if line.seat is None else _sign(line.seat, context),
        h("span", *(told(news, context, line) for news in line.news), class_="words"),
        class_=" ".join(classes),
        key=f"news{line.seat}",
    )


def _sign(seat: int, context: AnyContext) -> Scene:
    return sign(context.colours[seat], 14, context.form(seat))


def told(news: News, context: AnyContext, line: Line) -> Scene:
    """A sentence, with a sign where it cost the viewer something or gave it."""
    felt = news.feeling if line.seat == context.viewer else ""
    return h("span", _mark(felt), f"{news.words} ", class_=felt or None)


def _mark(felt: str) -> Scene | None:
    """Colour is never the only sign."""
    signs = {"loss": "▼", "gain": "▲"}
    if felt not in signs:
        return None
    return h("i", signs[felt], aria_hidden="true")


def _opened(lines: Sequence[Line], context: AnyContext, lit: str) -> list[Scene]:
    return [
        h(
            "header",
            h("h2", tr("Since your last turn")),
            icon_button("retell", "replay", tr("Show it again as moves")),
            icon_button("news", "close", tr("Close the news"), aria_expanded="true"),
        ),
        h("ol", *(_whole(line, context, lit) for line in lines)),
    ]


def _whole(line: Line, context: AnyContext, lit: str) -> Scene:
    own = line.seat is not None and line.seat == context.viewer
    return h(
        "li",
        None if line.seat is None else _who(line.seat, own, context),
        *(_told(news, name, context, line, lit) for name, news in sentences(line)),
        class_="own" if own else None,
        key=f"news{line.seat}",
    )


def _who(seat: int, own: bool, context: AnyContext) -> Scene:
    name = h("b", tr("You")) if own else name_of(context.names[seat], "b")
    return h("span", _sign(seat, context), name, class_="player")


def _told(news: News, name: str, context: AnyContext, line: Line, lit: str) -> Scene:
    said = told(news, context, line)
    if not news.about:
        return h("p", said)
    return h(
        "button",
        said,
        type="button",
        data_do="light",
        data_line=name,
        aria_pressed="true" if name == lit else "false",
        title=tr("Show it on the table"),
    )


def sentences(line: Line) -> Iterator[tuple[str, News]]:
    """With their names: whose line it is, what it lights, and how many before it light the same.

    A name stays while others act: lines change places, and sentences grow ("went to B3").
    """
    known: Counter[tuple[str, ...]] = Counter()
    for news in line.news:
        yield f"{line.seat} {known[news.about]} {' '.join(news.about)}", news
        known[news.about] += 1


def about(lines: Sequence[Line], lit: str) -> tuple[str, ...]:
    """What a sentence of the news lights."""
    return next((news.about for _, name, news in _all(lines) if name == lit), ())


def whose(lines: Sequence[Line], lit: str) -> tuple[str, ...]:
    """The plate of whom a sentence is about: what it lights where its things are not drawn."""
    found = (line.seat for line, name, _ in _all(lines) if name == lit)
    return tuple(f"plate:{seat}" for seat in found if seat is not None)


def _all(lines: Sequence[Line]) -> Iterator[tuple[Line, str, News]]:
    for line in lines:
        for name, news in sentences(line):
            yield line, name, news


def retold(lines: Sequence[str], step: int, first: int, last: int, running: bool) -> Scene:
    """In place of the prompt, while the news are shown as moves."""
    words = " ".join(lines) if step > first else tr("This is how it stood after your last turn.")
    return h(
        "footer",
        icon_button("retell-back", "arrow-left", tr("One action back"), disabled=step == first),
        prompt(words),
        h(
            "div",
            h(
                "span",
                tr_n(
                    "{step} of {count} move",
                    "{step} of {count} moves",
                    last - first,
                    step=step - first,
                ),
                class_="count",
            ),
            icon_button(
                "retell-run",
                "pause" if running else "play",
                tr("Pause") if running else tr("Play"),
            ),
            icon_button("retell-on", "arrow-right", tr("Next action"), disabled=step == last),
            icon_button("retell-end", "close", tr("Back to the match")),
            class_="buttons",
        ),
        class_="foot retold",
        data_zone="buttons",
        role="group",
        aria_label=tr("What you can do"),
    )
