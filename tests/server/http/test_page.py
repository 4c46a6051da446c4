"""Which addresses are pages, and what of the built web app goes into other pages."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError

# The package offers a function of the same name.
page = import_module("shutbox.server.http.page")
BUILT = files("shutbox.server").joinpath("static", "report", "report.js").is_file()


@pytest.mark.skipif(not BUILT, reason="the web app is not built")
def test_a_saved_report_gets_a_script_and_a_style() -> None:
    script, style = page.report_parts()
    assert "function" in script
    assert "@font-face" in style


def test_before_the_web_app_is_built_there_is_nothing_for_a_saved_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "_built_files", dict)
    page.report_parts.cache_clear()
    with pytest.raises(ShutboxError) as raised:
        page.report_parts()
    assert raised.value.code == "page-unbuilt"


def test_every_address_that_the_app_follows_is_a_page() -> None:
    source = (Path(__file__).parents[3] / "web" / "src" / "main.tsx").read_text(encoding="utf-8")
    assert {"", *re.findall(r'first === "(\w+)"', source)} == set(page.PAGES)
