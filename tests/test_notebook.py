"""The notebook of the documentation runs from top to bottom, and its small player learns something."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parent.parent / "docs" / "notebook.ipynb"


def run_cells(cells: list[str]) -> tuple[dict[str, Any], list[Any]]:
    """Run cells as a notebook does: in one namespace, with the value of a last expression as the output."""
    names: dict[str, Any] = {"__name__": "__main__"}
    outputs = []
    for cell in cells:
        tree = ast.parse(cell)
        last = ast.Expression(tree.body.pop().value) if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "cell", "exec"), names)
        outputs.append(eval(compile(last, "cell", "eval"), names) if last else None)
    return names, outputs


def test_the_notebook_runs(capsys: Any) -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]

    names, outputs = run_cells(cells)

    assert all(cell["outputs"] == [] for cell in notebook["cells"] if cell["cell_type"] == "code"), "clear the outputs"
    assert outputs[0][0] == "p2"
    assert outputs[2]._repr_svg_().startswith("<svg")
    assert len(outputs[4]) == 3
    assert outputs[5]._repr_svg_().startswith("<svg")
    assert names["study"].scores == tuple(names["game"].scores())
    assert names["after"] > names["before"] + 0.1
    assert "agrees with greedy" in capsys.readouterr().out
