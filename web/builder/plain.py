"""What of the sources only people and mypy read, taken out before they are compiled.

At run time nobody asks for a type; but every one of them is built at the start and lies in memory.
"""

from __future__ import annotations

import ast

# Dataclasses go by these.
MEANT = ("ClassVar", "InitVar", "KW_ONLY")
# Calling, testing and subscripting an alias of these works as well with the bare class.
BARE = ("dict", "frozenset", "list", "set", "tuple")


class Plain(ast.NodeTransformer):
    """Takes the type hints off functions."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node


class PlainClasses(Plain):
    """Takes the types off classes and modules, too: for sources that never ask for them.

    A dataclass or a named tuple lives by its hints, but only by their names.
    """

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        bases = {name_of(base) for base in node.bases}
        if "TypedDict" in bases:
            return assigned(ast.Name(node.name, ast.Store()), ast.Name("dict", ast.Load()), node)
        is_dataclass = any(name_of(each) == "dataclass" for each in node.decorator_list)
        if is_dataclass:
            # Without one, the signature would be written out as the docstring at every start.
            node.body[:0] = ast.parse("__doc__ = '-'").body
        if is_dataclass or "NamedTuple" in bases:
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and not is_meant(field.annotation):
                    field.annotation = ast.copy_location(ast.Constant(None), field)
            node.body = [
                field if isinstance(field, ast.AnnAssign) else self.visit(field)
                for field in node.body
            ]
            return node
        return filled(self.generic_visit(node))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        if name_of(node.annotation) == "TypeAlias":
            return assigned(node.target, without_types(node.value), node)
        return assigned(node.target, node.value, node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return filled(super().visit_FunctionDef(node))

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return filled(super().visit_AsyncFunctionDef(node))


def name_of(node: ast.AST) -> str:
    """The name that `typing.Protocol[V]`, `Protocol[V]` and `Protocol` have in common."""
    while isinstance(node, ast.Subscript | ast.Call):
        node = node.value if isinstance(node, ast.Subscript) else node.func
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_meant(annotation: ast.expr) -> bool:
    return any(name_of(node) in MEANT for node in ast.walk(annotation))


def assigned(target: ast.expr, value: ast.expr, at: ast.AST) -> ast.AST:
    return ast.fix_missing_locations(ast.copy_location(ast.Assign([target], value), at))


def without_types(alias: ast.expr) -> ast.expr:
    """What stands for an alias when nobody asks which types are within."""
    if isinstance(alias, ast.BinOp):
        return ast.Name("object", ast.Load())
    if isinstance(alias, ast.Subscript) and name_of(alias) in BARE:
        return alias.value
    return alias


def filled(node: ast.AST) -> ast.AST:
    """A body whose only statement was a hint still needs one."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not node.body:
        node.body = [ast.copy_location(ast.Pass(), node)]
    return node
