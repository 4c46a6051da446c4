#!/usr/bin/env python3
"""Builds the documentation site into the package, where `shutbox docs` finds it. Every warning is an error.

A link within the site that leads nowhere is an error too. Unless all is well, the site stays as it was. The build needs
the extra "docs", which ./check installs.

example:
  .venv/bin/python tools/build_docs.py
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs"
SITE = ROOT / "src" / "shutbox" / "site"
# What is not for readers: a folder of sources that stays empty, and what Sphinx remembers of its settings.
LEFT_OVER = ("_sources", ".buildinfo")


def main() -> int:
    """The exit code."""
    with tempfile.TemporaryDirectory(prefix="shutbox-docs-") as folder:
        built = Path(folder, "site")
        faults = build(PAGES, built, Path(folder, "memory"))
        if not faults:
            shutil.rmtree(SITE, ignore_errors=True)
            shutil.move(str(built), SITE)
    for fault in faults:
        print(f"docs: {fault}", file=sys.stderr)
    return 1 if faults else 0


def build(pages: Path, site: Path, memory: Path) -> list[str]:
    """Builds the pages of a folder; what is wrong with them."""
    from handbook.links import broken
    from sphinx.cmd.build import build_main

    options = ["-b", "html", "-q", "-W", "--keep-going", "-j", "auto", "-d", str(memory)]
    if code := build_main([*options, str(pages), str(site)]):
        return [f"Sphinx ended with {code} (see above)"]
    for name in LEFT_OVER:
        left = site / name
        shutil.rmtree(left) if left.is_dir() else left.unlink(missing_ok=True)
    for source_map in site.rglob("*.map"):
        source_map.unlink()
    return [f"leads nowhere: {each}" for each in broken(site)]


if __name__ == "__main__":
    sys.exit(main())
