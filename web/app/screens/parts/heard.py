"""What has just happened, for those who hear the page: sentence by sentence, in order."""

from app.match.session import Session
from app.tables.kit.scene import Scene, h
from engine.language import tr

HEARD = 4
"""What so many actions told is there to be heard; whoever wants more reads the log."""


def just_now(session: Session, aloud: str = "") -> Scene:
    """A sentence keeps its key and its place for as long as it is there, so none is read twice;
    moves that are shown again are nothing new.

    `aloud` is said besides, where time counts: once, whatever else happens meanwhile.
    """
    length = session.match.length
    lines = [
        h("p", words, key=f"{step}.{nth}")
        for step in range(max(0, length - HEARD + 1), length + 1)
        for nth, words in enumerate(session.log.of(step, session.viewer, session.together))
    ]
    if aloud:
        lines.append(h("p", aloud, key="aloud"))
    return h("div", *lines, role="log", aria_label=tr("Just now"), class_="unseen", key="heard")
