"""SANTY ANNO's table: the race in real time, the show of the cards, the duel for honour."""
