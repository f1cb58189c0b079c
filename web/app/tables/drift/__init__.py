"""DRIFT's table: the Annuli board, everybody's plates, and the tray of the one who looks."""
