"""Which addresses are pages, and what of the built web app goes into other pages."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.http import Request

# The package offers a function of the same name.
page = import_module("shutbox.server.http.page")
BUILT = files("shutbox.server").joinpath("static", "report", "report.js").is_file()


@pytest.mark.skipif(not BUILT, reason="the web app is not built")
def test_a_saved_report_gets_a_script_and_a_style() -> None:
    script, style = page.report_parts()
    assert "function" in script
    assert "@font-face" in style


@pytest.mark.skipif(not BUILT, reason="the web app is not built")
def test_a_build_is_known_by_its_module_and_not_by_what_stands_before_it() -> None:
    # A client compares this with its own script, and loads the page again if they differ.
    assert re.fullmatch(r"/assets/index-[\w-]+\.js", page.entry_script())


def test_before_the_web_app_is_built_there_is_nothing_for_a_saved_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "_built_files", dict)
    page.report_parts.cache_clear()
    with pytest.raises(ShutboxError) as raised:
        page.report_parts()
    assert raised.value.code == "page-unbuilt"


def test_every_address_that_the_app_follows_is_a_page() -> None:
    source = (Path(__file__).parents[3] / "web" / "src" / "main.tsx").read_text(encoding="utf-8")
    assert {"", *re.findall(r'first === "(\w+)"', source)} == set(page.PAGES)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("de-CH,de;q=0.9,en;q=0.8", "de"), ("ja, ru-RU;q=0.5", "ru"), ("", "en"), ("*", "en"), ("xx" * 5000, "en")],
)
def test_a_page_knows_the_language_of_its_reader(monkeypatch: pytest.MonkeyPatch, accepted: str, language: str) -> None:
    monkeypatch.setattr(page, "_needs", lambda: {"words": {"de": [], "en": [], "ru": []}, "pages": {}})
    assert page.preferred_language(accepted) == language


def asked(path: str, **headers: str) -> Request:
    return Request("GET", path, {}, {key.replace("_", "-"): each for key, each in headers.items()}, "here")


@pytest.mark.skipif(not BUILT, reason="the web app is not built")
def test_a_page_names_the_files_that_its_address_and_its_language_need() -> None:
    needs = page._needs()
    table = page.page(asked("/t/x", accept_language="de")).body.decode()
    for each in (*needs["words"]["de"], *needs["pages"]["t"]):
        assert f'href="/{each}"' in table
    learn = page.page(asked("/learn", accept_language="ru")).body.decode()
    assert not [each for each in needs["words"]["de"] if each in learn]
    assert [each for each in needs["words"]["ru"] if each in learn] == needs["words"]["ru"]


@pytest.mark.skipif(not BUILT, reason="the web app is not built")
def test_every_page_that_is_fetched_when_it_is_opened_has_its_files() -> None:
    assert {"", *page._needs()["pages"]} >= set(page.PAGES)


@pytest.mark.skipif(not BUILT, reason="the web app is not built")
def test_the_app_is_asked_for_each_time_and_sent_when_it_has_changed() -> None:
    answer = page.page(asked("/"))
    tag = dict(answer.headers)["etag"]
    assert dict(answer.headers)["cache-control"] == "no-cache"
    assert dict(page.page(asked("/", accept_language="ru")).headers)["etag"] != tag
    assert "immutable" in dict(page.page(asked(f"/{page._needs()['words']['en'][0]}")).headers)["cache-control"]


@pytest.mark.skipif(not BUILT, reason="the web app is not built")
def test_the_app_is_known_by_the_script_that_pages_compare() -> None:
    content = files("shutbox.server").joinpath("static", "index.html").read_text(encoding="utf-8")
    (module,) = re.findall(r'<script type="module" crossorigin src="([^"]+)"', content)
    assert page.entry_script() == module
