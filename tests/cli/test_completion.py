"""Completion in real shells; where one is not installed, its tests say so."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from shutbox.bots import BOTS
from shutbox.cli.line.value_kind import SHELLS
from shutbox.cli.program import COMMANDS
from shutbox.rules import names
from tests.cli.console import error_line, run


def script(shell: str) -> str:
    done = run("completion", shell)
    assert (done.code, done.err) == (0, "")
    return done.out


def spoken(shell: str, text: str, folder: Path) -> str:
    """What a shell says of a program."""
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed: apt-get install {shell}")
    file = folder / f"program.{shell}"
    file.write_text(text)
    plain = {"bash": ["--norc", "--noprofile"], "zsh": ["-f"], "fish": ["--no-config"]}[shell]
    done = subprocess.run([program, *plain, str(file)], cwd=folder, capture_output=True, encoding="utf-8", timeout=60)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def proposed(shell: str, line: str, folder: Path) -> list[str]:
    """What a shell proposes for the last word of a line, in its own order."""
    words = line.split(" ")
    if shell == "bash":
        cursor = f"COMP_WORDS=({shlex.join(words)})\nCOMP_CWORD={len(words) - 1}"
        ask = f"{cursor}\n_shutbox\nprintf '%s\\n' \"${{COMPREPLY[@]}}\""
    elif shell == "zsh":
        # Outside an editor zsh completes nothing, so what the function would add is written.
        before = 'compdef() { }\n_files() { }\ncompadd() { shift; print -l -- "$@" }\n'
        ask = f"words=({shlex.join(words)})\nCURRENT={len(words)}\n_shutbox"
        found = spoken(shell, f"{before}{script(shell)}\n{ask}\n", folder).split()
        return [word for word in found if word.startswith(words[-1])]
    else:
        ask = f"complete -C {shlex.quote(line)}"
    return [each.split("\t")[0] for each in spoken(shell, f"{script(shell)}\n{ask}\n", folder).split("\n") if each]


@pytest.mark.parametrize("shell", SHELLS)
def test_commands_options_and_values_are_proposed(shell: str, tmp_path: Path) -> None:
    assert set(proposed(shell, "shutbox s", tmp_path)) == {name for name in COMMANDS if name.startswith("s")}
    assert "--players" in proposed(shell, "shutbox play --", tmp_path)
    assert set(proposed(shell, "shutbox play --pl", tmp_path)) == {"--players"}
    assert set(proposed(shell, "shutbox drill --level ", tmp_path)) == {"easy", "medium", "hard"}
    assert {name for name in names() if name.startswith("n")} <= set(proposed(shell, "shutbox rules n", tmp_path))
    assert set(BOTS) <= set(proposed(shell, "shutbox bots --bots ", tmp_path))
    assert "tiles=" in proposed(shell, "shutbox rules nine --set ti", tmp_path)


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_with_every_option_is_in_the_script(shell: str) -> None:
    text = script(shell)
    for command in COMMANDS.values():
        for option in command.options:
            assert f"-l {option.name} " in text if shell == "fish" else f"--{option.name}" in text


def test_where_only_files_can_follow_bash_is_left_to_complete_them(tmp_path: Path) -> None:
    assert proposed("bash", "shutbox replay ga", tmp_path) == []
    assert "-o default" in script("bash")


def test_fish_shows_the_help_in_the_language_of_the_user() -> None:
    assert "Zählen, was die Würfel" in run("--lang", "de", "completion", "fish").out


def test_another_shell_is_refused() -> None:
    assert "bash" in error_line(run("completion", "tcsh"))
