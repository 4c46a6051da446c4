from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from pathlib import Path
from zlib import crc32

import pytest

from shutbox.errors import ShutboxError
from shutbox.rules import changed, named
from shutbox.rules.codec import TEXTS, to_data
from shutbox.simulate.counts import counts_of
from shutbox.simulate.table import Table
from shutbox.solve.solution import fingerprint
from shutbox.tournament import contest as module
from shutbox.tournament.contest import Contest, Standing, play_contest, valid
from shutbox.tournament.runner import HERE, Place

RULES = [changed(named("nine"), {"box": "123456"}), changed(named("double-shutter"), {"box": "123/321", "rounds": "2"})]
FOUR = Contest(("perfect", "club", "highest", "random"), 2, 60, "7")


def played(contest: Contest, folder: Path, place: Place = HERE) -> list[Standing]:
    return play_contest(RULES, contest, folder / "work.journal", place=place)


def test_everybody_meets_everybody_else_in_every_order(tmp_path: Path) -> None:
    for standing, rules in zip(played(FOUR, tmp_path), RULES, strict=True):
        assert standing.rules == rules
        assert [score.line_up for score in standing.scores] == list(permutations(FOUR.bots, 2))
        assert {score.games for score in standing.scores} == {60}
        for score in standing.scores:
            assert sum(own[1] for own in score.wins) + score.wins[0][2] == 60
            assert score.wins[0][2] == score.wins[1][2]


def test_scores_are_those_of_a_simulation(tmp_path: Path) -> None:
    standing = played(FOUR, tmp_path)[1]
    data = {key: value for key, value in to_data(RULES[1], whole=True).items() if key not in TEXTS}
    table = Table(RULES[1], [("club", "random")], f"7 {fingerprint(data)}", lambda: None)
    games, seats, (totals,) = table.play(crc32(b"club,random") << 32, 60)
    found = counts_of(games, seats, totals)
    score = next(each for each in standing.scores if each.line_up == ("club", "random"))
    assert [list(own) for own in score.wins] == found.wins.tolist()
    assert [list(own) for own in score.sums] == found.sums.tolist()
    assert [[list(row) for row in own] for own in score.products] == found.products.tolist()
    assert list(score.shut) == totals[:, 0].tolist()


def test_a_line_up_plays_the_same_games_whoever_else_takes_part(tmp_path: Path) -> None:
    many = played(FOUR, tmp_path)[0].scores
    (tmp_path / "work.journal").unlink()
    few = played(replace(FOUR, bots=("random", "perfect")), tmp_path)[0].scores
    assert set(few) <= set(many)


def test_the_work_can_be_divided_in_any_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played(FOUR, tmp_path)
    monkeypatch.setattr(module, "TOGETHER", 100)
    (tmp_path / "work.journal").unlink()
    assert played(FOUR, tmp_path) == whole
    (tmp_path / "work.journal").unlink()
    assert played(FOUR, tmp_path, Place(processes=2)) == whole


def test_what_is_finished_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TOGETHER", 100)
    whole = played(FOUR, tmp_path)
    journal = tmp_path / "work.journal"
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 2 * 8
    journal.write_bytes(b"".join(lines[:5]))
    seen: list[int] = []
    monkeypatch.setattr(module, "play_task", _counting(seen))
    assert played(FOUR, tmp_path) == whole
    assert len(seen) == 12


def _counting(seen: list[int]) -> object:
    play = module.play_task

    def counting(task: dict[str, int]) -> object:
        seen.append(task["first"])
        return play(task)

    return counting


def test_three_can_sit_at_a_table(tmp_path: Path) -> None:
    standing = play_contest(RULES[:1], replace(FOUR, seats=3, games=20), tmp_path / "work.journal")[0]
    assert len(standing.scores) == 24
    assert all(len(score.wins) == 3 for score in standing.scores)


def test_a_rule_set_that_fails_does_not_keep_the_others_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutbox.simulate.table.MOST_STEPS", 50)
    # No throw can shut the tile, so that every play-off is tied.
    endless = changed(named("nine"), {"box": "20,", "ties": "play-off"})
    contest = replace(FOUR, bots=("highest", "lowest"), games=3)
    bad, good = play_contest([endless, RULES[0]], contest, tmp_path / "work.journal")
    assert bad.fault is not None
    assert bad.fault.code == "simulate-endless"
    assert good.fault is None
    assert len(good.scores) == 2


@pytest.mark.parametrize(
    ("bots", "seats", "code"),
    [
        (("club", "clubb"), 2, "bot-unknown"),
        (("club", "club"), 2, "tournament-twice"),
        (("club", "random"), 3, "tournament-seats"),
        (("random", "perfect", "novice", "casual", "club", "expert", "highest"), 7, None),
        (("random", "perfect", "novice", "casual", "club", "expert", "highest", "lowest"), 8, "tournament-large"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], seats: int, code: str | None) -> None:
    if code is None:
        assert len(valid(Contest(bots, seats, 1, "1")).line_ups) == 5040
        return
    with pytest.raises(ShutboxError, match=code):
        valid(Contest(bots, seats, 1, "1"))


def test_a_player_in_a_module_takes_part_and_plays_as_the_bot_that_it_copies(tmp_path: Path) -> None:
    own = "tests.simulate.own_players:Highest"
    contest = valid(Contest(("club", own), 2, 30, "1"))
    (standing,) = play_contest([named("nine")], contest, tmp_path / "journal")
    assert standing.fault is None
    assert {score.line_up for score in standing.scores} == {("club", own), (own, "club")}
    assert all(sum(map(sum, score.wins)) >= 30 for score in standing.scores)
