"""What is printed on ANNO 1503's pieces, tiles and signs."""
