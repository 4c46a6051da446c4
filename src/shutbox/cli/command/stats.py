"""`shutbox stats`: the user's finished games: totals, shut boxes, streaks, losses and luck."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from shutbox.cli.history import (
    GameHistory,
    clear_figures,
    forget_games,
    game_files,
    games_folder,
    rate_games,
    read_games,
    set_keeping,
)
from shutbox.cli.line import Arguments, UsageError
from shutbox.cli.report import Optimum, champion_lines, rival_lines, tally_lines
from shutbox.cli.terminal import BOLD, FileError, Terminal, is_folder, paragraph, progress
from shutbox.coach.history import PlayedGame, Tally, champions, day_streak, people, rivals, tallies
from shutbox.errors import ShutboxError
from shutbox.name import find_name
from shutbox.rules import Format, plain_total, to_data
from shutbox.solve import MEAN, SHUT, library
from shutbox.words import Words

ANSWERS = {"yes": True, "no": False}
INTERRUPTED = 130
_DATE = re.compile(r"(\d{4})(?:-(\d\d)(?:-(\d\d))?)?", re.ASCII)
Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Portrait:
    """The games that are looked at, whose they are, and their tallies, each with what the best choices give."""

    name: str
    games: list[PlayedGame]
    tallies: list[tuple[Tally, Optimum | None]]

    @property
    def own(self) -> list[PlayedGame]:
        """The games of the player, oldest first."""
        return sorted((game for game in self.games if game.sitting(self.name)), key=lambda game: game.when)


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Shows the games of one player, or changes what is kept."""
    if args.flag("keep"):
        return _set_keeping(words, args, terminal)
    if args.flag("forget"):
        return _forget(words, args, terminal)
    since = _since(args.value("since"))
    history = read_games(_paths(args))
    _check_named(args, history)
    games = [game for game in history.games if since is None or game.when.date() >= since]
    portrait = _portrait(words, args, terminal, history, _with_rules(games, args.value("rules")))
    if args.flag("json"):
        terminal.show(data(words, history, portrait))
    else:
        for path, error in history.skipped.items():
            terminal.complain(words.text("stats-skipped", file=path, why=error))
        terminal.tell("\n".join(_text_lines(words, args, terminal, history, portrait)))
    if history.stopped:
        terminal.complain(words.text("stats-partly", done=history.rated, games=len(portrait.own) if portrait else 0))
        return INTERRUPTED
    return 0


# What is kept


def _set_keeping(words: Words, args: Arguments, terminal: Terminal) -> int:
    answer = args.value("keep") or ""
    set_keeping(keep=ANSWERS[answer])
    if args.flag("json"):
        terminal.show({"keep": ANSWERS[answer], "folder": str(games_folder())})
    else:
        terminal.tell_wrapped(words.text("stats-keeping", keep=answer, folder=str(games_folder())))
    return 0


def _forget(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Says how many games would be deleted, asks, and deletes them; with --json there is no question."""
    folder = games_folder()
    count = len(game_files(folder))
    if args.flag("json"):
        # Without --yes the output is what would be deleted.
        games = _delete() if args.flag("yes") else count
        terminal.show({"forgotten": args.flag("yes"), "folder": str(folder), "games": games})
        return 0
    terminal.tell_wrapped(words.text("stats-forget", count=count, folder=str(folder)))
    if count and (args.flag("yes") or _confirmed(words, terminal)):
        terminal.tell(words.text("stats-forgotten", count=_delete()))
    elif count:
        terminal.tell(words.text("store-forget-kept"))
    return 0


def _delete() -> int:
    clear_figures()
    return forget_games()


def _confirmed(words: Words, terminal: Terminal) -> bool:
    try:
        return words.agreed(terminal.ask(f"{words.text('store-forget-ask')} > "))
    except EOFError:
        terminal.tell()
        return False


# Which games, and whose


def _paths(args: Arguments) -> list[Path]:
    """The files that were named, the records in folders that were named, or the kept games."""
    if "FILE" not in args.positional:
        return game_files(games_folder())
    named = (args.positional["FILE"], *args.extra)
    return [path for text in named for path in (game_files(Path(text)) if is_folder(text) else [Path(text)])]


def _check_named(args: Arguments, history: GameHistory) -> None:
    """Raises if a file that was named holds no game; in a folder such a file is only skipped."""
    for text in (args.positional.get("FILE", ""), *args.extra):
        if error := history.skipped.get(text):
            raise FileError("dice-file", file=text, why=error)


def _since(text: str | None) -> date | None:
    """The first day that counts: of a year, of a month, or itself."""
    if text is None:
        return None
    match = _DATE.fullmatch(text)
    try:
        return date(*(int(part or 1) for part in match.groups())) if match else _refuse_date(text)
    except ValueError:
        return _refuse_date(text)


def _refuse_date(text: str) -> date:
    raise UsageError("stats-since", got=text)


def _with_rules(games: list[PlayedGame], name: str | None) -> list[PlayedGame]:
    own = [game for game in games if name in (None, game.rules.name)]
    if games and not own:
        raise UsageError("stats-rules", got=str(name), rules=sorted({game.rules.name for game in games}))
    return own


def _portrait(
    words: Words, args: Arguments, terminal: Terminal, history: GameHistory, games: list[PlayedGame]
) -> Portrait | None:
    """The games of one player, with the coach's figures unless they are not wanted; None if nobody plays."""
    name = _player(games, args.value("player"))
    if name is None:
        return None
    if args.flag("quick"):
        return Portrait(name, games, [(tally, None) for tally in tallies(games, name)])
    own = [game for game in games if game.sitting(name)]
    with progress(words, terminal, "reading") as draw:
        rated = rate_games(history, own, draw)
    games = [*rated, *(game for game in games if not game.sitting(name))]
    return Portrait(name, games, [(tally, _optimum(tally)) for tally in tallies(games, name)])


def _player(games: list[PlayedGame], name: str | None) -> str | None:
    """Whose games are shown: the person's who was named, or who plays most."""
    names = list(people(games))
    if name is None or not names:
        return names[0] if names else None
    place = find_name(names, name)
    if place is None:
        raise UsageError("stats-player", got=name, names=names)
    return names[place]


def _optimum(tally: Tally) -> Optimum | None:
    """What the best choices give in a turn; None where nobody has a turn to themselves, or there is no solver."""
    if tally.format is Format.LAST_ONE_STANDING:
        return None
    try:
        mean, shut = (library.turn(tally.rules, objective) for objective in (MEAN, SHUT))
    except ShutboxError:
        return None
    start = tally.rules.turn.set_up
    return Optimum(mean.tables["values"].at(start, 0), shut.tables["values"].at(start, 0))


# As text


def _text_lines(
    words: Words, args: Arguments, terminal: Terminal, history: GameHistory, portrait: Portrait | None
) -> list[str]:
    # Notes are not wrapped, so that a path in them stays in one piece.
    style, lines = terminal.style, [*_notes(words, args, history, portrait)]
    if portrait is None:
        return lines
    return [
        *_head(words, portrait, terminal),
        *(line for tally, optimum in portrait.tallies for line in tally_lines(words, tally, optimum, style)),
        *rival_lines(words, rivals(portrait.games, portrait.name), style),
        *champion_lines(words, champions(portrait.games), style),
        *(["", *lines] if lines else []),
    ]


def _head(words: Words, portrait: Portrait, terminal: Terminal) -> list[str]:
    """Whose games these are, who else plays, and the days in a row."""
    style, own = terminal.style, portrait.own
    days = [game.when.date() for game in own]
    title = words.text("stats-heading", name=portrait.name, games=len(own), first=str(days[0]), last=str(days[-1]))
    others = [
        words.text("stats-other", name=name, games=count)
        for name, count in people(portrait.games).items()
        if name != portrait.name
    ]
    streak = day_streak(days, _today())
    in_a_row = words.text("stats-days", now=streak.now, longest=streak.longest)
    return [
        *(style.paint(line, BOLD) for line in paragraph(title, style.width)),
        *paragraph(in_a_row, style.width),
        *(paragraph(words.text("stats-others", names=others), style.width) if others else []),
    ]


def _notes(words: Words, args: Arguments, history: GameHistory, portrait: Portrait | None) -> Iterator[str]:
    """What else there is to say: where the games are, what is not counted, what is missing."""
    folder = str(games_folder()) if "FILE" not in args.positional else None
    if portrait is None:
        yield words.text("stats-none", folder=folder) if folder and not history.games else words.text("stats-none-here")
    if history.unfinished:
        yield words.text("stats-unfinished", count=history.unfinished)
    if history.lack is not None:
        yield words.text("stats-coachless", why=history.lack)
    if folder and portrait is not None:
        yield words.text("stats-folder", folder=folder)


def _today() -> date:
    return datetime.now(UTC).astimezone().date()


# As JSON


def data(words: Words, history: GameHistory, portrait: Portrait | None) -> Data:
    """The document of --json."""
    skipped = [{"file": path, "code": error.code, "why": words.error(error)} for path, error in history.skipped.items()]
    return {
        "player": portrait.name if portrait else None,
        "folder": str(games_folder()),
        "people": people(portrait.games) if portrait else {},
        **(_portrait_data(words, portrait) if portrait else {"games": 0, "tallies": [], "rivals": [], "champions": []}),
        "unfinished": history.unfinished,
        "skipped": skipped,
        "stopped": history.stopped,
    }


def _portrait_data(words: Words, portrait: Portrait) -> Data:
    days = [game.when.date() for game in portrait.own]
    return {
        "games": len(days),
        "first": str(days[0]),
        "last": str(days[-1]),
        "days": asdict(day_streak(days, _today())),
        "tallies": [_tally_data(words, tally, optimum) for tally, optimum in portrait.tallies],
        "rivals": [asdict(rival) for rival in rivals(portrait.games, portrait.name)],
        "champions": [asdict(champion) for champion in champions(portrait.games)],
    }


def _tally_data(words: Words, tally: Tally, optimum: Optimum | None) -> Data:
    return {
        "rules": to_data(tally.rules),
        "title": words.rule_title(tally.rules),
        "format": tally.format.value,
        "games": len(tally.games),
        "won": tally.won,
        "turns": len(tally.totals),
        "mean": tally.mean,
        "lowest": plain_total(min(tally.totals)) if tally.totals else None,
        "shut": tally.shut,
        "totals": {str(total): count for total, count in tally.counts.items()},
        "optimum": asdict(optimum) if optimum else None,
        "streaks": {"wins": asdict(tally.wins), "shut": asdict(tally.shuts)},
        "choices": tally.choices,
        "cost": tally.cost,
        "luck": {unit.value: asdict(luck) for unit, luck in tally.luck.items()},
        "history": [_game_data(game, tally, place) for place, game in enumerate(tally.games)],
    }


def _game_data(game: PlayedGame, tally: Tally, place: int) -> Data:
    sitting = tally.sittings[place]
    figures = sitting.figures
    return {
        "when": game.when.isoformat(timespec="seconds"),
        "key": game.key,
        "won": sitting.won,
        "totals": [plain_total(total) for total in sitting.totals],
        "shut": sitting.shut,
        "cost": figures.cost if figures else None,
        "luck": figures.luck if figures and figures.unit else None,
        "unit": figures.unit.value if figures and figures.unit else None,
    }
