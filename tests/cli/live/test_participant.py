"""The state of a terminal at a live table."""

from __future__ import annotations

from pathlib import Path

from tests.cli.seated_terminal import waiting_terminal


def test_a_terminal_leaves_when_its_user_quits_or_follows_to_another_table(tmp_path: Path) -> None:
    for name, value in (("quit", True), ("next_table", "1" * 12)):
        guest = waiting_terminal(tmp_path).guest
        assert not guest.finished
        setattr(guest, name, value)
        assert guest.finished


def test_the_mirror_is_the_one_that_is_kept_in_step(tmp_path: Path) -> None:
    table = waiting_terminal(tmp_path)
    assert table.guest.mirror is table.guest.sync.mirror


def test_sentences_are_wrapped_and_lines_are_not(tmp_path: Path) -> None:
    table = waiting_terminal(tmp_path)
    text = "word " * 40
    table.guest.tell([text.strip(), "end"])
    assert table.out.getvalue().count("\n") == 2
    table.guest.say(text, indent=2)
    said = table.out.getvalue().splitlines()[2:]
    assert len(said) > 1
    assert all(line.startswith("  ") and len(line) <= 80 for line in said)


def test_two_terminals_share_no_state(tmp_path: Path) -> None:
    one, other = waiting_terminal(tmp_path).guest, waiting_terminal(tmp_path).guest
    one.missed_lines.append("line")
    one.rejected.add(("seal", 0))
    assert (other.missed_lines, other.rejected) == ([], set())
