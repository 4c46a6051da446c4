"""What the checks see of the machine: a few variables that they need, and the same of everything else on every machine.

Standard library only.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Mapping

# Where programs and temporary files are, which browser to test with, with which fonts, and where
# its pictures go, how often long proofs repeat something, where the steps
# of one `./check` share solved tables, whether this is CI.
KEPT = {"PATH", "LD_LIBRARY_PATH", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "COMSPEC", "PATHEXT"} | {
    "CI",
    "NUMBA_CACHE_DIR",
    "SHUTBOX_CHROMIUM",
    "SHUTBOX_EXAMPLES",
    "SHUTBOX_FONTS",
    "SHUTBOX_SCREENS",
    "SHUTBOX_TABLES",
}
# What the test tools tell their own processes.
KEPT_PREFIXES = ("COV_", "COVERAGE_")
FIXED = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "SHUTBOX_LANG": "en", "TZ": "UTC"}
# GNU readline, which pytest imports, sets these for programs that are started, and os.environ does not know.
UNSEEN = ("COLUMNS", "LINES")
UMASK = 0o022


def environment(found: Mapping[str, str]) -> dict[str, str]:
    """The variables that the checks run with, out of those that were found."""
    kept = {name: value for name, value in found.items() if name in KEPT or name.startswith(KEPT_PREFIXES)}
    return {**kept, **FIXED}


def drop_variables() -> None:
    """Leave this process, and all that it starts, the variables that the checks run with."""
    known = environment(os.environ)
    os.environ.clear()
    os.environ.update(known)
    for name in UNSEEN:
        os.unsetenv(name)


def isolate(home: str) -> None:
    """Give this process, and all that it starts, the known environment with this folder as its home."""
    drop_variables()
    os.environ["HOME"] = home
    if hasattr(time, "tzset"):
        time.tzset()
    os.umask(UMASK)
    heed_signals()


def heed_signals() -> None:
    """Undo what this process was told to ignore: a shell starts a background job deaf to Ctrl-C, `nohup` to hang-ups.

    A handler, unlike SIG_IGN, is not inherited: programs that are started from here are as their users start them.
    """
    for number in signal.valid_signals():
        # These two Python ignores itself, and restores for what it starts.
        own = number in (getattr(signal, "SIGPIPE", None), getattr(signal, "SIGXFSZ", None))
        if signal.getsignal(number) is signal.SIG_IGN and not own:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else _pass_over)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_SETMASK, ())


def _pass_over(_number: int, _frame: object) -> None:
    """What was ignored still does nothing to this process."""
