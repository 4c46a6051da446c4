"""Speed of a live table on one core, from a command to its broadcast: `.venv/bin/python benchmarks/table.py`.

A command is parsed, decided, serialised and entered, and the broadcast is written as JSON, without storing and sending.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from time import thread_time

from clock import Report, best_of
from needs import packages

with packages("msgspec"):
    from shutbox.play import PLAIN, Parts, action_data, commitment, dice_key, legal, salt, sealed_dice
    from shutbox.play.table import (
        OPEN,
        Created,
        Desk,
        Message,
        acknowledgement,
        advance,
        command_step,
        earlier_answer,
        new_desk,
        read_command,
        read_desk,
        step_bodies,
        take_step,
    )
    from shutbox.rules import named, to_data
    from shutbox.server.http import encode, written_parts

PUBLIC, SECRET = "0123456789abcdef", sha256(b"benchmark").digest()
ANN, BO = "a" * 32, "b" * 32
RULES = named("double-shutter")
GAMES = 40
NAMES = {"throw": "a throw", "play": "tiles shut"}


class Sitting:
    """A table whose commands are timed by what they ask for."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        plan = [{"kind": OPEN, "name": ""}] * 2
        created = Created(PUBLIC, to_data(RULES, whole=True), plan, {}, commitment(PUBLIC, RULES, SECRET))
        self.dice = sealed_dice(dice_key(SECRET, salt([None, None]), PUBLIC))
        steps = [take_step(None, (created,), ANN)]
        self.stored = step_bodies(steps)
        self.desk: Desk = new_desk(steps)
        self.seconds: dict[str, list[float]] = {}

    def do(self, who: str, message: Message) -> None:
        """Obeys a command."""
        message = {"v": 1, "id": f"command-{self.desk.n}", "n": self.desk.n, **message}
        begun = thread_time()
        self._obey(who, message)
        self.seconds.setdefault(message["do"], []).append(thread_time() - begun)

    def _obey(self, who: str, message: Message) -> None:
        desk, command = self.desk, read_command(who, message)
        if earlier_answer(desk, command):
            raise AssertionError(message)
        step = command_step(desk, command, self.dice)
        self.stored += step_bodies([step])
        for message in (acknowledgement(command, desk.n), *advance(desk, step, self.parts)):
            encode(message)


def game(chance: Random, parts: Callable[[], Parts]) -> Sitting:
    """A game of random choices."""
    sitting = Sitting(parts())
    sitting.do(ANN, {"do": "sit", "seat": 0, "name": "Ann"})
    sitting.do(BO, {"do": "sit", "seat": 1, "name": "Bo"})
    sitting.do(ANN, {"do": "start", "without_seals": True})
    for message in _choices(sitting.desk, chance):
        sitting.do((ANN, BO)[sitting.desk.table.live.at], message)
    return sitting


def _choices(desk: Desk, chance: Random) -> Iterator[Message]:
    while not desk.table.ended:
        offer = action_data(desk.table.live, chance.choice(legal(desk.table.live)))
        yield offer if offer["do"] == "throw" else {"do": "play", "word": offer["word"]}


def means(parts: Callable[[], Parts] = written_parts) -> dict[str, float]:
    """The mean seconds of a command by what it asks for, over some games."""
    games = [game(Random(seed), parts) for seed in range(GAMES)]
    taken_by = {do: [each for sitting in games for each in sitting.seconds[do]] for do in NAMES}
    return {do: sum(times) / len(times) for do, times in taken_by.items()}


def main() -> None:
    """Prints the figures of a table."""
    report = Report()
    # The first games meet positions that nobody has seen; a server that has run for a while knows them.
    cold, *warm = (means() for _ in range(6))
    for do, name in NAMES.items():
        report.line(
            f"{name} at double-shutter for two, positions known", min(each[do] for each in warm) * 1e6, "µs", most=150
        )
        report.line(f"{name} at double-shutter for two, positions new", cold[do] * 1e6, "µs")
    plain = [means(lambda: PLAIN) for _ in range(5)]
    for do, name in NAMES.items():
        ratio = min(each[do] for each in plain) / min(each[do] for each in warm)
        report.line(f"{name}: as long with every view made anew", ratio, "times", least=1)
    stored = [game(Random(seed), written_parts).stored for seed in range(20)]
    entries = sum(map(len, stored))
    seconds = best_of(5, lambda: [read_desk(each) for each in stored])
    report.line("entries laid again from their bodies", entries / seconds, "entries/s", least=20_000)
    report.line("a table laid again, its game over", seconds / len(stored) * 1e3, "ms", most=20)
    report.exit()


if __name__ == "__main__":
    main()
