"""English sentences without Fluent: the same as those that Fluent makes of the catalogue."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import shutbox
from shutbox.errors import Fault, IllegalActionError, NotationError, RulesError, ShutboxError
from shutbox.rules import named
from shutbox.sentence import read_pattern, sentence
from shutbox.words import Words

CATALOGUE = (Path(shutbox.__file__).parent / "words/en/error.ftl").read_text(encoding="utf-8")
CODES = re.findall(r"^error-([a-z0-9-]+) =", CATALOGUE, re.MULTILINE)
ARGUMENTS = set(re.findall(r"\$([a-z_]+)", CATALOGUE))
# Fluent takes the text "one" for a number of that plural; nobody passes it.
KEYS = sorted(set(re.findall(r"\[([a-z0-9-]+)\]", CATALOGUE)) - {"one"})
SAMPLES = [1, 2, 0, 1234567, 1234.5, 0.25, "Ann", ["a", "b", "c"], ["a"], [], "tab\tand more", *KEYS]


def without_breaks(text: str) -> str:
    return " ".join(text.split())


def test_every_message_of_the_catalogue_is_read() -> None:
    assert len(CODES) > 370
    assert [code for code in CODES if sentence(code, dict.fromkeys(ARGUMENTS, "x")) is None] == []


@pytest.mark.parametrize("sample", SAMPLES, ids=repr)
def test_the_sentences_are_those_of_fluent(sample: object) -> None:
    words = Words("en")
    for code in CODES:
        arguments = dict.fromkeys(ARGUMENTS, sample)
        assert without_breaks(sentence(code, arguments) or "") == without_breaks(
            words.text(f"error-{code}", **arguments)
        ), code


def test_an_error_within_an_error_is_a_sentence_too() -> None:
    why = IllegalActionError("dice-count", got=3, allowed=[1, 2])
    error = ShutboxError("record-event", number=4, word="3,5,1r", why=why)
    assert str(error) == f"{Words('en').error(error)} [record-event]"


def test_the_faults_of_a_rule_set_are_sentences() -> None:
    error = RulesError([Fault("box-empty"), Fault("tile-value", {"got": 0, "most": 99})])
    assert str(error) == f"{Words('en').error(error)} [box-empty, tile-value]"


def test_what_is_not_in_the_catalogue_has_no_sentence() -> None:
    assert sentence("no-such-code", {}) is None
    assert sentence("bot-unknown", {"got": "klub"}) is None


def test_a_pattern_that_cannot_be_read_is_an_error() -> None:
    for text in ("a { $b", "{ b }", "{ $b -> [one] 1"):
        with pytest.raises(ValueError, match=r"\{|"):
            read_pattern(text)


def test_a_program_without_fluent_sees_the_sentence() -> None:
    source = str(Path(shutbox.__file__).parent.parent)
    program = "import sys; sys.path.insert(0, sys.argv[1]); from shutbox.rules import named; named('nin')"
    command = [sys.executable, "-I", "-S", "-c", program, source]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith(
        'there is no rule set "nin"; did you mean nine? All of them are listed by: shutbox rules [rules-unknown]'
    )


def test_a_name_that_is_like_no_other_lists_all() -> None:
    with pytest.raises(NotationError, match=r"there is no rule set .*; known are shut-the-box, .* \[rules-unknown\]"):
        named("qqqqqq")
