"""What lies in the box, as data."""

MOST_STICKS = 6
"""In a heap: as many as a die can say."""
