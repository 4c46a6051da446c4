"""The commands as data, and `main`, which runs a command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from errno import EPIPE
from importlib import import_module

from shutbox.cli.line import (
    HELP,
    OPTION,
    Choice,
    Command,
    Form,
    NewFile,
    Option,
    UsageError,
    Whole,
    parse_arguments,
    split_language,
    system_language,
    wants_help,
    wants_json,
)
from shutbox.cli.terminal import OutputError, Terminal, discard_output, standard_terminal
from shutbox.errors import ShutboxError, nearest
from shutbox.extra import unmet
from shutbox.words import Words

OK, BAD_INPUT, INTERRUPTED = 0, 2, 130
# A database that cannot be reached: the same line may do in a moment.
AWAY = 3
COMPLETION = "completion"
# What the rule sets, the sweeps and the simulations allow; `tests/cli/test_program.py` compares.
MOST_SEATS, MOST_ROUNDS, MOST_POINTS, MOST_PROCESSES = 12, 1000, 100_000, 256
JSON = Option("json")
DATA = Option("data", "FOLDER")
DATABASE = Option("database", "DATABASE")
SET = Option("set", "KEY=VALUE", repeatable=True)
ROUNDS = Option("rounds", "N", Whole(1, MOST_ROUNDS))
PROCESSES = Option("processes", "K", Whole(1, MOST_PROCESSES))
DASK = Option("dask", "ADDRESS", Form.CLUSTER, excludes=("processes",))
SEAT = Option("seat", "N", Whole(1, MOST_SEATS), needs=("name",))
OUT = Option("out", "FILE", NewFile((".csv",)))
# The options that set the scene of a whole game, beside the number of its players.
SCENE = ("to-beat", "tries", "sharers", "score", "rounds", "starter")
TURN_ONLY = ("objective", "worst", "exact", "distribution", "position")


def _dice_kinds() -> list[str]:
    from shutbox.cli.game import DICE_KINDS

    return [*DICE_KINDS]


def _table_dice() -> list[str]:
    from shutbox.play.table import TableDice

    return [TableDice.SEALED.value, TableDice.TYPED.value]


def _coaches() -> list[str]:
    from shutbox.play.table import Coach

    return [each.value for each in Coach]


def _levels() -> list[str]:
    from shutbox.coach import Level

    return [each.value for each in Level]


def _columns() -> list[str]:
    from shutbox.cli.lab import SORTS

    return [*SORTS]


COMMANDS = {
    command.name: command
    for command in (
        Command(
            "play",
            optional=("RULES",),
            options=(
                Option("players", "NAMES"),
                ROUNDS,
                Option("seed", "SEED"),
                Option("dice", "KIND", Choice(_dice_kinds)),
                Option("starter", "SEAT", Whole(1, MOST_SEATS), topic="first-seat"),
                Option("save", "FILE", NewFile()),
                Option("resume", "FILE", excludes=("RULES", "players", "rounds", "seed", "dice", "starter", "set")),
                Option("no-keep"),
                SET,
                JSON,
            ),
            examples=(
                "shutbox play",
                "shutbox play double-shutter --players Ann,Bo --rounds 3",
                "shutbox play shut-the-box --players Ann,@club",
                "shutbox play shut-the-box --players Ann,Bo --dice typed --save evening.shutbox",
                "shutbox play --resume evening.shutbox",
            ),
        ),
        Command(
            "rules",
            optional=("RULES",),
            options=(Option("file", "FILE", Form.RULES_FILE, excludes=("RULES",)), SET, JSON),
            examples=(
                "shutbox rules",
                "shutbox rules double-shutter",
                "shutbox rules nine --set tiles=2 --set one_die=standing:6:optional",
                "shutbox rules --file our-rules.toml",
            ),
        ),
        Command(
            "moves",
            required=("RULES", "POSITION", "THROW"),
            options=(SET, JSON),
            examples=(
                "shutbox moves shut-the-box 123456789 4,5",
                "shutbox moves double-shutter ........./.....4..1 5 --json",
            ),
        ),
        Command(
            "perft",
            required=("RULES", "DEPTH"),
            options=(Option("position", "POSITION"), Option("divide"), SET, JSON),
            examples=("shutbox perft nine 3", "shutbox perft double-shutter 1 --divide --json"),
        ),
        Command(
            "solve",
            required=("RULES",),
            options=(
                Option("objective", "AIM"),
                Option("worst"),
                Option("exact"),
                Option("distribution"),
                Option("position", "POSITION"),
                Option("round", excludes=("game", *TURN_ONLY, "rounds", "score", "starter")),
                Option("game", excludes=(*TURN_ONLY, "to-beat", "tries")),
                Option("players", "N", Whole(1, MOST_SEATS), topic="player-count", needs=("round", "game")),
                Option("to-beat", "TOTAL", needs=("round",)),
                Option("tries", "K", Whole(1, MOST_SEATS), needs=("round",)),
                Option("rounds", "N", Whole(1, MOST_ROUNDS), topic="rounds-left", needs=("game",)),
                Option("score", "POINTS", needs=("game",)),
                Option("starter", "SEAT", Whole(1, MOST_SEATS, ("any",)), needs=("game",)),
                Option("ranges", needs=("game",)),
                SET,
                JSON,
            ),
            examples=(
                "shutbox solve nine --exact",
                "shutbox solve double-shutter --objective below:20 --distribution",
                "shutbox solve double-shutter --round --players 3",
                "shutbox solve shut-the-box --game --players 4 --starter any",
            ),
            room="lab",
        ),
        Command(
            "advise",
            optional=("RULES", "POSITION", "THROW"),
            options=(
                Option("objective", "AIM", excludes=("players", *SCENE)),
                Option("players", "N", Whole(2, MOST_SEATS), topic="player-count"),
                Option("to-beat", "TOTAL", needs=("players",)),
                Option("tries", "K", Whole(1, MOST_SEATS), needs=("players",)),
                Option("sharers", "N", Whole(1, MOST_SEATS), needs=("to-beat",)),
                Option("score", "POINTS", needs=("players",)),
                Option("rounds", "N", Whole(1, MOST_ROUNDS), topic="rounds-left", needs=("players",)),
                Option("starter", "SEAT", Whole(1, MOST_SEATS), topic="began", needs=("to-beat",)),
                Option("record", "FILE", excludes=("RULES", "players", *SCENE, "set")),
                SET,
                JSON,
            ),
            examples=(
                "shutbox advise nine 123456789 3,5",
                "shutbox advise nine-sum6 12.......",
                "shutbox advise shut-the-box 123456789 4,5 --players 3 --to-beat 9 --tries 1",
                "shutbox advise --record evening.shutbox",
            ),
        ),
        Command(
            "analyse",
            required=("FILE",),
            options=(Option("html", "PAGE"), JSON),
            examples=("shutbox analyse evening.shutbox", "shutbox analyse evening.shutbox --html evening.html"),
        ),
        Command(
            "export",
            required=("RULES", "TABLE"),
            options=(Option("objective", "AIM"), Option("worst"), SET, JSON),
            examples=("shutbox export nine nine.csv --objective shut",),
            room="lab",
        ),
        Command(
            "drill",
            optional=("RULES",),
            options=(
                Option("from", "FILE", repeatable=True, excludes=("RULES", "level", "players", "seed", "set")),
                Option("player", "NAME", needs=("from",)),
                Option("level", "LEVEL", Choice(_levels)),
                Option("players", "N", Whole(1, MOST_SEATS), topic="player-count"),
                Option("count", "N", Whole(1, 1000)),
                Option("seed", "SEED", topic="drill-seed"),
                SET,
                JSON,
            ),
            examples=(
                "shutbox drill",
                "shutbox drill nine --level hard --count 10",
                "shutbox drill --from evening.shutbox --player Ann",
            ),
        ),
        Command(
            "bots",
            optional=("RULES",),
            options=(Option("bots", "BOTS"), SET, JSON),
            examples=("shutbox bots", "shutbox bots double-shutter", "shutbox bots nine --bots club,expert"),
        ),
        Command(
            "card",
            room="report",
            required=("RULES", "CARD"),
            options=(SET, JSON),
            examples=("shutbox card nine nine.svg", "shutbox card double-shutter card.svg"),
        ),
        Command(
            "sweep",
            room="lab",
            required=("RULES",),
            options=(
                Option("axis", "KEY=VALUES", repeatable=True),
                Option("sample", "N", Whole(1, MOST_POINTS)),
                Option("seed", "SEED", topic="sweep-seed"),
                Option("players", "N", Whole(2, MOST_SEATS), topic="player-count"),
                OUT,
                Option("sort", "COLUMN", Choice(_columns)),
                Option("top", "N", Whole(1, MOST_POINTS)),
                PROCESSES,
                DASK,
                SET,
                JSON,
            ),
            examples=(
                "shutbox sweep nine --axis tiles=1,2,any --axis unlucky=none,7 --sort opener",
                "shutbox sweep ten --axis one_die=never,highest:6:optional --out grid.csv",
            ),
        ),
        Command(
            "simulate",
            room="lab",
            required=("RULES",),
            options=(
                Option("players", "BOTS", topic="simulate-players"),
                Option("games", "N", Whole(1)),
                Option("seed", "SEED", topic="simulate-seed"),
                ROUNDS,
                Option("processes", "K", Whole(1, MOST_PROCESSES), topic="simulate-processes"),
                Option("game", "N", Whole(), topic="simulate-game", needs=("save",)),
                Option("save", "FILE", NewFile(), topic="simulate-save", needs=("game",)),
                SET,
                JSON,
            ),
            examples=(
                "shutbox simulate nine --players perfect,club --games 100000 --seed 7",
                "shutbox simulate double-shutter --players expert,highest,random --rounds 3",
                "shutbox simulate nine --players club,highest --game 3 --save third.shutbox",
            ),
        ),
        Command(
            "tournament",
            room="lab",
            options=(
                Option("bots", "BOTS"),
                Option("rules", "RULES", Form.RULES_LIST),
                Option("games", "N", Whole(1), topic="line-up-games"),
                Option("seats", "N", Whole(2, MOST_SEATS), topic="tournament-seats"),
                Option("seed", "SEED", topic="simulate-seed"),
                OUT,
                PROCESSES,
                DASK,
                SET,
                JSON,
            ),
            examples=(
                "shutbox tournament",
                "shutbox tournament --bots club,highest --rules nine --games 5000",
            ),
        ),
        Command(
            "cache",
            options=(Option("clear"), JSON),
            examples=("shutbox cache", "shutbox cache --clear"),
            room="lab",
        ),
        Command(
            "tables",
            optional=("RULES",),
            options=(
                Option("check", excludes=("out",)),
                Option("quick", topic="tables-quick", needs=("check",)),
                Option("out", "FOLDER", topic="tables-out"),
                JSON,
            ),
            examples=("shutbox tables --check --quick", "shutbox tables nine --out tables"),
        ),
        Command(
            "serve",
            room="network",
            options=(
                Option("host", "ADDRESS", Form.HOST),
                Option("port", "N", Whole(0, 65_535)),
                Option("public", "URL", Form.PUBLIC_URL),
                Option("also", "HOST", repeatable=True),
                Option("data", "FOLDER"),
                DATABASE,
                Option("log-requests"),
                Option("workers", "N", Whole(1, 64), excludes=("open",)),
                Option("open"),
            ),
            examples=(
                "shutbox serve --open",
                "shutbox serve --host 127.0.0.1 --port 8080 --public https://box.example",
            ),
        ),
        Command(
            "think",
            room="network",
            options=(DATABASE, Option("workers", "N", Whole(1, 64), topic="think-workers")),
            examples=("shutbox think --database postgresql:///shutbox --workers 4",),
        ),
        Command(
            "join",
            room="live",
            required=("URL",),
            options=(
                Option("name", "NAMES"),
                SEAT,
                Option("watch", excludes=("name", "seat", "transfer")),
                Option("transfer", "CODE"),
                JSON,
            ),
            examples=(
                "shutbox join http://192.168.1.20:8000/k3mz-7w2q-9fxd --name Bo",
                "shutbox join http://192.168.1.20:8000",
                "shutbox join https://box.example/k3mz-7w2q-9fxd --watch",
            ),
        ),
        Command(
            "host",
            room="live",
            optional=("RULES",),
            options=(
                Option("server", "URL", Form.SERVER_URL),
                Option("seats", "SEATS"),
                Option("name", "NAMES"),
                SEAT,
                Option("watch", excludes=("name", "seat")),
                Option("dice", "KIND", Choice(_table_dice), topic="table-dice"),
                Option("coach", "WHEN", Choice(_coaches)),
                Option("undo"),
                Option("pencil"),
                Option("seconds", "N", Whole(0, 3600)),
                Option("pace", "N", Whole(0, 10_000)),
                Option("starter", "SEAT", Whole(1, MOST_SEATS), topic="first-seat"),
                ROUNDS,
                SET,
                JSON,
            ),
            examples=(
                "shutbox host --name Ann",
                "shutbox host nine --seats open,open,club --name Ann --coach ask --undo",
                "shutbox host double-shutter --dice typed --pencil --name Ann,Bo",
                "shutbox host --server http://192.168.1.20:8000 --name Ann",
            ),
        ),
        Command(
            "stats",
            optional=("FILE",),
            options=(
                Option("player", "NAME", topic="stats-player"),
                Option("rules", "RULES", topic="stats-rules"),
                Option("since", "DATE"),
                Option("quick"),
                Option("keep", "ANSWER", Choice(lambda: ["yes", "no"]), excludes=("forget",)),
                Option("forget", topic="stats-forget"),
                Option("yes", needs=("forget",)),
                JSON,
            ),
            examples=(
                "shutbox stats",
                "shutbox stats --player Ann --since 2026-11 --quick",
                "shutbox stats evening.shutbox",
            ),
            variadic=True,
        ),
        Command("replay", required=("FILE",), options=(JSON,), examples=("shutbox replay evening.shutbox",)),
        Command(
            "verify",
            optional=("FILE",),
            options=(
                Option("key", "KEY", excludes=("store",)),
                Option("log", "FILE", excludes=("store",)),
                Option("store"),
                JSON,
            ),
            examples=("shutbox verify evening.shutbox", "shutbox verify --store"),
        ),
        Command(
            "backup",
            room="storage",
            required=("COPY",),
            options=(DATA, DATABASE, JSON),
            examples=("shutbox backup tables.db", "shutbox backup tables.db --database postgresql:///shutbox"),
        ),
        Command(
            "restore",
            room="storage",
            required=("FILE",),
            options=(DATABASE, JSON),
            examples=("shutbox restore tables.db --database postgresql:///shutbox",),
        ),
        Command(
            "export-games",
            room="storage",
            required=("FOLDER",),
            options=(DATA, DATABASE, JSON),
            examples=("shutbox export-games games",),
        ),
        Command(
            "forget",
            room="storage",
            options=(
                Option("table", "ID", excludes=("device", "older-than")),
                Option("device", "ID", excludes=("older-than",)),
                Option("older-than", "DAYS", Whole(0, 36_500)),
                Option("yes"),
                DATA,
                DATABASE,
                JSON,
            ),
            examples=("shutbox forget --table 6f1e0c2a9b7d4853 --yes", "shutbox forget --older-than 365"),
        ),
        Command("site", room="network", required=("OUT",), options=(JSON,), examples=("shutbox site public",)),
        Command("docs", options=(JSON,), examples=("shutbox docs", "shutbox docs --json")),
        Command(
            "dice",
            required=("FILE",),
            options=(JSON,),
            examples=("shutbox dice evening.shutbox", "shutbox dice evening.shutbox --json"),
            variadic=True,
        ),
        Command(COMPLETION, required=("SHELL",), examples=("shutbox completion bash", "shutbox completion fish")),
    )
}


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code of a command line."""
    terminal, words = standard_terminal(), Words(system_language())
    line = sys.argv[1:] if argv is None else argv
    try:
        language, tokens = split_language(line)
        words = Words(language) if language else words
        code = _run(words, tokens, terminal)
        terminal.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OutputError as error:
        return _without_output(words, terminal, error)
    except ShutboxError as error:
        _complain(words, line, terminal, error)
        return AWAY if error.code == "store-away" else BAD_INPUT
    except OSError as error:
        _complain(words, line, terminal, ShutboxError("system", why=_reason(error)))
        return BAD_INPUT
    return code


def _complain(words: Words, line: Sequence[str], terminal: Terminal, error: ShutboxError) -> None:
    """Writes an error: a sentence, or one JSON document where the command line asks for JSON."""
    if not wants_json(line):
        terminal.complain(words.error(error))
        return
    faults = [{"code": each.code, "arguments": dict(each.arguments)} for each in getattr(error, "faults", ())]
    about = {"code": error.code, "arguments": error.arguments, "text": words.error(error)}
    terminal.complain_in_json(about | ({"faults": faults} if faults else {}))


def _without_output(words: Words, terminal: Terminal, error: OutputError) -> int:
    """The exit code where the output cannot be written; a reader that stops early is no error."""
    discard_output(terminal.output)
    if error.errno == EPIPE:
        return OK
    terminal.complain(words.text("error-output", why=str(error.strerror)))
    return BAD_INPUT


def _reason(error: OSError) -> str:
    """What the system says, with the file that it speaks of."""
    return f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error)


def _run(words: Words, tokens: Sequence[str], terminal: Terminal) -> int:
    name, *rest = tokens or ("serve", "--open")
    if name in (*HELP, "help"):
        return _help(words, _find_command(rest[0]) if rest else None, terminal)
    if name == "--version":
        return _version(words, terminal)
    command = _find_command(name)
    if wants_help(rest):
        return _help(words, command, terminal)
    args = parse_arguments(command, rest)
    if name == COMPLETION:
        return _complete(words, args.positional["SHELL"], terminal)
    try:
        # A command's module is imported only when it runs.
        code: int = import_module(command.module).run(words, args, terminal)
    except ModuleNotFoundError as error:
        raise unmet(error) or error from error
    return code


def _find_command(name: str) -> Command:
    if name in COMMANDS:
        return COMMANDS[name]
    if suggestion := nearest(name, [*COMMANDS, *HELP, "--version", OPTION]):
        raise UsageError("command-near", got=name, near=suggestion)
    raise UsageError("command-unknown", got=name, commands=list(COMMANDS))


def _help(words: Words, command: Command | None, terminal: Terminal) -> int:
    from shutbox.cli.help import command_help, program_help

    width = terminal.style.width
    terminal.tell(command_help(words, command, width) if command else program_help(words, COMMANDS.values(), width))
    return OK


def _complete(words: Words, shell: str, terminal: Terminal) -> int:
    """Writes the script that completes command lines; it is about the commands, so it is no module of one of them."""
    from shutbox.cli.completion import completion_script

    terminal.tell(completion_script(words, shell, [*COMMANDS.values()]))
    return OK


def _version(words: Words, terminal: Terminal) -> int:
    from shutbox import __version__

    terminal.tell(words.text("help-version", version=__version__))
    return OK
