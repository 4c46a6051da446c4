"""What can be fuzzed, by name: `tools/fuzz.py` does it for long, `test_corpus.py` runs what was found before."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz import commands, frames, requests, sockets, texts

CORPUS = Path(__file__).parents[1] / "data" / "fuzz"


@dataclass(frozen=True, slots=True)
class Target:
    """A function that must accept any bytes, inputs to begin with, and words that occur in interesting inputs."""

    run: Callable[[bytes], None]
    seeds: Callable[[], list[bytes]]
    words: tuple[str, ...] = ()
    longest: int = 1024


_FRAMES = ("\\x81\\xfe", "\\x88\\x82", "\\x00\\x80", "\\x89\\x80", "\\xf0\\x9f")
_JSON = ('{"', '":', "[[", "]]", "true", "null", "1e3", "\\\\ud800", "-1", '"\\\\u0000"')
_RULES = (
    "box",
    "set_up",
    "dice",
    "faces",
    "one_die",
    "off_mat",
    "format",
    "limit",
    "rounds",
    "total",
    "digits",
    "never",
)
_EVENTS = ("end ", "leave:", "hint:", "undo", "off:x", "seat:1=", "name:1=", "order:", "total:", "3,4x", "time", "take")
_HTTP = (
    "Content-Length: ", "Transfer-Encoding: chunked", "HTTP/1.1\\x0d\\x0a", "\\x0d\\x0a\\x0d\\x0a", "Connection: close",
    "Expect: 100-continue", "Upgrade: websocket", "Host: ", "0\\x0d\\x0a\\x0d\\x0a", "\\x0d\\x0a ", "HEAD ", "OPTIONS ",
)  # fmt: skip
_DO = (
    "do",
    "sit",
    "seal",
    "seat",
    "name",
    "start",
    "reveal",
    "throw",
    "report",
    "faces",
    "play",
    "word",
    "fill",
    "bot",
)

TARGETS = {
    "frames": Target(frames.run, frames.seeds, _FRAMES),
    "sockets": Target(sockets.run, frames.seeds, _FRAMES),
    "rules": Target(texts.run_rules, texts.rule_seeds, (*_RULES, *_JSON)),
    "positions": Target(texts.run_positions, texts.position_seeds, ("/", ".", "-", ",", "@1", "'", "+"), 200),
    "records": Target(texts.run_records, texts.record_seeds, (*_EVENTS, *_JSON, "shutbox 2", "begins 1"), 4096),
    "http": Target(requests.run, requests.seeds, _HTTP),
    "commands": Target(commands.run, commands.seeds, (*_DO, *_JSON)),
    "entries": Target(commands.run_entries, commands.entry_seeds, ("kind", "played", "sat", "cmd", "by", *_JSON), 4096),
}


def corpus(name: str) -> list[bytes]:
    """The inputs of a target that were interesting before, and those to begin with."""
    file = CORPUS / f"{name}.txt"
    lines = file.read_text(encoding="ascii").split() if file.exists() else []
    return [*TARGETS[name].seeds(), *map(b64decode, lines)]


def keep(name: str, inputs: Iterable[bytes]) -> None:
    """Writes the inputs of a target, one in each line, the shortest first."""
    CORPUS.mkdir(exist_ok=True)
    lines = [b64encode(each).decode() for each in sorted(set(inputs), key=lambda each: (len(each), each))]
    (CORPUS / f"{name}.txt").write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
