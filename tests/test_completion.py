"""Shell completion: bash completes the commands and options of azalai."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from azalai.cli import main

ASK = """
source "$1"
COMP_WORDS=({words}); COMP_CWORD={at}; COMP_LINE="{line}"; COMP_POINT=${{#COMP_LINE}}
$(complete -p azalai | sed -E 's/.*-F ([^ ]+).*/\\1/')
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("completion") / "azalai"


@pytest.mark.parametrize(
    ("words", "expected"), [("azalai ar", "arena"), ("azalai play --exp", "--expansion"), ("azalai new", "new-bot")]
)
def test_bash_completes_commands_and_options(
    words: str, expected: str, script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", "bash"]) == 0
    script.write_text(capsys.readouterr().out, encoding="utf-8")
    asked = ASK.format(words=words, at=len(words.split()) - 1, line=words)

    ran = subprocess.run(["bash", "-c", asked, "bash", script], capture_output=True, text=True, check=True)

    assert expected in ran.stdout.split()
