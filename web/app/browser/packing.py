"""Saves as short texts: deflated, and written in letters that every storage takes."""

import base64
import binascii
import zlib

from engine.saves import LARGEST


def packed(text: str) -> str:
    return base64.b64encode(zlib.compress(text.encode("utf-8", "surrogatepass"), 9)).decode()


def unpacked(text: str) -> str:
    """What was packed; what cannot be unpacked stays as it is, for its reader to say so."""
    try:
        data = base64.b64decode(text, validate=True)
        unpacker = zlib.decompressobj()
        whole = unpacker.decompress(data, LARGEST)
        return whole.decode("utf-8", "surrogatepass")
    except (ValueError, binascii.Error, zlib.error):
        return text
