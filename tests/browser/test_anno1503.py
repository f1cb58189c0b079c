"""ANNO 1503 through the page: whole matches, what the explorer alone sees, prices, every size."""
