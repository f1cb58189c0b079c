"""What opponents that were kept do not do."""

from typing import Any, NoReturn


class Silent:
    """Plays, and gives no hints."""

    def advise(self, task: Any) -> NoReturn:
        raise NotImplementedError("an opponent that was kept gives no hints")
