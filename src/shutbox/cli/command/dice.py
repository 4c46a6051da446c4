"""`shutbox dice`: compares the dice of stored games with fair dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from shutbox.cli.game import load_record
from shutbox.cli.line import Arguments, UsageError
from shutbox.cli.terminal import WIDEST, FileError, Style, Terminal, align, paragraph
from shutbox.errors import ShutboxError
from shutbox.play import Record, Source
from shutbox.rules import Throw
from shutbox.statistics import Fairness, face_fairness, known_sums, sum_fairness, thrown
from shutbox.words import Words

ODD, OFF, LEAST = 0.01, 0.0001, 0.000001
BAR, NARROWEST_BAR = 40, 8
EIGHTHS = " ▏▎▍▌▋▊▉"


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Shows the counts of all files together."""
    paths = (args.positional["FILE"], *args.extra)
    groups = _groups([_load(path) for path in paths])
    if args.flag("json"):
        terminal.show({"files": len(paths), "groups": [data(group) for group in groups]})
        return 0
    for group in groups:
        terminal.tell("\n".join(text_lines(words, group, terminal.style)))
    if not groups:
        terminal.tell(words.text("dice-none"))
    return 0


class Group(NamedTuple):
    """The throws of one kind of dice: with their faces, and by number of dice those known by their sums alone."""

    source: Source
    faces: int
    throws: Sequence[Throw]
    sums: Mapping[int, Sequence[int]] = {}

    @property
    def sums_only(self) -> int:
        """The number of throws known by their sums alone."""
        return sum(map(len, self.sums.values()))


def _groups(records: Sequence[Record]) -> list[Group]:
    throws, sums = thrown(records), known_sums(records)
    keys = dict.fromkeys([*throws, *((Source.TYPED, faces) for faces in sums)])
    return [
        Group(source, faces, throws.get((source, faces), []), sums.get(faces, {}) if source is Source.TYPED else {})
        for source, faces in keys
    ]


def _load(path: str) -> Record:
    try:
        return load_record(path)
    except FileError:
        raise
    except ShutboxError as error:
        # The error names the file, because there may be many.
        raise UsageError("dice-file", file=path, why=error) from error


def _sums(group: Group) -> dict[int, Fairness]:
    """The fairness of the sums, by the number of dice, if it is more than one."""
    counts = sorted({len(throw) for throw in group.throws} - {1} | set(group.sums))
    return {dice: sum_fairness(group.throws, dice, group.faces, group.sums.get(dice, ())) for dice in counts}


def data(group: Group) -> dict[str, Any]:
    """The counts of one kind of dice as JSON data; `throws` are those with known faces."""
    sums = {str(dice): _fairness_data(each) for dice, each in _sums(group).items()}
    head = {"source": group.source.name.lower(), "faces": group.faces, "throws": len(group.throws)}
    face = _fairness_data(face_fairness(group.throws, group.faces))
    return head | {"sums_only": group.sums_only, "face": face, "sums": sums}


def _fairness_data(fairness: Fairness) -> dict[str, Any]:
    counts = {str(each): count for each, count in fairness.observed.items()}
    means = {str(each): round(mean, 6) for each, mean in fairness.expected.items()}
    test = {"chi2": fairness.chi2, "degrees": fairness.degrees, "p": fairness.p, "enough": fairness.enough}
    return {"observed": counts, "expected": means, **test}


def text_lines(words: Words, group: Group, style: Style) -> list[str]:
    """The counts of one kind of dice as text."""
    face_counts = face_fairness(group.throws, group.faces)
    known = sum(face_counts.observed.values())
    lines = [words.text("dice-source", source=group.source.name.lower(), faces=group.faces), ""]
    if known:
        lines += [words.text("dice-faces", dice=known), *_chart(words, face_counts, style), ""]
    if group.sums_only:
        lines += [*paragraph(words.text("dice-sums-only", throws=group.sums_only), style.width), ""]
    for dice, sums in _sums(group).items():
        lines += [
            words.text("dice-sums", throws=sum(sums.observed.values()), dice=dice),
            *_chart(words, sums, style),
            "",
        ]
    return lines


def _chart(words: Words, fairness: Fairness, style: Style) -> list[str]:
    most = max(*fairness.observed.values(), *fairness.expected.values())
    heads = [words.text("dice-column", column=column) for column in ("seen", "expected")]
    observed = _flush_right([heads[0], *(words.number(count) for count in fairness.observed.values())])
    means = _flush_right([heads[1], *(words.number(mean, 1) for mean in fairness.expected.values())])
    width = min(BAR, style.width - len(f"  10  {observed[0]}  {means[0]}  "))
    bars = [bar(fairness.observed[each] / most, mean / most, width, style) for each, mean in fairness.expected.items()]
    labels = [f"{each:>2}" for each in fairness.expected]
    rows = list(zip(["", *labels], observed, means, ["", *bars], strict=True))
    return [*align(rows, WIDEST), *paragraph(_verdict(words, fairness), style.width, indent=2)]


def _flush_right(cells: list[str]) -> list[str]:
    """Cells padded on the left to the same width."""
    return [cell.rjust(max(map(len, cells))) for cell in cells]


def bar(share: float, expected: float, width: int, style: Style) -> str:
    """A bar of this share of the width, with a mark at the expected share; empty if there is no room."""
    if width < NARROWEST_BAR:
        return ""
    cells, eighths = divmod(round(8 * width * share), 8)
    filled = "█" * cells + EIGHTHS[eighths] if style.unicode else "#" * round(width * share)
    place = min(round(width * expected), width - 1)
    cells_text = f"{filled:<{width}}"[:width]
    return f"{cells_text[:place]}{'│' if style.unicode else '|'}{cells_text[place + 1 :]}".rstrip()


def _verdict(words: Words, fairness: Fairness) -> str:
    verdict = (
        "too-few" if not fairness.enough else "usual" if fairness.p >= ODD else "odd" if fairness.p >= OFF else "off"
    )
    below_least = fairness.p < LEAST
    p_value = float(f"{max(fairness.p, LEAST):.2g}")
    percent = f"{'< ' * below_least}{words.percent(p_value)}"
    p = f"{'<' if below_least else '='} {words.number(p_value)}"
    return words.text("dice-says", verdict=verdict, percent=percent, p=p, chi2=words.number(fairness.chi2, 2))
