"""What turned the match: a sentence for each moment, and the way to see it again."""

from app.match.course import Change
from app.match.session import Session
from app.tables.kit.icons import icon
from app.tables.kit.scene import Scene, h
from app.tables.parts import AnyContext
from engine.language import tr


def draw(session: Session, context: AnyContext) -> Scene | None:
    moments = found(session, context)
    if not moments:
        return None
    return h(
        "section",
        h("h2", tr("What decided it")),
        *(_moment(session, *moment) for moment in moments),
        class_="panel turning",
    )


def found(session: Session, context: AnyContext) -> list[tuple[Change, str]]:
    """The last change of the lead, and the biggest step; one that was both is told once."""
    course, talk = session.course, session.table.talk
    winners = [one["seat"] for one in context.standings if one["place"] == 1]
    told = []
    lead, biggest = course.lead_taken(winners), course.biggest()
    if lead:
        said = talk.ahead_at_last if lead.step == course.length else talk.took_the_lead
        told.append((lead, said(context.names[lead.seat], course.era(lead.step))))
    if biggest and biggest.gain > 1 and not (lead and lead.step == biggest.step):
        name, era = context.names[biggest.seat], course.era(biggest.step)
        told.append((biggest, talk.biggest_step(context.view, name, era, biggest.gain)))
    return sorted(told, key=lambda moment: moment[0].step)


def _moment(session: Session, change: Change, words: str) -> Scene:
    return h(
        "a",
        icon("replay"),
        h("span", words),
        href=f"#/replay/{session.id}/{change.step}",
        class_="button moment-link",
    )
