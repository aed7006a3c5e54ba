"""The files in ``deploy`` fit the program: options, paths, ports. In the long suite the programs that read them accept
them (``deployment_programs`` installs these)."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from azalai.cli.arguments import command_parser

DEPLOY = Path(__file__).parent.parent.parent / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_every_command_that_starts_a_server_is_understood() -> None:
    image = json.loads(re.findall(r"^CMD (.*)$", text("Containerfile"), re.MULTILINE)[-1])
    (unit,) = re.findall(r"^ExecStart=\S+ (.*)$", text("azalai.service"), re.MULTILINE)
    (composed,) = re.findall(r"command: >-\n(.*?)\n    environment", text("compose.yaml"), re.DOTALL)
    composed = composed.replace("${AZALAI_HOST}", "azalai.example.org")
    for words in (image, shlex.split(unit), shlex.split(composed)):
        chosen = command_parser().parse_args(words)
        assert chosen.command == "serve"
        assert chosen.log_format == "json"


def test_everything_that_is_copied_into_the_image_exists() -> None:
    for sources in re.findall(r"^COPY (?!--from)(.*) \S+$", text("Containerfile"), re.MULTILINE):
        for source in sources.split():
            assert (DEPLOY.parent / source).exists(), source


def test_the_image_is_not_run_by_root_and_has_a_health_check() -> None:
    last = text("Containerfile").rpartition("\nFROM ")[2]
    assert "\nUSER 10001\n" in last
    assert "/readyz" in last
    assert "read_only: true" in text("compose.yaml")


@pytest.mark.long
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for name in ("azalai.service", "azalai.socket"):
        (tmp_path / name).write_text(text(name).replace("/opt/azalai/bin/azalai", "/bin/true"), encoding="utf-8")

    units = [str(tmp_path / name) for name in ("azalai.service", "azalai.socket")]
    checked = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)

    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.long
def test_caddy_accepts_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    host = os.environ | {"AZALAI_HOST": "azalai.example.org"}

    checked = subprocess.run(command, capture_output=True, text=True, check=False, env=host)

    assert checked.returncode == 0, checked.stderr


def test_the_servers_get_the_password_of_the_database() -> None:
    """Not in a file: Compose mounts secrets with the owner they have outside, and the servers do not run as root."""
    composed = text("compose.yaml")

    assert re.findall(r"(PGPASSWORD: &password|POSTGRES_PASSWORD: \*password)", composed) == [
        "PGPASSWORD: &password",
        "POSTGRES_PASSWORD: *password",
    ]
    assert "secrets:" not in composed


@pytest.mark.long
def test_compose_accepts_its_file() -> None:
    """The schema and the names of networks and volumes are checked; no container engine is needed."""
    command = ["docker-compose", "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    host = os.environ | {"AZALAI_HOST": "azalai.example.org", "DATABASE_PASSWORD": "a"}

    checked = subprocess.run(command, capture_output=True, text=True, check=False, env=host)

    assert checked.returncode == 0, checked.stderr
