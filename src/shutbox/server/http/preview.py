"""What messengers show of a link: a picture of the box, and a sentence. Nothing of the game, of players or of codes."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from shutbox.rules import BOXES, Box
from shutbox.words import Words

# The boxes of which there is a picture, made by `tools/previews.py`.
PICTURES = ("nine", "ten", "twelve", "double", "triple")
# What is shown of every box that has none, of an unknown code, and of the other pages.
USUAL = "nine"
WIDTH, HEIGHT = 1200, 630


def picture_of(box: Box) -> str:
    """The name of the picture of a box."""
    return next((name for name in PICTURES if BOXES[name] == box), USUAL)


def page_kind(path: str) -> str:
    """Whether a path is an invitation to a table, its report, or another page."""
    parts = path.strip("/").split("/")
    if parts[0] != "t" or len(parts) < 2:
        return "page"
    return "report" if parts[2:] == ["report"] else "invitation"


@lru_cache(maxsize=512)
def preview_head(kind: str, picture: str, lang: str, address: str) -> str:
    """The lines in the head of a page; they differ by nothing but these four."""
    words = Words(lang)
    title, about = words.text("preview-title", kind=kind), words.text("preview-about", kind=kind)
    image, shown = f"{address}/previews/{picture}.png", words.text("preview-box", box=picture)
    facts = {
        "og:type": "website",
        "og:site_name": "Shutbox",
        "og:title": title,
        "og:description": about,
        "og:image": image,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": shown,
    }
    named = {"description": about, "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{key}" content="{escape(value)}">' for key, value in facts.items()]
    lines += [f'<meta name="{key}" content="{escape(value)}">' for key, value in named.items()]
    return "".join(f"    {line}\n" for line in lines)
