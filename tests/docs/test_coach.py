"""docs/coach.md names all judgements and reasons."""

from __future__ import annotations

from shutbox.coach import Judgement, schema
from shutbox.coach.judgement import THRESHOLDS
from shutbox.coach.reachability import MOST_POSITIONS
from tests.docs.page import read, rows

PAGE = read("docs/coach.md")


def test_the_judgements_are_drawn_where_the_page_says() -> None:
    told = {name: (sign, loss) for sign, name, loss in rows(PAGE, "## Choices")}
    assert list(told) == [judgement.value for judgement in Judgement]
    for judgement in Judgement:
        sign, loss = told[judgement.value]
        assert sign == judgement.symbol
        if judgement in THRESHOLDS:
            assert loss == f"{THRESHOLDS[judgement]:.0%}".replace("%", " % or more")
    assert told["good"][1] == f"below {THRESHOLDS[Judgement.INACCURACY]:.0%}".replace("%", " %")


def test_every_kind_of_reason_is_listed() -> None:
    kinds = [each["properties"]["kind"]["const"] for each in schema()["$defs"]["reason"]["oneOf"]]
    assert sorted(row[0].strip("`") for row in rows(PAGE, "## Why")) == sorted(kinds)


def test_the_bound_of_the_search_is_the_one_in_use() -> None:
    assert f"at most {MOST_POSITIONS:,} positions" in PAGE
