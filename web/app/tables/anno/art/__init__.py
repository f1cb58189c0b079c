"""What is printed on ANNO's cards."""
