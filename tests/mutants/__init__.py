"""Mutation testing: small faults are put into the engine, one at a time, and the tests must notice.

`python build.py test --mutants` runs it; `python -m tests.mutants --help` tells its options. The
maintained tools do not fit here: mutmut leaves alone what stands at module level and in properties,
and much of our rules does; Cosmic Ray knows one test command for everything and edits the files in
place; neither takes a sample.

`operators.py` finds the faults that can be made, `sample.py` chooses some of them, `trial.py` runs
the tests with one, `equivalents.toml` lists those that change nothing.
"""
