"""Who is away from a table: the grace period, what others may do after it, and the way back."""

from __future__ import annotations

import pytest

from shutbox.play import read_record, write_record
from shutbox.play.events import SeatNumber
from shutbox.play.table.absence import (
    ALL_HERE,
    GRACE,
    Absence,
    away_data,
    chair,
    current_absence,
    deputy,
    seats_to_return,
)
from shutbox.play.table.desk import read_desk
from shutbox.play.table.entry import Played
from shutbox.play.table.settle import Hold, settle
from shutbox.play.table.state import OPEN, record_of, table_view
from shutbox.play.table.wish import Remove, Return
from tests.play.table.tables import ANN, BO, CY, EVE, HAL, begun, device, keeper, play

TWO = GRACE


def test_the_grace_period_is_two_minutes() -> None:
    assert GRACE == 120


def test_somebody_is_away_since_the_moment_when_the_last_connection_was_lost() -> None:
    table = begun().table
    first = current_absence(table, {HAL, CY}, ALL_HERE, 10.0)
    assert first == Absence({BO: 10.0}, 10.0)
    later = current_absence(table, {HAL}, first, 50.0)
    assert (later.left(BO), later.left(CY), later.left(HAL)) == (TWO - 40, TWO, None)
    # Whoever was back for a moment has all of the time again.
    again = current_absence(table, {HAL}, current_absence(table, {HAL, BO}, later, 60.0), 61.0)
    assert (again.left(BO), again.left(CY)) == (TWO, TWO - 11)
    assert again.over(CY) is False


def test_only_the_host_and_those_who_sit_there_can_be_away() -> None:
    table = begun(bots=1).table
    assert set(current_absence(table, (), Absence({EVE: 0.0}), 0.0).since) == {HAL, BO, CY}


def test_everybody_is_told_who_is_away_since_when_and_until_when() -> None:
    table = begun(people="Ann Bo Cy").table
    assert away_data(table, ALL_HERE) == []
    away = Absence({BO: 0.0, CY: 100.0, HAL: 0.0}, 119.5)
    assert away_data(table, away) == [
        {"seat": 1, "seconds": 119, "left": 1},
        {"seat": 2, "seconds": 19, "left": 101},
    ]
    assert away_data(table, Absence({BO: 0.0}, 500.0)) == [{"seat": 1, "seconds": 500, "left": 0}]


def test_the_seconds_that_passed_and_those_that_are_left_add_up_however_clocks_round() -> None:
    table = begun(people="Ann Bo Cy").table
    moments = [Absence({BO: since / 10}, since / 10 + passed) for since in range(100) for passed in (0.0, 0.3, 60.0)]
    assert {each["seconds"] + each["left"] for moment in moments for each in away_data(table, moment)} == {120}


def test_nobody_is_away_from_a_game_that_is_over_or_that_they_have_left() -> None:
    table = begun(people="Ann Bo Cy", dice="typed")
    assert not table.ask(BO, "leave", seat=1)
    away = Absence({ANN: 0.0, BO: 0.0}, 500.0)
    assert [each["seat"] for each in away_data(table.table, away)] == [0]
    assert not table.ask(HAL, "close")
    assert away_data(table.table, away) == []


# Instead of somebody who is away


@pytest.mark.parametrize("do", ["fill", "remove"])
def test_before_the_time_it_is_refused_and_said_how_long_it_still_takes(do: str) -> None:
    table = begun()
    bot = {"bot": "club", "name": "Bob"} if do == "fill" else {}
    assert table.ask(CY, do, seat=0, **bot) == "player-here"
    table.lose(BO, seconds=TWO - 0.5)
    answer = table.send(CY, table.message(do, seat=0, **bot))
    assert answer["error"] == {"code": "player-awaited", "arguments": {"seat": 1, "seconds": 1}}
    table.lose(BO, seconds=0.05)
    assert table.send(CY, table.message(do, seat=0, **bot))["error"]["arguments"]["seconds"] == TWO
    table.lose(BO)
    assert not table.ask(CY, do, seat=0, **bot)


@pytest.mark.parametrize("do", ["fill", "remove"])
def test_only_those_at_the_table_decide_and_only_about_others(do: str) -> None:
    table = begun(people="Ann Bo Cy", bots=1)
    bot = {"bot": "expert", "name": "Bob"} if do == "fill" else {}
    table.lose(BO, EVE)
    assert table.ask(EVE, do, seat=1, **bot) == "seated-only"
    assert table.ask(BO, do, seat=1, **bot) == "player-here"
    assert table.ask(CY, do, seat=2, **bot) == "player-here"
    assert table.ask(CY, do, seat=0, **bot) == "player-here"
    assert table.ask(CY, do, seat=3, **bot) == "seat-bot"
    assert table.ask(CY, do, seat=4, **bot) == "table-seat"
    assert not table.ask(CY, do, seat=1, **bot)
    assert table.ask(CY, do, seat=1, **bot) == ("seat-bot" if do == "fill" else "seat-gone")


def test_a_command_that_is_sent_again_replaces_once() -> None:
    table = begun(people="Ann Bo Cy")
    table.lose(BO)
    message = table.message("fill", seat=1, bot="club", name="Bob")
    answer = table.send(CY, message)
    assert answer["ok"]
    stored = list(table.stored)
    assert table.send(CY, message) == answer
    # Another who had the same thought, and sent it at the same time.
    assert table.send(ANN, message | {"id": "other"})["error"]["code"] == "stale"
    assert table.stored == stored


def test_the_others_go_on_without_somebody_who_is_away() -> None:
    table = begun(people="Ann Bo Cy")
    table.lose(BO)
    assert settle(table.table, CY, Remove(SeatNumber(1)), absence=table.absence) == (Played("leave:2"),)
    assert not table.ask(CY, "remove", seat=1)
    assert table.table.live.tally.left == {1}
    assert table.ask(BO, "return", seat=1) == "not-your-seat"


# The way back


def test_whoever_comes_back_takes_the_seat_back_from_the_bot_under_the_old_name() -> None:
    table = begun(people="Ann Bo Cy", dice="typed")
    table.lose(BO)
    assert not table.ask(CY, "fill", seat=1, bot="club", name="Bob")
    assert seats_to_return(table.table, BO) == [1]
    assert seats_to_return(table.table, CY) == []
    view = table_view(table.table)["seats"][1]
    assert (view["kind"], view["name"], view["host"], view["player"]) == ("club", "Bob", False, "Bo")
    play(table, "time")
    table.absence = ALL_HERE
    assert table.ask(BO, "report", faces=[4, 4]) == "not-your-turn"
    for who in (ANN, CY, HAL, EVE):
        assert table.ask(who, "return", seat=1) == "not-your-seat"
    assert settle(table.table, BO, Return(SeatNumber(1))) == (Played("seat:2=person,Bo"),)
    assert not table.ask(BO, "return", seat=1)
    assert table.ask(BO, "return", seat=1) == "not-your-seat"
    assert (table.table.places[1].holder, table.table.places[1].player) == (BO, "")
    assert not table.ask(BO, "report", faces=[4, 4])
    # A server that has read it all again knows the same.
    assert read_desk(table.stored) == table.desk


def test_a_name_that_another_has_by_now_gets_a_number() -> None:
    table = begun(people="Ann Bo Cy", dice="typed")
    table.lose(BO, ANN)
    assert not table.ask(CY, "fill", seat=1, bot="club", name="Bob")
    assert not table.ask(CY, "fill", seat=0, bot="club", name="bo")
    assert settle(table.table, BO, Return(SeatNumber(1))) == (Played("seat:2=person,Bo%202"),)


def test_a_seat_is_taken_back_while_the_game_lasts_and_not_afterwards() -> None:
    table = begun(dice="typed")
    table.lose(BO)
    assert not table.ask(CY, "fill", seat=0, bot="club", name="Bob")
    assert not table.ask(HAL, "close")
    assert table.ask(BO, "return", seat=0) == "table-stage"
    assert seats_to_return(table.table, BO) == []
    assert keeper().ask(BO, "return", seat=0) == "table-stage"


def test_a_bot_s_own_seat_is_nobody_s_to_take_back() -> None:
    table = begun(people="Bo", bots=1)
    assert table.ask(BO, "return", seat=1) == "not-your-seat"
    assert table.ask(BO, "return", seat=2) == "table-seat"


def test_a_seat_on_which_a_bot_plays_moves_to_no_other_device() -> None:
    table = begun()
    table.lose(BO)
    assert not table.ask(CY, "fill", seat=0, bot="club", name="Bob")
    assert table.keep(Hold(SeatNumber(0)), EVE) == "seat-unheld"


def test_the_record_marks_what_a_bot_did_and_keeps_its_version() -> None:
    table = begun(dice="typed")
    play(table, "4,4 8")
    table.lose(BO)
    assert not table.ask(CY, "fill", seat=0, bot="club", name="Bob")
    play(table, "1,2 3")
    assert not table.ask(BO, "return", seat=0)
    record = record_of(table.table)
    assert record is not None
    text = write_record(record)
    assert text.startswith("shutbox 1\n")
    assert "4,4t 8 seat:1=club,Bob 1,2t 3 seat:1=person,Bo" in text.replace("\n", " ")
    assert read_record(text).game.players[0].kind == "person"


# The powers of the host


def test_the_powers_of_a_host_who_is_away_for_long_pass_to_the_next_person_and_come_back() -> None:
    table = begun(people="Ann Bo Cy", bots=1, host=BO)
    places = table.table
    assert chair(places, Absence({BO: 0.0}, TWO - 0.1)) == BO
    assert (chair(places, Absence({BO: 0.0}, TWO)), deputy(places, Absence({BO: 0.0}, TWO))) == (CY, 2)
    # Round the table, past whoever has been away as long.
    assert chair(places, Absence({BO: 0.0, CY: 0.0}, TWO)) == ANN
    assert chair(places, Absence({BO: 0.0, CY: 0.1}, TWO)) == CY
    assert chair(places, Absence({ANN: 0.0, BO: 0.0, CY: 0.0}, TWO)) == BO
    assert (chair(places, ALL_HERE), deputy(places, ALL_HERE)) == (BO, None)
    table.lose(BO)
    assert table.ask(ANN, "close") == "host-only"
    assert not table.ask(CY, "close")


def test_the_powers_of_a_host_without_a_seat_pass_to_the_first_person() -> None:
    table = keeper(kinds=("club", OPEN, OPEN))
    for seat, name in ((1, "Bo"), (2, "Cy")):
        assert not table.ask(device(name), "sit", seat=seat, name=name)
    table.lose(HAL)
    assert (chair(table.table, table.absence), deputy(table.table, table.absence)) == (BO, 1)
    assert table.ask(CY, "start", without_seals=True) == "host-only"
    assert not table.ask(BO, "start", without_seals=True)
    # The table is still Hal's, who is the host again when he is back.
    assert table.table.host == HAL
    assert table.ask(HAL, "close") == "host-only"
    table.absence = ALL_HERE
    assert not table.ask(HAL, "close")


def test_whoever_has_left_the_game_has_no_powers() -> None:
    table = begun(people="Ann Bo Cy", dice="typed")
    assert not table.ask(ANN, "leave", seat=0)
    assert chair(table.table, Absence({HAL: 0.0}, TWO)) == BO
