"""How texts go from Python to JavaScript."""

import json

LONG = 60_000
"""Letters: from here on bytes are quicker. To hand bytes over costs as much as so many letters."""

as_json = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""Data as short JSON. It is a tree: to look for circles in it takes longer than to write it."""


def handed(text: str) -> str | bytes:
    """A text as JavaScript is given it: in one piece, where it is long and that is possible.

    Pyodide takes a text over letter by letter: a long save would cost more than all else that is
    done for a tap. Bytes are taken as they lie; `js/text.js` reads them. What is not plain ASCII
    goes as it is: half a pair of UTF-16 has no bytes.
    """
    return text.encode() if len(text) > LONG and text.isascii() else text
