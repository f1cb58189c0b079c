"""Drawn by hand in numbers: pieces of pictures, the covers, the icons of the interface."""
