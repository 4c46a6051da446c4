"""Live tables for tests: in memory, with a keeper that works like a server."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play import PERSON, KeyedDice, seeded_dice
from shutbox.play.seal import commitment, dice_key, salt, sealed_dice, seat_seal
from shutbox.play.table.absence import ALL_HERE, GRACE, Absence
from shutbox.play.table.desk import (
    Command,
    Desk,
    Message,
    acknowledgement,
    advance,
    command_step,
    earlier_answer,
    new_desk,
    read_command,
    refusal,
    state,
    step_bodies,
    wish_step,
)
from shutbox.play.table.entry import Created, Opened
from shutbox.play.table.settle import Expire, Keeping
from shutbox.play.table.state import OPEN, SERVER, Stage, Table
from shutbox.play.table.step import Step, take_step
from shutbox.rules import RuleSet, named
from shutbox.rules.codec import to_data
from tests.games.sealed import PUBLIC, SECRET, seed


def device(name: str) -> str:
    """The id under which somebody's device holds a seat."""
    return sha256(f"device of {name}".encode()).hexdigest()[:32]


HAL, ANN, BO, CY, EVE = (device(name) for name in ("Hal", "Ann", "Bo", "Cy", "Eve"))
NINE = named("nine")


def seal(seat: int, who: str) -> str:
    """The seal of the seed that somebody drew for a seat."""
    return seat_seal(PUBLIC, seat, seed(who))


def plan(*kinds: str) -> list[dict[str, str]]:
    """What is planned for the seats: open, or a bot."""
    return [{"kind": kind, "name": "" if kind == OPEN else f"{kind.title()} {seat}"} for seat, kind in enumerate(kinds)]


def created(rules: RuleSet = NINE, kinds: tuple[str, ...] = (OPEN, OPEN), **settings: Any) -> Created:
    """The first entry of a table."""
    sealed = commitment(PUBLIC, rules, SECRET) if settings.get("dice", "sealed") == "sealed" else ""
    return Created(PUBLIC, to_data(rules, whole=True), plan(*kinds), settings, sealed)


def written(message: object) -> str:
    """A message as it goes to a client."""
    return json.dumps(message, ensure_ascii=False).encode().decode()


@dataclass
class Keeper:
    """A table with everything that was stored and said at it."""

    desk: Desk
    stored: list[bytes]
    told: list[str] = field(default_factory=list)
    count: int = 0
    absence: Absence = ALL_HERE

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.desk.table

    def dice(self) -> KeyedDice | None:
        """The dice in the envelope or of the seed, once the game has begun."""
        if self.table.stage is not Stage.PLAYING or self.table.typed:
            return None
        if not self.table.sealed:
            return seeded_dice(self.table.settings.seed)
        mixed = salt(bytes.fromhex(place.seed) if place.seed else None for place in self.table.places)
        return sealed_dice(dice_key(SECRET, mixed, PUBLIC))

    def message(self, do: str, **fields: Any) -> Message:
        """A command that has seen everything, under an id of its own."""
        self.count += 1
        return {"v": 1, "id": f"c{self.count}", "n": self.desk.n, "do": do, **fields}

    def send(self, who: str, message: Message) -> Message:
        """The answer to a message."""
        answer = self._answer(who, message)
        self.told.append(written(answer))
        return answer

    def _answer(self, who: str, message: Message) -> Message:
        try:
            command = read_command(who, message)
            return earlier_answer(self.desk, command) or self._obey(command)
        except ShutboxError as error:
            return refusal(self.desk, str(message.get("id")), error)

    def _obey(self, command: Command) -> Message:
        self.store(command_step(self.desk, command, self.dice(), self.absence))
        return acknowledgement(command, self.desk.answers.get(command.key, self.desk.n))

    def store(self, step: Step) -> None:
        """Stores a step and tells it; a table that has ended shows its secret at once."""
        self.stored += step_bodies([step])
        self.told += map(written, advance(self.desk, step))
        if self.table.ended and self.table.sealed and not self.table.secret:
            self.store(take_step(self.table, (Opened(SECRET.hex()),), SERVER))

    def ask(self, who: str, do: str, **fields: Any) -> str:
        """The code of the refusal of a command, or nothing if it was obeyed."""
        answer = self.send(who, self.message(do, **fields))
        return "" if answer["ok"] else str(answer["error"]["code"])

    def keep(self, wish: Keeping, who: str = SERVER) -> str:
        """The code of the refusal of what the keeper wants, or nothing if it was done."""
        try:
            self.store(wish_step(self.desk, who, wish, self.dice()))
        except ShutboxError as error:
            return error.code
        return ""

    def lose(self, *devices: str, seconds: float = GRACE) -> None:
        """These devices, and no others, have had no connection for so long."""
        self.absence = Absence(dict.fromkeys(devices, 0.0), seconds)

    @property
    def state(self) -> Message:
        """What a client is told of the whole."""
        return state(self.desk)

    def words(self) -> list[str]:
        """The words of the game so far."""
        said = [json.loads(body) for body in self.stored]
        return [entry["word"] for entry in said if entry["kind"] == "played"]


def keeper(rules: RuleSet = NINE, kinds: tuple[str, ...] = (OPEN, OPEN), *, host: str = HAL, **settings: Any) -> Keeper:
    """A new table."""
    steps = [take_step(None, (created(rules, kinds, **settings),), host)]
    return Keeper(new_desk(steps), step_bodies(steps))


def begun(rules: RuleSet = NINE, people: str = "Bo Cy", bots: int = 0, **settings: Any) -> Keeper:
    """A table at which the game has begun; nobody has sealed a seed."""
    names = people.split()
    table = keeper(rules, (*(OPEN for _ in names), *("club" for _ in range(bots))), **settings)
    for seat, name in enumerate(names):
        assert not table.ask(device(name), "sit", seat=seat, name=name)
    assert not table.ask(table.table.host, "start", without_seals=True)
    return table


def play(table: Keeper, script: str) -> Keeper:
    """Plays words at a table with typed dice, each by whom it concerns: throws as `3,5`, `time` by the clock."""
    for word in script.split():
        place = table.table.places[table.table.live.at]
        player = place.holder if place.kind == PERSON else ""
        who = player or HAL
        if word == "time":
            refusal = table.keep(Expire())
        elif word[0].isdigit() and table.table.live.phase.value in ("start", "throw", "survivor"):
            refusal = table.ask(who, "report", faces=[int(face) for face in word.split(",")])
        else:
            # A bot chooses for itself, but has no hands.
            refusal = table.ask(who if word == "off:t" else player or SERVER, "play", word=word)
        assert not refusal, f"{word}: {refusal}"
    return table
