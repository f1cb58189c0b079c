"""The long run: `python build.py test --long`.

It looks for what the normal run is too short for: damaged input by the ten thousand, random matches
by the thousand, killed browsers, an hour of play in one page.
"""
