"""Makes the pictures that messengers show of links: `.venv/bin/python tools/previews.py [FOLDER]`.

One for each box of the catalogue, in light colours and with the styles of the app. Nothing of a game is in them.
"""

from __future__ import annotations

import math
import re
import struct
import sys
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

from shutbox.rules import BOXES, Box
from shutbox.server.http import HEIGHT, PICTURES, WIDTH
from shutbox.words import Words

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from browser import driver, launch_options  # noqa: E402

WEB = ROOT / "web"
FOLDER = WEB / "public" / "previews"
STYLES = ("src/style/tokens.css", "src/style/base.css", "src/box/box.css")
SERIF = "node_modules/@fontsource/lora/files/lora-latin-400-normal.woff2"
COLOURS = 96
# The texture of the felt is noise, which no picture format makes small.
OWN = """
:root{--felt-tex:linear-gradient(#0000,#0000)}
body{margin:0;width:1200px;height:630px;overflow:hidden;background:var(--paper)}
.prev{position:absolute;inset:0;display:grid;grid-template-rows:auto minmax(0,1fr);justify-items:center;
  padding:38px 0 0}
.wm{height:40px;stroke-width:2.7;color:var(--ink)}
.prev .box{width:940px;height:468px;margin-top:30px}
.prev .rail{font:400 30px/1 "Own Serif";justify-content:center;letter-spacing:.01em}
.prev .tray{--floor:118px;--lip:16px;--near:calc(var(--lip) + 52px)}
.prev .mat{top:calc(var(--foot) + 4px)}
.prev .dice{--d:104px;gap:26px}.prev .die:nth-child(2){translate:0 9%}
"""
# The die: its edge, how far it is tilted, and where its pips are.
EDGE, TILT = 40.0, 0.788
RING = {3: (2, 6, 5, 1), 5: (4, 1, 3, 6)}
LOW, MIDDLE, HIGH = 0.26, 0.5, 0.74
SIDES = ((LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH))
SPOTS = {
    1: ((MIDDLE, MIDDLE),),
    2: ((LOW, LOW), (HIGH, HIGH)),
    3: ((LOW, LOW), (MIDDLE, MIDDLE), (HIGH, HIGH)),
    4: SIDES,
    5: (*SIDES, (MIDDLE, MIDDLE)),
    6: (*SIDES, (LOW, MIDDLE), (HIGH, MIDDLE)),
}
Pixels = NDArray[np.uint8]


def glyphs() -> dict[str, tuple[float, str]]:
    """The digits as the app draws them: how wide each is, and its path."""
    source = (WEB / "src" / "box" / "Num.tsx").read_text(encoding="utf-8")
    widths = {key: float(value) for key, value in re.findall(r'"(\d)": ([\d.]+)', source)}
    return {key: (widths[key], path) for key, path in re.findall(r'"(\d)": "(M[^"]+)"', source)}


def number(value: int) -> str:
    """A number as the app draws it."""
    x, parts, known = 0.0, [], glyphs()
    for digit in str(value):
        parts.append(f'<path transform="translate({x} 0)" d="{known[digit][1]}"/>')
        x += known[digit][0] + 1.2
    drawn = "".join(parts)
    return f'<svg class="num" viewBox="0 0 {x - 1.2:.1f} 30"><g class="hl">{drawn}</g>{drawn}</svg>'


def name() -> str:
    """The name of the app, in the pen of its numbers."""
    source = (WEB / "src" / "frame" / "Logo.tsx").read_text(encoding="utf-8")
    letters = re.findall(r'([\d.]+),\s*"(M[^"]+)"', source)
    drawn = "".join(f'<path transform="translate({x} 0)" d="{path}"/>' for x, path in letters)
    return f'<svg class="num wm" viewBox="0 0 174.6 30">{drawn}</svg>'


def die(top: int, yaw: float, twist: int) -> str:
    """A die of which three faces are seen, as in `web/src/dice/Die.tsx`."""
    turn, high = math.radians(yaw), EDGE * math.sqrt(1 - TILT * TILT)
    u = (EDGE * math.cos(turn), -EDGE * TILT * math.sin(turn))
    v = (EDGE * math.sin(turn), EDGE * TILT * math.cos(turn))
    o = (-(u[0] + v[0]) / 2, -(u[1] + v[1] + high) / 2)
    left, right = RING[top][twist % 4], RING[top][(twist + 1) % 4]
    below = (o[0] + v[0], o[1] + v[1])
    corners = [o, (o[0] + u[0], o[1] + u[1]), (o[0] + u[0] + v[0], o[1] + u[1] + v[1])]
    corners += [(x, y + high) for x, y in (corners[2], below, o)]
    faces = _face("f-l", left, (*v, 0, high, *o)) + _face("f-r", right, (*u, 0, high, *below))
    body = f'<polygon class="body" points="{" ".join(f"{x:.2f},{y:.2f}" for x, y in corners)}"/>'
    wide, deep = (max(abs(corner[axis]) for corner in corners) + 4 for axis in (0, 1))
    shadow = f'<ellipse class="sh" cx="2" cy="{deep - 19:.1f}" rx="{wide * 1.064:.1f}" ry="24"/>'
    return (
        f'<svg class="die" viewBox="{-wide:.2f} {-deep:.2f} {2 * wide:.2f} {2 * deep:.2f}">'
        f"{shadow}{body}{faces}{_face('f-t', top, (*u, *v, *o))}</svg>"
    )


def _face(kind: str, spots: int, matrix: tuple[float, ...]) -> str:
    pips = "".join(f'<circle cx="{x}" cy="{y}" r=".1"/>' for x, y in SPOTS[spots])
    numbers = " ".join(f"{each:.2f}" for each in matrix)
    plate = '<rect x=".012" y=".012" width=".976" height=".976" rx=".17"/>'
    return f'<g class="{kind}" transform="matrix({numbers})">{plate}{pips}</g>'


def box(columns: Box, label: str) -> str:
    """A box with all its tiles standing, as `web/src/box/Box.tsx` draws it."""
    depth = max(len(column) for column in columns.columns)
    rows = "".join(_row(columns, row) for row in reversed(range(depth)))
    parts = "".join(f'<i class="{each}"></i>' for each in ("cast", "wall", "felt", "rim far", "rim left", "rim right"))
    dice = f'<div class="mat"><div class="dice">{die(5, 24, 0)}{die(3, 60, 2)}</div></div>'
    rail = f'<div class="rim near"><div class="rail"><span>{label}</span></div></div>'
    style = f"--cols:{len(columns.columns)};--rows:{depth}"
    return (
        f'<div class="box" data-rows="{depth}" style="{style}"><div class="tray">{parts}{rows}{dice}{rail}</div></div>'
    )


def _row(columns: Box, row: int) -> str:
    tiles = "".join(
        f'<span class="tile {"hid" if row else "up"}{" two" if column[row] > 9 else ""}" style="--c:{place}">'
        f'<span class="slab"><span class="face">{number(column[row])}</span></span></span>'
        for place, column in enumerate(columns.columns)
    )
    return f'<div class="row" style="--r:{row}"><i class="rod"></i>{tiles}</div>'


def page_of(picture: str) -> str:
    """The page of which the picture is taken."""
    textures = (WEB / "src" / "style" / "texture").as_uri()
    styles = "".join((WEB / each).read_text(encoding="utf-8") for each in STYLES).replace("./texture", textures)
    font = f'@font-face{{font-family:"Own Serif";src:url("{(WEB / SERIF).as_uri()}")}}'
    shade = '<radialGradient id="dsh"><stop offset=".55" stop-opacity=".5"/><stop offset="1" stop-opacity="0"/>'
    defs = f'<svg class="defs"><defs>{shade}</radialGradient></defs></svg>'
    shown = box(BOXES[picture], Words("en").text("preview-box", box=picture))
    html = '<!doctype html><html lang="en" data-light="light" data-motion="less"><meta charset="utf-8">'
    return f'{html}<style>{styles}{font}{OWN}</style>{defs}<div class="prev">{name()}{shown}</div></html>'


def pixels(png: bytes) -> Pixels:
    """The pixels of a picture in PNG, as the browser writes it: eight bits, red, green and blue."""
    width, height, _, kind = struct.unpack(">IIBB", png[16:26])
    depth = {2: 3, 6: 4}[kind]
    lines = np.frombuffer(zlib.decompress(b"".join(_chunks(png, b"IDAT"))), np.uint8).reshape(height, -1)
    found = np.zeros((height + 1, width * depth), np.uint8)
    for row, line in enumerate(lines):
        found[row + 1] = _unfiltered(int(line[0]), line[1:], found[row], depth)
    return found[1:].reshape(height, width, depth)[:, :, :3]


def _chunks(png: bytes, kind: bytes) -> list[bytes]:
    at, found = 8, []
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == kind:
            found.append(png[at + 8 : at + 8 + size])
        at += size + 12
    return found


def _unfiltered(kind: int, line: Pixels, above: Pixels, depth: int) -> Pixels:
    """A line of which the filter is undone (PNG, 9.2)."""
    if kind == 2:
        return line + above
    out = np.zeros_like(line) if kind else line.copy()
    for at in range(line.size if kind else 0):
        left, corner = (int(out[at - depth]), int(above[at - depth])) if at >= depth else (0, 0)
        guess = {1: left, 3: (left + int(above[at])) // 2, 4: _paeth(left, int(above[at]), corner)}[kind]
        out[at] = (int(line[at]) + guess) % 256
    return out


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((abs(guess - left), 0, left), (abs(guess - above), 1, above), (abs(guess - corner), 2, corner))[2]


def palette(picture: Pixels, count: int) -> NDArray[np.float64]:
    """So many colours that a picture can be drawn with: the means of groups, each split where it varies most."""
    groups = [picture.reshape(-1, 3)[::7].astype(np.float64)]
    while len(groups) < count:
        spread = [each.var(axis=0).max() * math.sqrt(len(each)) if len(each) > 1 else 0.0 for each in groups]
        group = groups.pop(int(np.argmax(spread)))
        axis = int(np.argmax(group.var(axis=0)))
        cut = group[:, axis] > group[:, axis].mean()
        groups += [group[cut], group[~cut]]
    return np.array([each.mean(axis=0) for each in groups if len(each)])


def small_png(picture: Pixels, count: int = COLOURS) -> bytes:
    """A picture in few colours as PNG."""
    colours = palette(picture, count)
    flat = picture.reshape(-1, 3)
    known, places = np.unique(flat, axis=0, return_inverse=True)
    nearest = np.array([int(np.argmin(((colours - each) ** 2).sum(axis=1))) for each in known], np.uint8)
    lines = nearest[places.reshape(-1)].reshape(picture.shape[:2])
    body = b"".join(b"\0" + line.tobytes() for line in lines)
    head = struct.pack(">IIBBBBB", picture.shape[1], picture.shape[0], 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", colours.round().astype(np.uint8).tobytes()), (b"IDAT", zlib.compress(body, 9))]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in [*parts, (b"IEND", b"")])


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def taken(page: Page, picture: str, folder: Path) -> Path:
    """The picture of a box."""
    source = folder / f"{picture}.html"
    source.write_text(page_of(picture), encoding="utf-8")
    page.goto(source.as_uri())
    page.evaluate("document.fonts.ready")
    path = folder / f"{picture}.png"
    path.write_bytes(small_png(pixels(page.screenshot())))
    source.unlink()
    return path


def main() -> None:
    """Makes all of them."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with driver() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        for picture in PICTURES:
            path = taken(page, picture, folder)
            print(f"{path} {path.stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
