"""A small model of a live table, with which tests compare the real one.

It knows nothing of entries or wishes. Its input is who sends which message; it says whether that is allowed, and then
gets the events of the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from shutbox.play import Game, Phase, evolve, new_game, read_event, view
from shutbox.play.evolve import throw_counts
from shutbox.play.game import Seat
from shutbox.rules import RuleSet
from shutbox.rules.turn import OffMat

KEEPER = "server"
CHOICES = (Phase.SHUT, Phase.PENALTY, Phase.SURVIVOR)


@dataclass
class Chair:
    """A seat: what sits there under which name, and for people the device, the seal and the seed.

    `owner` is the name of a person for whom a bot plays.
    """

    kind: str = "open"
    name: str = ""
    device: str = ""
    seal: str = ""
    seed: str = ""
    owner: str = ""

    @property
    def bot(self) -> bool:
        """Whether a bot sits there."""
        return self.kind not in ("open", "person")


@dataclass
class Model:
    """A table as one would describe it."""

    rules: RuleSet
    settings: dict[str, Any]
    host: str
    chairs: list[Chair]
    stage: str = "waiting"
    game: Game | None = None
    past: list[tuple[Game, int | None]] = field(default_factory=list)
    gone_on: bool = False
    # For each device without a connection, for how many seconds.
    away: dict[str, int] = field(default_factory=dict)

    @property
    def typed(self) -> bool:
        """Whether people type the dice."""
        return bool(self.settings["dice"] == "typed")

    @property
    def ended(self) -> bool:
        """Whether it is all over."""
        return self.stage in ("over", "abandoned")

    @property
    def shown(self) -> set[str]:
        """The seeds that everybody may know."""
        return {chair.seed for chair in self.chairs if chair.seed}

    def here(self, who: str) -> bool:
        """Whether somebody sits at the table or has the powers of its host."""
        return who == self.chairman or who in [chair.device for chair in self.chairs if chair.kind == "person"]

    def long_gone(self, who: str) -> bool:
        """Whether somebody has been away for two minutes."""
        return self.away.get(who, 0) >= 120

    def attend(self) -> None:
        """Time runs only for those who sit there, and for the host."""
        devices = [self.host, *(chair.device for chair in self.chairs if chair.kind == "person")]
        self.away = {who: seconds if who in devices else 0 for who, seconds in self.away.items()}

    @property
    def chairman(self) -> str:
        """Who has the powers of the host: the host, or whoever is next in the order of seats."""
        if not self.long_gone(self.host):
            return self.host
        own = [seat for seat, chair in enumerate(self.chairs) if chair.device == self.host]
        count, first = len(self.chairs), own[0] + 1 if own else 0
        for seat in [(first + step) % count for step in range(count)]:
            if self.plays(seat) and not self.long_gone(self.chairs[seat].device):
                return self.chairs[seat].device
        return self.host

    def plays(self, seat: int) -> bool:
        """Whether a person sits there who has not left the game."""
        return self.chairs[seat].kind == "person" and not (self.game and seat in self.game.tally.left)

    def holds(self, who: str, seat: int) -> bool:
        """Whether a seat is somebody's own."""
        return seat < len(self.chairs) and self.chairs[seat].kind == "person" and self.chairs[seat].device == who

    def chooses(self, who: str, seat: int) -> bool:
        """Whether somebody decides for a seat."""
        if self.chairs[seat].bot:
            return who == KEEPER
        return self.holds(who, seat) or (self.settings["pencil"] and who != KEEPER and self.here(who))

    def types(self, who: str, seat: int) -> bool:
        """Whether somebody enters and corrects for a seat."""
        if who == KEEPER:
            return False
        return self.chooses(who, seat) or (self.typed and self.chairs[seat].bot and self.here(who))

    def free(self, name: str, seat: int) -> bool:
        """Whether nobody else has a name."""
        return name not in [chair.name for place, chair in enumerate(self.chairs) if place != seat]

    # Whether a message is obeyed

    def obeys(self, who: str, message: dict[str, Any]) -> bool:
        """Whether somebody gets what a message asks for."""
        seat = message.get("seat", 0)
        return bool(who) and seat < len(self.chairs) and bool(getattr(self, f"may_{message['do']}")(who, message, seat))

    def may_sit(self, who: str, message: dict[str, Any], seat: int) -> bool:
        """An open seat is for everybody, under a name of their own."""
        sealable = not (self.typed and message.get("seal"))
        free = self.chairs[seat].kind == "open" and self.free(message["name"], seat)
        return self.stage == "waiting" and who != KEEPER and free and sealable

    def may_seal(self, who: str, _message: dict[str, Any], seat: int) -> bool:
        """A seal is for the holder of a seat before the game."""
        return self.stage == "waiting" and not self.typed and self.holds(who, seat)

    def may_stand(self, who: str, _message: dict[str, Any], seat: int) -> bool:
        """A seat is given back by its holder before the game."""
        return self.stage == "waiting" and self.holds(who, seat)

    def may_remove(self, who: str, _message: dict[str, Any], seat: int) -> bool:
        """A seat is freed by the host before the game; in it somebody long gone is left behind by anybody there."""
        if self.stage == "playing":
            return self.replaces(who, seat)
        return self.stage == "waiting" and who == self.chairman and self.chairs[seat].kind != "open"

    def replaces(self, who: str, seat: int) -> bool:
        """Whether somebody may decide about the seat of another, who has been away for long."""
        device = self.chairs[seat].device
        return self.here(who) and self.plays(seat) and self.long_gone(device) and device != who

    def may_fill(self, who: str, message: dict[str, Any], seat: int) -> bool:
        """A seat is given to a bot by the host, in a game by anybody there if its player is long gone."""
        if self.chairs[seat].bot or not self.free(message["name"], seat):
            return False
        if self.stage == "playing":
            return self.replaces(who, seat)
        return self.stage == "waiting" and who == self.chairman

    def may_return(self, who: str, _message: dict[str, Any], seat: int) -> bool:
        """A seat is taken back from the bot by whom it was."""
        chair, game = self.chairs[seat], self._playing()
        return bool(game and chair.bot and chair.owner and chair.device == who and seat not in game.tally.left)

    def may_start(self, who: str, message: dict[str, Any], _seat: int) -> bool:
        """The host starts when nobody is missing, nor a seal, unless it is said that this does not matter."""
        full = all(chair.kind != "open" for chair in self.chairs)
        sealed = self.typed or all(chair.seal for chair in self.chairs if chair.kind == "person")
        return (
            self.stage == "waiting"
            and who == self.chairman
            and full
            and (sealed or message.get("without_seals", False))
        )

    def may_reveal(self, who: str, message: dict[str, Any], seat: int) -> bool:
        """A seed is shown once, by who sealed it."""
        chair = self.chairs[seat]
        return self.stage == "sealing" and self.holds(who, seat) and not chair.seed and message["fits"] == chair.seal

    def may_throw(self, who: str, message: dict[str, Any], _seat: int) -> bool:
        """Sealed dice are thrown by who is to act."""
        game = self._playing()
        return bool(game and not self.typed and self.chooses(who, game.at) and message["dice"] in throw_counts(game))

    def may_report(self, who: str, message: dict[str, Any], _seat: int) -> bool:
        """Real dice are typed by who is to act, and for bots by anybody there."""
        game = self._playing()
        return bool(
            game
            and self.typed
            and self.types(who, game.at)
            and len(message["faces"]) in throw_counts(game)
            and all(1 <= face <= game.rules.turn.faces for face in message["faces"])
        )

    def may_play(self, who: str, message: dict[str, Any], _seat: int) -> bool:
        """A word is for who is to act; taking back for who did it."""
        word, game = message["word"], self._playing()
        if word == "undo":
            return self.undoes(who)
        if game is None:
            return False
        if word == "off:t":
            due = game.phase in (Phase.THROW, Phase.SURVIVOR) and game.rules.turn.off_mat is not OffMat.NONE
            return self.typed and due and self.types(who, game.at)
        return self.chooses(who, game.at) and word in [offer.get("word") for offer in view(game)["legal"]]

    def undoes(self, who: str) -> bool:
        """Whether somebody may take back the last thing."""
        if not self.settings["undo"] or self.stage not in ("playing", "over") or self.gone_on or not self.past:
            return False
        if self.stage == "over" and not self.typed:
            return False
        game, doer = self.past[-1]
        if doer is None and not self.typed:
            return False
        return self.types(who, game.at if doer is None else doer)

    def undos(self, who: str) -> int:
        """How much is taken back at once: with a bot's choice also what it would choose again for."""
        past, stage, count = list(self.past), self.stage, 0
        while True:
            game, _ = self.past.pop()
            self.stage, count = "playing", count + 1
            again = self.typed and self.chairs[game.at].bot and game.phase in CHOICES and self.undoes(who)
            if not again:
                self.past, self.stage = past, stage
                return count

    def may_leave(self, who: str, _message: dict[str, Any], seat: int) -> bool:
        """Everybody leaves for themselves, once."""
        game = self._playing()
        return bool(game and self.holds(who, seat) and seat not in game.tally.left)

    def may_hint(self, who: str, _message: dict[str, Any], _seat: int) -> bool:
        """A hint is for people to act, where there is a coach."""
        game = self._playing()
        return bool(game and who != KEEPER and self.settings["coach"] != "off" and self.chooses(who, game.at))

    def may_close(self, who: str, _message: dict[str, Any], _seat: int) -> bool:
        """A table is given up by its host or its keeper."""
        return not self.ended and who in (self.chairman, KEEPER)

    def may_rematch(self, who: str, _message: dict[str, Any], _seat: int) -> bool:
        """Another game is asked for by those who sat there."""
        owns = who in [chair.device for chair in self.chairs if chair.owner]
        return self.ended and (self.here(who) or owns) and not self.gone_on

    def may_expire(self) -> bool:
        """Time runs out in a game, but nobody throws real dice for another."""
        game = self._playing()
        return bool(game and (game.phase is not Phase.START or not self.typed))

    def _playing(self) -> Game | None:
        return self.game if self.stage == "playing" else None

    # What comes of it

    def happen(self, who: str, message: dict[str, Any], words: list[str]) -> None:
        """Follows a message that was obeyed, and the words that were played."""
        seat = message.get("seat", 0)
        chair = self.chairs[seat]
        match message["do"]:
            case "sit":
                self.chairs[seat] = Chair("person", message["name"], who, message.get("seal", ""))
            case "seal":
                chair.seal = message["seal"]
            case "stand" | "remove" if self.stage == "waiting":
                self.chairs[seat] = Chair()
            case "fill" if self.stage == "waiting":
                self.chairs[seat] = Chair(message["bot"], message["name"])
            case "fill":
                chair.owner, chair.kind, chair.name = chair.name, message["bot"], message["name"]
            case "return":
                # Somebody may have the name by now.
                free = (f"{chair.owner} {number}".removesuffix(" 1") for number in range(1, 9))
                chair.kind, chair.name = "person", next(name for name in free if self.free(name, seat))
                chair.owner = ""
            case "start":
                self.stage = "sealing"
                self.begin_if_shown()
            case "reveal":
                chair.seed = message["seed"]
                self.begin_if_shown()
            case "close":
                self.stage = "abandoned"
        self.played(words)

    def begin_if_shown(self) -> None:
        """Begins when no seed is missing."""
        if all(chair.seed or not chair.seal for chair in self.chairs):
            self.begin()

    def begin(self) -> None:
        """The game begins."""
        players = [Seat(chair.name, chair.kind) for chair in self.chairs]
        self.game, self.stage = new_game(self.rules, players, starter=self.settings["starter"]), "playing"

    def move(self, who: str, seat: int) -> None:
        """A seat goes to another device, and with the last one of the host the host."""
        old, self.chairs[seat].device = self.chairs[seat].device, who
        if old == self.host and self.host not in [chair.device for chair in self.chairs if chair.kind == "person"]:
            self.host = who

    def played(self, words: list[str]) -> None:
        """Follows the words of the game."""
        for word in words:
            assert self.game is not None
            self._happened(self.game, word)
            self.stage = "over" if self.game.over else "playing"

    def _happened(self, game: Game, word: str) -> None:
        if word == "undo":
            before, _ = self.past.pop()
            self.game = replace(before, players=game.players)
            return
        self.game = evolve(game, read_event(game, word))
        if word.startswith(("hint:", "seat:")):
            return
        if word[0] in "0123456789o" and word[-1] == "e":
            self.past.clear()
        else:
            self.past.append((game, _doer(game, word)))

    def offers(self) -> list[str]:
        """The words that may be played now."""
        return [offer["word"] for offer in view(self.game)["legal"] if "word" in offer] if self.game else []


def _doer(game: Game, word: str) -> int | None:
    """The seat that did something; the clock has none."""
    if word.startswith("leave:"):
        return int(word.removeprefix("leave:")) - 1
    return None if word == "time" else game.at
