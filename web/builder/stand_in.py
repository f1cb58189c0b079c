"""Stands in the built library for modules that are imported at every start and never used.

Pyodide's package loader and asyncio's sockets and processes import them; a page that loads no
packages and opens no sockets can do without. So with most of PyScript's own modules: the app draws,
keeps and hears by itself. Every name is a class that does nothing.
"""

__all__ = ()


class Nothing:
    def __init__(self, *given: object, **named: object) -> None:
        pass


def __getattr__(name: str) -> type[Nothing]:
    if name.startswith("__"):
        raise AttributeError(name)
    return Nothing
