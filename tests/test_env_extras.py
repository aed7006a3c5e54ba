"""An environment without its extra: the error says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
sys.modules[sys.argv[2]] = None  # importing it raises ModuleNotFoundError
import importlib
try:
    importlib.import_module(sys.argv[1])
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("spaces", "gymnasium"),
    ],
)
def test_a_missing_library_names_the_extra(module: str, library: str) -> None:
    command = [sys.executable, "-c", PROGRAM, f"azalai.env.{module}", library]

    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout

    assert told == f'azalai.env.{module} needs {library}: pip install "azalai[env]"\n'
