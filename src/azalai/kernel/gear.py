"""The two gears: rules run as plain Python or compiled by Numba, from one source.

Rules are plain Python functions marked ``@rule``. In the plain gear they run as they are, and Numba is not even
imported. ``compiled(function)`` gives the compiled twin: the same code object compiled by Numba, with every rule that
it calls replaced by that rule's twin. Both gears work side by side in one process.

A rule may use its arguments, numbers that are globals of its module, and numbers and rules of other modules. It imports
these by name, or it imports their module and reads ``module.name``.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, cast

from azalai.kernel.placeholders import Placeholder
from azalai.messages import say

NUMBA = ("numba", "llvmlite")
F = TypeVar("F", bound=Callable[..., Any])


class _Namespace:
    """The globals that some rules see: a module's own, or a bound copy of them."""

    def __init__(self, names: dict[str, Any], label: str) -> None:
        self.names = names
        self.label = label
        self.rules: dict[str, FunctionType] = {}


Swaps = Mapping[Callable[..., Any], Callable[..., Any]]

_namespaces: dict[int, _Namespace] = {}  # by id of the globals
_namespace_of: dict[FunctionType, _Namespace] = {}
_hot: set[FunctionType] = set()
_woven: set[FunctionType] = set()
_twins: dict[str, dict[FunctionType, Any]] = {}  # by variant


def rule(function: F) -> F:
    """Mark a function as a rule. The function itself is unchanged."""
    plain = cast(FunctionType, function)
    _enter(plain, plain.__globals__, "")
    return function


def hot(function: F) -> F:
    """Mark a rule that every decision runs: the compiler inlines it into its callers."""
    _hot.add(cast(FunctionType, function))
    return rule(function)


def woven(function: F) -> F:
    """Mark a rule with few callers: Numba inlines its source into theirs, so that it is typed with theirs."""
    _woven.add(cast(FunctionType, function))
    return rule(function)


def _enter(function: FunctionType, names: dict[str, Any], label: str) -> None:
    namespace = _namespaces.setdefault(id(names), _Namespace(names, label))
    namespace.rules[function.__name__] = function
    _namespace_of[function] = namespace


def bind(module: ModuleType, label: str, rules: Mapping[str, Callable[..., Any]]) -> Any:
    """A copy of the rules of ``module`` in which ``rules`` take the places of the globals with their names. This binds
    the loops of the kernel, which call ``legal`` and ``apply`` without knowing a game, to one game."""
    names = dict(vars(module)) | dict(rules)
    missing = [name for name, value in names.items() if isinstance(value, Placeholder)]
    if missing:
        raise TypeError(f"{label} does not supply {', '.join(missing)}, which {module.__name__} calls")
    bound = SimpleNamespace(**rules)
    for name, function in _namespaces[id(vars(module))].rules.items():
        copy = _with_globals(function, names)
        for marked in (_hot, _woven):
            if function in marked:
                marked.add(copy)
        names[name] = copy
        _enter(copy, names, label)
        setattr(bound, name, copy)
    return bound


def _with_globals(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__qualname__, copy.__doc__ = function.__qualname__, function.__doc__
    copy.__annotations__ = dict(function.__annotations__)
    return copy


@functools.cache
def can_compile() -> bool:
    """Whether Numba works here. Without it everything runs in the plain gear, and a message says so once."""
    try:
        from azalai.kernel import rule_compiler  # noqa: F401  (imports all of Numba that we need)
    except Exception as error:  # a broken one raises anything, for example SystemError
        missing = isinstance(error, ModuleNotFoundError) and (error.name or "").split(".")[0] in NUMBA
        said = say("gear-missing") if missing else say("gear-broken", reason=str(error).split("\n")[0])
        print(said, file=sys.stderr)
        return False
    return True


def compiled(function: F, variant: str = "", swaps: Swaps | None = None) -> F:
    """The compiled twin of a rule. The first call of a twin compiles it, or loads it from the cache.

    Each variant has its own set of twins, in which some rules are swapped for others. A rule that tells whether a part
    of the game is played, swapped for one that returns False, leaves no trace of that part in the compiled code.

    Without Numba the result is the rule itself, in the plain gear, as a function of the same arrays.
    """
    plain = cast(FunctionType, function)
    if not can_compile():
        from azalai.kernel.plain_loops import on_arrays

        return on_arrays(function)
    twins = _twins.setdefault(variant, {})
    if plain not in twins:
        _make_twins(_namespace_of[plain], swaps or {}, twins, _Compiling(variant, swaps or {}))
    return cast(F, twins[plain].entry_point)


def compiled_for(arguments: tuple[Any, ...], function: F, variant: str, swaps: Swaps) -> F:
    """The compiled twin of a rule for arguments of these types alone, without the function that chooses by type: that
    takes 3 µs where an array of records is among the arguments. Nothing checks the types, so the caller must.

    Without Numba the result is the rule in the plain gear, with the same swaps."""
    if not can_compile():
        from azalai.kernel.plain_loops import on_arrays

        return on_arrays(with_swaps(function, swaps, {}))
    from numba import typeof

    twin: Any = compiled(function, variant, swaps)
    return cast(F, twin.compile(tuple(typeof(argument) for argument in arguments)))


def with_swaps(function: F, swaps: Swaps, twins: dict[Any, Any]) -> F:
    """A plain copy of a rule in which some of the rules that it calls, however deep, are swapped for other functions.
    These need not be rules. Copies made with the same ``twins`` call each other."""
    plain = cast(FunctionType, function)
    if plain not in twins:
        _make_twins(_namespace_of[plain], swaps, twins, lambda copy, _plain, _namespace: copy)
    return cast(F, twins[plain])


def _make_twins(
    namespace: _Namespace,
    swaps: Swaps,
    twins: dict[FunctionType, Any],
    make: Callable[[FunctionType, FunctionType, _Namespace], Any],
) -> None:
    """Twins for all rules of a namespace and, through the names it imports, for every namespace below it."""
    names = dict(namespace.names)
    for plain in namespace.rules.values():
        twins[plain] = make(_with_globals(plain, names), plain, namespace)

    def twins_in(values: dict[str, Any]) -> dict[str, Any]:
        found = {}
        for name, value in values.items():
            if isinstance(value, FunctionType) and value in _namespace_of:
                wanted = cast(FunctionType, swaps.get(value, value))
                if wanted in _namespace_of and wanted not in twins:
                    _make_twins(_namespace_of[wanted], swaps, twins, make)
                found[name] = twins.get(wanted, wanted)
        return found

    names.update(twins_in(namespace.names))
    for name, value in namespace.names.items():
        if isinstance(value, ModuleType) and id(vars(value)) in _namespaces:
            names[name] = ModuleType(value.__name__)
            vars(names[name]).update(vars(value) | twins_in(vars(value)))


class _Compiling:
    """Makes the compiled twins of one variant."""

    def __init__(self, variant: str, swaps: Swaps) -> None:
        self._variant = variant
        self._swaps = swaps
        self._keys: dict[int, str] = {}  # by namespace

    def __call__(self, copy: FunctionType, plain: FunctionType, namespace: _Namespace) -> Any:
        from azalai.kernel import cache

        if id(namespace) not in self._keys:
            self._keys[id(namespace)] = cache_key(*namespace.rules.values(), swaps=self._swaps)
        # Numba names its cache files by module, qualified name and line: two games' copies of one loop differ
        label = ".".join(part for part in (namespace.label, self._variant) if part)
        copy.__qualname__ = f"{label}.{plain.__qualname__}" if label else plain.__qualname__
        return cache.compiler(self._keys[id(namespace)], copy, plain in _hot, plain in _woven)


def cache_key(*rules: Callable[..., Any], swaps: Swaps | None = None) -> str:
    """The cache key for the compiled twins of some rules: it changes when a rule that they reach is edited, or a
    constant that such a rule reads, and with nothing else in Azalai."""
    from azalai.kernel import cache

    swaps = swaps or {}
    described: dict[FunctionType, str] = {}
    waiting = [cast(FunctionType, rule) for rule in rules]
    while waiting:
        rule = waiting.pop()
        if rule not in described:
            description, called = _described(rule)
            wanted = [cast(FunctionType, swaps.get(callee, callee)) for callee in called]
            described[rule] = f"{_label(rule)} {description} {[_label(callee) for callee in wanted]}"
            waiting += wanted
    return cache.key(described.values())


@functools.cache
def _described(rule: FunctionType) -> tuple[str, list[FunctionType]]:
    """A rule as the cache describes it, and the rules that it calls."""
    from azalai.kernel import cache

    read = cache.globals_read(rule.__code__, _namespace_of[rule].names)
    called = {name: value for name, value in read.items() if isinstance(value, FunctionType) and value in _namespace_of}
    return cache.describe(rule, {name: read[name] for name in read if name not in called}), list(called.values())


@functools.cache
def _label(rule: FunctionType) -> str:
    marks = " hot" * (rule in _hot) + " woven" * (rule in _woven)
    return f"{_namespace_of[rule].label} {rule.__module__}.{rule.__qualname__}{marks}"
