"""Whole games at a real pseudo-terminal: set up by answering questions, then played to their ends."""

from __future__ import annotations

import struct
import termios
from collections.abc import Iterator, Sequence
from fcntl import ioctl
from pathlib import Path
from time import sleep

import pytest

from shutbox.cli.terminal.grid import width
from shutbox.play import read_record
from shutbox.play.record import words as event_words
from shutbox.rules import RuleSet, changed, named, names
from shutbox.words import Words
from tests.cli.scripted_game import first, last, play_out
from tests.cli.terminal_player import Player

PROMPT = " > "
NARROW = 60
# The published games and a game alone: the rule set, the players, and what is asked after the players, with answers.
GAMES = {
    "shut-the-box": ("shut-the-box", ["Ann", "Bo", "Cy"], ("dice", "starter")),
    "ferme-ta-boite": ("ferme-ta-boite", ["Ann", "Bo"], ("rounds", "dice", "off-mat", "starter")),
    "double-shutter": ("double-shutter", ["Ann", "Bo"], ("rounds", "dice")),
    "double-shutter-2008": ("double-shutter-2008", ["Ann", "Bo"], ("rounds", "dice")),
    "last-one-standing": ("last-one-standing", ["Ann", "Bo"], ("dice",)),
    "solitaire": ("double-shutter", ["Ann"], ("dice",)),
}
ROUNDS = {"ferme-ta-boite": 2, "double-shutter": 1, "double-shutter-2008": 3}


def rules_of(game: str) -> RuleSet:
    name = GAMES[game][0]
    return changed(named(name), {"rounds": ROUNDS[name]}) if "rounds" in GAMES[game][2] else named(name)


class Table:
    """A terminal at which a game is set up and played, in one language."""

    def __init__(self, player: Player, words: Words, names: Sequence[str]) -> None:
        self.player, self.words, self.names = player, words, names

    def question(self) -> str:
        """What is shown up to the next question, with it."""
        return self.player.read_until(PROMPT).replace("\r\n", "\n")

    def answer(self, text: str) -> str:
        """Types an answer; what is shown up to the next question."""
        self.player.type(text)
        return self.question()

    def set_up(self, game: str, *, typed: bool) -> str:
        """Answers the questions before a game, after a look at the explanation of each; the first screen."""
        name, players, asked = GAMES[game]
        shown = self.question()
        for message, answer in [("rules", str(names().index(name) + 1)), ("players", ", ".join(players))]:
            shown = self._explained(shown, message)
            shown = self.answer(answer)
        for message in asked:
            # With a seed, the dice are settled.
            if typed or message in ("rounds", "starter"):
                shown = self._explained(shown, message)
                shown = self.answer(self._choice(name, message))
        return shown

    def _explained(self, shown: str, message: str) -> str:
        question = shown.splitlines()[-1]
        again = self.answer("?")
        assert again.splitlines()[-1] == question, message
        assert len(again.splitlines()) > 2
        return again

    def _choice(self, name: str, message: str) -> str:
        return {"rounds": str(ROUNDS.get(name)), "dice": "2", "off-mat": "", "starter": "Ann"}[message]

    def asks_for_tiles(self, shown: str) -> bool:
        """Whether the question is which tiles to shut, of several moves."""
        ends = [self.words.text("play-ask-shut", who=who) + PROMPT for who in self.names]
        return shown.endswith(tuple(ends))

    def resize(self, columns: int) -> None:
        """Changes the width of the window."""
        assert self.player.slave is not None
        ioctl(self.player.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))

    def try_everything(self, answer: str) -> None:
        """Asks for help and for a hint, shuts tiles, takes that back in a narrow window; the question is the same."""
        words = self.words
        guide = self.answer("?")
        assert words.text("play-type-undo.does").split()[0] in guide
        assert self.asks_for_tiles(guide)
        hint = self.answer("hint")
        assert any(words.text("coach-hint", unit=unit) in hint for unit in ("total", "points", "chance"))
        assert self.asks_for_tiles(hint)
        assert words.text("fact-shut", who="#", tiles="#").split("#")[1].strip() in self.answer(answer)
        self.resize(NARROW)
        back = self.answer("undo")
        assert self.asks_for_tiles(back)
        heading = next(line for line in back.splitlines() if "── " in line)
        assert width(heading) == NARROW
        self.resize(80)

    def finish(self, text: str) -> str:
        """Types the last answer; everything that is shown until the command ends."""
        self.player.type(text)
        self.player.read_until(self.words.text("play-final"))
        while self.player.process.poll() is None:
            # Whatever is asked after a game, Enter leaves.
            if self.player.open_question() is not None:
                self.player.type("")
            sleep(0.005)
        return self.player.wait().out


def settled(events: Sequence[str]) -> Iterator[str]:
    """The events that count: no hints, and not what was taken back."""
    kept: list[str] = []
    for event in events:
        if event == "undo":
            kept.pop()
        elif not event.startswith("hint"):
            kept.append(event)
    return iter(kept)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("locale", "typed"), [("en", False), ("de", False), ("de", True), ("fr", True)])
def test_a_game_is_set_up_and_played_to_its_end(game: str, locale: str, tmp_path: Path, *, typed: bool) -> None:
    players, words = GAMES[game][1], Words(locale)
    answers, expected = play_out(rules_of(game), players, "pty", last if typed else first, typed=typed)
    dice = [] if typed else ["--seed", "pty"]
    with Player(tmp_path, "play", "--lang", locale, "--save", str(tmp_path / "game"), *dice, terminal=True) as player:
        table = Table(player, words, players)
        shown = table.set_up(game, typed=typed)
        tried = False
        for text in answers[:-1]:
            if not tried and table.asks_for_tiles(shown):
                tried = True
                table.try_everything(text)
            shown = table.answer(text)
        assert tried
        out = table.finish(answers[-1])
    assert player.process.returncode == 0
    board = out.rpartition(words.text("play-final"))[2]
    assert all(name in board for name in players)
    assert len(players) == 1 or words.text("play-note-won") in board
    assert "Traceback" not in out
    record = read_record((tmp_path / "game").read_text(encoding="utf-8"))
    assert list(settled(list(event_words(record)))) == expected
    assert record.game.over


def test_ctrl_c_at_a_set_up_question_leaves_a_clean_line(tmp_path: Path) -> None:
    with Player(tmp_path, "play", "nine", terminal=True) as player:
        player.read_until(PROMPT)
        result = player.interrupt()
    assert result.code == 130
    assert result.out.endswith("\n")
    assert "Traceback" not in result.out


def test_the_end_of_the_input_at_a_set_up_question_leaves_a_clean_line(tmp_path: Path) -> None:
    with Player(tmp_path, "play", "nine", terminal=True) as player:
        player.read_until(PROMPT)
        player.press("\x04")
        result = player.wait()
    assert result.code == 0
    assert result.out.endswith("\n")
