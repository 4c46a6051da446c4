"""SVG elements for print, in millimetres. Numbers are drawn as strokes instead of text.

Texts use the fonts of the system, so their widths are estimates, on the high side.
"""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

INK, SOFT, LINE, ACCENT = "#2a211a", "#5e5244", "#c9bda8", "#1d5a50"
SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,P052,'URW Palladio L','Noto Serif',Georgia,serif"
SANS = "'Helvetica Neue','Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif"
# The average width of a letter, a little more than in the widest common font.
EM = 0.54

# The width and the stroke of each glyph, at a height of 30.
GLYPHS = {
    "0": (20.0, "M10 3c4.6 0 7.1 4.6 7.1 12S14.6 27 10 27 2.9 22.4 2.9 15 5.4 3 10 3z"),
    "1": (13.5, "M3 8.4 9.4 3v24"),
    "2": (19.6, "M3 9.8C3 5.8 5.9 3 9.8 3s6.8 2.6 6.8 6.4c0 2.9-1.5 5-4.2 7.8L3 27h14"),
    "3": (19.6, "M3.6 3h12.6L9 12.3c4.8-.3 7.8 2.7 7.8 7.2S13.8 27 9.5 27c-3.3 0-5.7-1.6-6.9-4.4"),
    "4": (20.4, "M13.6 27V3L2.6 20.2h15.4"),
    "5": (
        19.6,
        "M15.6 3H5.7L4.5 13.7c1.4-1.3 3.2-2 5.3-2 4.2 0 7.1 3 7.1 7.5S13.9 27 9.5 27c-3.3 0-5.7-1.6-6.9-4.3",
    ),
    "6": (20.0, "M13.9 3C8.6 7.6 2.8 12.9 2.8 19.8a7.2 7.2 0 1 0 14.4 0 7.2 7.2 0 1 0-14.4 0"),
    "7": (19.0, "M2.8 3h13.6L7.8 27"),
    "8": (
        20.0,
        "M10 14.2c-3.4 0-5.7-2.3-5.7-5.6S6.6 3 10 3s5.7 2.3 5.7 5.6-2.3 5.6-5.7 5.6zm0 0c-4.2 0-7.1 2.6-7.1 6.4"
        "S5.8 27 10 27s7.1-2.6 7.1-6.4-2.9-6.4-7.1-6.4z",
    ),
    "9": (20.0, "M6.1 27C11.4 22.4 17.2 17.1 17.2 10.2a7.2 7.2 0 1 0-14.4 0 7.2 7.2 0 1 0 14.4 0"),
    ".": (8.0, "M4 26.4v.2"),
    ",": (8.0, "M4.6 26v.4l-1.8 4.2"),
    "\u00a0": (8.0, ""),
    "\u202f": (6.0, ""),
    "+": (18.0, "M9 9v13M2.5 15.5h13"),
    "'": (6.5, "M4.6 2.6 2.8 9.4"),
}
BODY = 30


def format_length(value: float) -> str:
    """A length with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _value_text(value: object) -> str:
    return format_length(value) if isinstance(value, float) else str(value)


def element(name: str, inner: str = "", /, **attributes: object) -> str:
    """An element; `stroke_width` becomes stroke-width, and `class_` becomes class."""
    attribute_text = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_value_text(value))}" for key, value in attributes.items()
    )
    return f"<{name}{attribute_text}>{inner}</{name}>" if inner else f"<{name}{attribute_text}/>"


def text_line(x: float, y: float, words: str, size: float, **attributes: object) -> str:
    """A line of text with its baseline at y."""
    return element("text", escape(words), x=float(x), y=float(y), font_size=float(size), **attributes)


def text_width(words: str, size: float) -> float:
    """The estimated width of a text."""
    return EM * size * len(words)


def wrap_text(words: str, size: float, width: float) -> list[str]:
    """A text wrapped into lines of at most this width."""
    from textwrap import wrap

    return wrap(words, max(8, int(width / (EM * size))), break_on_hyphens=False) or [""]


def line(x1: float, y1: float, x2: float, y2: float, *, stroke: str = LINE, width: float = 0.2) -> str:
    """A straight line."""
    return element(
        "path",
        d=f"M{format_length(x1)} {format_length(y1)}L{format_length(x2)} {format_length(y2)}",
        stroke=stroke,
        stroke_width=float(width),
    )


def number_width(figures: str, height: float) -> float:
    """The width of a drawn number."""
    return sum(GLYPHS[each][0] for each in figures) * height / BODY


def drawn_number(x: float, y: float, number: str, height: float, *, stroke: float = 2.6, ink: str = INK) -> str:
    """A drawn number with its top at y."""
    parts, at = [], 0.0
    for each in number:
        parts.append(element("use", href=f"#g{_name(each)}", x=float(at)))
        at += GLYPHS[each][0]
    scale = f"translate({format_length(x)} {format_length(y)}) scale({height / BODY:.4f})"
    return element("g", "".join(parts), transform=scale, stroke=ink, stroke_width=float(stroke))


def _name(glyph: str) -> str:
    return glyph if glyph.isdigit() else f"{ord(glyph):x}"


def document(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A whole page of this size."""
    shapes = "".join(element("path", id=f"g{_name(name)}", d=path) for name, (_, path) in GLYPHS.items())
    style = (
        f"text{{font-family:{SANS};fill:{INK}}} .s{{font-family:{SERIF}}} .q{{fill:{SOFT}}} "
        "path,use{fill:none;stroke-linecap:round;stroke-linejoin:round}"
    )
    head = element("title", escape(title)) + element("defs", element("style", escape(style)) + shapes)
    return element(
        "svg",
        "\n".join(["", head, element("rect", width=float(width), height=float(height), fill="#fff"), *parts, ""]),
        xmlns="http://www.w3.org/2000/svg",
        width=f"{format_length(width)}mm",
        height=f"{format_length(height)}mm",
        viewBox=f"0 0 {format_length(width)} {format_length(height)}",
        role="img",
    )
