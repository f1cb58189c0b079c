"""The prompt: one and the same element, whatever it says, so that every change is heard once."""

from app.tables.kit.scene import Child, Scene, h


def prompt(*inside: Child, urgent: bool = False) -> Scene:
    return h(
        "p",
        *inside,
        class_="prompt",
        data_prompt="",
        aria_live="assertive" if urgent else "polite",
        key="prompt",
    )
