"""Diagrams for notebooks, as SVG: bars for chances, lines for a course."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDE, HIGH, EDGE = 640, 240, 36
INKS = ("#1d5a50", "#a4452c", "#33568f", "#8a6d1a", "#6b3f7d", "#4f4f4f")
SOFT, INK = "#c9bda8", "#2a211a"


def bars(chances: Mapping[int, float], title: str) -> str:
    """A bar for the chance of each number."""
    low, high = min(chances, default=0), max(chances, default=1)
    step = (WIDE - 2 * EDGE) / (high - low + 1)
    most = max(chances.values(), default=1.0)
    parts = [_text(EDGE, 16, title), _text(EDGE, HIGH - 8, str(low)), _text(WIDE - EDGE, HIGH - 8, str(high), "end")]
    parts.append(_text(4, EDGE, f"{most:.0%}"))
    for number, chance in sorted(chances.items()):
        tall = (HIGH - 2 * EDGE) * chance / most
        x, wide = EDGE + step * (number - low), max(step - 1, 0.5)
        parts.append(
            f'<rect x="{x:.1f}" y="{HIGH - EDGE - tall:.1f}" width="{wide:.1f}" height="{tall:.1f}" fill="{INKS[0]}">'
            f"<title>{number}: {chance:.3%}</title></rect>"
        )
    return _picture(title, parts)


def lines(courses: Mapping[str, Sequence[float]], low: float, high: float, title: str) -> str:
    """A line for each course between two values, with its name and its last value."""
    parts = [_text(EDGE, 16, title), _text(4, EDGE, f"{high:g}"), _text(4, HIGH - EDGE, f"{low:g}")]
    parts += [f'<path d="M{EDGE} {y}H{WIDE - EDGE}" stroke="{SOFT}"/>' for y in (EDGE, HIGH - EDGE)]
    for place, (name, values) in enumerate(courses.items()):
        ink = INKS[place % len(INKS)]
        step = (WIDE - 2 * EDGE) / max(len(values) - 1, 1)
        points = " ".join(f"{EDGE + step * x:.1f},{_height(value, low, high):.1f}" for x, value in enumerate(values))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts.append(_text(EDGE + 120 * place, HIGH - 8, name, fill=ink))
    return _picture(title, parts)


def _height(value: float, low: float, high: float) -> float:
    share = (value - low) / (high - low) if high > low else 0.5
    return HIGH - EDGE - (HIGH - 2 * EDGE) * share


def _text(x: float, y: float, words: str, anchor: str = "start", fill: str = INK) -> str:
    head = f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-size="12"'
    return f'{head} text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'


def _picture(title: str, parts: Sequence[str]) -> str:
    size = f'width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{escape(title)}</title>'
    return f'{head}<rect width="{WIDE}" height="{HIGH}" fill="#fffdf8"/>{"".join(parts)}</svg>'
