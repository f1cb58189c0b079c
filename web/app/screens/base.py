"""What every screen is."""

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from app.browser.page import Page
from app.browser.settings import Settings
from app.browser.store import Store
from app.screens.router import Route
from app.tables.kit.scene import Scene
from app.tables.parts import Detail
from engine import Match

Handler: TypeAlias = Callable[[Any, Detail], None]
H = TypeVar("H", bound=Handler)

_BUTTONS, _KINDS = "handles_buttons", "handles_kinds"


def on_button(*names: str) -> Callable[[H], H]:
    """The method that buttons with these names as their `data-do` call."""
    return _declared(_BUTTONS, names)


def on(*kinds: str) -> Callable[[H], H]:
    """The method that is called with the page's events of these kinds: `tap`, `field`, `key` …"""
    return _declared(_KINDS, kinds)


def _declared(sort: str, names: tuple[str, ...]) -> Callable[[H], H]:
    def declare(method: H) -> H:
        setattr(method, sort, names)
        return method

    return declare


class App(Protocol):
    """What a screen may ask of the app it is shown by."""

    page: Page
    store: Store
    settings: Settings
    offline: dict[str, Any]
    """How far the site is stored for use without a network."""
    back: str
    """Where somebody was before they turned to a screen that is only looked up."""
    memory: dict[str, Any]
    """What a screen leaves for the next one of its kind, while the page is open."""

    said: str
    """The sentence near the finger, for as long as it is shown."""

    def draw(self) -> None:
        """Draw the screen again."""

    def go(self, address: str) -> None:
        """Show another screen."""

    def set(self, settings: Settings) -> None:
        """Change the settings and keep them."""

    def define(self, game: str) -> None:
        """Put a game's symbols into the page, once."""

    def begin_again(self, match: Match) -> str:
        """The same people and options with a new seed; the new match's name."""

    def sound(self, name: str | None) -> None:
        """A short sound, where they are switched on."""

    def toast(self, words: str, x: int = 0, y: int = 0) -> None:
        """A sentence near the finger, gone by itself; a refusal leads to its rule."""

    def announce(self, words: str) -> None:
        """A sentence that is about no position: it stays its time, whatever happens at a table."""

    def acted(self) -> None:
        """Something was done at a table: what was answered before it is over."""

    def untoast(self) -> None:
        """What the sentence was about is over."""

    def fail(self, error: BaseException) -> None:
        """Something went wrong that should not have: say so, lose nothing."""


class Screen:
    """A screen draws itself and hears what is done on it, by the handlers that it declares."""

    keeps_awake: ClassVar[bool] = False
    """Whether the device's screen should stay on while this is shown."""
    buttons: ClassVar[dict[str, Handler]] = {}
    kinds: ClassVar[dict[str, Handler]] = {}

    def __init_subclass__(cls) -> None:
        """Collect the declared handlers; a subclass has those of all its parents, too."""
        cls.buttons, cls.kinds = {}, {}
        for one in reversed(cls.__mro__):
            for method in vars(one).values():
                for name in getattr(method, _BUTTONS, ()):
                    cls.buttons[name] = method
                for kind in getattr(method, _KINDS, ()):
                    cls.kinds[kind] = method

    def __init__(self, app: App, *parts: str) -> None:
        self.app = app
        self.parts = parts
        self._tasks: list[Any] = []

    @property
    def title(self) -> str:
        """What stands in the browser's bar, before the site's name."""
        return ""

    @property
    def own_keys(self) -> dict[str, str]:
        """What keys do that the screen itself hears, for the list of them all."""
        return {}

    @property
    def continuity(self) -> str:
        """Things travel from drawing to drawing while this stays the same."""
        return ""

    def draw(self) -> Scene:
        raise NotImplementedError

    def entered(self) -> None:
        """Called once, after the first drawing."""

    def turn_to(self, route: Route) -> bool:
        """Whether another address is only another place on this screen; then it is shown."""
        return False

    def rest(self) -> None:
        """Something else is looked up, and then this comes back as it is."""
        self.stop_work()

    @property
    def unchanged(self) -> bool:
        """Whether what this screen shows may come back as it was."""
        return True

    def resumed(self) -> None:
        """Called after the first drawing when this comes back."""

    def leave(self) -> None:
        """Called once, before another screen comes."""
        self.stop_work()

    def stop_work(self) -> None:
        """End whatever runs beside the page."""
        for task in self._tasks:
            task.cancel()

    def later(self, work: Awaitable[None]) -> Any:
        """Let a coroutine run beside the page, for as long as this screen is shown."""
        self._tasks = [task for task in self._tasks if not task.done()]
        task = self.app.page.later(work)
        task.add_done_callback(self._ended)
        self._tasks.append(task)
        return task

    def _ended(self, task: Any) -> None:
        """What went wrong beside the page is told as what goes wrong on it."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.app.fail(error)

    @property
    def saved(self) -> bool | None:
        """Whether the match that is open here is stored; None where none is."""
        return None

    @property
    def at_stake(self) -> tuple[str, Match] | None:
        """The match that is open here, with its name; None where none is."""
        return None

    def may_leave(self, address: str) -> bool:
        """Whether another screen may come now; where not, this one asks what to do."""
        return True

    def resized(self) -> None:
        """The window has another size."""
        self.app.draw()

    def handle(self, kind: str, detail: Detail) -> None:
        """One event of the page; what no handler is declared for is nothing to this screen."""
        if kind == "resize":
            self.resized()
            return
        if kind == "tap" and "do" in detail:
            handler = self.buttons.get(str(detail["do"]))
        else:
            handler = self.kinds.get(kind)
        if handler:
            handler(self, detail)
