"""Thoughts as plain data, so that a worker elsewhere can think them: name of the work, arguments, answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib import import_module
from types import FunctionType
from typing import Any

from shutbox.errors import NotationError, ShutboxError
from shutbox.play import Event, Game
from shutbox.play.table import event_word, game_data, read_event_word, read_game

_PACKAGE = "shutbox.server.think"
_ROOMS = ("opinion", "study", "survey")
# The first byte of an answer: what follows.
_DATA, _BYTES, _ERROR = b"D", b"B", b"E"


def write_job(work: Callable[..., Any], arguments: Sequence[object]) -> bytes:
    """A call of one of the works of this package."""
    return json.dumps({"work": _name(work), "arguments": [_written(each) for each in arguments]}).encode()


def perform_job(body: bytes) -> bytes:
    """What comes of a job: its answer, or the error that it has raised."""
    data = json.loads(body)
    try:
        found = _work(str(data["work"]))(*map(_read, data["arguments"]))
    except ShutboxError as error:
        return _ERROR + json.dumps([error.code, error.arguments], default=str).encode()
    return _BYTES + found if isinstance(found, bytes) else _DATA + json.dumps(found).encode()


def read_answer(answer: bytes) -> Any:
    """The result of a job; raises what it has raised."""
    kind, content = answer[:1], answer[1:]
    if kind == _BYTES:
        return content
    data = json.loads(content)
    if kind == _ERROR:
        raise _error(*data)
    return data


def _error(code: str, arguments: dict[str, Any]) -> ShutboxError:
    return ShutboxError(code, **arguments)


def _name(work: Callable[..., Any]) -> str:
    return f"{work.__module__.removeprefix(f'{_PACKAGE}.')}.{work.__name__}"


def _work(name: str) -> Callable[..., Any]:
    """The function of a name; nothing but the works of this package."""
    room, _, function = name.partition(".")
    found = getattr(import_module(f"{_PACKAGE}.{room}"), function, None) if room in _ROOMS else None
    if not isinstance(found, FunctionType) or _name(found) != name:
        raise NotationError("admin-task", got=name[:40])
    return found


def _written(argument: object) -> Any:
    if isinstance(argument, Game):
        return {"game": game_data(argument)}
    if isinstance(argument, Event):
        return {"event": event_word(argument)}
    if callable(argument):
        return {"work": _name(argument)}
    return {"data": argument}


def _read(written: dict[str, Any]) -> Any:
    ((kind, value),) = written.items()
    match kind:
        case "game":
            return read_game(value)
        case "event":
            return read_event_word(value)
        case "work":
            return _work(value)
        case _:
            return value
