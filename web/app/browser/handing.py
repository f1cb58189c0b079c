"""How texts go from Python to JavaScript."""


def handed(text: str) -> str | bytes:
    """A text as JavaScript is given it: in one piece, where that is possible.

    Pyodide takes a text over letter by letter: a long save would cost more than all else that is
    done for a tap. Bytes are taken as they lie; `js/text.js` reads them. What is not plain ASCII
    goes as it is: half a pair of UTF-16 has no bytes.
    """
    return text.encode() if text.isascii() else text
