"""What messengers show of a link: which picture, in which language, and that nothing of a game is in it."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from shutbox.rules import BOXES, Box, named, names
from shutbox.server.http.preview import (
    HEIGHT,
    PICTURES,
    USUAL,
    WIDTH,
    page_kind,
    picture_of,
    preview_head,
)

FOLDER = Path(__file__).parents[3] / "web" / "public" / "previews"
MOST = 60_000


def test_every_game_of_the_catalogue_has_a_picture_of_its_box() -> None:
    for name in names():
        box = named(name).turn.box
        assert BOXES[picture_of(box)] == box


def test_a_box_of_ones_own_has_the_usual_picture() -> None:
    assert picture_of(Box(((1, 3), (2,), (3,)))) == USUAL
    assert picture_of(BOXES["double-aligned"]) == USUAL


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_small_and_as_large_as_the_page_says(name: str) -> None:
    content = (FOLDER / f"{name}.png").read_bytes()
    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == (WIDTH, HEIGHT)
    assert len(content) <= MOST


def test_there_is_no_other_picture() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PICTURES)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "page"),
        ("/learn/nine", "page"),
        ("/t", "page"),
        ("/t/abc", "invitation"),
        ("/t/abc/", "invitation"),
        ("/t/abc/report", "report"),
        ("/t/abc/reports", "invitation"),
        ("/nowhere", "page"),
    ],
)
def test_a_path_says_what_a_link_is_about(path: str, kind: str) -> None:
    assert page_kind(path) == kind


def test_what_stands_in_the_head_is_text_and_nothing_else() -> None:
    head = preview_head("invitation", "double", "en", 'http://box.local"><script>')
    assert "<script" not in head
    assert head.count("<meta ") == head.count("<") == head.count(">")


def test_the_picture_has_the_address_of_the_server() -> None:
    head = preview_head("report", "ten", "de", "https://box.example")
    assert '<meta property="og:image" content="https://box.example/previews/ten.png">' in head
    assert "Zehn Klappen" in head
