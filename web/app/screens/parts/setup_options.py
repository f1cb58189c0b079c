"""The options of a new match: what means nothing is not shown, what cannot be had says why."""

from collections.abc import Mapping

from app.match.seating import Seating
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import choose, row, switch
from app.tables.parts import Proposal
from engine import Option
from engine.game import Value
from engine.language import tr


def draw(seating: Seating, seed: str, learnt: Mapping[str, int] | None = None) -> Scene:
    """`learnt` holds what play has shown, by the option's name."""
    asked = seating.asked
    found = learnt or {}
    return h(
        "section",
        h("h2", tr("Options")) if asked else None,
        *(_option(seating, option, found.get(option.name)) for option in asked),
        h(
            "details",
            h("summary", tr("Advanced")),
            row(tr("Seed"), _seed(seed), tr("The same number deals the same match.")),
        ),
        class_="panel options",
    )


def _seed(seed: str) -> Scene:
    return h(
        "input",
        name="seed",
        value=seed,
        inputmode="numeric",
        class_="field",
        aria_label=tr("Seed"),
        placeholder=tr("by chance"),
    )


def proposed(proposal: Proposal) -> Scene:
    """What suits this screen and these people better, a tap away."""
    return h(
        "div",
        h("p", proposal.words),
        _choice(proposal.option, proposal.choice, proposal.button),
        class_="proposal",
        role="status",
    )


def _own(option: Option, value: Value, learnt: int) -> Scene | None:
    """What people's own play has shown, as a choice."""
    choice = option.nearest(learnt)
    if choice is None:
        return None
    words = tr("Paced to you: {choice}", choice=option.say(choice))
    return h("div", _choice(option.name, choice, words, chosen=value == choice), class_="lengths")


def _option(seating: Seating, option: Option, learnt: int | None) -> Scene:
    barred = option.barred(seating.options)
    control = _control(seating, option, disabled=bool(barred))
    return h(
        "div",
        row(tr(option.label), control, barred or tr(option.help)),
        _lengths(option, seating.options[option.name]),
        None if learnt is None else _own(option, seating.options[option.name], learnt),
        class_="option barred" if barred else "option",
    )


def _control(seating: Seating, option: Option, disabled: bool) -> Scene:
    name, value = f"option-{option.name}", seating.options[option.name]
    label = tr(option.label)
    if isinstance(value, bool):
        return switch(name, value, label, disabled=disabled)
    if option.seat:
        people = [(str(number), seat.name) for number, seat in enumerate(seating.seats)]
        return choose(name, str(value), people, label, disabled=disabled)
    said = {choice: (str(choice), option.say(choice)) for choice in option.choices}
    offered = option.offered or option.choices
    others = [said[choice] for choice in option.choices if choice not in offered]
    return choose(name, str(value), [said[c] for c in offered], label, others, disabled=disabled)


def _lengths(option: Option, value: Value) -> Scene | None:
    """A short match and a whole one, each a tap away."""
    if option.first_time in (None, option.default):
        return None
    assert option.first_time is not None
    short = tr("Short: {choice}", choice=option.say(option.first_time))
    full = tr("Full length: {choice}", choice=option.say(option.default))
    both = ((option.first_time, short), (option.default, full))
    return h(
        "div",
        *(_choice(option.name, choice, words, chosen=value == choice) for choice, words in both),
        class_="lengths",
    )


def _choice(option: str, choice: Value, words: str, chosen: bool = False) -> Scene:
    return h(
        "button",
        words,
        type="button",
        data_do="length",
        data_option=option,
        data_choice=str(choice),
        aria_pressed="true" if chosen else "false",
        class_="button",
    )
