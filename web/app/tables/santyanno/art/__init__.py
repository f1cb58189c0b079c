"""What is printed on SANTY ANNO's ships, cards, coins and pirates."""
