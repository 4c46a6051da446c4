"""`shutbox dice`: what the dice of stored games showed, against what fair dice show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shutbox.cli.game.game_file import load_record
from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.terminal.file import FileError
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.cli.terminal.stream import WIDEST, Style, Terminal
from shutbox.errors import ShutboxError
from shutbox.play import Record, Source
from shutbox.play.fairness import Fairness, face_fairness, sum_fairness, thrown
from shutbox.rules import Throw
from shutbox.words import Words

ODD, OFF, LEAST = 0.01, 0.0001, 0.000001
BAR, NARROWEST_BAR = 40, 8
EIGHTHS = " ▏▎▍▌▋▊▉"


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Shows the counts of all files together."""
    paths = (given.arguments["FILE"], *given.more)
    groups = thrown(_read(path) for path in paths)
    if given.flag("json"):
        found = [data(*key, throws) for key, throws in groups.items()]
        terminal.show({"files": len(paths), "groups": found})
        return 0
    for (source, faces), throws in groups.items():
        terminal.tell("\n".join(listed(words, source, faces, throws, terminal.style)))
    if not groups:
        terminal.tell(words.text("dice-none"))
    return 0


def _read(path: str) -> Record:
    try:
        return load_record(path)
    except FileError:
        raise
    except ShutboxError as error:
        # Of many files the user must know which one.
        raise UsageError("dice-file", file=path, why=error) from error


def _sums(faces: int, throws: Sequence[Throw]) -> dict[int, Fairness]:
    """The sums of throws by their number of dice, where it is more than one."""
    counts = sorted({len(throw) for throw in throws} - {1})
    return {dice: sum_fairness(throws, dice, faces) for dice in counts}


def data(source: Source, faces: int, throws: Sequence[Throw]) -> dict[str, Any]:
    """The counts of one kind of dice, for machines."""
    sums = {str(dice): _fairness_data(each) for dice, each in _sums(faces, throws).items()}
    head = {"source": source.name.lower(), "faces": faces, "throws": len(throws)}
    return head | {"face": _fairness_data(face_fairness(throws, faces)), "sums": sums}


def _fairness_data(found: Fairness) -> dict[str, Any]:
    counts = {str(each): count for each, count in found.observed.items()}
    means = {str(each): round(mean, 6) for each, mean in found.expected.items()}
    tested = {"chi2": found.chi2, "degrees": found.degrees, "p": found.p, "enough": found.enough}
    return {"observed": counts, "expected": means, **tested}


def listed(words: Words, source: Source, faces: int, throws: Sequence[Throw], style: Style) -> list[str]:
    """The counts of one kind of dice, for people."""
    counted = face_fairness(throws, faces)
    lines = [words.text("dice-source", source=source.name.lower(), faces=faces), ""]
    lines += [words.text("dice-faces", dice=sum(counted.observed.values())), *_drawn(words, counted, style), ""]
    for dice, sums in _sums(faces, throws).items():
        lines += [
            words.text("dice-sums", throws=sum(sums.observed.values()), dice=dice),
            *_drawn(words, sums, style),
            "",
        ]
    return lines


def _drawn(words: Words, found: Fairness, style: Style) -> list[str]:
    most = max(*found.observed.values(), *found.expected.values())
    heads = [words.text("dice-column", column=column) for column in ("seen", "expected")]
    seen = _right([heads[0], *(words.number(count) for count in found.observed.values())])
    means = _right([heads[1], *(words.number(mean, 1) for mean in found.expected.values())])
    width = min(BAR, style.width - len(f"  10  {seen[0]}  {means[0]}  "))
    bars = [bar(found.observed[each] / most, mean / most, width, style) for each, mean in found.expected.items()]
    labels = [f"{each:>2}" for each in found.expected]
    rows = list(zip(["", *labels], seen, means, ["", *bars], strict=True))
    return [*aligned(rows, WIDEST), *paragraph(_said(words, found), style.width, indent=2)]


def _right(cells: list[str]) -> list[str]:
    """Cells of one width, flush right."""
    return [cell.rjust(max(map(len, cells))) for cell in cells]


def bar(share: float, expected: float, width: int, style: Style) -> str:
    """A bar of this share of the width, with a stroke where it is expected to end; none where there is no room."""
    if width < NARROWEST_BAR:
        return ""
    cells, eighths = divmod(round(8 * width * share), 8)
    drawn = "█" * cells + EIGHTHS[eighths] if style.unicode else "#" * round(width * share)
    place = min(round(width * expected), width - 1)
    padded = f"{drawn:<{width}}"[:width]
    return f"{padded[:place]}{'│' if style.unicode else '|'}{padded[place + 1 :]}".rstrip()


def _said(words: Words, found: Fairness) -> str:
    verdict = "too-few" if not found.enough else "usual" if found.p >= ODD else "odd" if found.p >= OFF else "off"
    least = found.p < LEAST
    shown = float(f"{max(found.p, LEAST):.2g}")
    percent = f"{'< ' * least}{words.percent(shown)}"
    p = f"{'<' if least else '='} {words.number(shown)}"
    return words.text("dice-says", verdict=verdict, percent=percent, p=p, chi2=words.number(found.chi2, 2))
