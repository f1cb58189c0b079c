"""A killed browser loses nothing: at most the action that was in flight, nor does the next one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from builder.tools import ROOT, WEB
from engine import Match
from tests.browser.others import free_port

KILLS = int(os.environ.get("ANNORAMA_KILLS", "6"))
"""More than there are games, so that each has its turn."""


@pytest.mark.parametrize("number", range(KILLS))
def test_a_killed_browser_loses_nothing(site: str, tmp_path: Path, number: int) -> None:
    words = [site, str(tmp_path / "profile"), str(free_port()), str(number)]
    paths = os.pathsep.join([str(ROOT), str(WEB)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.browser.kills", *words],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["before"] >= 2
    assert len(told["saves"]) == 2
    for save in told["saves"]:
        assert save is not None, "the whole match is gone"
        assert Match.load(save).length >= told["before"] - 1
