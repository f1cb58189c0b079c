"""What Lighthouse says of the start (`bench --lighthouse`), as a desktop and as a mobile telephone.

It is installed for this alone, from tests/bench/npm; medians of some runs each.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from builder import browsers, site
from builder.check import SITE_VARIABLE
from builder.server import Site
from builder.tools import ROOT, node, npm_packages

FOLDER = Path(__file__).with_name("npm")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FORMS: dict[str, list[str]] = {"desktop": ["--preset=desktop"], "mobile": []}
GOALS = {
    "desktop": {"performance": 0.95, "accessibility": 1.0, "seo": 1.0},
    "mobile": {"performance": 0.75, "accessibility": 1.0, "seo": 1.0},
}
FIGURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocking",
}


def look(address: str, program: str, form: str) -> dict[str, Any]:
    """One look at the page; what Lighthouse writes of it."""
    flags = " ".join(["--headless=new", *browsers.arguments()])
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        command: list[str | Path] = [
            node(),
            npm_packages(FOLDER) / "lighthouse/cli/index.js",
            address,
            "--quiet",
            "--output=json",
            f"--output-path={report.name}",
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags={flags}",
            *FORMS[form],
        ]
        subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": program})
        found: dict[str, Any] = json.loads(Path(report.name).read_text(encoding="utf-8"))
    return found


def told(form: str, looks: list[dict[str, Any]]) -> list[str]:
    lines = []
    for name in CATEGORIES:
        score = statistics.median(one["categories"][name]["score"] for one in looks)
        goal = GOALS[form].get(name)
        mark = "" if goal is None else "met" if score >= goal else f"MISSED, at least {goal}"
        lines.append(f"| {form} | {name} | {score:.2f} | {mark} |")
    for audit, words in FIGURES.items():
        value = statistics.median(one["audits"][audit]["numericValue"] for one in looks)
        lines.append(f"| {form} | {words} | {value:.0f} ms | |")
    return lines


def complaints(looks: list[dict[str, Any]]) -> list[str]:
    """What counts and is not perfect, apart from the times."""
    found = set()
    for one in looks:
        for name in CATEGORIES[1:]:
            for audit in one["categories"][name]["auditRefs"]:
                about = one["audits"][audit["id"]]
                if audit["weight"] and about["score"] is not None and about["score"] < 1:
                    items = about.get("details", {}).get("items", [])
                    said = "; ".join(str(item.get("value", "")) for item in items)
                    found.add(f"{name}: {about['title']}: {said}")
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="build.py bench --lighthouse --", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    built = site.build(Path(os.environ.get(SITE_VARIABLE, ROOT / "dist")))
    program = browsers.chromium()
    every: list[dict[str, Any]] = []
    with Site(built) as server:
        for form in FORMS:
            looks = [look(server.url, program, form) for _ in range(rounds)]
            every += looks
            print("\n".join(told(form, looks)), flush=True)
    print(f"Lighthouse {every[0]['lighthouseVersion']}", *complaints(every), sep="\n")


if __name__ == "__main__":
    main()
