"""Installs the programs that read the files in ``deploy``: ``python -m tests.server.deployment_programs``, called by
``make test-long``. If that is not possible, it says what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PACKAGES = {"caddy": "caddy", "docker-compose": "docker-compose", "systemd-analyze": "systemd"}
"""By program: the package of Debian and similar systems."""
HOW = """The long tests check the files in deploy/ with the programs that read them. Please install {missing}
(Debian: apt-get install {packages})."""


def missing() -> list[str]:
    return [program for program in PACKAGES if shutil.which(program) is None]


def install() -> list[str]:
    """Install what is missing without asking questions, and return what is missing then."""
    if missing() and shutil.which("apt-get") and os.geteuid() == 0:
        packages = " ".join(PACKAGES[program] for program in missing())
        way = f"apt-get update -q && apt-get install -qy --no-install-recommends {packages}"
        subprocess.run(["sh", "-c", way], check=False, timeout=900)
    return missing()


if __name__ == "__main__":
    if left := install():
        sys.exit(HOW.format(missing=", ".join(left), packages=" ".join(PACKAGES[program] for program in left)))
