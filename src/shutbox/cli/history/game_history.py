"""Reads many files of finished games, and lets the coach look at those that it has not seen before."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from shutbox.cli.game import load_record
from shutbox.cli.history.collection import game_date
from shutbox.cli.history.figure_cache import load_figures, store_figures
from shutbox.cli.terminal import FileError
from shutbox.coach import analyse
from shutbox.coach.history import PlayedGame, figures, played_game
from shutbox.errors import ShutboxError
from shutbox.play import Record, write_record

Draw = Callable[[int, int], None]


@dataclass(slots=True)
class GameHistory:
    """The finished games in some files, with their records; files that hold no game; the number of unfinished games.

    `rated` games have figures of the coach. If not all have, `stopped` or `lack` says why.
    """

    games: list[PlayedGame] = field(default_factory=list)
    records: dict[str, Record] = field(default_factory=dict)
    skipped: dict[str, ShutboxError] = field(default_factory=dict)
    unfinished: int = 0
    rated: int = 0
    stopped: bool = False
    lack: ShutboxError | None = None


def read_games(paths: Iterable[Path]) -> GameHistory:
    """The games in these files, each file once. One that cannot be read is an error, a damaged one is skipped."""
    history = GameHistory()
    for path in {os.path.realpath(path): path for path in paths}.values():
        try:
            _add(history, path, load_record(str(path)))
        except FileError as error:
            if error.code != "file-text":
                raise
            history.skipped[str(path)] = error
        except ShutboxError as error:
            history.skipped[str(path)] = error
    return history


def _add(history: GameHistory, path: Path, record: Record) -> None:
    if not record.game.over:
        history.unfinished += 1
        return
    key = sha256(write_record(record).encode(errors="surrogatepass")).hexdigest()
    history.games.append(played_game(record, key, game_date(path)))
    history.records[key] = record


def rate_games(history: GameHistory, games: Sequence[PlayedGame], draw: Draw | None) -> list[PlayedGame]:
    """The games with the coach's figures, until the user stops it with Ctrl-C; what is done is not done again."""
    found = list(games)
    try:
        for place, game in enumerate(_rated(history, games, draw)):
            found[place] = game
            history.rated = place + 1
    except KeyboardInterrupt:
        history.stopped = True
    except ShutboxError as error:
        history.lack = error
    return found


def _rated(history: GameHistory, games: Sequence[PlayedGame], draw: Draw | None) -> Iterator[PlayedGame]:
    for done, game in enumerate(games, 1):
        known = load_figures(game.key, len(game.seats))
        if known is None:
            known = figures(analyse(history.records[game.key]))
            store_figures(game.key, known)
        if draw:
            draw(done, len(games))
        yield game.rated(known)
