"""ANNO 1503's table: all sit around one sea, each with a home island of their own."""
