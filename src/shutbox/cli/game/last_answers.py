"""What the players answered when they last set up a game, kept in the user's data folder.

Nothing depends on it: a file that is missing or damaged counts as empty, and one that cannot be written is left out.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.server.store import data_folder, make_private

FILE = "answers.json"
# Rule sets whose answers are kept; those played longest ago go first.
MOST_RULE_SETS = 50


@dataclass(frozen=True, slots=True)
class LastAnswers:
    """The last answers: the rule set, the players as they were typed, and by rule set what was agreed on."""

    rules: str = ""
    players: str = ""
    agreed: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


def load_answers() -> LastAnswers:
    """The answers in the file; empty ones if there is no such file, or none that can be read."""
    try:
        data = json.loads((data_folder() / FILE).read_text(encoding="utf-8"))
        agreed = {str(rules): _texts(answers) for rules, answers in dict(data["agreed"]).items()}
        return LastAnswers(str(data["rules"]), str(data["players"]), agreed)
    except (OSError, ValueError, KeyError, TypeError, RecursionError, ShutboxError):
        return LastAnswers()


def _texts(data: Any) -> dict[str, str]:
    return {str(name): str(answer) for name, answer in dict(data).items()}


def store_answers(last: LastAnswers) -> None:
    """Writes the answers atomically, to a file that only the user can read; does nothing where that fails."""
    data = {"rules": last.rules, "players": last.players, "agreed": dict(last.agreed)}
    with suppress(OSError, ValueError, ShutboxError):
        folder = data_folder()
        make_private(folder)
        _replace(folder / FILE, json.dumps(data, indent=1))


def _replace(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def with_answers(last: LastAnswers, rules: str, players: str | None, agreed: Mapping[str, str]) -> LastAnswers:
    """The answers after another set-up; whatever was not asked stays as it was answered before."""
    before = {name: answers for name, answers in last.agreed.items() if name != rules}
    newest = {rules: {**last.agreed.get(rules, {}), **agreed}, **before}
    return LastAnswers(
        rules, last.players if players is None else players, dict(islice(newest.items(), MOST_RULE_SETS))
    )
