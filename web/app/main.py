"""Where the page starts."""


def start() -> None:
    from pyscript import document  # type: ignore[import-not-found]

    document.documentElement.dataset.app = "ready"
