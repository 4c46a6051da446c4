"""A mark of the review stays until the message or the English one changes."""

from __future__ import annotations

from pathlib import Path

import pytest
import review_marks
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ENGLISH = "web-a = One die\nweb-b = { $n ->\n    [one] die\n   *[other] dice\n}\n"
DANISH = "web-a = En terning\nweb-b = { $n ->\n    [one] terning\n   *[other] terninger\n}\n"


def read(text: str) -> dict[str, ftl.Pattern]:
    body = FluentParser().parse(text).body
    return {each.id.name: each.value for each in body if isinstance(each, ftl.Message) and each.value}


def now(own: str = DANISH, english: str = ENGLISH) -> review_marks.Marks:
    return review_marks.marks(read(own), read(english))


def test_a_change_of_the_message_or_of_the_english_one_removes_the_mark(tmp_path: Path) -> None:
    assert review_marks.unread(now(), review_marks.kept("da", tmp_path)) == ["web-a", "web-b"]
    review_marks.give("da", now(), [], tmp_path)
    before = review_marks.kept("da", tmp_path)
    assert review_marks.unread(now(), before) == []
    assert review_marks.unread(now(DANISH.replace("terninger", "tern")), before) == ["web-b"]
    assert review_marks.unread(now(english=ENGLISH.replace("One", "A")), before) == ["web-a"]
    assert review_marks.unread(now("# A comment\n" + DANISH), before) == []


def test_marks_are_given_to_a_message_or_a_file_and_those_of_lost_messages_go(tmp_path: Path) -> None:
    review_marks.give("da", now(), ["web-a"], tmp_path)
    assert review_marks.unread(now(), review_marks.kept("da", tmp_path)) == ["web-b"]
    review_marks.give("da", now(), ["web"], tmp_path)
    assert review_marks.unread(now(), review_marks.kept("da", tmp_path)) == []
    review_marks.give("da", now(DANISH.partition("web-b")[0]), ["web"], tmp_path)
    assert list(review_marks.kept("da", tmp_path)) == ["web-a"]


@pytest.mark.parametrize("arguments", [[], ["xx"], ["da", "--unmark"], ["da", "--mark", "no-such-message"]])
def test_arguments_that_make_no_sense_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert review_marks.main(arguments) == 2
    assert capsys.readouterr().err
