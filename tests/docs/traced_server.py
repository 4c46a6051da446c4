"""A server that writes the calls of some functions to a file, in order.

`SHUTBOX_TRACED` has the functions as JSON, each as [file, name], and `SHUTBOX_TRACE` is the file to write to.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from types import FrameType

FUNCTIONS = {(file, name) for file, name in json.loads(os.environ["SHUTBOX_TRACED"])}
NAMES = {name for _, name in FUNCTIONS}
TRACE = open(os.environ["SHUTBOX_TRACE"], "a", encoding="utf-8", buffering=1)  # noqa: PTH123, SIM115


def note(frame: FrameType, event: str, _argument: object) -> None:
    """Writes a line for a call of one of the functions."""
    code = frame.f_code
    if event == "call" and code.co_name in NAMES:
        path = code.co_filename.replace(os.sep, "/")
        file = path[path.rfind("src/shutbox/") :]
        if (file, code.co_name) in FUNCTIONS:
            TRACE.write(json.dumps([file, code.co_name]) + "\n")


threading.setprofile(note)
sys.setprofile(note)

from shutbox.cli import main  # noqa: E402

sys.exit(main(["serve", *sys.argv[1:]]))
