"""Small pictures of tables, kept for the lobby: the page itself shows them (`js/pictures.js`)."""

from typing import Any

NO_PICTURE: list[Any] = ["span", {"class": "no-picture"}]
"""Kept in place of a picture that could not be drawn; words are shown there."""
