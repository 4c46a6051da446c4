"""Wrong command lines, made from the commands as data: each option and argument with values that its kind refuses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from shutbox.cli.line.arguments import Command, Option
from shutbox.cli.line.value_kind import KINDS, Choice, Form, Kind, NewFile, Whole
from shutbox.cli.program import COMMANDS
from shutbox.play import Leave, SeatNumber, begun, extended, write_record
from shutbox.rules import named

HUGE, ENDLESS = str(10**30), "9" * 5000
# What Python reads as a number, though people do not write numbers so on a command line.
STRANGE = ("1_0", "+1", " 1", "1 ", "01", "1.0", "1e3", "0x1", "١٢", "５", "−1", "²")
FILES = ("nowhere", "nowhere/x", "folder", "plain.txt/x", "loop", "bytes.toml", "plain.txt", "empty", "x" * 300)
PORT = "127.0.0.1:9"
URLS = ("ftp://x/1", "http://", "http://[", "http://a b", f"http://x:{ENDLESS}", "http://x:８０", "x:99999", "x:-1")
# A value of each form that is right, and the values that are wrong.
RIGHT = {
    Form.RULES: "nine",
    Form.RULES_FILE: "ours.toml",
    Form.RULES_LIST: "nine,ten",
    Form.POSITION: "12.456789",
    Form.THROW: "3,5",
    Form.OBJECTIVE: "below:12:1/2",
    Form.SETTING: "tiles=2",
    Form.AXIS: "tiles=1,2",
    Form.FILE: "game.shutbox",
    Form.FOLDER: "new-folder",
    Form.SEED: "seven",
    Form.NAME: "Ann",
    Form.NAMES: "Ann,Bo",
    Form.BOTS: "club,random",
    Form.SEATS: "open,open,club",
    Form.POINTS: "1,2",
    Form.TABLE_URL: f"{PORT}/k3mz-7w2q-9fxd",
    Form.SERVER_URL: f"http://{PORT}",
    Form.PUBLIC_URL: "https://box.example",
    Form.HOST: "127.0.0.1",
    Form.CLUSTER: "tcp://127.0.0.1:1",
    Form.ID: "6f1e0c2a9b7d4853",
    Form.CODE: "k3mz7w2q9fxdk3mz7w2q9fxdk3",
    Form.DATE: "2026-11-18",
    Form.SERVER_KEY: "0f" * 32,
    Form.DATABASE: "postgresql:///shutbox?host=/nowhere",
}
WRONG: dict[Form, Sequence[str]] = {
    Form.RULES: ("zzz", "nin", "folder/", "nowhere/x", "x.toml", "bytes.toml", "bad.toml", "bad.json", "loop.toml"),
    Form.RULES_FILE: ("nine", "nowhere/x", "folder", "plain.txt", "plain.txt/x", "bytes.toml", "bad.json", "loop.toml"),
    Form.RULES_LIST: (",", "nine,", "nine,,ten", "nine, ,ten", "nine,zzz", "nine,nine", "nine,folder/"),
    Form.POSITION: ("123", "12x456789", "123456798", "１２３４５６７８９", HUGE, ENDLESS),
    Form.THROW: ("3,7", "0,5", "3.5", "3,", ",3", "-3,5", "1,2,3", HUGE, ENDLESS),
    Form.OBJECTIVE: (
        *("best", "Mean", "mean:1", "below", "below:", "below:x", "below:-1", "below:5:2", "below:5:1/0", "below:5:x"),
        f"below:{ENDLESS}",
        f"below:5:1/{ENDLESS}",
    ),
    Form.SETTING: ("tiles", "=2", "tyles=2", "tiles=", "tiles=x", "tiles=-5", "dice=0", f"tiles={ENDLESS}"),
    Form.AXIS: ("tiles", "tiles=", "tiles=,", "tiles=1,,2", "=1", "tyles=1", "tiles=1,x", f"tiles={ENDLESS}"),
    Form.FILE: FILES,
    Form.FOLDER: ("plain.txt", "plain.txt/x", "loop", "x" * 300),
    Form.SEED: (" seven", "seven ", "a\u2028b", "\udcff"),
    Form.NAME: ("Zed", "ann", "\udcff"),
    Form.NAMES: (",", "Ann,", ",Ann", "Ann,,Bo", "\udcff"),
    Form.BOTS: (",", "club,", "club,,random", "zzz", "club,zzz", "Club", "\udcff"),
    Form.SEATS: (",", "open,", "open,,open", "\udcff"),
    Form.POINTS: ("1", "1,", "1,x", "1,2,3", *(f"1,{number}" for number in (*STRANGE, HUGE, ENDLESS))),
    Form.TABLE_URL: (*URLS, f"{PORT}/abc", f"{PORT}/{ENDLESS}", f"{PORT}/k3mz-7w2q-9fxd#x"),
    Form.SERVER_URL: URLS,
    Form.PUBLIC_URL: ("box.example", "ftp://x", "https://", "https://x/path", "https://x y", "https://ü", ENDLESS),
    Form.HOST: ("http://x", "a b", "a/b", "a,b", "127.0.0.1:80", "[::1]", ENDLESS),
    Form.CLUSTER: ("nonsense", "tcp://", "tcp://x", "x:", "x:y", "ftp://x:1", "a b:1", "x:８", f"x:{ENDLESS}"),
    Form.ID: ("nobody", "\udcff", ENDLESS),
    Form.CODE: ("x", "k3mz", ENDLESS),
    Form.SERVER_KEY: ("x", "0f" * 31, "0f" * 33, "0g" * 32, "０f" * 32, ENDLESS),
    Form.DATABASE: ("x", "mysql://x/y", "postgresql:x", "/var/lib/x"),
    Form.DATE: ("x", "26", "2026-13", "2026-02-30", "2026-1-1", "2026/11/18", "２０２６", "-2026", "0000", ENDLESS),
}
# What a command needs beside the option, so that the value of the option is what is wrong.
BESIDE = {
    ("advise", "objective"): ["nine", "123456789"],
    ("advise", "set"): ["nine", "123456789"],
    ("advise", "players"): ["nine", "123456789"],
    ("rules", "set"): ["nine"],
    ("simulate", "*"): ["--players", "club"],
    ("stats", "player"): ["over.shutbox"],
    ("stats", "rules"): ["over.shutbox"],
    ("solve", "score"): ["double-shutter", "--players", "2"],
}

# Values of a kind that this command takes all the same: stats reads folders, and people are found whatever the case.
TAKEN = {("stats", "folder"), ("stats", "--player=ann"), ("drill", "--player=ann")}


@dataclass(frozen=True)
class WrongLine:
    """A command line with one thing wrong, and what that is."""

    what: str
    tokens: tuple[str, ...]


def write_odd_files(folder: Path) -> None:
    """Files that cannot be read, or hold something else than they should."""
    game = begun(named("nine"), ["Ann", "Bo"])
    (folder / "game.shutbox").write_text(write_record(game))
    (folder / "over.shutbox").write_text(write_record(extended(game, Leave(SeatNumber(1)))))
    for name, text in {
        "bad.toml": "tiles = = 2",
        "bad.json": '{"tiles": ',
        "ours.toml": "tiles = 2",
        "plain.txt": "hello\n",
        "empty": "",
    }.items():
        (folder / name).write_text(text)
    (folder / "bytes.toml").write_bytes(b"tiles = \xff\xfe")
    for name in ("old.csv", "old.npz", "old.svg", "old"):
        (folder / name).write_text("precious")
    (folder / "folder").mkdir()
    # Nobody can read or write these, not even root.
    for name in ("loop", "loop.toml", "loop.csv", "loop.npz", "loop.svg"):
        (folder / name).symlink_to(name)


def right_value(kind: Kind) -> str:
    """A value that is right."""
    match kind:
        case Whole(low=low):
            return str(low)
        case Choice(find=find):
            return find()[0]
        case NewFile(suffixes=suffixes):
            return f"new{suffixes[0] if suffixes else ''}"
        case Form():
            return RIGHT[kind]


def wrong_values(kind: Kind) -> list[str]:
    """Values that are wrong wherever one of this kind is expected."""
    every = ["", " ", "a\x07b", "a\nb", "\x1b[2J", "a\0b"]
    match kind:
        case Whole(low=low, high=high):
            return [*every, "x", str(low - 1), str(high + 1), "-0", HUGE, ENDLESS, f"-{ENDLESS}", *STRANGE]
        case Choice(find=find):
            return [*every, "x", find()[0].upper(), f"{find()[0]},{find()[-1]}", ENDLESS]
        case NewFile(suffixes=suffixes):
            return [*every, *(["new.txt", "new", "."] if suffixes else ["."]), *_wrong_places(suffixes)]
        case Form():
            return [*every, *WRONG[kind]]


def _wrong_places(suffixes: Sequence[str]) -> list[str]:
    """Paths where no file can be made: it exists, its folder does not, it is a loop, its name is too long."""
    places = ("old", "folder" if not suffixes else "old", "nowhere/new", "plain.txt/new", "loop", "x" * 300)
    return [place + suffix for place in places for suffix in suffixes or ("",)]


def arguments_of(command: Command) -> dict[str, str]:
    """Right values of the required arguments."""
    return {name: right_value(KINDS[name]) for name in command.required}


def options_of(command: Command, option: Option) -> list[str]:
    """The options without which this one has no meaning, with right values."""
    if not option.needs:
        return []
    by_name = {each.name: each for each in command.options}
    needed = by_name[option.needs[0]]
    more = options_of(command, needed) if option.name not in needed.needs else []
    return [*more, *(f"--{needed.name}={right_value(needed.value_kind)}" if needed.value else f"--{needed.name}",)]


def base_line(command: Command, option: Option) -> list[str]:
    """A command line that is right, and to which an option can be added."""
    beside = BESIDE.get((command.name, option.name), BESIDE.get((command.name, "*"), []))
    if f"--{option.name}" in beside:
        beside = []
    own = [] if beside and not beside[0].startswith("-") else [*arguments_of(command).values()]
    return [command.name, *own, *beside, *options_of(command, option)]


def right_line(command: Command, option: Option) -> list[str]:
    """The same with the option and a right value."""
    value = [right_value(option.value_kind)] if option.value else []
    return [*base_line(command, option), f"--{option.name}", *value]


def option_lines(command: Command, option: Option) -> Iterator[WrongLine]:
    """The option with wrong values, without one, twice, and with options and arguments that it excludes."""
    name, base = f"--{option.name}", base_line(command, option)
    if option.value:
        yield WrongLine(f"{name} without a value", (*base, name))
        yield WrongLine(f"{name} with an option for a value", (*base, name, "--json"))
        for value in wrong_values(option.value_kind):
            yield WrongLine(f"{name} {value[:20]!r}", (*base, f"{name}={value}"))
    else:
        yield WrongLine(f"{name} with a value", (*base, f"{name}=yes"))
    if not option.repeatable:
        yield WrongLine(f"{name} twice", (*right_line(command, option), *right_line(command, option)[len(base) :]))
    if option.needs:
        yield WrongLine(
            f"{name} alone", (command.name, *arguments_of(command).values(), *right_line(command, option)[len(base) :])
        )
    for other in option.excludes:
        yield WrongLine(f"{name} beside {other}", (*right_line(command, option), *_other(command, other)))


def _other(command: Command, name: str) -> list[str]:
    """An option or an argument, with a right value."""
    if name.isupper():
        return [right_value(KINDS[name])]
    option = next(each for each in command.options if each.name == name)
    return [f"--{name}", *([right_value(option.value_kind)] if option.value else [])]


def argument_lines(command: Command) -> Iterator[WrongLine]:
    """Arguments that are wrong, missing, or too many."""
    required = arguments_of(command)
    for place, name in enumerate(required):
        yield WrongLine(f"without {name}", (command.name, *[*required.values()][:place]))
    for name in (*command.required, *command.optional):
        before = [right_value(KINDS[each]) for each in (*command.required, *command.optional)]
        names = [*command.required, *command.optional]
        for value in wrong_values(KINDS[name]):
            tokens = [value if each == name else text for each, text in zip(names, before, strict=True)]
            yield WrongLine(
                f"{name} {value[:20]!r}",
                (command.name, *tokens[: names.index(name) + 1], *tokens[names.index(name) + 1 :]),
            )
    if not command.variadic:
        most = [right_value(KINDS[each]) for each in (*command.required, *command.optional)]
        yield WrongLine("an argument too many", (command.name, *most, "more"))
    for option in ("--zzz", "--jsn", "-x", "--\x07", f"--{ENDLESS}x", "--json=", "--=", "---"):
        yield WrongLine(f"the option {option[:12]!r}", (command.name, *required.values(), option))


def wrong_lines(command: Command) -> list[WrongLine]:
    """All wrong lines of a command."""
    lines = [*argument_lines(command), *(line for option in command.options for line in option_lines(command, option))]
    return [line for line in lines if (command.name, line.tokens[-1]) not in TAKEN]


def program_lines() -> list[WrongLine]:
    """Lines that are wrong before a command is found."""
    wrong = ["zzz", "rles", "--halp", "--json", "", " ", "a\nb", "\x1b[2J", ENDLESS, "-x", "--lang=tlh", "--lang="]
    more = [("rules", "--lang"), ("--lang", "en", "--lang", "de", "rules"), ("help", "zzz"), ("--help", "zzz")]
    return [WrongLine(repr(tokens), tokens) for tokens in ((*((text,) for text in wrong), *more))]


EVERY = {name: wrong_lines(command) for name, command in COMMANDS.items()}
