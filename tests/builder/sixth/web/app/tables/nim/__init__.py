"""NIM's table: the two parts that every table has."""
