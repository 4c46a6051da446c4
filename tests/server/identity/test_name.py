"""Names of players."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import ShutboxError
from shutbox.server.identity.name import MOST, player_name, same_name

FAMILY = "\N{WOMAN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann  Lee ", "Ann Lee"),
        ("Zoë", "Zoë"),
        ("Zoe\N{COMBINING DIAERESIS}", "Zoë"),
        ("李雷", "李雷"),
        ("Ａｎｎ", "Ann"),
        ("x" * MOST, "x" * MOST),
        (FAMILY * MOST, FAMILY * MOST),
        ("שרה", "שרה"),
    ],
)
def test_names_are_kept_as_they_are_read(text: str, name: str) -> None:
    assert player_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "x" * (MOST + 1),
        FAMILY * (MOST + 1),
        "a" + "\N{COMBINING ACUTE ACCENT}" * 150,
        "Ann\N{ZERO WIDTH SPACE}",
        "Ann\N{ZERO WIDTH JOINER}",
        "\N{RIGHT-TO-LEFT OVERRIDE}nnA",
        "\N{LEFT-TO-RIGHT ISOLATE}Ann",
        "Ann\N{SOFT HYPHEN}",
        "An\nn",
        "An\tn",
        "An\x00n",
        "\ud800",
        "\ue000",
        "\U0010ffff",
        "\u2028",
        "\N{BYTE ORDER MARK}Ann",
        "\N{HANGUL FILLER}",
        "\N{BRAILLE PATTERN BLANK}",
        "\N{HALFWIDTH HANGUL FILLER}",
    ],
)
def test_names_that_cannot_be_read_or_read_like_nothing_are_refused(text: str) -> None:
    with pytest.raises(ShutboxError) as raised:
        player_name(text)
    assert raised.value.code == "table-name"


@given(st.text(max_size=60))
def test_a_name_that_is_kept_stays_as_it_is_and_hides_nothing(text: str) -> None:
    try:
        name = player_name(text)
    except ShutboxError:
        return
    assert player_name(name) == name
    assert name.strip() == name != ""
    assert not any(unicodedata.category(char)[0] == "C" for char in name)


def test_names_that_read_alike_are_the_same() -> None:
    assert same_name("Ann", "ANN")
    assert same_name("Ann", "Ａｎｎ")
    assert same_name("Straße", "straße")
    assert not same_name("Ann", "Anna")
