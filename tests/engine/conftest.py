"""What the contract tests share: the tables they run at."""

import pytest

from tests.engine.tables import entrances, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `table` runs at every table, for `entrance` at one a game and entry."""
    for name, found in {"table": tables, "entrance": entrances}.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, found(), ids=str)
