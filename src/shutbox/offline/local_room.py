"""The live tables of one device, without a network: commands, bots, clocks, the coach, playing again.

Nothing here waits. An event comes in, and an outcome goes out: what has to be stored first, and the messages to pages
that may be sent once it is stored. If it cannot be stored, the tables are dropped and read again (`drop`), so that
nothing was ever acknowledged that is not kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import SystemRandom
from typing import Any

from shutbox.bots import BOTS, bot, unknown_bot
from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.name import free_name, player_name
from shutbox.offline.agenda import Agenda
from shutbox.offline.local_table import HERE, LocalTable, read_row
from shutbox.play import PERSON, Event, Game, SeatNumber, action_data
from shutbox.play.table import (
    OPEN,
    SERVER,
    VERSION,
    Again,
    AskHint,
    Begin,
    Coach,
    Command,
    Created,
    Expire,
    Fill,
    GoOn,
    Keeping,
    Message,
    Opened,
    Play,
    Rematch,
    Reveal,
    Sat,
    Settings,
    Stage,
    Step,
    Table,
    TableDice,
    ToThrow,
    Wish,
    acknowledgement,
    advance,
    command_step,
    earlier_answer,
    in_version,
    new_desk,
    read_command,
    refusal,
    settings_data,
    step_bodies,
    take_step,
    wish_step,
    with_flick,
)
from shutbox.play.table.company import (
    END_PACES,
    END_SECONDS,
    NOBODY_YET,
    REVEAL_SECONDS,
    ROLL_SECONDS,
    Moment,
    awaited,
    bot_to_act,
    current_consent,
    next_table,
    seat_awaited,
)
from shutbox.rules import RuleSet, to_data
from shutbox.server.identity import new_code, new_public, read_code
from shutbox.server.table import Dealer
from shutbox.server.think import advise, check_price, choose, judge, needs_tables, outlook, without_past

Data = dict[str, Any]
# The titles of the bots in each language.
Titles = Mapping[str, Mapping[str, str]]
# If a bot's choice cannot be computed here, it plays by this rule of thumb, so that no game hangs.
STAND_IN = "fewest-tiles"
# Tables that nobody looks at and that wait for nobody are dropped from memory when there are more.
MOST_IDLE = 8
# What a row needs of itself; the rest of it follows from the entries.
ROW = {"code": str, "secret": str, "created": int, "changed": int, "n": int}
SECRET = re.compile("(?:[0-9a-f]{64})?")
PLANNED = {"kind": OPEN, "name": ""}


class UnreadTableError(Exception):
    """A table that is not in memory: it has to be read from the storage first."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(slots=True)
class Outcome:
    """What comes of an event: entries to store, and then messages to pages."""

    stored: list[Data] = field(default_factory=list)
    told: list[tuple[str, Message]] = field(default_factory=list)


class LocalRoom:
    """All tables of a device."""

    def __init__(self, titles: Titles, clock: Callable[[], float], date: Callable[[], float]) -> None:
        self._titles = titles
        self._clock = clock
        self._date = date
        self._tables: dict[str, LocalTable] = {}
        # The table that each page shows, and the version of messages that it reads.
        self._pages: dict[str, tuple[str, int]] = {}
        self._outcome = Outcome()
        self.agenda = Agenda(clock)

    def taken_outcome(self) -> Outcome:
        """What has come of everything since the last call."""
        outcome, self._outcome = self._outcome, Outcome()
        return outcome

    # Tables in memory

    def table(self, code: str) -> LocalTable:
        """The table of a code; raises if it has to be read first."""
        if code not in self._tables:
            raise UnreadTableError(code)
        return self._tables[code]

    def read(self, row: Mapping[str, Any], bodies: Sequence[str]) -> LocalTable:
        """A table from the storage; raises if it is damaged."""
        live = read_row(row, bodies)
        live.pages = {page: version for page, (code, version) in self._pages.items() if code == live.code}
        self._remember(live)
        self._follow(live)
        return live

    def take(self, live: LocalTable, bodies: Sequence[str]) -> None:
        """Keeps a table that has come as a link, with the entries that are new here."""
        self.drop(live.code)
        live.changed = int(self._date())
        self._outcome.stored.append({"row": live.row(), "since": live.desk.n - len(bodies), "bodies": list(bodies)})

    def check(self, row: object, bodies: object) -> Data:
        """The row of a table that another browser kept, with nothing in it that the entries do not say."""
        if not isinstance(row, dict) or not all(type(row.get(key)) is kind for key, kind in ROW.items()):
            raise CorruptRecordError("table-damaged", table="")
        if not isinstance(bodies, list) or not all(isinstance(body, str) for body in bodies):
            raise CorruptRecordError("table-damaged", table=row["code"][:20])
        if read_code(row["code"]) != row["code"] or not SECRET.fullmatch(row["secret"]):
            raise CorruptRecordError("table-damaged", table=row["code"][:20])
        return read_row(row, bodies).row()

    def drop(self, code: str) -> None:
        """Forgets a table that could not be stored; whoever asks next reads it again."""
        self._tables.pop(code, None)

    def forget_all(self) -> None:
        """Forgets every table, because somebody else may have added to them; the pages stay."""
        self._tables.clear()

    def _remember(self, live: LocalTable) -> None:
        self._tables[live.code] = live
        idle = [each for each, other in self._tables.items() if not other.pages and other is not live]
        for each in idle[: max(0, len(self._tables) - MOST_IDLE)]:
            del self._tables[each]

    # New tables

    def lay(
        self, rules: RuleSet, wishes: Sequence[str], settings: Settings, lang: str, *, holder: str = HERE
    ) -> LocalTable:
        """A new table; each wish is `open` or a bot. With a holder of its own it goes to and fro as a link."""
        if holder != HERE:
            _check_link(wishes, settings)
        seats: list[dict[str, str]] = []
        for wish in wishes:
            others = [seat["name"] for seat in seats if seat["name"]]
            name = "" if wish == OPEN else self._bot_name(rules, wish, others, len(wishes), "", lang)
            seats.append({"kind": wish, "name": name})
        return self._lay(rules, seats, settings, [], holder)

    def _lay(
        self,
        rules: RuleSet,
        seats: list[dict[str, str]],
        settings: Settings,
        sitting: Sequence[Sat],
        holder: str = HERE,
    ) -> LocalTable:
        code, public = new_code(), new_public()
        dealer = Dealer() if settings.dice is TableDice.SEALED else None
        commitment = dealer.commitment(public, rules) if dealer else ""
        entry = Created(public, to_data(rules, whole=True), seats, settings_data(settings), commitment)
        steps = [take_step(None, (entry,), holder)]
        for sat in sitting:
            steps.append(take_step(steps[-1].after, (sat,), HERE))
        now = int(self._date())
        live = LocalTable(code, new_desk(steps), dealer, now, now, holder)
        self._remember(live)
        self._store(live, 0, steps)
        return live

    def _bot_name(self, rules: RuleSet, kind: str, others: list[str], players: int, wish: str, lang: str) -> str:
        """The name of a bot: its title or the one wished for, with a number if another has it."""
        if kind not in BOTS:
            raise unknown_bot(kind[:40])
        if needs_tables(kind):
            check_price(rules, players)
        titles = self._titles.get(lang) or self._titles.get("en") or {}
        return free_name(player_name(wish) if wish else titles.get(kind, kind), others)

    # Pages

    def connect(self, page: str, code: str, version: int) -> None:
        """A page shows a table from now on."""
        live = self.table(code)
        self._pages[page] = code, version
        live.pages[page] = version
        self._tell(live, [live.welcome(self._clock())], page)
        self._foretell(live)
        self._follow(live)

    def leave(self, page: str) -> None:
        """A page shows its table no longer."""
        live = self._tables.get(self._pages.pop(page, ("", 0))[0])
        if live is not None:
            live.pages.pop(page, None)

    def hear(self, page: str, message: Mapping[str, Any]) -> None:
        """A message of a page."""
        live = self.table(self._pages.get(page, ("", 0))[0])
        match message.get("do"):
            case "since":
                self._catch_up(live, page, message)
            case "ping":
                self._tell(live, [{"v": VERSION, "pong": message.get("id")}], page)
            case "say":
                # Reactions are for others, and there are none.
                pass
            case _:
                self._command(live, page, message)

    def _catch_up(self, live: LocalTable, page: str, message: Mapping[str, Any]) -> None:
        self._tell(live, [live.state(self._clock()) | {"id": str(message.get("id"))[:40]}], page)

    def _tell(self, live: LocalTable, messages: Sequence[Message], *pages: str) -> None:
        """Sends messages to these pages, or to all that show the table."""
        for page in pages or live.pages:
            version = live.pages.get(page, VERSION)
            self._outcome.told += [(page, in_version(message, version)) for message in messages]

    # Commands

    def _command(self, live: LocalTable, page: str, message: Mapping[str, Any]) -> None:
        try:
            self._obey(live, page, read_command(live.holder, dict(message)))
        except ShutboxError as error:
            self._tell(live, [refusal(live.desk, str(message.get("id"))[:40], error)], page)

    def _obey(self, live: LocalTable, page: str, command: Command) -> None:
        if answer := earlier_answer(live.desk, command):
            self._tell(live, [answer | live.mine()], page)
            return
        if live.holder != HERE and isinstance(command.wish, Fill | Again | Rematch):
            raise ShutboxError("offline-turn-people" if isinstance(command.wish, Fill) else "offline-turn-again")
        if isinstance(command.wish, Fill):
            command = replace(command, wish=self._named_bot(live, command.wish))
        step, before = command_step(live.desk, command, live.dice()), live.table
        if isinstance(command.wish, Again | Rematch):
            # Whoever plays here is asked, and all of them sit here.
            self._tell(live, [acknowledgement(command, live.desk.n) | live.mine()], page)
            if not isinstance(command.wish, Again) or command.wish.yes:
                self._play_on(live)
            return
        news = self._commit(live, step)
        answer = acknowledgement(command, live.desk.answers[command.key]) | live.mine()
        self._send(live, with_flick(news, command.wish), page, answer)
        if before.places is not live.table.places:
            self._tell(live, [live.present() | live.mine()])
        self._advise(live, page, command, before)
        if live.table.stage is Stage.SEALING:
            self._reveal(live)

    def _reveal(self, live: LocalTable) -> None:
        """Shows the seeds that others have sent with their seals."""
        for seat, seed in live.seeds.items():
            place = live.table.places[int(seat)]
            if live.table.stage is not Stage.SEALING or place.seed or not place.seal:
                continue
            try:
                step = wish_step(live.desk, place.holder, Reveal(SeatNumber(int(seat)), seed))
            except ShutboxError:
                # It is not the one that was sealed: the game begins without it, and the record says so.
                continue
            self._send(live, self._commit(live, step))

    def _named_bot(self, live: LocalTable, wish: Fill) -> Fill:
        places = live.table.places
        others = [place.name for seat, place in enumerate(places) if seat != wish.seat and place.name]
        return replace(wish, name=self._bot_name(live.table.rules, wish.bot, others, len(places), wish.name, "en"))

    def _play_on(self, live: LocalTable) -> None:
        """The next table, where another player begins."""
        table, here = live.table, frozenset({HERE})
        live.consent = current_consent(table, here, live.consent, self._clock(), HERE)
        self._tell(live, [live.again(self._clock())])
        plan = next_table(table, here)
        people = [Sat(SeatNumber(seat), place.name) for seat, place in enumerate(plan.places) if place.kind == PERSON]
        seats = [
            dict(PLANNED) if place.kind == PERSON else {"kind": place.kind, "name": place.name} for place in plan.places
        ]
        following = self._lay(table.rules, seats, replace(table.settings, starter=plan.starter), people)
        live.consent = NOBODY_YET
        self._keep(live, GoOn(following.code))

    def _keep(self, live: LocalTable, wish: Wish | Keeping, moment: Moment = ()) -> None:
        """Executes a wish of the keeper, unless the table has moved on from `moment`."""
        if self._tables.get(live.code) is not live or (moment and awaited(live.table) != moment):
            return
        self._send(live, self._commit(live, wish_step(live.desk, SERVER, wish, live.dice())))

    def _commit(self, live: LocalTable, step: Step) -> list[Message]:
        """The messages about a step, and about what follows from it by itself."""
        steps, count = [step, *_opening(live, step)], live.desk.n
        news = [message for each in steps for message in advance(live.desk, each)]
        live.changed = int(self._date())
        if live.table.secret:
            live.dealer = None
        self._store(live, count, steps)
        return news

    def _store(self, live: LocalTable, count: int, steps: Sequence[Step]) -> None:
        bodies = [body.decode() for body in step_bodies(steps)]
        self._outcome.stored.append({"row": live.row(), "since": count, "bodies": bodies})

    def _send(self, live: LocalTable, news: list[Message], page: str = "", answer: Message | None = None) -> None:
        """Sends messages and the clock to every page; the one that commanded gets its answer first."""
        self._follow(live)
        if news:
            news[-1] |= live.clock(self._clock())
        if answer is not None:
            self._tell(live, [answer], page)
        self._tell(live, news) if live.pages else None
        self._foretell(live)

    # What happens without a command

    def _follow(self, live: LocalTable) -> None:
        """Sets the clock for the current moment, or starts the turn of a bot, unless it did so before."""
        moment, table = awaited(live.table), live.table
        if moment == live.moment:
            return
        now, seconds = self._clock(), table.settings.seconds
        think_time = live.think_time(moment, now) if seconds else 0.0
        ends = seat_awaited(moment) != seat_awaited(live.moment)
        seen = table.typed or moment in live.left
        live.moment, live.wants, live.deadline = moment, 0, 0.0
        if table.stage is Stage.SEALING:
            self.agenda.add(REVEAL_SECONDS, partial(self._try, live, Begin(), moment))
        elif bot_to_act(table) is not None:
            if live.pages or live.seats():
                paces = END_PACES if ends else 1
                self.agenda.add(paces * table.settings.pace / 1000, partial(self._bot_turn, live, moment))
            else:
                live.moment = ()
        elif table.stage is Stage.PLAYING and think_time:
            shown = 0.0 if seen else END_SECONDS if ends else ROLL_SECONDS
            live.most, live.deadline = think_time, now + shown + think_time
            self.agenda.add(shown + think_time, partial(self._try, live, Expire(), moment))

    def _try(self, live: LocalTable, wish: Wish | Keeping, moment: Moment) -> None:
        try:
            self._keep(live, wish, moment)
        except ShutboxError:
            # Somebody was faster, or the rules do not let time decide this.
            return

    def _bot_turn(self, live: LocalTable, moment: Moment) -> None:
        """Makes one action of a bot's turn."""
        kind = bot_to_act(live.table)
        if kind is None or awaited(live.table) != moment:
            return
        choice = _choice(kind, without_past(live.table.live))
        if choice["do"] != "throw":
            self._try(live, Play(choice["word"]), moment)
        elif not live.table.typed:
            self._try(live, ToThrow(choice["dice"]), moment)
        else:
            # With real dice a person throws for a bot, and types the faces.
            live.wants = choice["dice"]
            self._tell(live, [live.state(self._clock()) | {"wants": live.wants}])

    def _foretell(self, live: LocalTable) -> None:
        """Computes what each seat can expect, after everything that is more urgent."""
        table = live.table
        coached = table.stage is Stage.PLAYING and table.settings.coach is not Coach.OFF
        if coached and live.pages and live.foretold != live.desk.n:
            self.agenda.add(0.0, partial(self._tell_outlook, live, live.desk.n))

    def _tell_outlook(self, live: LocalTable, n: int) -> None:
        if live.desk.n != n or live.foretold == n or live.table.stage is not Stage.PLAYING:
            return
        try:
            found = outlook(without_past(live.table.live))
        except ShutboxError:
            # More than can be computed here: the game goes on without.
            found = None
        live.foretold, live.outlook = n, {} if found is None else {"outlook": found}
        if live.outlook:
            self._tell(live, [{"v": VERSION, "n": n, **live.outlook}])

    def _advise(self, live: LocalTable, page: str, command: Command, before: Table) -> None:
        """Advice after a command that asked for it, or after a choice if the table judges each choice."""
        coach, record = live.table.settings.coach, live.table.record
        if before.game is None or record is None or coach is Coach.OFF:
            return
        if isinstance(command.wish, AskHint):
            work = partial(advise, without_past(live.table.live))
            self.agenda.add(0.0, partial(self._tell_advice, live, page, command.id, "hint", work))
        elif coach is Coach.EACH and isinstance(command.wish, Play | ToThrow):
            judged = partial(_judged, without_past(before.game), record.events[-1])
            self.agenda.add(0.0, partial(self._tell_advice, live, page, command.id, "coach", judged))

    def _tell_advice(self, live: LocalTable, page: str, name: str, key: str, work: Callable[[], Data | None]) -> None:
        try:
            advice = work()
        except ShutboxError as error:
            advice = {"error": {"code": error.code, "arguments": {}}}
        if advice is not None and page in live.pages:
            self._tell(live, [{"v": VERSION, "id": name, key: advice}], page)


def _check_link(wishes: Sequence[str], settings: Settings) -> None:
    """Raises unless a table can go to and fro as a link: for people alone, without time and without taking back."""
    if any(wish != OPEN for wish in wishes) or len(wishes) < 2:
        raise ShutboxError("offline-turn-people")
    if settings.seconds or settings.undo or settings.dice is not TableDice.SEALED:
        raise ShutboxError("offline-turn-settings")


def _judged(before: Game, event: Event) -> Data | None:
    return judge(before, event)


def _choice(kind: str, game: Game) -> Data:
    """The action of a bot; by a rule of thumb if its own cannot be computed here."""
    try:
        return choose(kind, game)
    except ShutboxError:
        return action_data(game, bot(STAND_IN, SystemRandom().random).choose(game))


def _opening(live: LocalTable, step: Step) -> list[Step]:
    """The step that opens the envelope, if a table has ended."""
    after = step.after
    if not after.ended or live.dealer is None or after.secret:
        return []
    return [take_step(after, (Opened(live.dealer.reveal()),), SERVER)]
