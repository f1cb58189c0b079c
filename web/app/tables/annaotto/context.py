"""The context of ANNAOTTO's table, with ANNAOTTO's own types."""

from typing import TypeAlias

from app.tables import context
from engine.annaotto.types import Action, Event, View

Context: TypeAlias = context.Context[View, Action, Event]
