from __future__ import annotations

from pathlib import Path

from shutbox.cli.lab.job import journal, journal_of, output_path, place_of
from shutbox.cli.line.arguments import Arguments
from shutbox.solve.processor import cores
from shutbox.tournament.runner import Place


def parse(**options: str) -> Arguments:
    return Arguments({}, {name: (value,) for name, value in options.items()})


def test_work_is_done_by_a_cluster_or_by_as_many_processes_as_wanted() -> None:
    assert place_of(parse(dask="tcp://there:1")) == Place(dask="tcp://there:1")
    assert place_of(parse(processes="3")) == Place(processes=3)
    assert place_of(parse()) == Place(processes=cores())


def test_finished_work_is_in_a_journal_beside_the_table(tmp_path: Path) -> None:
    path = output_path(parse(out=str(tmp_path / "a.csv")))
    assert path is not None
    assert journal_of(path) == tmp_path / "a.csv.journal"
    with journal(path) as saved:
        assert saved == journal_of(path)


def test_without_a_table_nothing_is_left_behind() -> None:
    assert output_path(parse()) is None
    with journal(None) as saved:
        saved.write_text("work")
    assert not saved.exists()


def test_an_unfinished_table_can_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("half")
    journal_of(path).write_text("journal")
    assert output_path(parse(out=str(path))) == path
