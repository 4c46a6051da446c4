"""The entries of a wish: who may ask for what and when, and the rules for undo, time, leaving and bots."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args

import pytest

from shutbox.errors import IllegalActionError
from shutbox.play.events import SeatNumber
from shutbox.play.table.absence import ALL_HERE, GRACE, Absence
from shutbox.play.table.desk import wish_step
from shutbox.play.table.entry import Begun, Called, Filled, Moved, Played, Rematched, Revealed, Sat, Sealed, Stood
from shutbox.play.table.settle import Begin, Expire, GoOn, Hold, Keeping, settle
from shutbox.play.table.state import OPEN, SERVER, Stage, enter
from shutbox.play.table.wish import (
    Again,
    AskHint,
    Close,
    Correct,
    Fill,
    Lay,
    Play,
    Quit,
    Rematch,
    Remove,
    Report,
    Return,
    Reveal,
    Seal,
    Sit,
    Stand,
    Start,
    ToRename,
    ToReorder,
    ToThrow,
    Wish,
)
from shutbox.rules import named
from tests.games.script import house, known, toy
from tests.games.sealed import seed
from tests.play.plain import outcome
from tests.play.table.tables import BO, CY, EVE, HAL, Keeper, begun, device, keeper, play, seal

# Who may ask for what, and when: written down apart from the code. Seat 1 is Bo's, seat 2 Cy's, seat 3 a bot's; Hal is
# the host and has no seat, Eve looks on. Whatever is not listed is for nobody.

ROLES = {"host": HAL, "own": BO, "other": CY, "stranger": EVE, "server": SERVER, "nobody": ""}
GAME = house(off_mat="choose")
WISHES: dict[str, Wish | Keeping] = {
    "sit in the open seat": Sit(SeatNumber(3), "Eve"),
    "sit in Bo's seat": Sit(SeatNumber(0), "Eve"),
    "sit in the bot's seat": Sit(SeatNumber(2), "Eve"),
    "seal for Bo": Seal(SeatNumber(0), seal(0, BO)),
    "seal for the bot": Seal(SeatNumber(2), seal(2, BO)),
    "stand up from Bo's seat": Stand(SeatNumber(0)),
    "stand up from the open seat": Stand(SeatNumber(3)),
    "stand up from the bot's seat": Stand(SeatNumber(2)),
    "remove Bo": Remove(SeatNumber(0)),
    "remove the bot": Remove(SeatNumber(2)),
    "give Bo's seat to a bot": Fill(SeatNumber(0), "club", "Bob"),
    "take Bo's seat back": Return(SeatNumber(0)),
    "take the bot's seat": Return(SeatNumber(2)),
    "give the bot's seat to a bot": Fill(SeatNumber(2), "club", "Bob"),
    "give the open seat to a bot": Fill(SeatNumber(3), "club", "Bob"),
    "start": Start(),
    "reveal Bo's seed": Reveal(SeatNumber(0), seed(BO).hex()),
    "reveal for the bot": Reveal(SeatNumber(2), seed(BO).hex()),
    "throw": ToThrow(2),
    "report": Report([1, 1]),
    "report a sum": Report(sum=2),
    "report a total": Play("total:0"),
    "lay down tiles": Lay("3", 2),
    "report off": Play("off:t"),
    "correct Bo's turn": Correct(1, SeatNumber(0), 0, "total:0"),
    "rename Bo": ToRename(SeatNumber(0), "Bob"),
    "change places": ToReorder([1, 0, 2]),
    "shut": Play("2"),
    "choose the penalty": Play("end"),
    "take back": Play("undo"),
    "Bo leaves": Quit(SeatNumber(0)),
    "the bot leaves": Quit(SeatNumber(2)),
    "ask for a hint": AskHint(),
    "close": Close(),
    "rematch": Rematch(),
    "play again": Again(),
    "not play again": Again(yes=False),
    "begin without seeds": Begin(),
    "time is up": Expire(),
    "move Bo's seat": Hold(SeatNumber(0)),
    "move the bot's seat": Hold(SeatNumber(2)),
    "go on elsewhere": GoOn("code"),
}
DEVICES, SEATED = "host own other stranger", "host own other"
# What is the same in every situation of a stage.
_ENDED = {
    **dict.fromkeys(("rematch", "play again", "not play again"), SEATED),
    "go on elsewhere": "server",
    "move Bo's seat": DEVICES,
}
_PLAYING = {
    "give Bo's seat to a bot": "away",
    "remove Bo": "away",
    "Bo leaves": "own",
    "close": "host server",
    "time is up": "server",
    "move Bo's seat": DEVICES,
}
_WAITING = {
    "seal for Bo": "own",
    "stand up from Bo's seat": "own",
    "remove Bo": "host",
    "remove the bot": "host",
    "give Bo's seat to a bot": "host",
    "close": "host server",
    "move Bo's seat": DEVICES,
}
_SEALING = {
    "reveal Bo's seed": "own",
    "begin without seeds": "server",
    "close": "host server",
    "move Bo's seat": DEVICES,
}
# With real dice whoever keeps score can set names and order right: the host, or with a pencil everybody who sits there.
_REAL = _PLAYING | {"rename Bo": "pencil", "change places": "pencil"}

_AGAIN = {"correct Bo's turn": "all"}


def _report(who: str) -> dict[str, str]:
    """What can be reported of real dice, by these."""
    return dict.fromkeys(("report", "report a sum", "report a total", "report off"), who)


# `bo` stands for whoever may act for Bo: Bo alone, or with a pencil everybody who sits there and the host; `all` for
# whoever may act for everybody, which takes a pencil.
MAY: dict[str, dict[str, dict[str, str]]] = {
    "sealed": {
        "waiting": _WAITING | {"sit in the open seat": DEVICES, "give the open seat to a bot": "host"},
        "full": _WAITING | {"start": "host"},
        "sealing": _SEALING,
        "Bo throws": _PLAYING | {"throw": "bo", "ask for a hint": "bo", "take back": "bo"},
        "Bo shuts": _PLAYING | {"shut": "bo", "ask for a hint": "bo"},
        "the bot throws": _PLAYING | {"throw": "server"},
        "the bot shuts": _PLAYING | {"shut": "server"},
        "over": _ENDED,
        "abandoned": _ENDED,
    },
    "typed": {
        "waiting": _WAITING
        | {"sit in the open seat": DEVICES, "give the open seat to a bot": "host", "seal for Bo": ""},
        "full": _WAITING | {"start": "host", "seal for Bo": ""},
        "Bo throws": _REAL | _report("bo") | {"lay down tiles": "bo", "ask for a hint": "bo", "take back": "bo"},
        "Bo shuts": _REAL | {"shut": "bo", "ask for a hint": "bo", "take back": "bo"},
        "Bo's penalty": _REAL | {"choose the penalty": "bo", "ask for a hint": "bo", "take back": "bo"},
        # A bot has no hands: whoever sits there types its dice, and corrects them. Its choices are its own.
        "the bot throws": _REAL | _report(SEATED) | _AGAIN | {"take back": "cy"},
        "the bot shuts": _REAL | _AGAIN | {"shut": "server", "take back": SEATED},
        "the bot's penalty": _REAL | _AGAIN | {"choose the penalty": "server", "take back": SEATED},
        "over": _ENDED | _AGAIN | {"take back": SEATED, "rename Bo": "pencil"},
        "abandoned": _ENDED,
    },
}


def situation(name: str, dice: str, *, pencil: bool) -> Keeper:
    """A table of which the name says how far it is."""
    settings: dict[str, Any] = {"dice": dice, "pencil": pencil, "undo": True, "coach": "ask"}
    table = keeper(GAME, (OPEN, OPEN, "club", *((OPEN,) if name == "waiting" else ())), **settings)
    for seat, who in enumerate((BO, CY)):
        sealed = {"seal": seal(seat, who)} if dice == "sealed" else {}
        assert not table.ask(who, "sit", seat=seat, name=("Bo", "Cy")[seat], **sealed)
    if name in ("waiting", "full"):
        return table
    assert not table.ask(HAL, "start")
    if name == "sealing":
        return table
    if dice == "sealed":
        assert not table.keep(Begin())
    _act(table, name)
    return table


def _act(table: Keeper, name: str) -> None:
    """Plays on until the situation is there."""
    turns = 2 if "bot" in name else 3 if name == "over" else 0
    for _ in range(turns):
        assert not table.keep(Expire())
    throws = {"Bo throws": 1, "Bo shuts": 1, "the bot shuts": 1}.get(name, 0)
    for _ in range(throws):
        _throw(table)
    if name == "Bo throws":
        assert not table.ask(BO, "play", word=table.state["legal"][0]["word"])
    if name.endswith("penalty"):
        assert not table.ask(BO, "play", word="off:t")
    if name == "abandoned":
        assert not table.ask(HAL, "close")


def _throw(table: Keeper) -> None:
    bot = table.table.live.at == 2
    if table.table.sealed:
        table.store(wish_step(table.desk, SERVER if bot else BO, ToThrow(2), table.dice()))
    else:
        assert not table.ask(HAL if bot else BO, "report", faces=[1, 1])


def allowed(dice: str, name: str, wish: str, *, pencil: bool, away: bool = False) -> set[str]:
    """The roles that may have a wish in a situation; `away` if Bo has been away for longer than the grace period."""
    said = MAY[dice][name].get(wish, "").replace("away", "host other" if away else "").split()
    people = {"bo": "own", "cy": "other", "pencil": "host", "all": ""}
    roles = (SEATED if pencil and each in people else people.get(each, each) for each in said)
    return {role for each in roles for role in each.split()}


# Nobody is away; Bo is, but not long enough; Bo is, and the grace period is over.
ABSENCES = {"here": ALL_HERE, "awaited": Absence({BO: 0.0}, GRACE - 0.1), "gone": Absence({BO: 0.0}, GRACE)}
CASES = [(dice, name, pencil) for dice in MAY for name in MAY[dice] for pencil in (False, True)]


@pytest.mark.parametrize(("dice", "name", "pencil"), CASES, ids=lambda each: str(each))
def test_every_wish_is_for_those_whose_it_is_and_nobody_else(dice: str, name: str, pencil: bool) -> None:  # noqa: FBT001
    table = situation(name, dice, pencil=pencil)
    before = table.table
    for (wish, asked), (role, who), (case, absence) in product(WISHES.items(), ROLES.items(), ABSENCES.items()):
        if wish == "shut" and dice == "sealed" and asked == Play("2") and "shuts" in name:
            asked = Play(table.state["legal"][0]["word"])
        made = outcome(lambda: settle(table.table, who, asked, table.dice(), absence))  # noqa: B023
        may = allowed(dice, name, wish, pencil=pencil, away=case == "gone")
        assert (not made) == (role in may), f"{wish} by {role}, {case}: {made}"
        if not made:
            after = table.table
            for entry in settle(table.table, who, asked, table.dice(), absence):
                after = enter(after, entry, who)
    assert table.table == before


def test_the_situations_are_what_their_names_say() -> None:
    phases = {"throws": "throw", "shuts": "shut", "penalty": "penalty"}
    for dice, name, pencil in CASES:
        table = situation(name, dice, pencil=pencil).table
        if name.split()[-1] in phases:
            assert table.live.phase.value == phases[name.split()[-1]]
            assert table.live.at == (2 if "bot" in name else 0)
        else:
            assert table.stage.value == {"full": "waiting"}.get(name, name)


def test_every_stage_and_every_wish_is_tried() -> None:
    stages = {situation(name, dice, pencil=False).table.stage for dice in MAY for name in MAY[dice]}
    assert stages == set(Stage)
    assert {type(wish) for wish in WISHES.values()} == {*get_args(Wish), *get_args(Keeping)}


# Sitting down


def test_a_seat_is_taken_once_under_a_name_of_one_s_own() -> None:
    table = keeper(kinds=(OPEN, OPEN, "club"))
    assert settle(table.table, BO, Sit(SeatNumber(0), "Bo", seal(0, BO))) == (Sat(SeatNumber(0), "Bo", seal(0, BO)),)
    assert not table.ask(BO, "sit", seat=0, name="Bo")
    assert table.ask(CY, "sit", seat=0, name="Cy") == "seat-taken"
    assert table.ask(CY, "sit", seat=1, name="Bo") == "player-twice"
    assert table.ask(CY, "sit", seat=1, name="Club 2") == "player-twice"
    assert table.ask(CY, "sit", seat=3, name="Cy") == "table-seat"
    assert table.ask(CY, "sit", seat=1, name="BO") == "player-twice"
    assert not table.ask(CY, "sit", seat=1, name=" Ｃy ")
    assert [place.name for place in table.table.places] == ["Bo", "Cy", "Club 2"]


def test_a_refusal_names_the_seat_that_is_taken_as_people_count() -> None:
    table = keeper(kinds=(OPEN, "club", "club"))
    for do, who, fields in (("sit", CY, {}), ("fill", HAL, {"bot": "club"})):
        error = table.send(who, table.message(do, seat=1, name="Cy", **fields))["error"]
        assert (error["code"], error["arguments"]) == ("seat-taken", {"seat": 2})


@pytest.mark.parametrize(
    "name", ["", " ", "\t", "Ann\n", "\x00", "A\x1b[2J", "\u202eAnn", "\u200b", "\ud800", "x" * 201]
)
def test_a_name_must_be_one_that_can_be_shown(name: str) -> None:
    assert keeper().ask(BO, "sit", seat=0, name=name) in ("table-name", "wish-field")


def test_one_device_may_hold_several_seats() -> None:
    table = begun(people="Bo Bo2", dice="typed")
    assert [place.holder for place in table.table.places] == [device("Bo"), device("Bo2")]
    both = keeper()
    assert not both.ask(BO, "sit", seat=0, name="Ann")
    assert not both.ask(BO, "sit", seat=1, name="Bo")


@pytest.mark.parametrize("wrong", ["0", "0" * 63, "0" * 65, "A" * 64, "g" * 64, " " + "0" * 63])
def test_a_seal_has_its_form(wrong: str) -> None:
    table = keeper()
    assert table.ask(BO, "sit", seat=0, name="Bo", seal=wrong) == "seal-format"
    assert not table.ask(BO, "sit", seat=0, name="Bo")
    assert table.ask(BO, "seal", seat=0, seal=wrong) == "seal-format"
    assert table.ask(BO, "seal", seat=0, seal="") == "seal-format"


def test_another_seed_may_be_sealed_as_long_as_the_table_waits() -> None:
    table = keeper(kinds=(OPEN,))
    assert not table.ask(BO, "sit", seat=0, name="Bo", seal=seal(0, EVE))
    assert settle(table.table, BO, Seal(SeatNumber(0), seal(0, BO))) == (Sealed(SeatNumber(0), seal(0, BO)),)
    assert not table.ask(BO, "seal", seat=0, seal=seal(0, BO))
    assert not table.ask(HAL, "start")
    assert table.ask(BO, "seal", seat=0, seal=seal(0, EVE)) == "table-stage"
    assert table.ask(BO, "reveal", seat=0, seed=seed(EVE).hex()) == "seed-strange"
    assert not table.ask(BO, "reveal", seat=0, seed=seed(BO).hex())


def test_typed_dice_need_no_seeds() -> None:
    table = keeper(dice="typed")
    assert table.ask(BO, "sit", seat=0, name="Bo", seal=seal(0, BO)) == "seal-format"
    assert not table.ask(BO, "sit", seat=0, name="Bo")
    assert table.ask(BO, "seal", seat=0, seal=seal(0, BO)) == "seal-format"


def test_who_stands_up_or_is_removed_may_sit_down_again() -> None:
    table = keeper()
    assert not table.ask(BO, "sit", seat=0, name="Bo", seal=seal(0, BO))
    assert (
        settle(table.table, BO, Stand(SeatNumber(0)))
        == settle(table.table, HAL, Remove(SeatNumber(0)))
        == (Stood(SeatNumber(0)),)
    )
    assert not table.ask(BO, "stand", seat=0)
    assert table.ask(HAL, "remove", seat=0) == "seat-open"
    assert not table.ask(BO, "sit", seat=1, name="Bo")
    assert not table.ask(HAL, "remove", seat=1)
    assert not table.ask(BO, "sit", seat=1, name="Bo")
    assert table.table.places[1].seal == ""


@pytest.mark.parametrize("do", ["stand", "remove", "leave"])
@pytest.mark.parametrize("seat", [2, 999])
def test_there_are_no_more_seats_than_there_are(do: str, seat: int) -> None:
    table = begun() if do == "leave" else keeper()
    assert table.ask(HAL, do, seat=seat) == "table-seat"


# Starting


def test_a_game_starts_when_every_seat_is_taken() -> None:
    table = keeper(kinds=(OPEN, "club", OPEN))
    answer = table.send(HAL, table.message("start"))
    assert answer["error"] == {"code": "seats-open", "arguments": {"count": 2, "seats": [1, 3]}}


def test_a_game_waits_for_the_seals_of_everybody_unless_the_host_says_that_it_need_not() -> None:
    table = keeper(kinds=(OPEN, "club", OPEN, OPEN))
    for seat, (who, name) in {0: (BO, "Bo"), 2: (CY, "Cy"), 3: (EVE, "Eve")}.items():
        assert not table.ask(who, "sit", seat=seat, name=name, **({"seal": seal(2, CY)} if who == CY else {}))
    missing = {"code": "seals-missing", "arguments": {"names": ["Bo", "Eve"]}}
    assert table.send(HAL, table.message("start"))["error"] == missing
    assert table.send(HAL, table.message("start", without_seals=False))["error"] == missing
    assert table.ask(BO, "start", without_seals=True) == "host-only"
    assert table.table.stage is Stage.WAITING
    assert settle(table.table, HAL, Start(without_seals=True)) == (Called(),)
    assert not table.ask(BO, "seal", seat=0, seal=seal(0, BO))
    assert table.send(HAL, table.message("start"))["error"]["arguments"] == {"names": ["Eve"]}
    assert not table.ask(EVE, "seal", seat=3, seal=seal(3, EVE))
    assert settle(table.table, HAL, Start()) == (Called(),)


def test_without_any_seal_the_game_begins_at_once_if_it_may() -> None:
    table = keeper(kinds=("club", OPEN))
    assert not table.ask(BO, "sit", seat=1, name="Bo")
    assert settle(table.table, HAL, Start(without_seals=True)) == (Called(), Begun([]))


@pytest.mark.parametrize("settings", [{"dice": "typed"}, {"dice": "seeded", "seed": "tea"}])
def test_only_sealed_dice_wait_for_seals(settings: dict[str, Any]) -> None:
    table = keeper(kinds=(OPEN,), **settings)
    assert not table.ask(BO, "sit", seat=0, name="Bo")
    assert settle(table.table, HAL, Start()) == (Called(), Begun([]))


def test_the_game_begins_with_the_last_seed_that_is_shown() -> None:
    table = situation("sealing", "sealed", pencil=False)
    assert table.table.stage is Stage.SEALING
    assert table.ask(CY, "reveal", seat=1, seed=seed(BO).hex()) == "seed-strange"
    assert table.ask(CY, "reveal", seat=1, seed="seed") == "seed-strange"
    assert table.ask(CY, "reveal", seat=1, seed=seed(CY).hex().upper()) == "seed-strange"
    assert settle(table.table, CY, Reveal(SeatNumber(1), seed(CY).hex())) == (Revealed(SeatNumber(1), seed(CY).hex()),)
    assert not table.ask(CY, "reveal", seat=1, seed=seed(CY).hex())
    assert table.ask(CY, "reveal", seat=1, seed=seed(CY).hex()) == "seed-known"
    assert settle(table.table, BO, Reveal(SeatNumber(0), seed(BO).hex())) == (
        Revealed(SeatNumber(0), seed(BO).hex()),
        Begun([]),
    )


def test_who_has_sealed_nothing_has_nothing_to_show() -> None:
    table = keeper()
    for seat, who in enumerate((BO, CY)):
        assert not table.ask(who, "sit", seat=seat, name="BC"[seat], **({"seal": seal(0, BO)} if seat == 0 else {}))
    assert not table.ask(HAL, "start", without_seals=True)
    assert table.ask(CY, "reveal", seat=1, seed=seed(CY).hex()) == "seed-strange"
    assert not table.ask(BO, "reveal", seat=0, seed=seed(BO).hex())
    assert table.table.stage is Stage.PLAYING


def test_the_keeper_begins_without_the_seeds_that_did_not_come() -> None:
    table = situation("sealing", "sealed", pencil=False)
    assert settle(table.table, SERVER, Begin()) == (Begun([0, 1]),)
    assert not table.ask(BO, "reveal", seat=0, seed=seed(BO).hex())
    assert settle(table.table, SERVER, Begin()) == (Begun([1]),)
    assert not table.keep(Begin())
    assert table.ask(CY, "reveal", seat=1, seed=seed(CY).hex()) == "table-stage"


# Bots


@pytest.mark.parametrize("bot", ["person", "open", "", "Club", "club 1", "clüb", "club\n"])
def test_only_a_bot_can_be_given_a_seat(bot: str) -> None:
    for table in (keeper(), begun()):
        table.lose(BO)
        assert table.ask(HAL, "fill", seat=0, bot=bot, name="Bob") == "table-bot"


def test_the_host_gives_seats_to_bots_before_the_game() -> None:
    table = keeper(kinds=(OPEN, OPEN, "club"))
    assert not table.ask(BO, "sit", seat=0, name="Bo", seal=seal(0, BO))
    assert table.ask(HAL, "fill", seat=1, bot="club", name="Bo") == "player-twice"
    assert table.ask(HAL, "fill", seat=1, bot="club", name="\x07") == "table-name"
    assert table.ask(HAL, "fill", seat=2, bot="expert", name="Max") == "seat-taken"
    # The place of a person goes to the bot with nothing of hers left; even the name is free again.
    assert settle(table.table, HAL, Fill(SeatNumber(0), "club", "Bo")) == (Filled(SeatNumber(0), "club", "Bo"),)
    assert not table.ask(HAL, "fill", seat=0, bot="club", name="Bo")
    assert table.table.places[0].seal == table.table.places[0].holder == ""


def test_a_bot_goes_on_for_a_player_who_has_gone() -> None:
    table = begun(undo=True, pencil=True)
    table.lose(BO)
    fill = Fill(SeatNumber(0), "club", "Bob")
    assert settle(table.table, CY, fill, absence=table.absence) == (Played("seat:1=club,Bob"),)
    assert table.ask(CY, "fill", seat=0, bot="club", name="Cy") == "player-twice"
    assert not table.ask(CY, "fill", seat=0, bot="club", name="Bob é,%")
    assert table.table.live.players[0].name == table.table.places[0].name == "Bob é,%"
    assert table.ask(BO, "throw", dice=2) == "not-your-turn"
    assert table.ask(BO, "leave", seat=0) == "not-your-seat"
    assert table.ask(HAL, "fill", seat=0, bot="expert", name="Max") == "seat-bot"
    assert table.ask(SERVER, "throw", dice=2) == ""


def test_nobody_plays_for_a_bot_even_with_a_pencil() -> None:
    table = begun(people="Bo", bots=1, pencil=True, dice="typed")
    play(table, "time 4,4")
    for who in (HAL, BO, EVE):
        assert table.ask(who, "play", word="8") == "not-your-turn"
    assert not table.ask(SERVER, "play", word="8")


def test_whoever_sits_there_types_the_dice_of_a_bot_and_corrects_them() -> None:
    table = begun(people="Bo Cy", bots=1, dice="typed", undo=True)
    play(table, "time time")
    assert table.ask(EVE, "report", faces=[4, 4]) == "not-your-turn"
    assert table.ask(SERVER, "report", faces=[4, 4]) == "device-only"
    assert not table.ask(CY, "report", faces=[4, 5])
    assert not table.ask(SERVER, "play", word="9")
    # The bot would shut the same again at once: so the dice are taken back too.
    assert settle(table.table, BO, Play("undo")) == (Played("undo"), Played("undo"))
    assert table.ask(EVE, "play", word="undo") == "not-your-turn"
    assert not table.ask(BO, "play", word="undo")
    assert not table.ask(BO, "report", faces=[4, 4])
    assert table.words()[-5:] == ["4,5t", "9", "undo", "undo", "4,4t"]


def test_a_bot_s_penalty_is_taken_back_with_its_die_off_the_mat() -> None:
    table = begun(GAME, people="Bo", bots=1, dice="typed", undo=True)
    play(table, "time off:t raise")
    assert table.table.live.phase.value == "throw"
    assert settle(table.table, BO, Play("undo")) == (Played("undo"), Played("undo"))


def test_what_a_bot_decides_as_the_last_one_standing_is_taken_back_as_far_as_it_is_one_s_own() -> None:
    rules = toy(format="last-one-standing", limit=3, box=[1, 2, 3], faces=6, dice=2)
    table = begun(rules, people="Bo Cy", bots=1, dice="typed", undo=True)
    # Both miss, and the bot takes the point.
    play(table, "6,6 6,6")
    assert (table.table.live.at, table.table.live.phase.value) == (2, "survivor")
    assert not table.ask(SERVER, "play", word="take")
    assert settle(table.table, BO, Play("undo")) == (Played("undo"),)
    assert settle(table.table, CY, Play("undo")) == (Played("undo"), Played("undo"))


@pytest.mark.parametrize(("dice", "undos"), [("sealed", 1), ("typed", 2)])
def test_more_than_was_asked_is_taken_back_only_where_dice_are_typed(dice: str, undos: int) -> None:
    rules = toy(format="last-one-standing", limit=3, box=[1, 2, 3])
    table = keeper(rules, (OPEN, OPEN, OPEN, "club"), dice=dice, undo=True)
    for seat, who in enumerate((BO, BO, CY)):
        assert not table.ask(who, "sit", seat=seat, name=f"Player {seat}")
    assert not table.ask(HAL, "start", without_seals=True)
    for _ in range(3):
        assert not table.keep(Expire())
    # The bot decides as the last one standing; meanwhile both seats of one device leave the game.
    assert table.table.live.phase.value == "survivor"
    for seat in (0, 1):
        assert not table.ask(BO, "leave", seat=seat)
    assert settle(table.table, BO, Play("undo")) == (Played("undo"),) * undos


# Dice


def test_sealed_dice_are_thrown_and_nobody_reports_them() -> None:
    table = begun(GAME)
    assert table.ask(BO, "report", faces=[3, 5]) == "dice-sealed"
    assert table.ask(BO, "play", word="off:t") == "dice-sealed"
    assert table.ask(BO, "throw", dice=1) == "dice-count"
    assert table.ask(CY, "throw", dice=2) == "not-your-turn"
    assert not table.ask(BO, "throw", dice=2)
    assert table.words()[0].endswith("e")
    assert table.ask(BO, "throw", dice=2) == "not-now"


def test_a_throw_needs_the_dice() -> None:
    with pytest.raises(IllegalActionError, match="dice-missing"):
        settle(begun().table, BO, ToThrow(2), None)


def test_typed_dice_are_reported_and_nobody_throws_them() -> None:
    table = begun(dice="typed")
    assert table.ask(BO, "throw", dice=2) == "dice-typed"
    assert table.ask(CY, "report", faces=[5, 3]) == "not-your-turn"
    assert not table.ask(BO, "report", faces=[5, 3])
    assert table.words() == ["3,5t"]


@pytest.mark.parametrize(
    ("faces", "code"),
    [
        ([], "dice-count"),
        ([3], "dice-count"),
        ([3] * 1000, "dice-count"),
        ([0, 3], "throw-faces"),
        ([3, 7], "throw-faces"),
    ],
    ids=lambda each: str(each)[:20],
)
def test_a_report_is_a_throw_of_these_dice(faces: list[int], code: str) -> None:
    assert begun(dice="typed").ask(BO, "report", faces=faces) == code


def test_a_throw_that_would_end_the_turn_can_be_held() -> None:
    table = play(begun(dice="typed"), "1,1 2")
    assert not table.ask(BO, "report", faces=[4, 5], hold=True)
    assert not table.ask(BO, "play", word="9")
    assert table.ask(BO, "report", faces=[1, 1], hold=True) == "throw-ends-turn"
    assert table.ask(BO, "report", sum=2, hold=True) == "throw-ends-turn"
    assert table.ask(BO, "report", faces=[1, 7], hold=True) == "throw-faces"
    assert table.table.live.at == 0
    assert not table.ask(BO, "report", faces=[1, 1])
    assert table.table.live.at == 1


def test_a_throw_for_the_start_ends_no_turn() -> None:
    table = begun(named("double-shutter"), dice="typed")
    assert not table.ask(BO, "report", faces=[3], hold=True)
    assert not table.ask(CY, "report", faces=[5], hold=True)
    assert table.table.live.at == 1


def test_tiles_tell_the_sum_of_their_throw() -> None:
    table = begun(dice="typed")
    assert not table.ask(BO, "lay", word="6+3", dice=2)
    assert table.words() == ["=9t", "6+3"]
    assert table.state["view"]["game"]["position"] == "12.45.789"


@pytest.mark.parametrize(
    ("word", "dice", "code"),
    [
        ("9+8", 2, "sum-range"),
        ("1", 2, "sum-range"),
        ("4", 1, "dice-count"),
        ("4", 3, "dice-count"),
        ("take", 2, "not-asked-so"),
        ("4+4", 2, "move-tile"),
        ("hello", 2, "event-word"),
    ],
)
def test_tiles_that_no_throw_can_shut_are_refused(word: str, dice: int, code: str) -> None:
    table = begun(dice="typed")
    assert table.ask(BO, "lay", word=word, dice=dice) == code
    assert table.words() == []


def test_one_die_has_a_face_and_not_a_sum() -> None:
    table = play(begun(named("nine-sum6"), dice="typed"), "4,5 9 2,6 8 3,4 7 1,5 6")
    assert table.ask(BO, "lay", word="5+4", dice=1) == "dice-count"
    assert not table.ask(BO, "lay", word="5+4", dice=2)
    assert not table.ask(BO, "lay", word="3", dice=1)
    assert table.words()[-3:] == ["5+4", "3t", "3"]


@pytest.mark.parametrize("change", [{"tiles": 2}, {"behind": "next-throw"}, {"unlucky": 8}, {"first_throw": 2}])
def test_tiles_are_laid_down_as_the_rules_allow(change: dict[str, Any]) -> None:
    table = begun(known("double-shutter", begins="first", **change), dice="typed")
    word = "1+3+4" if "tiles" in change else "1+9'" if "behind" in change else "8"
    refused = table.ask(BO, "lay", word=word, dice=2)
    assert refused in ("move-illegal", "not-now")
    assert not begun(known("double-shutter", begins="first"), dice="typed").ask(BO, "lay", word=word, dice=2)


def test_tiles_are_not_laid_down_where_single_dice_count_or_a_throw_lies_there() -> None:
    assert begun(named("exact"), dice="typed").ask(BO, "lay", word="8", dice=2) == "sum-faces"
    assert play(begun(dice="typed"), "4,4").ask(BO, "lay", word="8", dice=2) == "not-asked-so"
    assert begun(named("double-shutter"), dice="typed").ask(BO, "lay", word="8", dice=2) == "not-asked-so"
    assert begun().ask(BO, "lay", word="8", dice=2) == "dice-sealed"


def test_on_a_shared_box_tiles_are_laid_down_too() -> None:
    table = play(begun(named("last-one-standing"), dice="typed"), "5,5 1,1")
    assert not table.ask(BO, "lay", word="8", dice=2)
    assert table.table.live.at == 1
    assert table.words()[-2:] == ["=8t", "8"]


def test_a_die_off_the_mat_is_reported_where_the_rules_have_a_penalty() -> None:
    assert begun(dice="typed").ask(BO, "play", word="off:t") == "not-now"
    table = begun(GAME, dice="typed")
    assert not table.ask(BO, "play", word="off:t")
    assert not table.ask(BO, "play", word="raise")
    assert table.words() == ["off:t", "raise"]


@pytest.mark.parametrize("dice", ["sealed", "typed"])
@pytest.mark.parametrize(
    "word", ["3,5t", "3,5e", "off:e", "off:r", "off:x", "leave:1", "hint:1", "seat:1=club,Bob", "time"]
)
def test_what_has_its_own_wish_is_not_played_as_a_word(dice: str, word: str) -> None:
    table = begun(GAME, dice=dice)
    for who in (BO, HAL, EVE):
        assert table.ask(who, "play", word=word) == "not-asked-so"


@pytest.mark.parametrize("word", ["", "hello", "88", "8+", "+", "1@99", "8 ", "\ud800", "１", "1+" * 700])
def test_a_word_that_means_nothing_is_refused(word: str) -> None:
    table = play(begun(dice="typed"), "4,4")
    assert table.ask(BO, "play", word=word) in ("event-word", "move-tile")


def test_tiles_are_shut_as_the_throw_allows() -> None:
    table = play(begun(dice="typed"), "4,4")
    assert table.ask(BO, "play", word="9") == "move-illegal"
    assert table.ask(BO, "play", word="take") == "not-now"
    assert table.ask(CY, "play", word="8") == "not-your-turn"
    assert not table.ask(BO, "play", word="5+3")


def test_with_a_pencil_whoever_sits_there_enters_what_the_player_at_the_box_does() -> None:
    table = begun(dice="typed", pencil=True, coach="ask", undo=True)
    assert not table.ask(HAL, "report", faces=[4, 4])
    assert not table.ask(CY, "hint")
    assert not table.ask(CY, "play", word="8")
    assert not table.ask(HAL, "play", word="undo")
    assert table.ask(EVE, "play", word="8") == "not-your-turn"
    # What belongs to a seat and not to the box stays with its holder.
    assert table.ask(CY, "leave", seat=0) == "not-your-seat"


# Taking back


def test_undo_is_off_unless_the_table_says_otherwise() -> None:
    table = play(begun(dice="typed"), "4,4 8")
    assert table.ask(BO, "play", word="undo") == "undo-off"


def test_a_sealed_throw_stands_and_what_was_shut_for_it_can_be_taken_back() -> None:
    table = begun(undo=True)
    assert table.ask(BO, "play", word="undo") == "undo-nothing"
    assert not table.ask(BO, "throw", dice=2)
    assert table.ask(BO, "play", word="undo") == "undo-nothing"
    first = table.state["legal"][0]["word"]
    assert not table.ask(BO, "play", word=first)
    assert table.ask(CY, "play", word="undo") == "not-your-turn"
    assert not table.ask(BO, "play", word="undo")
    assert table.ask(BO, "play", word="undo") == "undo-nothing"
    assert not table.ask(BO, "play", word=first)


def test_typed_dice_can_be_taken_back_to_the_first_and_after_the_end() -> None:
    table = play(begun(people="Bo", dice="typed", undo=True), "4,4 8 1,1 2 1,1")
    assert table.state["view"]["stage"] == "over"
    for position in ("1.34567.9", "1234567.9", "1234567.9", "123456789", "123456789"):
        assert not table.ask(BO, "play", word="undo")
        assert table.state["view"]["stage"] == "playing"
        assert table.state["view"]["game"]["position"] == position
    assert table.ask(BO, "play", word="undo") == "undo-nothing"


def test_nothing_is_taken_back_once_the_envelope_is_open() -> None:
    table = begun(people="Bo", undo=True)
    assert not table.ask(BO, "throw", dice=2)
    assert not table.ask(BO, "leave", seat=0)
    assert (table.table.stage, bool(table.table.secret)) == (Stage.OVER, True)
    assert table.ask(BO, "play", word="undo") == "undo-off"


def test_nothing_is_taken_back_once_the_game_goes_on_at_another_table() -> None:
    table = play(begun(people="Bo", dice="typed", undo=True), "4,4 8 1,1 2 1,1")
    assert settle(table.table, BO, Play("undo")) == (Played("undo"),)
    assert not table.keep(GoOn("code"))
    assert table.ask(BO, "play", word="undo") == "undo-off"


@pytest.mark.parametrize("dice", ["sealed", "typed"])
def test_leaving_is_taken_back_by_who_left(dice: str) -> None:
    table = begun(people="Ann Bo Cy", dice=dice, undo=True)
    assert not table.ask(BO, "leave", seat=1)
    assert table.table.live.tally.left == {1}
    assert table.ask(device("Ann"), "play", word="undo") == "not-your-turn"
    assert not table.ask(BO, "play", word="undo")
    assert table.table.live.tally.left == frozenset()


def test_notes_and_what_was_taken_back_already_do_not_count_as_the_last_thing() -> None:
    table = begun(people="Ann Bo Cy", dice="typed", undo=True, coach="ask")
    ann = device("Ann")
    assert not table.ask(BO, "leave", seat=1)
    assert not table.ask(ann, "report", faces=[4, 4])
    assert not table.ask(ann, "play", word="undo")
    assert not table.ask(ann, "hint")
    table.lose(CY)
    assert not table.ask(HAL, "fill", seat=2, bot="club", name="Bob")
    assert table.ask(ann, "play", word="undo") == "not-your-turn"
    assert not table.ask(BO, "play", word="undo")
    # Who sits where is not taken back with it.
    assert table.table.live.players[2].name == "Bob"


def test_what_the_clock_has_ended_is_taken_back_only_where_dice_are_typed() -> None:
    sealed = begun(undo=True)
    assert not sealed.keep(Expire())
    for who in (HAL, BO, CY):
        assert sealed.ask(who, "play", word="undo") == "undo-time"
    typed = play(begun(undo=True, dice="typed"), "time")
    assert typed.ask(CY, "play", word="undo") == "not-your-turn"
    assert not typed.ask(BO, "play", word="undo")


def test_nobody_takes_back_what_a_bot_did_with_sealed_dice() -> None:
    table = begun(people="Bo", bots=1, undo=True, pencil=True)
    assert not table.keep(Expire())
    table.store(wish_step(table.desk, SERVER, ToThrow(2), table.dice()))
    assert not table.ask(SERVER, "play", word=table.state["legal"][0]["word"])
    for who in (HAL, BO, EVE):
        assert table.ask(who, "play", word="undo") == "not-your-turn"
    assert table.ask(SERVER, "play", word="undo") == "device-only"


# Leaving


def test_a_player_leaves_for_good_and_the_seat_goes_on_with_nobody() -> None:
    table = begun(people="Ann Bo Cy")
    assert not table.ask(BO, "leave", seat=1)
    assert table.ask(BO, "leave", seat=1) == "leave-seat"
    assert table.ask(HAL, "fill", seat=1, bot="club", name="Bob") == "seat-gone"
    assert table.table.places[1].holder == BO
    assert not table.ask(CY, "leave", seat=2)
    assert (table.table.stage, table.table.live.tally.winners) == (Stage.OVER, (0,))
    # Who has left is still one of those who played, and may ask for another game.
    assert not table.ask(BO, "rematch")


def test_leaving_out_of_turn_keeps_the_turn() -> None:
    table = begun(people="Ann Bo Cy", dice="typed")
    assert not table.ask(BO, "leave", seat=1)
    assert table.table.live.at == 0
    play(table, "time")
    assert table.table.live.at == 2


# Hints


def test_a_hint_is_noted_for_the_player_to_act_and_changes_nothing() -> None:
    for coach in ("ask", "each"):
        table = begun(coach=coach)
        game = table.table.game
        assert settle(table.table, BO, AskHint()) == (Played("hint:1"),)
        assert not table.ask(BO, "hint")
        assert table.table.game == game
    assert settle(begun(coach="ask", starter=1).table, CY, AskHint()) == (Played("hint:2"),)
    assert begun(coach="off").ask(BO, "hint") == "coach-off"
    assert begun(coach="ask").ask(CY, "hint") == "not-your-turn"


# Time


def test_time_runs_out_in_every_phase() -> None:
    table = begun(GAME, dice="typed")
    play(table, "time")
    play(table, "4,4 8 off:t time")
    assert table.table.stage is Stage.OVER
    assert table.table.live.tally.results == (45, 37)
    assert table.keep(Expire()) == "table-stage"
    shut = play(begun(dice="typed"), "4,4 time")
    assert shut.table.live.tally.results == (45, None)


def test_the_survivor_takes_the_point_when_time_runs_out() -> None:
    rules = toy(format="last-one-standing", limit=3, box=[1, 2, 3], faces=6, dice=2)
    table = play(begun(rules, dice="typed"), "6,6")
    assert table.table.live.phase.value == "survivor"
    play(table, "time")
    assert table.table.live.tally.points == (0, 1)


def test_who_begins_is_thrown_for_a_player_without_time() -> None:
    rules = known("nine", begins="throw")
    table = begun(rules)
    assert not table.keep(Expire())
    assert table.table.live.throws == 1
    assert table.words()[0].endswith("e")
    typed = begun(rules, dice="typed")
    assert typed.keep(Expire()) == "dice-typed"


# The end


def test_a_table_is_closed_once_by_its_host_or_its_keeper() -> None:
    for table in (keeper(), situation("sealing", "sealed", pencil=False), begun()):
        assert table.ask(BO, "close") == "host-only"
        assert not table.ask(HAL, "close")
        assert table.ask(HAL, "close") == "table-stage"
    assert not begun().ask(SERVER, "close")


def test_a_rematch_is_asked_for_by_those_who_sit_there_and_has_one_table() -> None:
    table = begun()
    assert table.ask(BO, "rematch") == "table-stage"
    assert not table.ask(HAL, "close")
    assert settle(table.table, BO, Rematch()) == ()
    assert table.ask(EVE, "rematch") == "seated-only"
    assert settle(table.table, SERVER, GoOn("code")) == (Rematched("code"),)
    assert not table.keep(GoOn("code"))
    assert table.ask(BO, "rematch") == "rematch-already"
    assert table.keep(GoOn("other")) == "rematch-already"


# Devices


@pytest.mark.parametrize("name", ["waiting", "sealing", "Bo throws", "over", "abandoned"])
def test_a_seat_moves_to_another_device_at_any_time_and_the_old_one_has_it_no_more(name: str) -> None:
    table = situation(name, "sealed", pencil=False)
    assert settle(table.table, EVE, Hold(SeatNumber(0))) == (Moved(SeatNumber(0)),)
    assert not table.keep(Hold(SeatNumber(0)), EVE)
    assert table.table.places[0].holder == EVE
    assert table.keep(Hold(SeatNumber(2)), EVE) == "seat-unheld"
    assert table.keep(Hold(SeatNumber(9)), EVE) == "table-seat"
    assert table.keep(Hold(SeatNumber(0)), SERVER) == "device-only"
    if name == "Bo throws":
        assert table.ask(BO, "throw", dice=2) == "not-your-turn"
        assert not table.ask(EVE, "throw", dice=2)
    if name == "sealing":
        assert table.ask(BO, "reveal", seat=0, seed=seed(BO).hex()) == "not-your-seat"
        assert not table.ask(EVE, "reveal", seat=0, seed=seed(BO).hex())


def test_who_has_no_device_is_nobody_not_even_where_no_device_is_needed() -> None:
    table = begun(people="Bo", bots=1)
    assert not table.keep(Expire())
    assert table.ask("", "throw", dice=2) == "device-only"


def test_the_keeper_does_not_act_for_people_even_at_a_table_of_its_own_with_a_pencil() -> None:
    table = keeper(kinds=(OPEN,), host=SERVER, pencil=True)
    assert not table.ask(BO, "sit", seat=0, name="Bo")
    assert not table.ask(SERVER, "start", without_seals=True)
    assert table.ask(SERVER, "throw", dice=2) == "not-your-turn"


def test_last_one_standing_is_played_at_a_table() -> None:
    table = begun(named("last-one-standing"), people="Ann Bo", dice="typed")
    play(table, "6,6 1,1")
    assert table.table.live.phase.value == "throw"
