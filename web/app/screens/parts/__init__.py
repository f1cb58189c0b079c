"""What the screen of a match is made of: pure drawings, one module each."""
