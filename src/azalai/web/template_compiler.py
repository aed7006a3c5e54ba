"""Compiling templates: for each language, with its constant messages and icons inside the code.

A page calls ``say`` and ``icon`` hundreds of times, mostly with constant arguments. Templates are compiled once for
each language, and such calls are replaced by their results, which become part of the text around them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape

from azalai.messages import depends_on_naming, language, say


def shown(value: object) -> str:
    """A value as HTML, like ``escape``. It need not be marked as HTML, since the compiled template only joins it."""
    if type(value) is Markup:
        return value
    return str(value) if type(value) is int else escape(value)


class DirectOutput(CodeGenerator):
    """Writes values with ``shown``."""

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


class LocalEnvironment(Environment):
    """The templates in one language. Calls with constant arguments are made when a template is compiled."""

    code_generator_class = DirectOutput
    shown = staticmethod(shown)

    def __init__(self, locale: str, functions: Mapping[str, Callable[..., str]], **options: Any) -> None:
        super().__init__(**options)
        self._constant_calls = ConstantCalls(locale, functions)
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
        template: nodes.Template = self._constant_calls.visit(super()._parse(source, name, filename))
        return template
