"""ANNO's table: the calendar game, and Orientation in its own form."""
