"""Messages at a table: repeated commands get the same answer, everybody gets the broadcasts; compared with a model."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from shutbox.errors import CorruptRecordError, IllegalActionError, NotationError, ShutboxError
from shutbox.play import read_record, write_record
from shutbox.play.events import SeatNumber
from shutbox.play.seal import check_sealed, seat_seal
from shutbox.play.table.absence import ALL_HERE, chair, current_absence
from shutbox.play.table.desk import (
    Desk,
    Message,
    advance,
    bodies,
    command_step,
    error_data,
    event_message,
    read_body,
    read_command,
    read_desk,
    refusal,
    state,
    with_flick,
)
from shutbox.play.table.desk_snapshot import read_snapshot, snapshot_data
from shutbox.play.table.entry import Called, Played, Stood
from shutbox.play.table.settle import Begin, Expire, GoOn, Hold
from shutbox.play.table.state import OPEN, SERVER, record_of, table_view
from shutbox.play.table.step import take_step
from shutbox.play.table.version import VERSIONS
from shutbox.play.table.wish import Start, ToThrow
from shutbox.rules import RuleSet, named
from tests.games.script import house, known, toy
from tests.games.sealed import PUBLIC, SECRET, seed
from tests.games.table_model import Chair, Model
from tests.play.plain import ODD, VALUES, label, outcome
from tests.play.table.tables import ANN, BO, CY, EVE, HAL, Keeper, begun, keeper, play, seal, written

COMMAND = {"v": 1, "id": "a", "n": 1, "do": "start"}


# Commands


def test_a_command_says_who_asks_under_which_id_having_seen_how_much() -> None:
    command = read_command(BO, COMMAND)
    assert (command.who, command.id, command.seen, command.wish) == (BO, "a", 1, Start())
    assert command.key == f"{BO}:a"


@pytest.mark.parametrize("version", [0, 3, "1", True, 1.0, None, 10**4299, [1]], ids=label)
def test_a_client_of_another_version_is_told_so(version: Any) -> None:
    with pytest.raises(NotationError) as raised:
        read_command(BO, COMMAND | {"v": version})
    assert (raised.value.code, raised.value.arguments["known"]) == ("wire-version", VERSIONS[-1])


@pytest.mark.parametrize(
    "wrong",
    [
        *({"id": each} for each in ("", "x" * 41, 1, None, True, "a b", "é", "\ud800", "a\n", ["a"])),
        *({"n": each} for each in (-1, True, 1.0, "1", None, 2**53 + 1, 10**4299, [1])),
    ],
    ids=label,
)
def test_a_command_needs_an_id_and_a_count(wrong: dict[str, Any]) -> None:
    assert outcome(lambda: read_command(BO, COMMAND | wrong)) == "wire-command"
    assert (
        outcome(lambda: read_command(BO, {key: COMMAND[key] for key in COMMAND if key not in wrong})) == "wire-command"
    )


@pytest.mark.parametrize("message", [each for each in ODD if not isinstance(each, dict)], ids=label)
def test_a_command_is_an_object(message: Any) -> None:
    assert outcome(lambda: read_command(BO, message)) == "wire-command"


@pytest.mark.parametrize("name", ["a", "~", "!" * 40, "3f2a-77:8"])
def test_an_id_is_anything_that_can_be_seen(name: str) -> None:
    assert read_command(BO, COMMAND | {"id": name}).id == name


# Answers


def test_a_command_is_answered_with_the_count_after_it() -> None:
    table = keeper()
    message = table.message("sit", seat=0, name="Bo")
    assert table.send(BO, message) == {"v": 1, "id": message["id"], "ok": True, "n": 2}


def test_a_command_that_comes_again_gets_the_answer_it_had_and_happens_once() -> None:
    table = keeper(kinds=(OPEN,))
    sit = table.message("sit", seat=0, name="Bo")
    first = table.send(BO, sit)
    assert not table.ask(BO, "stand", seat=0)
    before = (table.table, table.desk.n)
    assert table.send(BO, sit) == first
    # The id alone tells: what else the repetition says does not matter.
    assert table.send(BO, sit | {"n": 99, "do": "close"}) == first
    assert (table.table, table.desk.n) == before
    # Another's command of the same id is another command.
    assert table.send(CY, sit)["error"]["code"] == "stale"


def test_an_answer_outlives_the_memory_of_the_keeper() -> None:
    table = keeper(kinds=(OPEN,))
    assert not table.ask(BO, "sit", seat=0, name="Bo")
    start = table.message("start", without_seals=True)
    first = table.send(HAL, start)
    table.desk = read_desk(table.stored)
    assert table.send(HAL, start) == first


def test_a_command_that_has_seen_too_little_or_too_much_is_stale() -> None:
    table = keeper()
    for seen in (0, 2, 2**53):
        answer = table.send(BO, table.message("sit", seat=0, name="Bo") | {"n": seen})
        assert answer["error"] == {"code": "stale", "arguments": {"seen": seen, "now": 1}}
        assert answer["n"] == 1


def test_a_refusal_names_its_reason_and_what_is_legal() -> None:
    table = play(begun(dice="typed"), "1,1")
    answer = table.send(BO, table.message("play", word="9"))
    assert answer["ok"] is False
    assert answer["error"]["code"] == "move-illegal"
    assert answer["error"]["arguments"] == {"tiles": "9", "position": "123456789", "throw": "1,1"}
    assert answer["legal"] == table.state["legal"]
    assert [offer["word"] for offer in answer["legal"]] == ["2"]


def test_nothing_is_legal_before_the_game_and_after_it() -> None:
    table = keeper()
    assert table.state["legal"] == table.send(BO, table.message("start"))["legal"] == []
    closed = begun()
    assert closed.state["legal"]
    assert not closed.ask(HAL, "close")
    assert closed.state["legal"] == closed.send(HAL, closed.message("close"))["legal"] == []


def test_what_an_error_says_is_short_and_can_be_written() -> None:
    told = error_data(ShutboxError("x", got="\ud800" + "y" * 999, why=IllegalActionError("stale"), n=3, all=[1, 2]))
    assert told == {"got": "?" + "y" * 299, "why": "stale", "n": 3, "all": [1, 2]}


def test_a_refusal_of_odd_things_can_be_sent() -> None:
    table = play(begun(dice="typed"), "1,1")
    for word in ("\ud800", "x" * 1500, "１"):
        assert json.loads(written(table.send(BO, table.message("play", word=word))))["ok"] is False


# News


def test_everybody_is_told_each_entry_and_with_the_last_how_the_table_stands() -> None:
    table = keeper(kinds=(OPEN,))
    assert not table.ask(BO, "sit", seat=0, name="Bo")
    table.told.clear()
    assert not table.ask(HAL, "start", without_seals=True)
    called, game_begun, _answer = map(json.loads, table.told)
    assert called == {"v": 1, "n": 3, "event": {"kind": "called"}}
    assert game_begun == {"event": {"kind": "begun", "missing": []}} | table.state
    assert game_begun["view"] == table_view(table.table)
    assert game_begun["legal"] == game_begun["view"]["game"]["legal"]


def test_what_leads_to_nothing_is_not_told_and_has_no_stored_answer() -> None:
    table = begun()
    assert not table.ask(HAL, "close")
    answers = dict(table.desk.answers)
    rematch = table.message("rematch")
    assert table.send(BO, rematch)["ok"]
    assert table.desk.answers == answers
    assert advance(table.desk, take_step(table.table, (), BO, "key")) == []
    # The keeper lays the other table, and stores that under the command.
    table.store(command_step(table.desk, read_command(BO, rematch)))
    assert not table.keep(GoOn("code"))


def test_what_happened_in_the_game_is_told_with_its_facts() -> None:
    table = begun(people="Bo Cy", dice="typed")
    table.told.clear()
    play(table, "4,4 time")
    thrown, _answer, time_up = map(json.loads, table.told)
    assert thrown["facts"] == [{"kind": "thrown", "who": "Bo", "throw": "4,4", "sum": 8, "source": "typed"}]
    assert [fact["kind"] for fact in time_up["facts"]] == ["time-up", "turn-total", "turn"]


def test_the_first_message_about_a_throw_says_how_the_hand_moved() -> None:
    news: list[Message] = [{"n": 4}, {"n": 5}]
    assert with_flick(news, ToThrow(2, flick=7)) == [{"n": 4, "flick": 7}, {"n": 5}]
    assert news == [{"n": 4}, {"n": 5}]
    for wish in (ToThrow(2), Start()):
        assert with_flick(news, wish) == news
    assert with_flick([], ToThrow(2, flick=7)) == []


def test_an_entry_is_told_without_whose_it_is() -> None:
    assert event_message(4, Played("8")) == {"v": 1, "n": 4, "event": {"kind": "played", "word": "8"}}


# What is stored


def test_an_entry_is_stored_with_whose_it_is_and_where_it_comes_from() -> None:
    assert bodies((Stood(SeatNumber(1)), Called()), BO, "k") == [
        b'{"kind":"stood","seat":1,"by":"%s","cmd":"k"}' % BO.encode(),
        b'{"kind":"called","by":"%s","cmd":"k"}' % BO.encode(),
    ]
    assert read_body(bodies((Stood(SeatNumber(1)),), BO, "k")[0]) == (Stood(SeatNumber(1)), BO, "k")


def test_names_are_stored_as_they_are() -> None:
    table = keeper(kinds=(OPEN,))
    assert not table.ask(BO, "sit", seat=0, name="Zoë 猫 🎲")
    assert "Zoë 猫 🎲".encode() in table.stored[-1]
    assert read_desk(table.stored) == table.desk


def test_no_entries_make_no_table() -> None:
    with pytest.raises(IllegalActionError, match="table-unknown"):
        read_desk([])


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "entry-body"),
        (b"{", "entry-body"),
        (b"\xff\xfe", "entry-body"),
        (b"[]", "entry-body"),
        (b"7", "entry-body"),
        (b"null", "entry-body"),
        (b'"by cmd"', "entry-body"),
        (b"[" * 100_000, "entry-body"),
        (b"9" * 5000, "entry-body"),
        (b'{"kind":"called"}', "entry-body"),
        (b'{"kind":"called","by":"x"}', "entry-body"),
        (b'{"kind":"called","by":1,"cmd":""}', "entry-body"),
        (b'{"kind":"called","by":"x","cmd":[]}', "entry-body"),
        (b'{"kind":"calls","by":"x","cmd":""}', "entry-kind"),
        (b'{"kind":"stood","by":"x","cmd":""}', "entry-fields"),
        (b'{"kind":"stood","seat":2,"by":"x","cmd":""}', "table-seat"),
        (b'{"kind":"stood","seat":-1,"by":"x","cmd":""}', "table-seat"),
        (b'{"kind":"played","word":"8","by":"x","cmd":""}', "table-stage"),
    ],
    ids=label,
)
def test_damage_in_the_store_is_named_with_its_entry(body: bytes, code: str) -> None:
    with pytest.raises(CorruptRecordError) as raised:
        read_desk([*keeper().stored, body])
    assert (raised.value.code, raised.value.arguments["number"]) == ("entry-event", 2)
    why = raised.value.arguments["why"]
    assert isinstance(why, ShutboxError)
    assert why.code == code


def test_a_table_whose_first_entry_is_missing_or_comes_twice_is_damaged() -> None:
    stored = begun().stored
    assert outcome(lambda: read_desk(stored[1:])) == outcome(lambda: read_desk(stored[:1] + stored)) == "entry-event"


@given(st.data())
def test_any_changed_byte_is_read_or_refused_but_never_crashes(data: st.DataObject) -> None:
    stored = list(STORED)
    number = data.draw(st.integers(0, len(stored) - 1))
    body = bytearray(stored[number])
    body[data.draw(st.integers(0, len(body) - 1))] = data.draw(st.integers(0, 255))
    stored[number] = bytes(body)
    assert outcome(lambda: read_desk(stored)) in ("", "entry-event")


STORED = tuple(play(begun(people="Ann Bo", bots=1, dice="typed"), "1,2 3 4,4 time").stored)

# Any message to any table

DESKS = [
    keeper().desk,
    begun(house(off_mat="choose"), bots=1, undo=True, coach="ask").desk,
    play(begun(house(off_mat="choose"), bots=1, undo=True, dice="typed", pencil=True), "4,4").desk,
    play(begun(people="Bo", dice="typed"), "4,4 8 1,1 2 1,1").desk,
]
MESSAGES = st.fixed_dictionaries(
    {
        "v": st.just(1),
        "id": st.just("x"),
        "n": st.just(0),
        "do": st.sampled_from(["sit", "seal", "stand", "remove", "fill", "start"]),
    }
) | st.fixed_dictionaries(
    {"do": st.sampled_from(["reveal", "throw", "report", "play", "leave", "hint", "close", "rematch"])},
    optional={"v": st.just(1), "id": VALUES, "n": VALUES},
)
KEYS = ["seat", "name", "seal", "without_seals", "bot", "seed", "dice", "faces", "word", "v", "id", "n", "do"]
FIELDS = st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=4)


@given(st.sampled_from(DESKS), MESSAGES, FIELDS, st.sampled_from([HAL, BO, CY, EVE, SERVER, "", "\ud800"]))
def test_any_message_is_obeyed_or_refused_with_a_code_but_never_crashes(
    desk: Desk, message: dict[str, Any], fields: dict[str, Any], who: str
) -> None:
    sent = {"seat": 0, "name": "Zoe", "dice": 2, "faces": [1, 1], "word": "8"} | message | {"n": desk.n} | fields
    before = (desk.table, desk.n, dict(desk.answers))
    try:
        assert command_step(desk, read_command(who, sent)).before is desk.table
    except (NotationError, IllegalActionError) as error:
        written(refusal(desk, "x", error))
    assert (desk.table, desk.n, desk.answers) == before


# A table against its model

TOY_GAMES: list[RuleSet] = [
    toy(),
    toy(off_mat="choose", off_mat_chance=Fraction(1, 3), format="running", rounds=2),
    toy(format="chase", rounds=2, begins="throw"),
    toy(format="last-one-standing", limit=2, off_mat="raise", box=[1, 2, 3]),
    house(same_dice=True),
    known("nine-sum6", begins="throw", next_start="winner", format="knock-out", limit=60),
    named("double-shutter"),
]
PEOPLE = {"Hal": HAL, "Ann": ANN, "Bo": BO, "Cy": CY, "Eve": EVE}
ANYBODY = st.sampled_from([*PEOPLE.values(), SERVER, ""])
SEAT = st.integers(0, 4)
NAMES = st.sampled_from([*PEOPLE, "Club 0"])
WINDOW = 16


TRIES: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "sit": {"seat": SEAT, "name": NAMES, "drawn": st.sampled_from(["", ANN, BO])},
    "seal": {"seat": SEAT, "drawn": st.sampled_from([ANN, BO])},
    "stand": {"seat": SEAT},
    "remove": {"seat": SEAT},
    "fill": {"seat": SEAT, "name": NAMES, "bot": st.sampled_from(["club", "expert-2"])},
    "return": {"seat": SEAT},
    "start": {"without_seals": st.booleans()},
    "reveal": {"seat": SEAT, "drawn": st.sampled_from([HAL, ANN, BO])},
    "throw": {"dice": st.integers(0, 3)},
    "report": {"faces": st.lists(st.integers(0, 7), max_size=3)},
    "play": {"word": st.sampled_from(["undo", "off:t", "take", "raise", "end"])},
    "leave": {"seat": SEAT},
    "hint": {},
    "close": {},
    "rematch": {},
}


def windows(secret: str) -> list[str]:
    """Eight bytes of a secret in a row, wherever they begin."""
    return [secret[first : first + WINDOW] for first in range(0, len(secret) - WINDOW + 1, 2)]


class TableMachine(RuleBasedStateMachine):
    """Anybody asks for anything at any time; the table does what the model says."""

    @initialize(
        rules=st.sampled_from(TOY_GAMES),
        bots=st.lists(st.booleans(), min_size=1, max_size=4),
        dice=st.sampled_from(["sealed", "typed"]),
        flags=st.tuples(st.booleans(), st.booleans()),
        coach=st.sampled_from(["off", "ask", "each"]),
        data=st.data(),
    )
    def lay(
        self, rules: RuleSet, bots: list[bool], dice: str, flags: tuple[bool, bool], coach: str, data: st.DataObject
    ) -> None:
        bots = bots[: rules.game.most_players]
        dice = "sealed" if rules.game.same_dice else dice
        starter = data.draw(st.integers(0, len(bots) - 1))
        asked: dict[str, Any] = {"dice": dice, "undo": flags[0], "pencil": flags[1], "coach": coach, "starter": starter}
        self.table: Keeper = keeper(rules, tuple("club" if bot else OPEN for bot in bots), **asked)
        chairs = [Chair("club", f"Club {seat}") if bot else Chair() for seat, bot in enumerate(bots)]
        self.model = Model(rules, asked, HAL, chairs)
        self.answered: list[tuple[str, dict[str, Any], dict[str, Any]]] = []
        self.read = 0
        self.here, self.now = set(PEOPLE.values()), 0.0
        while data.draw(st.integers(0, 5)) and self.model.stage in ("waiting", "sealing"):
            self.go_on(data, sealed=data.draw(st.booleans()))

    def send(self, who: str, do: str, **fields: Any) -> None:
        """Sends a message, and holds what comes of it against the model."""
        message = self.table.message(do, **fields)
        seed_of = fields.get("seed", "")
        fits = {"fits": seat_seal(PUBLIC, fields["seat"], bytes.fromhex(seed_of))} if seed_of else {}
        expected = self.model.obeys(who, message | fits)
        undos = self.model.undos(who) if expected and fields.get("word") == "undo" else 0
        before, words = self.snapshot(), len(self.table.words())
        answer = self.table.send(who, message)
        assert answer["ok"] is expected, f"{message}: {answer}"
        if not expected:
            assert answer["error"]["code"]
            assert self.snapshot() == before
            return
        said = self.table.words()[words:]
        assert not undos or said == ["undo"] * undos
        self.model.happen(who, message, said)
        self.attend()
        if do == "rematch":
            assert not self.table.keep(GoOn("code"))
            self.model.gone_on = True
        else:
            self.answered.append((who, message, answer))

    def snapshot(self) -> tuple[object, ...]:
        """Everything that a refusal must leave alone."""
        return self.table.table, self.table.desk.n, dict(self.table.desk.answers), list(self.table.stored)

    # What brings a table on

    @rule(data=st.data(), count=st.integers(1, 8))
    def play_on(self, data: st.DataObject, count: int) -> None:
        """The next things that a table waits for."""
        for _ in range(count):
            self.go_on(data, sealed=data.draw(st.booleans()))

    def go_on(self, data: st.DataObject, *, sealed: bool) -> None:
        """The next thing that a table waits for."""
        model = self.model
        if model.stage == "waiting":
            self._fill_up(sealed=sealed)
        elif model.stage == "sealing":
            seat = next(seat for seat, chair in enumerate(model.chairs) if chair.seal and not chair.seed)
            self.send(model.chairs[seat].device, "reveal", seat=seat, seed=self._seed(seat))
        elif model.stage == "playing":
            self._play(data)

    def _fill_up(self, *, sealed: bool) -> None:
        free = [seat for seat, chair in enumerate(self.model.chairs) if chair.kind == OPEN]
        if not free:
            return self.send(self.model.chairman, "start", without_seals=not sealed)
        name = next(name for name in PEOPLE if self.model.free(name, free[0]))
        given = {"seal": seal(free[0], PEOPLE[name])} if sealed and not self.model.typed else {}
        return self.send(PEOPLE[name], "sit", seat=free[0], name=name, **given)

    def _seed(self, seat: int) -> str:
        """The seed that was sealed for a seat."""
        sealed = self.model.chairs[seat].seal
        return next(seed(who).hex() for who in PEOPLE.values() if seal(seat, who) == sealed)

    def _play(self, data: st.DataObject) -> None:
        model, game = self.model, self.table.table.live
        chair = model.chairs[game.at]
        choice = data.draw(st.sampled_from([offer.get("word") or offer["dice"] for offer in self.table.state["legal"]]))
        if isinstance(choice, str):
            self.send(SERVER if chair.bot else chair.device, "play", word=choice)
        elif model.typed:
            face = st.integers(1, game.rules.turn.faces)
            faces = data.draw(st.lists(face, min_size=choice, max_size=choice))
            self.send(model.chairman if chair.bot else chair.device, "report", faces=faces)
        else:
            self.send(SERVER if chair.bot else chair.device, "throw", dice=choice)

    @rule(data=st.data())
    @precondition(lambda self: self.model.past)
    def take_back(self, data: st.DataObject) -> None:
        """Whoever did the last thing thinks better of it."""
        game, doer = self.model.past[-1]
        chair = self.model.chairs[game.at if doer is None else doer]
        self.send(data.draw(st.sampled_from([chair.device, self.model.host])), "play", word="undo")

    # Who is away

    def attend(self) -> None:
        """The keeper notes who is away."""
        self.table.absence = current_absence(self.table.table, self.here, self.table.absence, self.now)
        self.model.attend()

    @rule(who=st.sampled_from([*PEOPLE.values()]))
    def lose_connection(self, who: str) -> None:
        self.here.discard(who)
        self.model.away.setdefault(who, 0)
        self.attend()

    @rule(who=st.sampled_from([*PEOPLE.values()]))
    def connect(self, who: str) -> None:
        self.here.add(who)
        self.model.away.pop(who, None)
        self.attend()

    @rule(seconds=st.sampled_from([1, 60, 119, 120]))
    def wait(self, seconds: int) -> None:
        self.now += seconds
        for who in self.model.away:
            self.model.away[who] += seconds
        self.attend()

    @rule(seat=SEAT, do=st.sampled_from(["fill", "fill", "remove"]), who=ANYBODY, name=NAMES)
    def replace(self, seat: int, do: str, who: str, name: str) -> None:
        """Somebody decides about the seat of one who is away, in time or too early."""
        self.send(who, do, seat=seat, **({"name": name, "bot": "club"} if do == "fill" else {}))

    @rule(seat=SEAT)
    @precondition(lambda self: any(chair.owner for chair in self.model.chairs))
    def come_back(self, seat: int) -> None:
        """Somebody takes a seat back from a bot, or tries to."""
        owned = [place for place, chair in enumerate(self.model.chairs) if chair.owner]
        self.send(self.model.chairs[owned[0]].device, "return", seat=owned[0] if seat else seat)

    @rule(seat=SEAT, do=st.sampled_from(["leave", "stand", "seal", "hint", "hint", "rematch"]))
    def do_own(self, seat: int, do: str) -> None:
        """Somebody does what is theirs to do."""
        seat = self.model.game.at if do == "hint" and self.model.game else seat
        if seat < len(self.model.chairs):
            given: dict[str, Any] = {} if do in ("hint", "rematch") else {"seat": seat}
            given |= {"seal": seal(seat, ANN)} if do == "seal" else {}
            self.send(self.model.chairs[seat].device, do, **given)

    @rule(seat=SEAT, do=st.sampled_from(["fill", "fill", "remove", "rematch"]), name=NAMES)
    def host(self, seat: int, do: str, name: str) -> None:
        """The host does what is for the host."""
        given: dict[str, Any] = {} if do == "rematch" else {"seat": seat}
        given |= {"name": name, "bot": "expert-2"} if do == "fill" else {}
        self.send(self.model.chairman, do, **given)

    @rule(by_host=st.booleans())
    @precondition(lambda self: self.model.stage == "playing" and self.model.typed)
    def drop(self, by_host: bool) -> None:  # noqa: FBT001
        """A die leaves the mat, or somebody says so."""
        chair = self.model.chairs[self.table.table.live.at]
        self.send(self.model.host if by_host else chair.device, "play", word="off:t")

    # What anybody may try at any time

    @rule(who=ANYBODY, data=st.data())
    def try_anything(self, who: str, data: st.DataObject) -> None:
        do = data.draw(st.sampled_from(sorted(TRIES)))
        given = {name: data.draw(TRIES[do][name]) for name in TRIES[do]}
        if "drawn" in given:
            drawn = given.pop("drawn")
            given |= {"seed": seed(drawn).hex()} if do == "reveal" else {"seal": drawn and seal(given["seat"], drawn)}
        if do == "play":
            given["word"] = data.draw(st.sampled_from([given["word"], *self.model.offers()]))
        self.send(who, do, **given)

    # What the keeper does

    @rule()
    def begin(self) -> None:
        missing = [seat for seat, chair in enumerate(self.model.chairs) if chair.seal and not chair.seed]
        assert bool(self.table.keep(Begin())) is (self.model.stage != "sealing")
        if self.model.stage == "sealing":
            assert json.loads(self.table.stored[-1])["missing"] == missing
            self.model.begin()

    @rule()
    def time_is_up(self) -> None:
        expected, words = self.model.may_expire(), len(self.table.words())
        assert bool(self.table.keep(Expire())) is not expected
        self.model.played(self.table.words()[words:])

    @rule(who=st.sampled_from([*PEOPLE.values()]), seat=SEAT)
    def move(self, who: str, seat: int) -> None:
        # A device with a code is there, and has it sent.
        self.connect(who)
        held = seat < len(self.model.chairs) and self.model.chairs[seat].kind == "person"
        assert bool(self.table.keep(Hold(SeatNumber(seat)), who)) is not held
        if held:
            self.model.move(who, seat)

    @rule()
    def restart(self) -> None:
        """The keeper forgets everything and lays the table again: who is away is away from now on."""
        self.table.desk = read_desk(self.table.stored)
        self.table.absence, self.model.away = ALL_HERE, dict.fromkeys(self.model.away, 0)
        self.attend()

    @rule()
    def restart_from_a_snapshot(self) -> None:
        """The keeper forgets everything but a snapshot, where there is one."""
        data = snapshot_data(self.table.desk)
        if data is not None:
            self.table.desk = read_snapshot(json.loads(json.dumps(data)))

    # What goes wrong on the way

    @rule(data=st.data())
    @precondition(lambda self: self.answered)
    def repeat(self, data: st.DataObject) -> None:
        who, message, answer = data.draw(st.sampled_from(self.answered))
        before = self.snapshot()
        assert self.table.send(who, message) == answer
        assert self.snapshot() == before

    @rule(who=ANYBODY, off=st.integers(-3, 3).filter(bool), do=st.sampled_from(["start", "close", "hint"]))
    def lag(self, who: str, off: int, do: str) -> None:
        before, seen = self.snapshot(), self.table.desk.n + off
        answer = self.table.send(who, self.table.message(do) | {"n": seen})
        assert answer["error"]["code"] == ("stale" if seen >= 0 else "wire-command")
        assert self.snapshot() == before

    # What always holds

    @invariant()
    def the_table_is_as_the_model_says(self) -> None:
        table, model = self.table.table, self.model
        assert (table.stage.value, table.host, table.game) == (model.stage, model.host, model.game)
        assert [(each.kind, each.name, each.holder, each.seal, each.seed, each.player) for each in table.places] == [
            (each.kind, each.name, each.device, each.seal, each.seed, each.owner) for each in model.chairs
        ]
        assert chair(table, self.table.absence) == model.chairman
        assert (bool(table.secret), bool(table.rematch)) == (model.ended and not model.typed, model.gone_on)

    @invariant()
    def what_is_stored_leads_to_the_same_desk(self) -> None:
        again, desk = read_desk(self.table.stored), self.table.desk
        assert again == desk
        assert again.n == len(self.table.stored)
        assert written(state(again)) == written(state(desk))
        assert again.table.game is None or again.table.game.before == desk.table.live.before

    @invariant()
    def nothing_is_said_that_is_nobody_s_business(self) -> None:
        said, self.read = "\n".join(self.table.told[self.read :]), len(self.table.told)
        hidden = [seed(who).hex() for who in PEOPLE.values() if seed(who).hex() not in self.model.shown]
        if not self.table.table.secret:
            hidden.append(SECRET.hex())
        assert not any(window in said for secret in hidden for window in windows(secret))
        assert not any(device in said for device in PEOPLE.values())

    @invariant()
    def the_record_holds(self) -> None:
        record = record_of(self.table.table)
        if record is not None:
            again = read_record(write_record(record))
            assert again == record
            assert again.game == self.table.table.game
            assert (check_sealed(again) is None) is self.model.typed

    def teardown(self) -> None:
        """In the end the envelope is opened, and every throw in it fits."""
        if not hasattr(self, "table"):
            return
        if not self.model.ended:
            self.send(SERVER, "close")
        record = record_of(self.table.table)
        if record is not None and not self.model.typed:
            opening = check_sealed(record)
            assert opening is not None
            words = self.table.words()
            thrown = [word for word in words if word.endswith("e") and word[0] in "123456o"]
            assert (opening.envelope.open, opening.fit, opening.others) == (True, len(thrown), 0)


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=60, stateful_step_count=40)
