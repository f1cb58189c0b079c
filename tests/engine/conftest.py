"""What the engine's tests share: the tables they run at, and that no example is timed."""

import pytest
from hypothesis import settings

from tests.engine.tables import entrances, tables

# A busy machine is no fault of the rules.
settings.register_profile("untimed", settings.default, deadline=None)
settings.load_profile("untimed")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `table` runs at every table, for `entrance` at one a game and entry."""
    for name, found in {"table": tables, "entrance": entrances}.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, found(), ids=str)
