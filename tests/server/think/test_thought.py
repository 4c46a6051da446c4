"""Thoughts as plain data: what comes back is what a worker on this machine would have found."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.play import Game, Shut, read_event
from shutbox.rules import named
from shutbox.rules.codec import to_data
from shutbox.server.think import study, survey
from shutbox.server.think.opinion import advise, choose, judge, outlook
from shutbox.server.think.thought import perform_job, read_answer, write_job
from tests.games.script import play

GAME = play("nine", ["Ann", "Bo"], "3,6r")


def there(work: Callable[..., Any], *arguments: object) -> Any:
    return read_answer(perform_job(write_job(work, arguments)))


def plain(data: object) -> object:
    return json.loads(json.dumps(data))


def test_advice_judgement_and_outlook_are_the_same_elsewhere() -> None:
    event = read_event(GAME, "9")
    assert isinstance(event, Shut)
    assert there(advise, GAME) == plain(advise(GAME))
    assert there(judge, GAME, event) == plain(judge(GAME, event))
    assert there(outlook, GAME) == plain(outlook(GAME))
    thrown = play("nine", ["Ann", "Bo"], "")
    assert there(judge, thrown, read_event(thrown, "3,6r")) is None
    assert there(choose, "fewest-tiles", GAME) == choose("fewest-tiles", GAME)


def test_a_study_answers_in_the_same_bytes_or_with_the_same_error() -> None:
    rules = to_data(named("nine"), whole=True)
    wanted = study.written(survey.exploration, rules, "123456789", "mean")
    assert there(study.written, survey.exploration, rules, "123456789", "mean") == wanted
    with pytest.raises(ShutboxError) as here:
        study.report("no record")
    with pytest.raises(ShutboxError) as elsewhere:
        there(study.report, "no record")
    assert (elsewhere.value.code, elsewhere.value.arguments) == (here.value.code, here.value.arguments)


@pytest.mark.parametrize("name", ["thinker.os", "os.system", "study.named", "thought.perform_job", "study"])
def test_a_job_is_one_of_our_works_and_nothing_else(name: str) -> None:
    with pytest.raises(ShutboxError, match="admin-task"):
        read_answer(perform_job(json.dumps({"work": name, "arguments": []}).encode()))


def test_a_game_travels_without_those_before_it() -> None:
    from shutbox.play.table import game_data, read_game

    read = read_game(json.loads(json.dumps(game_data(GAME))))
    assert isinstance(read, Game)
    assert read.before is None
    assert game_data(read) == game_data(GAME)
