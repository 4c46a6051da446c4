"""Playing again: when the next game begins, and who has a seat there."""

from __future__ import annotations

import pytest

from shutbox.play import PERSON
from shutbox.play.table.company.consent import (
    COURTESY,
    NOBODY_YET,
    Consent,
    consent_data,
    current_consent,
    next_table,
)
from shutbox.play.table.settle import GoOn
from shutbox.play.table.state import OPEN, Table
from tests.play.table.tables import ANN, BO, CY, EVE, HAL, Keeper, begun

ALL = {ANN, BO, CY}


def three(**more: object) -> Keeper:
    """A game of Ann, Bo and Cy, whose host is Hal."""
    return begun(people="Ann Bo Cy", **more)  # type: ignore[arg-type]


def ended(**more: object) -> Table:
    """The same, when it has ended."""
    table = three(**more)
    assert not table.ask(HAL, "close")
    return table.table


def taps(table: Table, here: set[str], *who: str) -> Consent:
    """Who wants to play again after these have said so, each a second after the other."""
    consent = NOBODY_YET
    for second, each in enumerate(who, 1):
        consent = current_consent(table, here, consent, float(second), each)
    return consent


def test_the_next_game_begins_when_all_who_are_there_want_it() -> None:
    table = ended()
    assert taps(table, ALL, ANN) == Consent(frozenset({ANN}), (1, 2))
    assert taps(table, ALL, ANN, CY) == Consent(frozenset({ANN, CY}), (1,))
    assert taps(table, ALL, ANN, CY, BO) == Consent(frozenset(ALL), begins=3.0)


def test_whoever_is_not_there_is_not_waited_for_but_for_a_moment() -> None:
    table = ended()
    consent = taps(table, {ANN, CY}, ANN, CY)
    assert consent == Consent(frozenset({ANN, CY}), (), (1,), 2.0 + COURTESY)
    assert (consent.left(2.0), consent.left(10.0), consent.left(99.0)) == (COURTESY, COURTESY - 8, 0)
    # Bo comes back meanwhile, and is asked; then Bo goes for good.
    asked = current_consent(table, ALL, consent, 5.0)
    assert (asked.asked, asked.begins) == ((1,), None)
    assert current_consent(table, {ANN, CY}, asked, 30.0).begins == 30.0 + COURTESY


def test_the_moment_does_not_begin_anew_whatever_else_happens() -> None:
    table = ended()
    consent = taps(table, {ANN, CY}, ANN, CY)
    assert current_consent(table, {ANN, CY, EVE}, consent, 9.0) == consent
    assert current_consent(table, {ANN}, consent, 9.0).begins == consent.begins


def test_nobody_is_dragged_along() -> None:
    table = ended()
    consent = taps(table, ALL, ANN, BO)
    changed = current_consent(table, ALL, consent, 3.0, BO, yes=False)
    assert (changed.devices, changed.asked) == (frozenset({ANN}), (1, 2))
    assert current_consent(table, ALL, changed, 4.0, ANN, yes=False) == NOBODY_YET
    # Whoever goes away after the tap has to say it again.
    gone = current_consent(table, {ANN, CY}, consent, 3.0)
    assert gone.devices == {ANN}
    assert current_consent(table, ALL, gone, 4.0).asked == (1, 2)


def test_bots_always_agree_and_whoever_has_left_is_not_asked() -> None:
    keeper = begun(people="Ann Bo Cy", bots=1)
    assert not keeper.ask(BO, "leave", seat=1)
    assert not keeper.ask(HAL, "close")
    consent = taps(keeper.table, {ANN, BO, CY}, ANN, CY)
    assert (consent.asked, consent.missing, consent.begins) == ((), (), 2.0)


def test_nobody_is_asked_while_the_game_goes_on_or_when_there_is_a_next_table() -> None:
    assert taps(three().table, ALL, ANN) == NOBODY_YET
    keeper = three()
    assert not keeper.ask(HAL, "close")
    consent = taps(keeper.table, ALL, ANN)
    assert not keeper.keep(GoOn("0" * 12))
    assert current_consent(keeper.table, ALL, consent, 9.0) == NOBODY_YET


def test_everybody_is_told_the_seats_and_the_time_that_is_left() -> None:
    table = ended()
    assert consent_data(table, NOBODY_YET, 1.0) == {"yes": [], "asked": [], "missing": []}
    assert consent_data(table, taps(table, ALL, CY), 1.0) == {"yes": [2], "asked": [0, 1], "missing": []}
    alone = taps(table, {CY}, CY)
    assert consent_data(table, alone, 3.25) == {"yes": [2], "asked": [], "missing": [0, 1], "seconds": 12.8}


# The next table


def names(table: Table, *devices: str) -> list[tuple[str, str]]:
    """The seats of the next table: who sits there, or a bot, or nobody."""
    return [(place.kind, place.name) for place in next_table(table, devices).places]


def test_the_seats_of_those_who_do_not_play_again_fall_away() -> None:
    table = ended()
    assert names(table, ANN, BO, CY) == [(PERSON, "Ann"), (PERSON, "Bo"), (PERSON, "Cy")]
    assert names(table, ANN, CY) == [(PERSON, "Ann"), (PERSON, "Cy")]


def test_nobody_plays_on_alone_who_played_with_others() -> None:
    table = ended()
    assert names(table, BO) == [(OPEN, ""), (PERSON, "Bo"), (OPEN, "")]
    solo = begun(people="Bo")
    assert not solo.ask(HAL, "close")
    assert names(solo.table, BO) == [(PERSON, "Bo")]


def test_bots_stay() -> None:
    table = begun(people="Bo Cy", bots=1)
    assert not table.ask(HAL, "close")
    bot = table.table.places[2]
    assert names(table.table, BO) == [(PERSON, "Bo"), (bot.kind, bot.name)]


def test_a_player_gets_the_seat_back_on_which_a_bot_played_on() -> None:
    table = three()
    table.lose(BO)
    assert not table.ask(CY, "fill", seat=1, bot="club", name="Club")
    table.lose()
    assert not table.ask(HAL, "close")
    assert names(table.table, ANN, BO, CY)[1] == (PERSON, "Bo")
    assert names(table.table, ANN, CY)[1] == ("club", "Club")


def test_whoever_gets_a_seat_back_has_a_number_if_somebody_has_the_name_by_now() -> None:
    table = three(dice="typed")
    table.lose(BO)
    assert not table.ask(CY, "fill", seat=1, bot="club", name="Club")
    table.lose()
    assert not table.ask(HAL, "rename", seat=2, name="Bo")
    assert not table.ask(HAL, "close")
    assert names(table.table, ANN, BO, CY) == [(PERSON, "Ann"), (PERSON, "Bo 2"), (PERSON, "Bo")]


def test_two_who_get_their_seats_back_have_names_of_their_own() -> None:
    table = three(dice="typed")
    table.lose(BO)
    assert not table.ask(CY, "fill", seat=1, bot="club", name="Club")
    assert not table.ask(HAL, "rename", seat=2, name="Bo")
    table.lose(BO, CY)
    assert not table.ask(ANN, "fill", seat=2, bot="club", name="Club 2")
    assert not table.ask(HAL, "close")
    assert names(table.table, ANN, BO, CY) == [(PERSON, "Ann"), (PERSON, "Bo"), (PERSON, "Bo 2")]


@pytest.mark.parametrize(
    ("starter", "devices", "first"),
    [(0, (ANN, BO, CY), "Bo"), (2, (ANN, BO, CY), "Ann"), (0, (ANN, CY), "Cy"), (1, (ANN, BO), "Ann")],
)
def test_another_begins_the_next_of_those_who_play_again(starter: int, devices: tuple[str, ...], first: str) -> None:
    plan = next_table(ended(starter=starter), devices)
    assert plan.places[plan.starter].name == first


def test_the_host_is_the_host_again_or_the_first_who_plays_on() -> None:
    table = ended()
    assert next_table(table, {HAL, ANN}).host == HAL
    assert next_table(table, {BO, CY}).host == BO
    assert next_table(table, ()).host == HAL


def test_a_wish_to_play_again_is_never_stale() -> None:
    keeper = three()
    message = keeper.message("again")
    assert not keeper.ask(HAL, "close")
    assert keeper.send(ANN, message)["ok"]
    assert keeper.send(ANN, {**message, "id": "other", "do": "rematch"})["error"]["code"] == "stale"
