"""The context of SANTY ANNO's table, with SANTY ANNO's own types."""

from typing import TypeAlias

from app.tables import context
from app.tables.effects import Effect
from engine.santyanno.types import Action, Event, View

Context: TypeAlias = context.Context[View, Action, Event]
Effects: TypeAlias = list[Effect[Action]]
