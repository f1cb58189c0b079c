"""A Chromium for the tests: Playwright's own, one of the system's, or one installed now."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

from builder.tools import PYTHON, BuildError, install_extra

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Quiet: no background traffic, so that a request to another host can only be the page's.
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def arguments() -> list[str]:
    """Chromium's flags here; as root it only starts without its sandbox."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*ARGUMENTS, *(["--no-sandbox"] if root else [])]


@functools.cache
def chromium() -> str:
    """The path of a Chromium, installing one if there is none."""
    for attempt in (find, install_with_playwright, install_with_apt):
        found = attempt()
        if found:
            return found
    raise BuildError(
        "No browser for the tests: install Chromium or Chrome so that it is on the path, "
        "or run the tests without it (python build.py test --no-browser)."
    )


def find() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    return next(filter(None, map(shutil.which, NAMES)), None)


def install_with_playwright() -> str | None:
    print("Installing Playwright's Chromium …", file=sys.stderr)
    command = [str(PYTHON), "-m", "playwright", "install", "chromium"]
    subprocess.run(command, check=False, capture_output=True, timeout=900)
    return find()


def install_with_apt() -> str | None:
    install_debian("chromium")
    return find()


def others() -> None:
    """Firefox and WebKitGTK, and what drives them."""
    install_extra("browsers")
    wanted = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
    missing = [package for program, package in wanted.items() if not shutil.which(program)]
    if missing:
        install_debian(*missing)
    absent = [program for program in wanted if not shutil.which(program)]
    if absent:
        raise BuildError(f"--browsers all needs {', '.join(absent)} on the path.")


def install_debian(*packages: str) -> None:
    """Install Debian packages where that is possible; elsewhere do nothing."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid"):
        return
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    print(f"Installing {', '.join(packages)} with apt-get …", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-y", "-qq", *packages]):
        command = [*sudo, apt, *words]
        subprocess.run(command, check=False, capture_output=True, env=environment)
