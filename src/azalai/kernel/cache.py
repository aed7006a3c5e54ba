"""Where compiled rules are kept between runs.

Numba looks at the file of the compiled function alone: it does not notice an edited callee, table or flag. So the
folder is named by a hash of everything that could matter, and an old folder is simply never looked at again.
"""

from __future__ import annotations

import functools
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2s
from pathlib import Path
from typing import Any

KEPT_FOLDERS = 36
"""How many folders stay on disk, about six for one version of everything; the ones unused for longest go."""
KERNEL = frozenset({__name__.rpartition(".")[0]})
"""What every compiled rule depends on."""


def bounds_checked() -> bool:
    """Numba's own switch: every index is checked, for tests."""
    return os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")


@functools.cache
def engine() -> frozenset[str]:
    """All packages with rules in them."""
    package = Path(__file__).parent.parent
    rooms = [package / part for part in ("kernel", "games", "bots", "env")]
    found = {source.parent.relative_to(package) for room in rooms for source in room.rglob("*.py")}
    return frozenset(".".join(("azalai", *folder.parts)) for folder in found)


def key(packages: frozenset[str] | None = None) -> str:
    """A hash of the sources of some packages (None: of all the engine), versions and flags."""
    import llvmlite
    import numba
    import numpy

    whole = blake2s(digest_size=10)
    package = Path(__file__).parent.parent
    for name in sorted(engine() if packages is None else packages):
        for source in sorted(package.joinpath(*name.split(".")[1:]).glob("*.py")):
            whole.update(f"{source.relative_to(package)}\0".encode() + source.read_bytes() + b"\0")
    versions = (sys.version, platform.machine(), numba.__version__, llvmlite.__version__, numpy.__version__)
    whole.update(repr((*versions, bounds_checked(), os.environ.get("NUMBA_CPU_NAME", ""))).encode())
    return whole.hexdigest()


def base() -> Path:
    """AZALAI_CACHE_DIR, or the user's cache folder."""
    chosen = os.environ.get("AZALAI_CACHE_DIR")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Caches"
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "azalai" / "compiled"


@functools.cache
def path(packages: frozenset[str] | None = None) -> Path:
    """The folder for rules that depend on these packages as they are now, made if it is not there; a temporary one
    where the disk cannot be written."""
    wanted = base() / key(packages)
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        os.utime(wanted)
        tempfile.TemporaryFile(dir=wanted).close()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="azalai-compiled-"))
    _prune(wanted.parent, wanted)
    return wanted


def _prune(parent: Path, current: Path) -> None:
    old = sorted((f for f in parent.iterdir() if f.is_dir() and f != current), key=lambda f: f.stat().st_mtime)
    for folder_ in old[: max(0, len(old) + 1 - KEPT_FOLDERS)]:
        shutil.rmtree(folder_, ignore_errors=True)


@contextmanager
def folder(packages: frozenset[str]) -> Iterator[Callable[[Any, bool, bool], Any]]:
    """Inside, the given function compiles a rule (right into its callers, or as part of their source) and keeps it in
    the folder for rules that depend on these packages; Numba's own setting is left as it was."""
    import numba
    from numba.core import config

    from azalai.kernel import numba_extensions  # noqa: F401  (registers itself)

    before = config.CACHE_DIR
    config.CACHE_DIR = str(path(packages))
    usual = {"cache": True, "nogil": True, "error_model": "numpy", "boundscheck": bounds_checked()}
    try:
        yield lambda function, hot, woven: numba.njit(**usual, forceinline=hot, inline="always" if woven else "never")(
            function
        )
    finally:
        config.CACHE_DIR = before
