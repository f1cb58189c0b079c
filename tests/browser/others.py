"""Firefox and WebKit, each driven the way its own project offers: `go`, `evaluate`, `point`."""

from __future__ import annotations

import glob
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

START_SECONDS = 60.0
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


class Other(Protocol):
    def go(self, address: str) -> None: ...

    def evaluate(self, expression: str) -> Any: ...

    def point(self, x: int, y: int) -> None:
        """A finger or a mouse comes down there, and is lifted: the browser's own events."""


class Firefox:
    def __init__(self, marionette: Any) -> None:
        self.marionette = marionette

    def go(self, address: str) -> None:
        self.marionette.navigate(address)

    def evaluate(self, expression: str) -> Any:
        return self.marionette.execute_script(f"return {expression}", sandbox=None)

    def point(self, x: int, y: int) -> None:
        hand = self.marionette.actions.sequence("pointer", "finger", {"pointerType": "touch"})
        hand.pointer_move(x, y).pointer_down().pointer_up().perform()


class WebKit:
    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def go(self, address: str) -> None:
        self.driver.get(address)

    def evaluate(self, expression: str) -> Any:
        return self.driver.execute_script(f"return {expression}")

    def point(self, x: int, y: int) -> None:
        from selenium.webdriver.common.actions.action_builder import ActionBuilder
        from selenium.webdriver.common.actions.pointer_input import PointerInput

        pointer: Any = PointerInput
        actions: Any = ActionBuilder(self.driver, mouse=pointer("mouse", "mouse"))
        actions.pointer_action.move_to_location(x, y).pointer_down().pointer_up()
        actions.perform()


@contextmanager
def firefox(profile: Path) -> Iterator[Other]:
    """firefox-esr or firefox, with a profile of its own, by Marionette."""
    from marionette_driver.marionette import Marionette

    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "no Firefox on the path"
    port = free_port()
    settings = {**PREFERENCES, "marionette.port": port}
    lines = [f'user_pref("{name}", {str(value).lower()});' for name, value in settings.items()]
    profile.mkdir()
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [program, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        marionette = Marionette(host="127.0.0.1", port=port)
        wait_for_port(port)
        marionette.start_session()
        yield Firefox(marionette)
        marionette.delete_session()
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def webkit() -> Iterator[Other]:
    """WebKitGTK's MiniBrowser on a screen that nobody sees."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    with screen() as display:
        options = Options()
        options.binary_location = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[-1]
        options.add_argument("--automation")
        options.set_capability("browserName", "MiniBrowser")
        environment = {**os.environ, "DISPLAY": display}
        if os.geteuid() == 0:
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        service = Service(executable_path=shutil.which("WebKitWebDriver"), env=environment)
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield WebKit(driver)
        finally:
            driver.quit()


@contextmanager
def screen() -> Iterator[str]:
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1180x820x24"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield f":{process.stdout.readline().strip()}"
    finally:
        process.terminate()
        process.wait(20)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def wait_for_port(port: int) -> None:
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < until, "the browser does not answer"
            time.sleep(0.2)
