"""Writes the list of modules in ``architecture.md`` from the module docstrings: ``python docs/module_list.py``.

The docstrings are the only source. A module is described by the first paragraph of its docstring, a TOML file by its
first comment.
"""

import ast
import re
from pathlib import Path

DOCS = Path(__file__).parent
PACKAGE = DOCS.parent / "src" / "azalai"
PAGE = DOCS / "architecture.md"
START = "<!-- The list below is generated: run python docs/module_list.py -->\n"
END = "<!-- End of the generated list -->\n"


def purpose(file: Path) -> str:
    """The first paragraph of a docstring, or the first comment of a TOML file, as one line of Markdown."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".toml":
        comment = re.match(r"(?:# .*\n)+", text)
        paragraph = re.sub(r"^# ", "", comment[0], flags=re.MULTILINE) if comment else ""
        paragraph = re.split(r"(?<=\.)\s|:\s*$", paragraph, maxsplit=1, flags=re.MULTILINE)[0]
    else:
        paragraph = (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0]
    return " ".join(paragraph.replace("``", "`").replace("|", "\\|").split())


def packages() -> list[Path]:
    """Every folder with Python modules, the parent before its children."""
    return sorted({file.parent for file in PACKAGE.rglob("*.py")})


def section(package: Path) -> str:
    """The heading of a package, its purpose, and a table of its modules and TOML files."""
    name = "/".join(package.relative_to(PACKAGE.parent).parts)
    files = [file for pattern in ("*.py", "*.toml") for file in sorted(package.glob(pattern))]
    rows = [f"| `{file.name}` | {purpose(file)} |" for file in files if file.name != "__init__.py"]
    table = ["| module | purpose |", "|---|---|", *rows, ""] if rows else []
    return "\n".join([f"### `{name}`", "", purpose(package / "__init__.py"), "", *table])


def module_list() -> str:
    return "\n".join(section(package) for package in packages())


def with_list(page: str) -> str:
    """The page with the present list between the two marks."""
    before, rest = page.split(START)
    _, after = rest.split(END)
    return f"{before}{START}\n{module_list()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(with_list(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
