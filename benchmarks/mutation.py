"""Mutants of a file: a comparison, a constant, a condition, an operator, a result or a statement is another.

Left alone are annotations, docstrings, decorators, imports and pieces of f-strings.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

COMPARISONS = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.Pow: ast.Mult, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """A piece of a file, given in bytes, and what stands there instead."""

    path: str
    line: int
    begin: int
    end: int
    new: str
    kind: str

    @property
    def key(self) -> str:
        """What tells it from others of the same file."""
        return f"{self.path}:{self.line}:{self.begin}-{self.end}:{self.kind}"

    def apply(self, text: bytes) -> bytes:
        """The file with the change."""
        return text[: self.begin] + self.new.encode() + text[self.end :]


def mutants(path: str, text: bytes) -> list[Mutant]:
    """Every mutant of a file."""
    tree, starts = ast.parse(text), line_starts(text)
    found = [
        Mutant(path, node.lineno, *span(node, starts), new, kind)
        for node in candidates(tree)
        for kind, new in changes(node)
    ]
    found += [
        Mutant(path, test.lineno, *span(test, starts), f"(not ({ast.unparse(test)}))", "opposite")
        for test in conditions(tree)
        if has_no_own_opposite(test)
    ]
    return found


@dataclass(frozen=True)
class Surroundings:
    """Where a mutant is: the lines of its statement, and the name, first line and body of the outermost function."""

    statement: range
    function: tuple[str, int] | None
    body: frozenset[int]


def surroundings(mutant: Mutant, text: bytes) -> Surroundings:
    """Where a mutant is in its file. What a function's defaults and decorators are is decided outside of it."""
    starts = line_starts(text)
    statement, function, body, names = range(mutant.line, mutant.line + 1), None, frozenset[int](), list[str]()
    level: Sequence[ast.AST] = ast.parse(text).body
    while inner := next((each for each in level if surrounds(each, mutant, starts)), None):
        blocks = [each for each in ast.iter_child_nodes(inner) if is_part(each)]
        if isinstance(inner, ast.stmt):
            end = min(map(first_line, blocks), default=last_line(inner) + 1)
            statement = range(inner.lineno, max(inner.lineno + 1, end))
        if isinstance(inner, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not function:
            names.append(inner.name)
            if not isinstance(inner, ast.ClassDef) and any(surrounds(each, mutant, starts) for each in inner.body):
                first = min(each.lineno for each in (inner, *inner.decorator_list))
                function = ".".join(names), first
                body = frozenset(range(inner.body[0].lineno, last_line(inner) + 1))
        level = blocks
    return Surroundings(statement, function, body)


def is_part(node: ast.AST) -> bool:
    """Whether a node has statements of its own place, or is one."""
    return isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case)


def surrounds(node: ast.AST, mutant: Mutant, starts: Sequence[int]) -> bool:
    """Whether a mutant is within a statement, or within a part of one."""
    if isinstance(node, ast.match_case):
        return any(surrounds(each, mutant, starts) for each in node.body)
    assert isinstance(node, ast.stmt | ast.ExceptHandler)
    begin, end = span(node, starts)
    return begin <= mutant.begin and mutant.end <= end


def first_line(node: ast.AST) -> int:
    """The first line of a statement, or of a part of one."""
    return node.pattern.lineno if isinstance(node, ast.match_case) else getattr(node, "lineno", 0)


def last_line(node: ast.stmt) -> int:
    """The last line of a statement."""
    return node.end_lineno or node.lineno


def line_starts(text: bytes) -> list[int]:
    """Where each line begins."""
    return [0, *accumulate(map(len, text.splitlines(keepends=True)))]


def span(node: ast.expr | ast.stmt | ast.ExceptHandler, starts: Sequence[int]) -> tuple[int, int]:
    """Where a node begins and ends."""
    last = node.end_lineno or node.lineno
    return starts[node.lineno - 1] + node.col_offset, starts[last - 1] + (node.end_col_offset or 0)


def candidates(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """The nodes that run: no annotation, docstring, decorator, import, class header or piece of an f-string."""
    if isinstance(node, ast.expr | ast.stmt) and not isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node
    if isinstance(node, ast.Import | ast.ImportFrom | ast.JoinedStr):
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_docstring(child):
                yield from candidates(child)


def is_docstring(node: ast.AST) -> bool:
    """Whether it is a text or an ellipsis that stands alone."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def changes(node: ast.AST) -> Iterator[tuple[str, str]]:
    """What may stand in place of a node: the kind of change, and the text."""
    if isinstance(node, ast.Constant):
        yield from constant_changes(node.value)
    elif isinstance(node, ast.stmt):
        yield from statement_changes(node)
    else:
        yield from ((kind, f"({ast.unparse(new)})") for kind, new in expression_changes(node))


def constant_changes(value: object) -> Iterator[tuple[str, str]]:
    """Other constants: a number one more and one less, a text without its end."""
    if isinstance(value, bool):
        yield "constant", str(not value)
    elif isinstance(value, int):
        yield "constant+1", f"({value + 1})"
        yield "constant-1", f"({value - 1})"
    elif isinstance(value, str | bytes) and value:
        yield "text", repr(value[:-1])


def statement_changes(node: ast.stmt) -> Iterator[tuple[str, str]]:
    """Another result, another loop, another sum, or no statement at all."""
    if isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        yield "operator", ast.unparse(ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value))
    match node:
        case ast.Return(value) if value is not None and not is_none(value):
            yield "result", "return None"
        case ast.Expr(ast.Call()) | ast.Raise() | ast.AugAssign():
            yield "removed", "pass"
        case ast.Continue():
            yield "loop", "break"
        case ast.Break():
            yield "loop", "continue"
        case _:
            return


def expression_changes(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Other comparisons, conditions, operators and functions."""
    match node:
        case ast.Compare(left, [op, *more], right) if type(op) in COMPARISONS:
            yield "comparison", ast.Compare(left, [COMPARISONS[type(op)](), *more], right)
        case ast.BoolOp(op, values):
            yield "and-or", ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield "unary", operand
        case ast.BinOp(left, op, right) if type(op) in OPERATORS and not is_text(left) and not is_text(right):
            yield "operator", ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.IfExp(test, body, other):
            yield "condition", ast.IfExp(test, other, body)
        case ast.Call(ast.Name(name), arguments, keywords) if name in FUNCTIONS:
            yield "function", ast.Call(ast.Name(FUNCTIONS[name]), arguments, keywords)
        case _:
            return


def is_text(node: ast.AST) -> bool:
    """Whether it is a text, which has no difference."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes))


def is_none(node: ast.AST) -> bool:
    """Whether it is None."""
    return isinstance(node, ast.Constant) and node.value is None


def conditions(tree: ast.AST) -> Iterator[ast.expr]:
    """The conditions of every `if`, also in a comprehension."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If):
            yield node.test
        elif isinstance(node, ast.comprehension):
            yield from node.ifs


def has_no_own_opposite(test: ast.AST) -> bool:
    """Whether the opposite of a condition is no other mutant, as that of `a == b` and of `not a` is."""
    exact = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
    if isinstance(test, ast.UnaryOp):
        return not isinstance(test.op, ast.Not)
    return not (isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], exact))
