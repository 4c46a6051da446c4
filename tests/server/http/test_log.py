"""What the server says of itself."""

from __future__ import annotations

import errno
import json
from io import StringIO

from shutbox.server.http.log import Log


def test_a_line_is_one_object_with_its_time() -> None:
    stream = StringIO()
    Log(stream, lambda: 1234.5678).line("start", port=8000, path="a\nb", odd=object)
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert (told["at"], told["event"], told["port"], told["path"]) == (1234.568, "start", 8000, "a\nb")


def test_a_fault_says_where_it_came_from_and_nothing_of_what_was_handled() -> None:
    stream = StringIO()

    def broken(token: str) -> None:
        raise ValueError(token)

    try:
        broken("a secret token")
    except ValueError as error:
        Log(stream, lambda: 0).fault(error, path="/api/tables")
    told = json.loads(stream.getvalue())
    assert (told["event"], told["kind"], told["path"]) == ("fault", "ValueError", "/api/tables")
    assert told["where"][-1].startswith("broken:")
    assert "secret" not in stream.getvalue()


def test_a_log_that_cannot_be_written_stops_nobody() -> None:
    class Full(StringIO):
        def write(self, _text: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    Log(Full()).line("start", port=8000)
