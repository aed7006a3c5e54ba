"""Compiles rules with Numba: each rule is lowered once, and what an entry point reaches is optimised together, once.

Numba on its own makes a program of every function: it links everything that the function calls, optimises that as a
whole, generates machine code and a wrapper for Python, and does all this again for each combination of argument types.
Only entry points, the rules that Python calls, need that. A rule that is called by other rules is a ``RuleDispatcher``:
it ends as LLVM code, neither linked nor optimised, and takes all integers as 64-bit ones. An ``EntryDispatcher`` links
all rules below it and leaves them to LLVM once. Both are cached, so entry points share the rules.

This subclasses Numba's compiler pipeline (documented as "Customizing the Compiler") and its code library (not
documented): ``pyproject.toml`` bounds Numba's version. Imported only with Numba.
"""

from __future__ import annotations

import functools
import pickle
import re
import uuid
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2s
from pathlib import Path
from types import FunctionType
from typing import Any

from llvmlite import binding as llvm
from numba import types
from numba.core import caching, codegen, compiler, config, typed_passes
from numba.core.compiler_machinery import register_pass
from numba.core.environment import lookup_environment
from numba.core.registry import CPUDispatcher

from azalai.kernel import numba_extensions  # noqa: F401  (registers itself)

PYTHON_WRAPPER = "@_ZN7cpython"
"""The name of a wrapper begins with this."""
REFERENCE_COUNT = re.compile(r"\s*(tail )?call void @NRT_(incref|decref)\(")
ALLOCATION = re.compile(r"call .*@NRT_(MemInfo_(new|alloc)|Allocate)")

# -- code libraries -------------------------------------------------------------------------------------


class _RuleLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The LLVM code of one rule. What it calls is remembered, and linked by the entry point."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def serialize_using_object_code(self) -> None:
        """There is no machine code: ``_RuleCacheImpl`` stores the LLVM code."""


class _EntryLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The program of an entry point: everything that it reaches, linked once and optimised as a whole."""

    _final_module: Any

    def finalize(self) -> None:
        reached: dict[Any, None] = {}
        _add_libraries(self, reached)
        # callers first: the linker drops functions that nothing refers to yet
        self._linking_libraries = list(reversed(reached))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise as Numba does, after removing reference counts and making the rules internal to this program. LLVM
        could not change the arguments of a function that other programs may call, nor inline it because it has a single
        caller."""
        self._final_module = _without_reference_counts(self._final_module)
        for function in self._final_module.functions:
            if function.linkage == llvm.Linkage.linkonce_odr and not function.name.startswith("NRT_"):
                function.linkage = llvm.Linkage.internal
        super()._optimize_final_module()


def _without_reference_counts(module: Any) -> Any:
    """Remove reference counting from a module that allocates no arrays. The caller of the entry point holds a reference
    to every array that it passes, so the rules need none. Each count is an atomic instruction; together they took half
    of the time of a search. The wrapper for Python creates references, so it still counts them."""
    text = str(module)
    if ALLOCATION.search(text):
        return module
    kept: list[str] = []
    counts = False
    for line in text.splitlines():
        if line.startswith("define "):
            counts = PYTHON_WRAPPER in line
        if counts or not REFERENCE_COUNT.match(line):
            kept.append(line)
    return llvm.parse_assembly("\n".join(kept))


def _add_libraries(library: Any, reached: dict[Any, None]) -> None:
    """Add the libraries that a library needs to ``reached``, each after those that it needs itself."""
    for needed in library._linking_libraries:
        if needed not in reached:
            if isinstance(needed, _RuleLibrary):
                _add_libraries(needed, reached)
            reached[needed] = None


# -- compiler pipelines ---------------------------------------------------------------------------------


def _not_callable_from_python() -> Callable[..., None]:
    """Numba knows a compiled function by this object."""

    def entry_point(*_arguments: Any) -> None:
        raise TypeError("rules have no machine code of their own: call gear.compiled(rule)")

    return entry_point


@register_pass(mutates_CFG=True, analysis_only=False)
class _RuleLowering(typed_passes.NativeLowering):  # type: ignore[misc]
    _name = "azalai_rule_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = _RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        state.library.finalize()
        lowered = state["cr"]._replace(cfunc=_not_callable_from_python())
        state.targetctx.insert_user_function(lowered.cfunc, lowered.fndesc, [state.library])
        state["cr"] = lowered
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class _EntryLowering(typed_passes.NativeLowering):  # type: ignore[misc]
    _name = "azalai_entry_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = _EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        super().run_pass(state)
        for variable in state.library._final_module.global_variables:
            environment = lookup_environment(variable.name)
            if environment is not None:
                state.library.codegen.set_env(variable.name, environment)
        return True


def _pipeline(lowering: Any) -> Any:
    class Pipeline(compiler.CompilerBase):  # type: ignore[misc]
        def define_pipelines(self) -> list[Any]:
            passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
            passes.passes = [
                (lowering if each is typed_passes.NativeLowering else each, text) for each, text in passes.passes
            ]
            passes.finalize()
            return [passes]

    return Pipeline


_RulePipeline = _pipeline(_RuleLowering)
_EntryPipeline = _pipeline(_EntryLowering)


# -- the cache of rules ---------------------------------------------------------------------------------

_files: weakref.WeakKeyDictionary[Any, str] = weakref.WeakKeyDictionary()  # by library
_libraries: dict[str, Any] = {}  # by file


def _store(library: Any, folder: Path) -> str:
    """Write the code of a library with the file names of the libraries that it needs. Returns the name of its file."""
    if library not in _files:
        bitcode = library._get_module_for_linking().as_bitcode()
        needed = library._linking_libraries if isinstance(library, _RuleLibrary) else []
        content = pickle.dumps((library.name, bitcode, [_store(each, folder) for each in needed]))
        file = folder / f"{blake2s(content, digest_size=10).hexdigest()}.llvm"
        partial = file.with_suffix(f".{uuid.uuid4().hex}")
        partial.write_bytes(content)
        partial.replace(file)
        _files[library] = str(file)
    return _files[library]


def _load(target: Any, file: str) -> Any:
    if file not in _libraries:
        name, bitcode, needed = pickle.loads(Path(file).read_bytes())
        library = _RuleLibrary(target.codegen(), name)
        library._final_module = llvm.parse_bitcode(bitcode)
        library._linking_libraries = [_load(target, each) for each in needed]
        library.finalize()
        _libraries[file], _files[library] = library, file
    return _libraries[file]


class _RuleCacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        """Distinct from the file of the same rule as an entry point."""
        return f"rule-{super().get_filename_base(fullname, abiflags)}"

    def reduce(self, result: Any) -> tuple[Any, ...]:
        return _store(result.library, Path(self.locator.get_cache_path())), *result._reduce()[1:]

    def rebuild(self, target: Any, stored: tuple[Any, ...]) -> Any:
        file, description, environment, signature, objectmode, lifted, annotation, reload_init, environments = stored
        try:
            library = _load(target, file)
        except OSError:  # the folder of a rule below was pruned: compile again
            return None
        return compiler.compile_result(
            target_context=target,
            typing_context=target.typing_context,
            library=library,
            environment=environment,
            entry_point=_not_callable_from_python(),
            fndesc=description,
            type_annotation=annotation,
            signature=signature,
            objectmode=objectmode,
            lifted=lifted,
            typing_error=None,
            call_helper=None,
            metadata=None,
            reload_init=reload_init,
            referenced_envs=environments,
        )


class _RuleCache(caching.Cache):  # type: ignore[misc]
    _impl_class = _RuleCacheImpl


# -- dispatchers ----------------------------------------------------------------------------------------


@contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def _widened(type_: Any) -> Any:
    """The type to compile for: that of a constant without its value, and 64 bits for every signed integer."""
    type_ = types.unliteral(type_)
    return types.int64 if isinstance(type_, types.Integer) and type_.signed else type_


class RuleDispatcher(CPUDispatcher):  # type: ignore[misc]
    """A rule as other rules call it. ``folder`` finds the folder of its cache."""

    def __init__(self, function: FunctionType, options: dict[str, Any], folder: Callable[[], Path]) -> None:
        without_wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        super().__init__(function, targetoptions=options | without_wrappers, pipeline_class=_RulePipeline)
        self._options = options
        self._folder = folder

    @functools.cached_property
    def entry_point(self) -> Any:
        """The rule as Python calls it: compiled at its first call, or loaded from the cache."""
        options = self._options | {"no_cfunc_wrapper": True}
        entry = CPUDispatcher(self.py_func, targetoptions=options, pipeline_class=_EntryPipeline)
        with _cache_folder(self._folder()):
            entry.enable_caching()
        return entry

    def enable_caching(self) -> None:
        with _cache_folder(self._folder()):
            self._cache = _RuleCache(self.py_func)

    def compile(self, signature: Any) -> Any:
        if isinstance(self._cache, caching.NullCache):  # only now: most rules are never asked once entries are cached
            self.enable_caching()
        return super().compile(signature)

    def get_call_template(self, arguments: Any, named: Any) -> Any:
        wide = {name: _widened(type_) for name, type_ in named.items()}
        return super().get_call_template(tuple(map(_widened, arguments)), wide)

    def add_overload(self, result: Any) -> None:
        """Not known to Numba's C code, which dispatches calls from Python."""
        self.overloads[tuple(result.signature.args)] = result
