"""What the contract tests share: the table, every one there is."""

import pytest

from tests.engine.tables import tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `table` runs at every table."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=str)
