"""How the site is made: the tools it needs, the files it is of, the server that shows it.

`build.py` at the top is the only door. Until the environment stands, nothing here may import more
than the standard library; so third-party imports sit inside the functions that need them.
"""
