"""The order of the whole run: what takes a browser first, many quick tests last.

Files go to processes one by one (`--dist loadfile`), and a process that gets a long one at the end
leaves the others nothing to do. So the long files come first, and short tests fill what is left.
"""

import pytest

FIRST = ("tests/browser/", "tests/builder/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))
