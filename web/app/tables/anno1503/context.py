"""The context of ANNO 1503's table, with ANNO 1503's own types."""

from typing import TypeAlias

from app.tables import context
from engine.anno1503.types import Action, Event, View

Context: TypeAlias = context.Context[View, Action, Event]
