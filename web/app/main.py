"""Where the page starts."""


def start() -> None:
    from pyscript import document

    document.documentElement.dataset.app = "ready"
