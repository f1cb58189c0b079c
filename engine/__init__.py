"""The rules of five table games, on the standard library alone."""
