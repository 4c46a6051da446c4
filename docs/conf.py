"""The settings of the documentation site; `tools/build_docs.py` builds it from the pages of this folder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from handbook.source import filled
from pygments.lexers.special import TextLexer

from shutbox import __version__

project = "Shutbox"
author = "The Shutbox authors"
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
# Headings are places that links name, as GitHub makes them.
myst_heading_anchors = 6
myst_enable_extensions = ["attrs_block"]
# GitHub shows `text` and the grammar of records as they are.
highlight_language = "none"
default_role = "literal"
# Three dots are three shut tiles.
smartquotes = False

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
add_module_names = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_static_path = ["_static"]
html_css_files = ["print.css"]
html_title = f"Shutbox {__version__}"
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_show_sphinx = False
html_theme_options = {"top_of_page_buttons": []}


def setup(app: Any) -> dict[str, bool]:
    """Lets the code write its own pages."""
    app.connect("source-read", fill)
    # The grammars of the pages are in a dialect that the highlighter does not know.
    app.add_lexer("ebnf", TextLexer)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def fill(_app: Any, docname: str, content: list[str]) -> None:
    """Fills a page as it is read."""
    content[0] = filled(docname, content[0])
