"""The small faults that can be put into a source: each is one edit of its text.

Left alone are types, decorators, assertions, `strict=`, patterns, `__slots__` and every string:
they say nothing that a rule's test could notice, or Python itself refuses them.
"""

import ast
from collections.abc import Iterator, Sequence
from itertools import pairwise

from tests.mutants.edits import Edit, Source

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
COPIES = ("list", "dict", "set", "tuple", "sorted", "reversed")
TYPES = ("list", "dict", "tuple", "set", "frozenset", "Callable", "Literal", "Generator", "Mapping")
LARGE = 20
EMPTY = ("None", "False")
"""Where these are given back, giving back nothing is the same."""
LITERALS = (ast.Constant, ast.JoinedStr, ast.Tuple, ast.List, ast.Dict)


def edits(source: bytes) -> list[Edit]:
    """Every fault, each once, in the order of the text; a few of them are no Python any more."""
    found = dict.fromkeys(_Finder(source).statements(ast.parse(source).body))
    return sorted(found, key=lambda edit: (edit.start, edit.end, edit.new))


def is_python(source: bytes) -> bool:
    try:
        compile(source, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


class _Finder(Source):
    """Walks over a source's statements and expressions."""

    def statements(self, body: Sequence[ast.AST]) -> Iterator[Edit]:
        for node in body:
            yield from self.statement(node)

    def statement(self, node: ast.AST) -> Iterator[Edit]:
        match node:
            case ast.Assert() | ast.Import() | ast.ImportFrom():
                return
            case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")) | ast.AnnAssign(value=None):
                return
            case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__")]):
                return
            case ast.Assign(value=ast.Subscript(value=ast.Name(id=name))) if name in TYPES:
                return
            case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.keyword(arg="strict"):
                return
            case ast.ClassDef():
                yield from self.statements(node.body)
                return
            case ast.Break():
                yield self.put(node, "continue")
            case ast.Continue():
                yield self.put(node, "break")
            case ast.Return(value=value) if value is not None and self.text(value) not in EMPTY:
                yield self.put(value, "None")
            case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
                return
            case ast.Raise() | ast.Delete() | ast.Expr(value=ast.Call()):
                yield self.put(node, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.put(node, "pass")
            case ast.AugAssign(op=op):
                yield self.put(node, "pass")
                if type(op) in ARITHMETIC:
                    old, new = ARITHMETIC[type(op)]
                    yield from self.swap(node.target, node.value, old + "=", new + "=")
            case _:
                pass
        yield from self.inside(node)

    def inside(self, node: ast.AST) -> Iterator[Edit]:
        """What a node consists of, but for what is left alone."""
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "pattern", "bases"):
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.expr):
                    yield from self.expression(part)
                    if name in ("test", "guard", "ifs"):
                        yield self.put(part, f"not ({self.text(part)})")
                elif isinstance(part, ast.AST):
                    yield from self.statement(part)

    def expression(self, node: ast.expr) -> Iterator[Edit]:
        match node:
            case ast.JoinedStr():
                return
            case ast.Compare():
                operands = pairwise([node.left, *node.comparators])
                for op, (before, after) in zip(node.ops, operands, strict=True):
                    old, others = COMPARISONS[type(op)]
                    for new in others:
                        yield from self.swap(before, after, old, new)
            case ast.BoolOp():
                yield from self.condition(node)
            case ast.UnaryOp(op=ast.Not() | ast.USub() as op):
                word = 3 if isinstance(op, ast.Not) else 1
                yield Edit(self.start(node), self.start(node) + word, "")
            case ast.BinOp(op=op) if type(op) in ARITHMETIC and not _joins(node):
                yield from self.swap(node.left, node.right, *ARITHMETIC[type(op)])
            case ast.Constant(value=bool(value)):
                yield self.put(node, str(not value))
            case ast.Constant(value=int(value)):
                for other in _near(value):
                    yield self.put(node, str(other))
            case ast.Constant(value=float(value)):
                yield self.put(node, repr(value + 1.0))
            case ast.Call():
                yield from self.call(node)
            case ast.Subscript(slice=ast.Slice(lower=None, upper=None, step=None)):
                yield self.put(node, self.text(node.value))
            case (
                ast.Set(elts=[_, _, *_]) | ast.List(elts=[_, _, *_]) | ast.Tuple(elts=[_, _, _, *_])
            ):
                if all(isinstance(part, ast.Constant) for part in node.elts):
                    yield from self.without_each(node.elts)
            case _:
                pass
        yield from self.inside(node)

    def condition(self, node: ast.BoolOp) -> Iterator[Edit]:
        """The other word, and each part left out."""
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for before, after in pairwise(node.values):
            yield from self.swap(before, after, old, new)
        yield from self.without_each(node.values)

    def call(self, node: ast.Call) -> Iterator[Edit]:
        """Two arguments swapped, the opposite function, no copy."""
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in OPPOSITES:
                yield self.put(node.func, OPPOSITES[name])
            case ast.Call(func=ast.Attribute(value=value, attr="copy"), args=[]):
                yield self.put(node, self.text(value))
            case ast.Call(func=ast.Name(id=name), args=[one], keywords=[]) if name in COPIES:
                if isinstance(one, ast.Name | ast.Attribute | ast.Subscript):
                    yield self.put(node, self.text(one))
            case _:
                pass
        if isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
            return  # The smallest is the same, whichever is named first.
        match node.args:
            case [first, second, *_] if not isinstance(first, ast.Starred):
                if not isinstance(second, ast.Starred) and self.text(first) != self.text(second):
                    between = self.source[self.end(first) : self.start(second)].decode()
                    swapped = self.text(second) + between + self.text(first)
                    yield Edit(self.start(first), self.end(second), swapped)


def _near(number: int) -> tuple[int, ...]:
    """One more and one less; of a large number, where that is no fault, twice and half."""
    if number > LARGE:
        return number * 2, number // 2
    return (number + 1, number - 1) if number else (1,)


def _joins(node: ast.BinOp) -> bool:
    """Whether `+` and `|` put texts, lists, dicts or types together here."""
    return isinstance(node.op, ast.Add | ast.BitOr | ast.Mod | ast.Mult) and any(
        isinstance(side, LITERALS) and not _is_number(side) for side in (node.left, node.right)
    )


def _is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)
