"""Numbers as the pages write them: halves are rounded up, as people do it."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal


def rounded(value: float | Decimal, digits: int) -> str:
    """A number with so many decimals."""
    exact = value if isinstance(value, Decimal) else Decimal(repr(value))
    return str(exact.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP))


def percent(value: float) -> str:
    """A share with one decimal."""
    return f"{rounded(Decimal(repr(value)) * 100, 1)}%"


def signed(value: float) -> str:
    """A change of a chance in hundredths: with a decimal where it is small."""
    size = abs(100 * value)
    text = rounded(size, 0 if size >= 9.95 else 1)
    if not float(text):
        return "0"
    return f"{'+' if value > 0 else '−'}{text}"
