"""The context of ANNO's table, with ANNO's own types."""

from typing import TypeAlias

from app.tables import context
from engine.anno.types import Action, CalendarView, Event, OrientationView, View

Context: TypeAlias = context.Context[View, Action, Event]
CalendarContext: TypeAlias = context.Context[CalendarView, Action, Event]
OrientationContext: TypeAlias = context.Context[OrientationView, Action, Event]
