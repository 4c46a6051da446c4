#!/usr/bin/env python3
"""Bakes the grain of the wood and the nap of the felt into small pictures: `.venv/bin/python tools/textures.py`.

They are noise from SVG filters, which browsers would compute anew for each tile that is drawn. Each picture repeats in
both directions without a seam. The pages use what is written to web/src/style/texture.
"""

from __future__ import annotations

import base64
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))

from browser import ROOT, driver, launch_options

FOLDER = os.path.join(ROOT, "web", "src", "style", "texture")
# By name: width and height, frequencies, octaves and seed of the noise, its colour, how noise becomes opacity, and the
# size of the picture: along the grain there is little to see, so it is drawn short and stretched.
TEXTURES = {
    "grain-h": (480, 96, ".006 .17", 3, 7, ".09 .045 .02", "2.2 0 0 0 -.86", (60, 96)),
    "grain-v": (96, 480, ".17 .006", 3, 9, ".09 .045 .02", "2.2 0 0 0 -.86", (96, 60)),
    "grain-m": (240, 240, ".13 .005", 3, 4, ".55 .34 .14", "1.15 0 0 0 -.5", (160, 24)),
    "grain-b": (240, 160, ".13 .008", 2, 5, ".04 .02 .01", "1.8 0 0 0 -.7", (160, 24)),
    "felt": (96, 96, "1.1", 2, 3, "1 1 1", ".24 0 0 0 -.09", (96, 96)),
}
# So many degrees of opacity can be told apart.
STEP = 10
PAINT = """async ([svg, [width, height], step, colour]) => {
  const picture = new Image();
  picture.src = "data:image/svg+xml," + encodeURIComponent(svg);
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0, width, height);
  const found = pen.getImageData(0, 0, width, height);
  for (let at = 0; at < found.data.length; at += 4)
    found.data.set([...colour, Math.round(found.data[at + 3] / step) * step], at);
  pen.putImageData(found, 0, 0);
  return canvas.toDataURL("image/webp", 0.3);
}"""


def shown(light: float) -> int:
    """How much light a filter means, as a picture says it (linear to sRGB)."""
    return round(255 * (1.055 * math.pow(light, 1 / 2.4) - 0.055))


def drawing(name: str) -> str:
    """A texture as an SVG."""
    width, height, frequency, octaves, seed, colour, opacity, _ = TEXTURES[name]
    rows = " ".join(f"0 0 0 0 {part}" for part in colour.split())
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>"
        "<filter id='f' x='0' y='0' width='100%' height='100%'>"
        f"<feTurbulence type='fractalNoise' baseFrequency='{frequency}' numOctaves='{octaves}' seed='{seed}' "
        f"stitchTiles='stitch'/><feColorMatrix values='{rows} {opacity}'/></filter>"
        f"<rect width='{width}' height='{height}' filter='url(#f)'/></svg>"
    )


def main() -> None:
    """Writes the pictures."""
    os.makedirs(FOLDER, exist_ok=True)
    with driver() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page()
        for name, (*_, colour, _opacity, size) in TEXTURES.items():
            shade = [shown(float(part)) for part in colour.split()]
            address = str(page.evaluate(PAINT, [drawing(name), size, STEP, shade]))
            kind, _, content = address.partition(",")
            if kind != "data:image/webp;base64":
                raise SystemExit(f"the browser made {kind} of {name}")
            with open(os.path.join(FOLDER, f"{name}.webp"), "wb") as file:
                file.write(base64.b64decode(content))
            print(f"{name}: {len(content) * 3 // 4} bytes")
        browser.close()


if __name__ == "__main__":
    main()
