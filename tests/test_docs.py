"""The documentation agrees with the program: links work, tables are complete, and generated pictures, lists and
snippets are up to date. (The examples on the pages run as doctests.)"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType

import pytest

import azalai
from azalai.cli.arguments import command_parser
from azalai.cli.commands import WORDS
from azalai.games import SHIPPED
from azalai.games.interface import BotKnowledge, NetworkKnowledge, Rulebook
from azalai.kernel.loops import KernelGame
from azalai.kernel.placeholders import BeliefRules, BotRules, LuckRules, NetworkRules, Rules, supplied
from tests.doc_pages import DOCS, PACKAGE, PAGES, ROOT, prose, quoted, read, rows, section, slug
from tests.tiny_game import GAME

# -- links, pictures, snippets ------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_have_targets(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", prose(page.read_text(encoding="utf-8")))

    inside = [link for link in links if not link.startswith("https://")]
    for link in inside:
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.is_file(), f"{link}: no such file"
        if anchor:
            headings = re.findall(r"^#+ (.+)$", prose(target.read_text(encoding="utf-8")), re.MULTILINE)
            assert anchor in map(slug, headings), f"{link}: no such heading"


def test_the_site_builds_and_loads_nothing_from_other_servers(tmp_path: Path) -> None:
    # not --quiet: it silences warnings before --strict can count them
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]

    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert built.returncode == 0, built.stderr
    pages = sorted(tmp_path.rglob("*.html"))
    assert len(pages) > len(list(DOCS.rglob("*.md")))  # each page, and one for addresses that do not exist
    for page in pages:
        html = page.read_text(encoding="utf-8")
        fetched = re.findall(r'<(?:script|img|iframe|source)\b[^>]*?\ssrc="?([^"\s>]+)', html)
        fetched += re.findall(r'<link\b[^>]*?\shref="?([^"\s>]+)', html)
        assert not [address for address in fetched if re.match(r"(?:https?:)?//", address)], page.name


def script(name: str) -> ModuleType:
    """A script of the docs as a module."""
    spec = importlib.util.spec_from_file_location(f"docs_{name}", DOCS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pictures_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(DOCS)  # the script imports from its own folder
    made = {name: make() for name, make in script("pictures").PICTURES.items()}

    on_disk = {file.name: file.read_text(encoding="utf-8") for file in (DOCS / "pictures").iterdir()}

    stale = sorted(name for name in made.keys() | on_disk.keys() if made.get(name) != on_disk.get(name))
    assert not stale, "run python docs/pictures.py"


def test_snippets_are_in_the_source_as_shown() -> None:
    shown = re.findall(r'^```\w+ title="(src/[^"]+)"\n(.*?)^```', read("docs/add-a-card.md"), re.MULTILINE | re.DOTALL)

    assert len(shown) >= 5
    for file, snippet in shown:
        assert snippet in read(file), f"{file} no longer has: {snippet}"


# -- the program --------------------------------------------------------------------------------------


def test_the_api_page_names_all_that_is_public() -> None:
    page = read("docs/api.md")

    glance = {word.split("(")[0] for row in rows(section(page, "## At a glance")) for word in quoted(row[0])}
    assert glance == {name for name in dir(azalai.new("targi")) if not name.startswith("_")}
    assert [name for name in azalai.__all__ if not re.search(rf"(?:azalai\.|`){name}\b", page)] == []


def test_the_api_page_lists_the_keys_of_a_view() -> None:
    page = section(read("docs/api.md"), "## What a seat sees")
    targi, tuareg = page.split("### At a table of Tuareg")
    listed = [key for row in rows(targi) for key in quoted(row[0])]

    table = azalai.new("tuareg", seed=7, seats=3)
    assert sorted(key for row in rows(tuareg) for key in quoted(row[0])) == sorted(
        table.view(None).keys() - {"game", "seen_by"}
    )
    mixed = azalai.new("targi", seed=7, expansion=True, tribe="mixed")
    assert sorted(listed) == sorted(mixed.view(None).keys() - {"game", "seen_by"})
    base = [key for key in listed if key in azalai.new("targi", seed=7).view(None)]
    assert base == listed[: len(base)]


def commands() -> dict[str, argparse.ArgumentParser]:
    """Each command of the command line with its parser."""
    (choices,) = (each.choices for each in command_parser()._actions if isinstance(each, argparse._SubParsersAction))
    return dict(choices)


def test_pages_name_the_commands_that_there_are() -> None:
    for page, heading in (("docs/terminal.md", "## The commands"), ("README.md", "## In the terminal")):
        listed = [quoted(row[0])[0].split()[1] for row in rows(section(read(page), heading))]
        assert listed == list(commands()), page

    mentioned = set(re.findall(r"`azalai ([a-z][a-z-]*)\b", "".join(map(read_page, PAGES))))
    assert mentioned == commands().keys()


@pytest.mark.parametrize("command", [name for name, parser in commands().items() if len(parser._actions) > 2])
def test_the_terminal_page_lists_the_options_of_a_command(command: str) -> None:
    table = read("docs/terminal.md").split(f"| option of `{command}` |")[1].split("\n\n")[0]
    listed = {quoted(line.split("|")[1])[0] for line in table.splitlines()[2:]}

    actions = [action for action in commands()[command]._actions if action.option_strings]
    assert listed == {action.option_strings[-1] for action in actions} - {"--help"}


def test_the_terminal_page_lists_what_can_be_typed_at_a_table() -> None:
    listed = [quoted(row[0])[0] for row in rows(section(read("docs/terminal.md"), "### What can be typed besides"))]

    assert sorted(listed) == sorted(WORDS)


def read_page(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def test_contributing_lists_what_one_can_make() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*##", read("Makefile"), re.MULTILINE))

    listed = {quoted(row[0])[0].removeprefix("make ") for row in rows(section(read("CONTRIBUTING.md"), "## Set up"))}
    mentioned = set(re.findall(r"`make ([a-z-]+)`", "".join(map(read_page, PAGES))))

    assert listed == targets
    assert mentioned <= targets


# -- the architecture page -----------------------------------------------------------------------------


def test_the_module_list_is_up_to_date() -> None:
    page = read("docs/architecture.md")

    assert page == script("module_list").with_list(page), "run python docs/module_list.py"


def test_each_module_says_what_it_is() -> None:
    listed = section(read("docs/architecture.md"), "## Modules")
    modules = [file for file in PACKAGE.rglob("*.py") if file.name != "__init__.py"]

    assert len(rows(listed)) >= len(modules)
    assert [row for row in rows(listed) if not row[1]] == []


def test_the_traces_name_what_exists() -> None:
    """Each `module.py` in the traces exists, and each `function()` is defined in the package."""
    traces = section(read("docs/architecture.md"), "## Four traces")
    files = {str(file.relative_to(PACKAGE)) for file in PACKAGE.rglob("*.*")}
    sources = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.js")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in sources)

    named = quoted(prose(traces))
    modules = [name for name in named if re.fullmatch(r"[\w/]+\.(?:py|js)", name)]
    functions = [match[1] for name in named if (match := re.fullmatch(r"(?:\w+\.)*(\w+)\(\)", name))]
    assert len(modules) > 15
    assert len(functions) > 25
    assert [name for name in modules if name not in files] == []
    assert [name for name in functions if not re.search(rf"\b(?:def|class|function) {name}\b", source)] == []


# -- a new game ---------------------------------------------------------------------------------------


def test_the_guide_for_a_game_lists_what_a_game_provides() -> None:
    page = read("docs/add-a-game.md")

    def listed(heading: str) -> list[str]:
        return sorted(name for row in rows(section(page, heading)) for name in quoted(row[0]))

    declared = (vars(KernelGame), vars(Rulebook), KernelGame.__annotations__, Rulebook.__annotations__)
    members = {name for names in declared for name in names if not name.startswith("_")}
    assert listed("### The rules") == sorted(supplied(Rules, GAME.own_rules))
    assert listed("### The class") == sorted(members - {"rules"})
    assert listed("### Computer players") == sorted(
        name for kind in (BotRules, BotKnowledge) for name in vars(kind) if not name.startswith("_")
    )
    with_network = (NetworkRules, NetworkKnowledge, LuckRules, BeliefRules)
    assert listed("### A trained network") == sorted(
        name for kind in with_network for name in {**vars(kind), **kind.__annotations__} if not name.startswith("_")
    )
    fields = {path.split("[")[0].split(".")[0] for path, _ in GAME.table.places()}
    assert set(listed("### The record")) <= fields


def test_the_guide_names_places_that_exist() -> None:
    for page in ("docs/add-a-game.md", "docs/add-a-card.md"):
        for name in re.findall(r"`((?:games|locale|web|tests|docs|bench|cli|env)/[\w./*…<>-]*)`", read(page)):
            if "<" not in name and "…" not in name:
                assert list(ROOT.glob(name)) or list(PACKAGE.glob(name)), f"{page}: {name}"


# Shared files that name a game of Azalai and need no change for another one, with the reason.
NOT_TO_TOUCH = {
    "bench/web.py": "measures the page of Targi, the largest one",
    "bots/fit_weights.py": "an example in the help",
    "bots/generic/levels.toml": "an example in a comment",
    "cli/new_bot.py": "the game of the template for new bots",
    "cli/play.py": "the default game",
    "env/pettingzoo.py": "the default game",
    "server/http/openapi.py": "the example of a path",
    "web/templates/header_buttons.html": "the default rules page",
    "web/view_models.py": "the default game",
}


def names_a_game(file: Path) -> bool:
    """Whether the code of a file names a game of Azalai: in a text, or in the module that it imports from."""
    source, name = file.read_text(encoding="utf-8"), re.compile(rf"\b(?:{'|'.join(SHIPPED)})\b")
    if file.suffix != ".py":
        return bool(name.search(source))
    nodes = list(ast.walk(ast.parse(source)))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    texts = [str(node.value) for node in nodes if isinstance(node, ast.Constant) and id(node) not in docstrings]
    return any(map(name.search, texts + [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]))


def test_the_guide_lists_every_shared_file_that_names_a_game() -> None:
    places = {
        name
        for row in rows(section(read("docs/add-a-game.md"), "## Every place to touch for a game inside Azalai"))
        for cell in row
        for name in quoted(cell)
    }
    own = re.compile(rf"(?:^|/)(?:{'|'.join(SHIPPED)})[/.-]|^locale/")
    files = [file for kind in ("py", "toml", "html", "js", "css") for file in PACKAGE.rglob(f"*.{kind}")]
    shared = {file.relative_to(PACKAGE).as_posix(): file for file in files}

    naming = {path for path, file in shared.items() if not own.search(path) and names_a_game(file)}
    assert len(naming) > 30
    assert set(NOT_TO_TOUCH) <= naming
    unlisted = {path for path in naming if not any(fnmatch(path, place) for place in places)}
    assert unlisted == set(NOT_TO_TOUCH), "add it to docs/add-a-game.md"


def test_the_kernel_knows_no_game() -> None:
    for file in (PACKAGE / "kernel").glob("*.py"):
        source = file.read_text(encoding="utf-8")
        assert "azalai.games" not in source, file.name
        assert not re.search("|".join(SHIPPED), source, re.IGNORECASE), file.name


def test_the_changelog_knows_the_version() -> None:
    newest = re.search(r"^## \[([\d.]+)\]", read("CHANGELOG.md"), re.MULTILINE)

    assert newest is not None
    assert newest[1] == azalai.__version__
