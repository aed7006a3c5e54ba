"""Compiling templates: for each language, with its constant messages and icons inside the code.

A page calls ``say`` and ``icon`` hundreds of times, mostly with constant arguments. Templates are compiled once for
each language, and such calls are replaced by their results, which become part of the text around them. Included
templates become part of the template that includes them, since Jinja makes a context for each.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape

from azalai.messages import depends_on_naming, language, say

ESCAPED_TEXTS = 16384


def shown(value: object) -> str:
    """A value as HTML, like ``escape``. It need not be marked as HTML, since the compiled template only joins it."""
    if type(value) is Markup:
        return value
    if type(value) is str:
        return _escaped(value)
    return str(value) if type(value) is int else escape(value)


@functools.lru_cache(ESCAPED_TEXTS)
def _escaped(text: str) -> str:
    """Cached, since a page repeats most of its texts."""
    return str(escape(text))


class DirectOutput(CodeGenerator):
    """Writes values with ``shown``, and calls without the variables of the blocks and loops around them, which only
    functions that take a Jinja context could use."""

    def visit_Call(  # noqa: N802 - named after the node
        self, node: nodes.Call, frame: Frame, forward_caller: bool = False
    ) -> None:
        self.write("context.call(")
        self.visit(node.node, frame)
        self.signature(node, frame, {"caller": "caller"} if forward_caller else None)
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.shown(")


class ConstantCalls(NodeTransformer):
    """Replaces calls with constant arguments by their results."""

    def __init__(self, locale: str, functions: Mapping[str, Callable[..., str]]) -> None:
        self._locale = locale
        self._functions = functions

    def visit_Call(self, node: nodes.Call) -> nodes.Node:  # noqa: N802 - named after the node
        self.generic_visit(node)
        function = self._functions.get(node.node.name) if isinstance(node.node, nodes.Name) else None
        if function is None or node.dyn_args is not None or node.dyn_kwargs is not None:
            return node
        values = [*node.args, *(pair.value for pair in node.kwargs)]
        if not all(isinstance(value, nodes.Const) for value in values):
            return node
        arguments = [value.as_const() for value in node.args]
        if function is say and depends_on_naming(self._locale, arguments[0]):
            return node
        named = {pair.key: pair.value.as_const() for pair in node.kwargs}
        with language(self._locale):
            return nodes.Const(function(*arguments, **named), lineno=node.lineno)


class Included(NodeTransformer):
    """Replaces the inclusion of a template by the nodes of that template, in a scope of their own."""

    def __init__(self, parsed: Callable[[str], nodes.Template]) -> None:
        self._parsed = parsed

    def visit_Include(self, node: nodes.Include) -> nodes.Node:  # noqa: N802 - named after the node
        if not isinstance(node.template, nodes.Const) or not node.with_context or node.ignore_missing:
            return node
        return nodes.Scope(self._parsed(node.template.value).body, lineno=node.lineno)


class LocalEnvironment(Environment):
    """The templates in one language. Calls with constant arguments are made when a template is compiled."""

    code_generator_class = DirectOutput
    shown = staticmethod(shown)

    def __init__(self, locale: str, functions: Mapping[str, Callable[..., str]], **options: Any) -> None:
        super().__init__(**options)
        self._constant_calls = ConstantCalls(locale, functions)
        self._included = Included(self._parsed)
        self.globals.update(functions)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """``face.name`` in a template. Most values are dicts, where Jinja looks for an attribute first, in vain."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        parsed = self._constant_calls.visit(super()._parse(source, name, filename))
        template: nodes.Template = self._included.visit(parsed)
        return template

    def _parsed(self, name: str) -> nodes.Template:
        assert self.loader is not None
        source, filename, _ = self.loader.get_source(self, name)
        return self._parse(source, name, filename)
