"""The on-disk cache of compiled rules.

Numba looks at the file of the compiled function alone: it does not notice an edited callee, constant or flag. So the
folder of a compiled rule is named by a hash of all it can depend on: the code of every rule that it reaches, the
constants that these read, the records they take, the versions and flags of the compiler. Old folders are never read
again; the least recently used ones are deleted.
"""

from __future__ import annotations

import dis
import functools
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterable, Mapping
from hashlib import blake2s
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from azalai.kernel.layout import Layout

KEPT_FOLDERS = 400
"""How many folders stay on disk. Each module with rules has one, so one version of Azalai takes about 80."""


def _options() -> dict[str, Any]:
    """What every rule is compiled with; NUMBA_BOUNDSCHECK is Numba's own switch to check every index, for tests."""
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")
    return {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": checked}


# -- what a compiled rule depends on --------------------------------------------------------------------


def key(rules: Iterable[str]) -> str:
    """A hash of descriptions of rules, and of the compiler's versions and flags."""
    import llvmlite
    import numba
    import numpy

    versions = (sys.version, platform.machine(), numba.__version__, llvmlite.__version__, numpy.__version__)
    compiler = (*versions, _compiler_sources(), _options(), os.environ.get("NUMBA_CPU_NAME", ""))
    return blake2s("\0".join((repr(compiler), *sorted(rules))).encode(), digest_size=10).hexdigest()


@functools.cache
def _compiler_sources() -> list[str]:
    names = ("numba_extensions.py", "rule_compiler.py")
    return [Path(__file__).with_name(name).read_text(encoding="utf-8") for name in names]


def describe(rule: FunctionType, constants: Mapping[str, Any]) -> str:
    """A hash of all that the compiled code of one rule depends on, apart from the rules that it calls. ``constants``
    are the other globals that it may read."""
    names = rule.__globals__
    values = {name: _constant(rule, name, value) for name, value in constants.items()}
    types = (names.get(type_) if isinstance(type_, str) else type_ for type_ in rule.__annotations__.values())
    whole = (_code(rule.__code__, rule.__doc__), rule.__defaults__, values, [_record(type_) for type_ in types])
    return blake2s(repr(whole).encode(), digest_size=10).hexdigest()


def globals_read(code: CodeType, names: Mapping[str, Any]) -> dict[str, Any]:
    """The globals that a code object may read, and what it may read of Azalai's modules among them, as ``module.name``.
    Other attributes of the same name cannot be told apart."""
    read: dict[str, Any] = {}
    for name in code.co_names:
        value = names.get(name)
        if isinstance(value, ModuleType) and not _is_standard(value):
            read |= {f"{name}.{each}": vars(value)[each] for each in code.co_names if each in vars(value)}
        elif name in names:
            read[name] = value
    for part in code.co_consts:
        if isinstance(part, CodeType):
            read |= globals_read(part, names)
    return read


def _code(code: CodeType, doc: str | None = None) -> tuple[object, ...]:
    """A code object without its line numbers and its docstring, which is its first constant."""
    constants = code.co_consts[1:] if doc is not None else code.co_consts
    parts = tuple(_code(part) if isinstance(part, CodeType) else part for part in constants)
    return code.co_name, code.co_code, parts, code.co_names, code.co_varnames, code.co_argcount


def _constant(rule: FunctionType, name: str, value: Any) -> str:
    if isinstance(value, int | float | str | tuple | None):
        return repr(value)
    if isinstance(value, ModuleType) and _is_standard(value):
        return value.__name__
    if _is_named_tuple(value):
        return _record(value)
    if _reads(rule, name.split(".")):
        raise TypeError(f"{rule.__qualname__} reads {name}: a rule reads numbers, tuples of them, and other rules")
    return ""  # it only shares its name with an attribute


def _reads(rule: FunctionType, path: list[str]) -> bool:
    """Whether a rule reads a global, or a name of the module that is this global."""
    steps = [(each.opname == "LOAD_GLOBAL", each.argval) for each in dis.get_instructions(rule)]
    wanted = [(step == 0, name) for step, name in enumerate(path)]
    return any(steps[at : at + len(path)] == wanted for at in range(len(steps)))


@functools.cache
def _record(type_: Any) -> str:
    if isinstance(type_, type) and issubclass(type_, Layout):
        return str(type_.dtype())
    return repr(type_._fields) if _is_named_tuple(type_) else ""


def _is_standard(module: ModuleType) -> bool:
    return module.__name__ in sys.stdlib_module_names


def _is_named_tuple(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")


# -- folders --------------------------------------------------------------------------------------------


def base() -> Path:
    """AZALAI_CACHE_DIR, or a folder in the user's cache folder."""
    chosen = os.environ.get("AZALAI_CACHE_DIR")
    if chosen:
        return Path(chosen)
    try:
        import platformdirs
    except ImportError:  # machines for training may have nothing but NumPy, Numba and PyTorch
        return Path.home() / ".cache" / "azalai" / "compiled"
    return platformdirs.user_cache_path("azalai", appauthor=False) / "compiled"


@functools.cache
def _writable(wanted: Path) -> Path:
    """The folder itself, or a temporary one where the disk cannot be written."""
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=wanted).close()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="azalai-compiled-"))
    return wanted


@functools.cache
def path(key: str) -> Path:
    """The folder of a key, created if it does not exist."""
    parent = _writable(base())
    folder = parent / key
    if folder.exists():
        os.utime(folder)
    else:
        folder.mkdir(exist_ok=True)
        others = sorted((f for f in parent.iterdir() if f.is_dir() and f != folder), key=lambda f: f.stat().st_mtime)
        for old in others[: max(0, len(others) + 1 - KEPT_FOLDERS)]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def compiler(key: str, function: FunctionType, hot: bool, woven: bool) -> Any:
    """A dispatcher that compiles a rule (hot: into its callers; woven: in their source) and caches it by this key."""
    from azalai.kernel.rule_compiler import RuleDispatcher

    options = _options() | {"forceinline": hot, "inline": "always" if woven else "never"}
    return RuleDispatcher(function, options, lambda: path(key))
