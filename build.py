"""Annorama's one door: serve, site, single, test, bench, shots. Try `python build.py --help`.

Needs nothing but Python 3.11: what else is needed is made or installed on the first run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - says so instead of failing at an import
    sys.exit("Annorama is built with Python 3.11 or newer; this is " + sys.version.split()[0])

# The import roots are this folder (engine) and web/ (app, builder).
sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))

from builder import tools

EXTRAS = {
    "serve": ["site"],
    "site": ["site"],
    "single": ["site"],
    "test": ["site", "test"],
    "bench": ["site", "test"],
    "shots": ["site", "test"],
}


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="build.py", description=__doc__)
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text)
        made.add_argument(
            "--out", type=Path, default=tools.ROOT / "dist", help="where to build (default: dist/)"
        )
        return made

    serve = command("serve", "Build the site and show it in a browser, on this machine only.")
    serve.add_argument("--port", type=int, default=8000, help="default: 8000")
    serve.add_argument("--no-open", action="store_true", help="do not open a browser")
    command("site", "Build dist/site: all that a static host needs, under any path.")
    command("single", "Build dist/annorama.html: the whole site in one file, for a double-click.")

    test = command("test", "Check everything: ruff, mypy, Biome, and pytest with real browsers.")
    test.add_argument("--no-browser", action="store_true", help="leave out tests/browser")
    test.add_argument(
        "--browsers",
        choices=["chromium", "all"],
        default="chromium",
        help="all: Firefox and WebKit, too (installs them from Debian's packages)",
    )
    test.add_argument("--only-pytest", action="store_true", help="leave out ruff, mypy and Biome")
    test.add_argument(
        "--mutants", action="store_true", help="only this: do the tests notice faults in engine/?"
    )
    test.add_argument(
        "--long",
        action="store_true",
        help="only this, for hours: damaged input, random matches, killed browsers, an hour of "
        "play; after --: its own words, e.g. -- --share 0.05 --only fuzz",
    )
    test.add_argument("--workers", default="2", help="processes for pytest (default: 2)")
    test.add_argument(
        "selection", nargs="*", help="after --: passed to pytest, e.g. -- tests/engine -k A10"
    )
    bench = command("bench", "Measure: all of tests/bench, or what is named.")
    for name in benches():
        flag = f"--{name.replace('_', '-')}"
        bench.add_argument(flag, dest="benches", action="append_const", const=name)
    bench.add_argument("words", nargs="*", help="after --: passed to the one that is named")
    shots = command("shots", "Take pictures of every screen in every size, and look them over.")
    shots.add_argument("--only", action="append", help="part of a name: anno, new, result …")
    shots.add_argument(
        "--size", action="append", help="tablet, tablet-tall, phone, phone-wide, laptop"
    )
    shots.add_argument("--theme", action="append", help="light, dark")
    shots.add_argument("--check", action="store_true", help="look only, take no pictures")
    return top


def benches() -> list[str]:
    found = (tools.ROOT / "tests/bench").glob("[a-z]*.py")
    return sorted(path.stem for path in found)


def serve(options: argparse.Namespace) -> None:
    import webbrowser

    from builder import site
    from builder.server import Site

    folder = site.build(options.out)
    try:
        server = Site(folder, port=options.port, max_age=0)
    except OSError as error:
        raise tools.BuildError(f"Port {options.port}: {error.strerror}. Try --port.") from error
    with server:
        print(f"Annorama is at {server.url} (Ctrl+C ends it)", flush=True)
        if not options.no_open:
            webbrowser.open(server.url)
        wait_for_ctrl_c()


def wait_for_ctrl_c() -> None:
    import threading

    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        print()


def site(options: argparse.Namespace) -> None:
    from builder import site

    site.main(options.out)


def single(options: argparse.Namespace) -> None:
    from builder import single

    made = single.build(options.out)
    print(f"{made} ({made.stat().st_size / 1e6:.1f} MB)")


def test(options: argparse.Namespace) -> None:
    from builder import check

    check.main(options)


def bench(options: argparse.Namespace) -> None:
    from builder import check

    check.measure(options.benches or benches(), options.words, options.out)


def shots(options: argparse.Namespace) -> None:
    from builder import check

    check.shots(options)


COMMANDS = {
    "serve": serve,
    "site": site,
    "single": single,
    "test": test,
    "bench": bench,
    "shots": shots,
}


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    options.out = options.out.resolve()
    try:
        tools.enter_environment(EXTRAS[options.command])
        COMMANDS[options.command](options)
    except tools.BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
