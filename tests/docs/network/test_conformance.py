"""docs/conformance.md: a line for every case, each reason explained."""

from __future__ import annotations

from tests.docs.network.conformance import PAGE, TABLES, with_tables
from tests.server.socket.cases import CASES
from tests.server.socket.test_conformance import OURS

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_cases() -> None:
    assert all(TEXT.count(f"<!-- {name} -->\n") == 2 for name in TABLES)
    assert with_tables(TEXT) == TEXT, "write them again: .venv/bin/python -m tests.docs.network.conformance"


def test_every_reason_is_explained_and_counted() -> None:
    for reason, numbers in OURS.items():
        assert f"**{reason}** ({len(numbers)})" in TEXT
    strict = len(CASES) - sum(map(len, OURS.values()))
    assert f"{strict} of {len(CASES)} cases" in TEXT
