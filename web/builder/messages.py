"""`annorama.pot`: every message of engine/ and web/app, for translators, found by Babel.

The functions are those of `engine/language.py`. A catalogue of a language is made from this file
with any gettext tool.
"""

from __future__ import annotations

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from builder.tools import ROOT

KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "tr": None,
    "N_": None,
    "tr_n": (1, 2),
    "tr_p": ((1, "c"), 2),
}
SOURCES = ("engine", "web/app")


def catalogue() -> Catalog:
    found = Catalog(project="Annorama", fuzzy=False)
    for source in SOURCES:
        extracted = extract_from_dir(
            ROOT / source, [("**.py", "python")], keywords=KEYWORDS, comment_tags=("i18n:",)
        )
        for path, line, message, comments, context in extracted:
            place = (f"{source}/{path}", line)
            found.add(message, None, [place], auto_comments=comments, context=context)
    return found


def build(out: Path) -> Path:
    """Write the template beside the site: translators need it, the page does not."""
    template = out / "annorama.pot"
    with template.open("wb") as file:
        write_po(file, catalogue(), omit_header=True, sort_output=True)
    return template
