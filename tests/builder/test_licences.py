"""The list of everything that is shipped, with the words of its licences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from builder import licences, single, site
from builder.tools import WEB, BuildError, npm_packages

WORDS = {
    "Annorama": "Copyright (c) 2026 the Annorama authors",
    "CPython": "Copyright © 2001 Python Software Foundation",
    "Fraunces": "SIL OPEN FONT LICENSE Version 1.1",
    "Preact": "Copyright (c) 2015-present Jason Miller",
    "PyScript": "Apache License",
    "Pyodide": "Mozilla Public License Version 2.0",
    "polyscript": "Apache License",
}


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> list[licences.Part]:
    packages = npm_packages()
    shipped = site.copy_packages(tmp_path_factory.mktemp("site"), packages)
    return licences.parts(packages, shipped)


def make_package(packages: Path, name: str, licence: str | None) -> Path:
    folder = packages / name
    folder.mkdir(parents=True)
    told = {"name": name, "version": "1.2.3", "license": "MIT"}
    (folder / "package.json").write_text(json.dumps(told))
    if licence is not None:
        (folder / "LICENSE").write_text(licence)
    script = folder / "all.js"
    script.write_text("")
    return script


def bundle(script: Path, *sources: str) -> None:
    script.with_name("all.js.map").write_text(json.dumps({"sources": sources}))


@pytest.mark.parametrize("name", WORDS)
def test_what_is_shipped_is_listed_in_the_words_of_its_licence(
    name: str, parts: list[licences.Part]
) -> None:
    found = {part.name: part for part in parts}
    assert WORDS[name] in found[name].text
    assert found[name].licence


def test_versions_are_those_that_are_shipped(parts: list[licences.Part]) -> None:
    versions = {part.name: part.version for part in parts}
    pinned = json.loads((WEB / "package.json").read_text())["dependencies"]
    assert {name: versions[licences.title_of(name)] for name in pinned} == pinned
    lock = json.loads((WEB / "node_modules/pyodide/pyodide-lock.json").read_text())
    assert versions["CPython"] == lock["info"]["python"]


def test_tools_that_only_check_are_not_listed(parts: list[licences.Part]) -> None:
    tools = json.loads((WEB / "package.json").read_text())["devDependencies"]
    assert not set(tools) & {part.name for part in parts}


def test_every_kept_text_is_needed(parts: list[licences.Part]) -> None:
    texts = {part.text for part in parts}
    kept = {
        path.name: path.read_text(encoding="utf-8").strip("\n") for path in licences.KEPT.iterdir()
    }
    assert [name for name, text in kept.items() if text not in texts] == []


def test_a_bundle_brings_the_packages_that_it_is_made_of(tmp_path: Path) -> None:
    script = make_package(tmp_path, "@us/all", "Ours.")
    make_package(tmp_path, "inner", "Theirs.")
    bundle(script, "../src/a.js", "../node_modules/other/node_modules/inner/b.js")
    found = licences.parts(tmp_path, [script])
    assert [(part.title, part.text) for part in found[1:]] == [
        ("@us/all 1.2.3", "Ours."),
        ("inner 1.2.3", "Theirs."),
    ]


@pytest.mark.parametrize("licence", [None, "", " \n"])
def test_without_a_text_the_build_fails(tmp_path: Path, licence: str | None) -> None:
    script = make_package(tmp_path, "all", "Ours.")
    make_package(tmp_path, "inner", licence)
    bundle(script, "../node_modules/inner/b.js")
    with pytest.raises(BuildError, match=r"No licence text: put it into .*inner"):
        licences.parts(tmp_path, [script])


def test_a_bundled_package_that_is_not_there_fails_the_build(tmp_path: Path) -> None:
    script = make_package(tmp_path, "all", "Ours.")
    bundle(script, "../node_modules/gone/b.js")
    with pytest.raises(BuildError, match="gone is shipped"):
        licences.parts(tmp_path, [script])


def test_a_kept_text_that_is_gone_fails_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(licences, "KEPT", tmp_path)
    shipped = [npm_packages() / "pyodide/pyodide.mjs"]
    with pytest.raises(BuildError, match=r"No licence text: put it into .*cpython\.txt"):
        licences.parts(npm_packages(), shipped)


def test_the_site_and_the_one_file_edition_have_all_texts(tmp_path: Path) -> None:
    packages = npm_packages()
    shipped = site.copy_packages(tmp_path, packages)
    licences.build(tmp_path, packages, shipped)
    plain = (tmp_path / "licences.txt").read_text(encoding="utf-8")
    tag, _, *entries = json.loads((tmp_path / "licences.json").read_text(encoding="utf-8"))
    found = licences.parts(packages, shipped)
    assert (tag, len(entries)) == ("div", len(found))
    for part, entry in zip(found, entries, strict=True):
        assert part.text in plain
        assert part.text in words(entry)
    assert any('data-file="licences.json"' in payload for payload in single.payloads(tmp_path))


def words(scene: Any) -> list[str]:
    if isinstance(scene, str):
        return [scene]
    return [text for child in scene[2:] for text in words(child)]
