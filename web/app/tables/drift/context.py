"""The context of DRIFT's table, with DRIFT's own types."""

from typing import TypeAlias

from app.tables import context
from engine.drift.types import Action, Event, View

Context: TypeAlias = context.Context[View, Action, Event]
