"""Finds the real browser for the browser tests: ``python -m tests.browser``, called by ``make test``.

It looks for a Chromium of the system and for Playwright's own. If there is none it installs Playwright's, or the
package ``chromium`` of Debian and similar systems. If that fails too, it says what to do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW = """Azalai's page tests need a Chromium. Any of these will do:
  - install the package `chromium` (Debian: apt-get install chromium fonts-noto-core),
  - let Playwright fetch its own: .venv/bin/playwright install chromium,
  - name one that you have: AZALAI_CHROMIUM=/path/to/chromium make test"""
ARGUMENTS = [
    "--no-sandbox",  # a container's root has none
    "--disable-dev-shm-usage",
    # nothing is called that is not on this machine
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1",
]


def find() -> str | None:
    """The path of an installed browser."""
    named = os.environ.get("AZALAI_CHROMIUM")
    if named:
        return named if Path(named).exists() else None
    return next(filter(None, map(shutil.which, NAMES)), None) or _playwrights_own()


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def get() -> str | None:
    """Find a browser, or install one without asking questions."""
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        ways.insert(0, ["sh", "-c", "apt-get update -q && apt-get install -qy chromium fonts-noto-core"])
    for way in ways:
        if (found := find()) is not None:
            return found
        print("no Chromium yet:", " ".join(way), flush=True)
        subprocess.run(way, check=False, timeout=900)
    return find()


if __name__ == "__main__":
    sys.exit(None if get() else HOW)
