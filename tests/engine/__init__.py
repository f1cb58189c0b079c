"""Tests of the engine: a folder a game, and the contract that every game passes.

A game's folder holds its rules' tests and `census.py` with

    census(dump: dict) -> Counter[str]

which counts every component of the game in a dump, wherever it lies. The contract tests find it
by the game's id and compare its answers over whole matches: nothing is lost, nothing is made.
"""
