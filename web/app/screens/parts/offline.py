"""What is said of playing without a network."""

from collections.abc import Mapping
from typing import Any

from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h
from app.tables.kit.widgets import button
from engine.language import tr


def draw(offline: Mapping[str, Any]) -> Scene | None:
    state = offline.get("state")
    if state == "ready":
        return h(
            "p",
            icon("offline"),
            tr("Ready to play offline"),
            class_="offline",
            data_offline="ready",
        )
    if state in ("storing", "repairing"):
        share = round(100 * float(offline.get("progress") or 0))
        words = (
            tr("Storing for offline play: {share} %", share=share)
            if state == "storing"
            else tr("Fetching what is missing for offline play: {share} %", share=share)
        )
        return h("p", words, class_="offline", data_offline=state)
    if state == "missing":
        words = tr(
            "Not ready to play offline: a part of Annorama is missing on this device. "
            "With an internet connection it is fetched again."
        )
        return h("p", words, class_="offline", data_offline=state)
    if state == "update":
        return h(
            "p",
            tr("A new version is here."),
            " ",
            button("update", tr("Reload when you like"), kind="quiet"),
            class_="offline",
            data_offline="update",
        )
    return None
