"""What the coach of a table says is what the coach in the own terminal says."""

from __future__ import annotations

from shutbox.cli.live.coaching import coach_lines
from shutbox.cli.report.advice_text import hint_lines
from shutbox.coach import hint
from shutbox.coach.document import hint_data
from shutbox.play import begun, extended
from shutbox.play.notation import read_event
from shutbox.play.record import Record
from shutbox.rules import changed, named
from shutbox.server.think.opinion import advise, judge
from shutbox.words import Words

RULES = changed(named("nine"), {"box": "1234"})
WIDTH = 80


def after(*events: str) -> Record:
    record = begun(RULES, ["Ann", "Bo"])
    for word in events:
        record = extended(record, read_event(record.game, word))
    return record


def test_a_hint_over_the_wire_reads_like_one_at_home() -> None:
    record = after("1,3r")
    own = hint_lines(Words(), hint_data(record.game, hint(record.game)), WIDTH)
    assert coach_lines(Words(), "hint", advise(record.game), WIDTH) == own


def test_after_a_choice_its_cost_is_told_with_a_reason() -> None:
    game = after("1,3r").game
    first, other = (judge(game, read_event(game, tiles)) for tiles in ("4", "3+1"))
    assert first is not None
    assert other is not None
    texts = ["\n".join(coach_lines(Words(), "coach", each, WIDTH)) for each in (first, other)]
    assert any(text.startswith("  The coach: ") and text.endswith(" is best.") for text in texts)
    assert any(" costs " in text and "; best is " in text and "\n" in text for text in texts)


def test_a_coach_that_cannot_answer_says_why() -> None:
    error = {"error": {"code": "think-busy", "text": "the coach and the bots are busy"}}
    for kind in ("hint", "coach"):
        assert coach_lines(Words(), kind, error, WIDTH) == ["  No: the coach and the bots are busy."]
