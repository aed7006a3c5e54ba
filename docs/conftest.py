"""Runs the examples of each page in a temporary folder with the TOML files that the page shows under a title."""

import re
from pathlib import Path

import pytest

NAMED_TOML = re.compile(r'^```toml title="([\w-]+\.toml)"\n(.*?)^```', re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def _folder_of_its_own(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if request.path.suffix == ".md":
        for name, text in NAMED_TOML.findall(request.path.read_text(encoding="utf-8")):
            (tmp_path / name).write_text(text, encoding="utf-8")
