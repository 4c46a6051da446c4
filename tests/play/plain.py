"""Plain data as anybody could send it: any JSON value, and the ones that have broken programs before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from shutbox.errors import ShutboxError

ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    2**31,
    2**63,
    10**30,
    -(10**4000),
    10**4299,
    1.0,
    float("nan"),
    float("inf"),
    "",
    "0",
    "open",
    "person",
    "\x00",
    "Ann\n",
    "Ann\x1b[2J",
    "\u202eAnn",
    "\ud800",
    "x" * 10_000,
    "1+" * 5_000,
    "0" * 64,
    [],
    [0] * 1000,
    [[[[[]]]]],
    [True, False],
    [10**30],
    ["\udfff"],
    {},
    {"kind": "open"},
    {"seat": {"seat": {}}},
)
_TEXTS = st.text(st.characters(), max_size=8)  # lone surrogates too
_LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | _TEXTS | st.sampled_from(ODD)
VALUES = st.recursive(
    _LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_TEXTS, inner, max_size=3), max_leaves=6
)


def nested(depth: int) -> Any:
    """Lists in lists."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def outcome(work: Callable[[], object]) -> str:
    """The code with which something is refused, or nothing when it is not; any other failure stays one."""
    try:
        work()
    except ShutboxError as error:
        return error.code
    return ""


def label(value: Any) -> str:
    """A short name of a value for a test."""
    return ascii(value)[:30]
