"""The rules' answers about what is shown, for all parts of the table."""

from engine.drift.queries import Queries
from engine.drift.types import View


class QueryCache:
    """The queries of the last view: one view is drawn, tapped and talked about many times."""

    __slots__ = ("_queries", "_view")

    def __init__(self) -> None:
        self._view: View | None = None
        self._queries: Queries | None = None

    def about(self, view: View) -> Queries:
        if self._queries is None or view is not self._view:
            self._view, self._queries = view, Queries(view)
        return self._queries
