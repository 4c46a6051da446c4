"""Names of players where they are entered: what a name is, which two are twins, and which one is free.

Blanks, width and accents are brought to one form, and names are compared, as the nickname profile of PRECIS says
(RFC 8266). Joiners and variation selectors, which it forbids, are allowed where an emoji or a script needs them.
A name that is stored already is never checked by this, because a record keeps the names that it has.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from unicodedata import bidirectional, category, combining, normalize

from shutbox.errors import NotationError, shown

# The most characters as people count them, and the most code points, so that nobody piles up accents.
MOST, MOST_POINTS = 24, 96
# A longer text is not looked at.
LONGEST = 200
# Characters that print nothing, though Unicode counts them as marks, letters or symbols.
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0" + "".join(
    map(chr, range(0xFE00, 0xFE0E))
)
_KINDS = {"\u200c": "n", "\u200d": "j", "\ufe0e": "s", "\ufe0f": "s"} | dict.fromkeys("#*0123456789\u3030", "k")
# Joiners and selectors in their places: beside a virama, between Arabic letters, inside an emoji, after an ideograph.
_WELL_PLACED = re.compile("v[jn]|[jn](?=v)|am*n(?=m*a)|[et]s?j(?=e)|[ek]s|li")
_MISPLACED = re.compile("[nsijx]")
# What belongs to the character before it.
_PART = re.compile("[mvnsi]|(?<!^)t|je?")
_UNSEEN = re.compile("[\u200c\u200d\ufe0e\ufe0f\U000e0100-\U000e01ef]")
_SELECTED = re.compile("(.)[\ufe0e\ufe0f]", re.DOTALL)
_NUMBER = re.compile(r"(.*\S) ([1-9][0-9]{0,2})")


def _subdivision(region: str) -> str:
    """The invisible part of the flag of a region, which comes after a black flag."""
    return "".join(chr(0xE0000 + ord(letter)) for letter in region) + "\U000e007f"


_FLAG = re.compile(f"(?<=\U0001f3f4)(?:{'|'.join(map(_subdivision, ('gbeng', 'gbsct', 'gbwls')))})")


def player_name(text: str) -> str:
    """The name that a text means, in its normal form; raises if nobody can have it."""
    if len(text) > LONGEST:
        raise _refusal(text, "long", length=len(text))
    name = normal_name(text)
    if strange := hidden(name):
        raise _refusal(name, "hidden", sign=f"U+{ord(name[strange[0]]):04X}")
    length = _length(name)
    if not _length(name.replace(" ", "")):
        raise _refusal(name, "blank")
    if length > MOST or len(name) > MOST_POINTS:
        raise _refusal(name, "long", length=length if length > MOST else len(name))
    return name


def _refusal(name: str, fault: str, *, length: int = 0, sign: str = "") -> NotationError:
    return NotationError("table-name", got=shown(name), fault=fault, most=MOST, length=length, sign=sign)


def is_name(text: str) -> bool:
    """Whether a text is a name in its normal form."""
    try:
        return player_name(text) == text
    except NotationError:
        return False


def normal_name(text: str) -> str:
    """The text with compatible characters replaced, without blanks around it, and with single spaces within it."""
    return _fixed(_normalise, text)


def _normalise(text: str) -> str:
    spaced = "".join(" " if category(char) == "Zs" else char for char in text)
    return normalize("NFKC", _SELECTED.sub(_without_selector, re.sub(" +", " ", spaced.strip(" "))))


def _without_selector(found: re.Match[str]) -> str:
    """A character with its selector, which is left out if the character is about to be replaced by another."""
    return found[0] if normalize("NFKC", found[1]) == found[1] else found[1]


def _fixed(step: Callable[[str], str], text: str) -> str:
    """The text after so many steps that one more changes nothing."""
    while (after := step(text)) != text:
        text = after
    return text


def hidden(text: str) -> list[int]:
    """The places of characters that cannot be seen, or change how others are seen, without being needed there."""
    rest = _WELL_PLACED.sub(lambda found: "." * len(found[0]), _shape(text))
    return [found.start() for found in _MISPLACED.finditer(rest)]


def _length(name: str) -> int:
    """The number of characters as people count them."""
    # The flag of a country is written with two letters.
    return len(_PART.sub("", _shape(name).replace("rr", ".")))


def _shape(text: str) -> str:
    """A text with the kind of each character in its place."""
    # The invisible part of a flag counts as so many accents.
    return "".join(map(_kind, _FLAG.sub(lambda found: "\u0301" * len(found[0]), text)))


def _kind(char: str) -> str:
    if char in _KINDS:
        return _KINDS[char]
    if "\U000e0100" <= char <= "\U000e01ef":
        return "i"
    if not char.isprintable() or char in _BLANK:
        return "x"
    if "\U0001f1e6" <= char <= "\U0001f1ff":
        return "r"
    if "\U0001f3fb" <= char <= "\U0001f3ff":
        return "t"
    return "v" if combining(char) == 9 else _kind_by_category(char)


def _kind_by_category(char: str) -> str:
    match category(char):
        case "Mn" | "Mc" | "Me":
            return "m"
        case "So" | "Sm":
            return "e"
        case "Lo":
            return "a" if bidirectional(char) == "AL" else "l"
        case _:
            return "."


# Several names


def folded_name(name: str) -> str:
    """What twins have in common: the name without regard to case, width and what cannot be seen."""
    return _fixed(lambda text: normal_name(_UNSEEN.sub("", normal_name(text))).casefold(), name)


def same_name(one: str, other: str) -> bool:
    """Whether two names are twins: whether people would read them alike."""
    return folded_name(one) == folded_name(other)


def new_name(text: str, others: Iterable[str]) -> str:
    """The name of somebody who joins others, in its normal form; raises if nobody can have it or another has it."""
    name, free = player_name(text), free_name(player_name(text), others)
    if free != name:
        raise NotationError("player-twice", name=name, free=free)
    return name


def new_names(texts: Sequence[str]) -> tuple[str, ...]:
    """The names of several people, in their normal form; raises if one of them cannot be had."""
    names: list[str] = []
    for text in texts:
        names.append(new_name(text, names))
    return tuple(names)


def free_name(name: str, others: Iterable[str]) -> str:
    """The name if none of the others is its twin, else with the next number that makes it free: Ann 2."""
    used = {folded_name(other) for other in others}
    if folded_name(name) not in used:
        return name
    match = _NUMBER.fullmatch(name)
    base, number = (match[1], int(match[2])) if match else (name, 1)
    return next(each for each in (_numbered(base, n) for n in count(number + 1)) if folded_name(each) not in used)


def _numbered(base: str, number: int) -> str:
    """The name with a number, cut off where both would be too long."""
    while not is_name(name := f"{base} {number}".strip()):
        base = base[:-1].rstrip()
    return name


def find_name(names: Sequence[str], text: str) -> int | None:
    """The place of the name that a text means: the same name, else its only twin; None if there is none or several."""
    if text in names:
        return names.index(text)
    wanted = folded_name(text)
    twins = [place for place, name in enumerate(names) if folded_name(name) == wanted]
    return twins[0] if len(twins) == 1 else None
