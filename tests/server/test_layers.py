"""The layers of the server: http over tables, tables over bot_workers and storage, the shared modules at the bottom."""

from __future__ import annotations

import ast
from pathlib import Path

import azalai.server

ROOT = Path(azalai.server.__file__).parent
MAY_IMPORT = {
    "http": {"http", "tables", "bot_workers", "storage", ""},
    "tables": {"tables", "bot_workers", "storage", ""},
    "bot_workers": {"bot_workers"},
    "storage": {"storage"},
    "": {""},
}


def package_of(module: str) -> str:
    """The package of a module of the server; "" for the modules at the root."""
    parts = module.split(".")[2:]
    return parts[0] if parts and parts[0] in MAY_IMPORT else ""


def test_no_module_imports_from_a_higher_layer() -> None:
    files = [path for path in ROOT.rglob("*.py") if path.name != "__init__.py"]
    upward = [
        (str(path.relative_to(ROOT)), node.module)
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("azalai.server.")
        if package_of(node.module or "") not in MAY_IMPORT["" if path.parent == ROOT else path.parent.name]
    ]
    assert len(files) > 20
    assert upward == []
