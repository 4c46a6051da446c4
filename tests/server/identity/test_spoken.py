"""Short codes that are said aloud."""

from __future__ import annotations

from shutbox.server.identity.spoken import MOST, SECONDS, SpokenCodes


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_code_leads_to_its_table_for_a_quarter_of_an_hour() -> None:
    clock = Clock()
    codes = SpokenCodes(clock)
    spoken, seconds = codes.issue("table")
    assert seconds == SECONDS == 900
    clock.now += 600
    assert codes.issue("table") == (spoken, 300)
    assert codes.find(spoken) == codes.find(f"{spoken[:3]} {spoken[3:]}") == "table"
    clock.now += 300
    assert codes.find(spoken) is None
    assert codes.issue("table")[1] == SECONDS


def test_no_two_tables_have_the_same_and_guesses_lead_nowhere() -> None:
    codes = SpokenCodes(Clock())
    found = {codes.issue(f"table {number}")[0] for number in range(500)}
    assert len(found) == 500
    for guess in ("", "x", "12345", "1234567", "٣" * 6, "-00001"):
        assert codes.find(guess) is None or guess in found


def test_only_so_many_are_kept() -> None:
    codes = SpokenCodes(Clock())
    first, _ = codes.issue("first")
    for number in range(MOST):
        codes.issue(str(number))
    assert codes.find(first) is None
