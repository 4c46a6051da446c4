"""The grammar in docs/record.md, made into a pattern: every recorded game fits it, and what is no word does not."""

from __future__ import annotations

import re

import pytest

from tests.docs.page import ROOT, blocks, read

RECORDS = sorted((ROOT / "tests/data/records").glob("*.shutbox"))
# What the page describes in words, and the names that everybody knows.
IN_WORDS = {
    "json-object": r"\{[^\n]*\}",
    "json-string": r'"[^\n]*"',
    "number": "[0-9]+",
    "digit": "[0-9]",
    "lower": "[a-z]",
    "natural": "[1-9][0-9]*",
    "text": r"[^ \n][^\n]*",
    "encoded": "(?:[A-Za-z0-9_.~-]|%[0-9A-F]{2})+",
    "hash": "[0-9a-f]{64}",
    "NL": r"\n",
}
SIGNS = {"{": "(?:", "}": ")*", "[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|"}


def definitions() -> dict[str, str]:
    """What each name of the grammar stands for."""
    (grammar,) = (block.text for block in blocks(read("docs/record.md"), "ebnf"))
    found: dict[str, str] = {}
    for rule in re.sub(r"\(\*.*?\*\)", "", grammar, flags=re.DOTALL).split(";"):
        *names, meaning = (part.strip() for part in re.split(r'=(?=(?:[^"]*"[^"]*")*[^"]*$)', rule))
        found |= dict.fromkeys(names, meaning)
    return found


GRAMMAR = definitions()


def pattern(name: str) -> str:
    """The regular expression of a name."""
    parts = []
    for token in re.findall(r'"[^"]*"|[\w-]+|[][{}()|]|\S', GRAMMAR.get(name, "")):
        if token.startswith('"'):
            parts.append(re.escape(token[1:-1]))
        else:
            parts.append(SIGNS[token] if token in SIGNS else f"(?:{pattern(token)})")
    return "".join(parts) or IN_WORDS[name]


def test_every_name_is_explained_and_every_explained_name_is_used() -> None:
    used = {name for meaning in GRAMMAR.values() for name in re.findall(r"[a-zA-Z-]+", re.sub(r'"[^"]*"', "", meaning))}
    assert {name for name, meaning in GRAMMAR.items() if not meaning} <= set(IN_WORDS)
    assert used <= GRAMMAR.keys() | IN_WORDS.keys()
    assert GRAMMAR.keys() - used == {"record"}


def test_every_recorded_game_fits_the_grammar() -> None:
    whole, word = re.compile(pattern("record")), re.compile(pattern("word"))
    words = set()
    for path in RECORDS:
        text = path.read_text(encoding="utf-8")
        assert whole.fullmatch(text), path.name
        words |= set(text.partition("\n\n")[2].rpartition("end ")[0].split())
    assert len(words) > 100
    assert [each for each in words if not word.fullmatch(each)] == []


@pytest.mark.parametrize("word", ["4,6", "0x6e", "off", "seat:1", "end:", "order:", "=09t", "total:01", "hint"])
def test_what_is_no_word_does_not_fit_the_grammar(word: str) -> None:
    assert not re.fullmatch(pattern("word"), word)
