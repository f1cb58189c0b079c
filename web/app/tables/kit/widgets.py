"""The small parts that all screens are made of."""

from app.tables.kit.icons import icon
from app.tables.kit.scene import Child, Scene, h
from engine.language import tr, tr_n


def button(do: str, words: str, *, sign: str = "", kind: str = "", **attributes: object) -> Scene:
    """A button that the app hears as `do`."""
    inside = [icon(sign) if sign else None, h("span", words) if words else None]
    classes = f"button {kind}".strip()
    return h("button", *inside, type="button", data_do=do, class_=classes, **attributes)


def icon_button(do: str, sign: str, name: str, **attributes: object) -> Scene:
    """A button with a picture alone; its name is for those who hear it."""
    return h(
        "button",
        tip(name, icon(sign)),
        type="button",
        data_do=do,
        class_="button round",
        aria_label=name,
        **attributes,
    )


def tip(words: str, inside: Scene) -> Scene:
    """What a mouse is told over a picture; on the button itself it would be heard once more."""
    return h("span", inside, class_="tip", title=words, aria_hidden="true")


def token_button(
    token: str, words: str, chosen: bool = False, *, big: bool = False, hinted: bool = False
) -> Scene:
    """A button that is a token: it chooses among the legal actions, as a card does."""
    kinds = ["button", *(["big"] if big else []), *(["hinted"] if hinted else [])]
    return h(
        "button",
        words,
        type="button",
        data_tap=token,
        key=token,
        class_=" ".join(kinds),
        aria_pressed="true" if chosen else "false",
    )


def link(
    address: str, words: str, *, sign: str = "", kind: str = "button", about: str = ""
) -> Scene:
    """`about` tells links with the same words apart for those who hear them."""
    return h(
        "a",
        icon(sign) if sign else None,
        h("span", words),
        href=address,
        class_=kind,
        aria_label=told_apart(words, about) if about else None,
    )


def told_apart(words: str, about: str) -> str:
    """A name that begins with what is written there."""
    return tr("{words}: {about}", words=words, about=about)


def choose(
    name: str,
    chosen: str,
    choices: list[tuple[str, str]],
    label: str,
    others: list[tuple[str, str]] | None = None,
    *,
    disabled: bool = False,
) -> Scene:
    """A choice of one among few; the others are there, too, but below."""

    def option(value: str, words: str) -> Scene:
        return h("option", words, value=value, selected=value == chosen)

    inside = [option(*choice) for choice in choices]
    if others:
        inside.append(h("optgroup", *(option(*other) for other in others), label=tr("Others")))
    return h(
        "select",
        *inside,
        name=name,
        aria_label=label,
        value=chosen,
        disabled=disabled,
        class_="field",
    )


def switch(name: str, on: bool, label: str, *, disabled: bool = False) -> Scene:
    return h(
        "input",
        type="checkbox",
        name=name,
        checked=on,
        disabled=disabled,
        aria_label=label,
        class_="switch",
        role="switch",
    )


def row(label: str, control: Scene, help_text: str = "") -> Scene:
    """A labelled control with a line of explanation, which is heard with it.

    A button has its own words: it is only beside the label.
    """
    explained = f"help-{control[1]['name']}" if help_text and "name" in control[1] else None
    if explained:
        control = [control[0], control[1] | {"aria-describedby": explained}, *control[2:]]
    words = h("small", help_text, id=explained) if help_text else None
    return h(
        "div" if control[0] == "button" else "label",
        h("span", h("b", label), words, class_="words"),
        control,
        class_="row",
    )


def dialog(title: str, *inside: Child, close: str = "close", kind: str = "") -> Scene:
    """A sheet over the screen. A tap beside it closes it; without `close` it stays.

    Without a title it is called by the first heading within.
    """
    heading = h("h2", title) if title else h("span")
    sheet = h(
        "section",
        h("header", heading, icon_button(close, "close", tr("Close")) if close else None),
        h("div", *inside, class_="inside"),
        class_=f"dialog {kind}".strip(),
    )
    return veil(title or _heading(sheet), sheet, close=close, key="veil")


def veil(name: str, sheet: Scene, *, close: str, key: str, kind: str = "") -> Scene:
    """What makes a sheet lie over everything: the keyboard stays in it (`js/dialogs.js`)."""
    return h(
        "dialog",
        sheet,
        toasts(),
        class_=f"veil {kind}".strip(),
        key=key,
        aria_label=name,
        data_beside=close or None,
    )


def toasts(toast: Scene | None = None) -> Scene:
    """Where sentences are said near the finger: there before them, so that each is heard."""
    return h("div", toast, class_="toasts", role="status", key="toasts")


def _heading(scene: Scene) -> str:
    """The words of the first heading in a scene; "" where it has none."""
    if scene[0] in ("h2", "h3"):
        return " ".join(_words(scene))
    found = (_heading(child) for child in scene[2:] if isinstance(child, list))
    return next(filter(None, found), "")


def _words(scene: Scene) -> list[str]:
    return [
        word
        for child in scene[2:]
        for word in (_words(child) if isinstance(child, list) else [str(child)])
    ]


def ask(question: str, yes: str, do: str, **attributes: str) -> Scene:
    """A question before something that cannot be taken back."""
    return dialog(
        question,
        h(
            "div",
            button("close", tr("No, keep it"), kind="quiet"),
            button(do, yes, kind="danger", **attributes),
            class_="answers",
        ),
        kind="question",
    )


def ask_delete(count: int = 1) -> Scene:
    question = tr_n("Delete this match for good?", "Delete {count} matches for good?", count)
    return ask(question, tr_n("Delete it", "Delete them", count), "delete")


def accented(game_id: str) -> str:
    """The style that gives a screen a game's accent colour."""
    return f"--accent:var(--{game_id})"
