"""Every message of a catalogue, rendered with awkward arguments: for the review sheets and for the tests of grammar.

What an argument is follows from its name (`KINDS`), from the message (`OWN`), or from the choices of the message.
Plurals get 0, 1, 2, 5 and 21; people get names that begin with a vowel, end in s or are not Latin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from shutbox.words import Words

WORDS = Path(__file__).parents[1] / "src" / "shutbox" / "words"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 21)
PEOPLE = ("Anne", "Юля", "Hans", "Irene", "B", "Anna", "James")
LISTS = (["Anna"], ["Юля", "Hans"], ["Anne", "Irene", "James", "B", "Anna"])
# At most so many cases of one branch of a message.
MOST = 12
Arguments = dict[str, Any]
Values = Callable[[Words], tuple[Any, ...]]


def _fixed(*values: Any) -> Values:
    return lambda _words: values


def _percent(words: Words) -> tuple[Any, ...]:
    return tuple(words.percent(share, 1) for share in (0.125, 0.0, 1.0))


def _decimal(words: Words) -> tuple[Any, ...]:
    return tuple(words.number(value, 2) for value in (1.0, 11.25, 0.5))


def _signed(words: Words) -> tuple[Any, ...]:
    return tuple(words.number(value, 1, signed=True) for value in (1.5, -21.0))


def _other(*names: tuple[str, Arguments]) -> Values:
    """Other messages of the same language."""
    return lambda words: tuple(words.text(name, **arguments) for name, arguments in names)


def _options(words: Words) -> tuple[Any, ...]:
    actions = ({"do": "shut", "tiles": ["6", "3"], "dice": 0}, {"do": "throw", "tiles": "", "dice": 1})
    more = ({"do": "take", "tiles": "", "dice": 0}, {"do": "throw", "tiles": "", "dice": 2})
    return tuple(words.text("reason-option", **each) for each in (*actions, *more))


_PEOPLE, _TILES, _SHARE, _WHOLE = (
    _fixed(*PEOPLE),
    _fixed(["9"], ["6", "3"], ["1", "2", "8"]),
    _percent,
    _fixed(*NUMBERS),
)
_RULES = _other(("rules-nine", {}), ("rules-shut-the-box", {}), ("rules-double-shutter", {}))
_BOTS = _other(*(("bots-title", {"bot": bot}) for bot in ("club", "expert", "perfect", "keep-low")))
_TIME, _MOMENT = _fixed("1:05"), _fixed("2026-11-18")
# What an argument is by its name: the names of people stand in no table of settings, so they come first.
KINDS: dict[str, Values] = {
    **dict.fromkeys(("who", "holder", "next", "winner", "me", "one", "to", "player", "a", "somebody"), _PEOPLE),
    "b": _fixed("Юля"),
    "c": _fixed("Hans"),
    "d": _fixed("Irene"),
    "other": _fixed("Юля", "Hans", "Anne"),
    "name": _PEOPLE,
    "names": _fixed(*LISTS),
    "seats": _fixed(*LISTS),
    "tiles": _TILES,
    "tile": _fixed(8, 11, 1, 9),
    "throw": _fixed("3,5", "6,6", "4"),
    "faces": _fixed(["3", "5"], ["6", "6"]),
    "pips": _fixed(8, 11, 2),
    "sum": _fixed(8, 11, 2),
    "roll": _fixed(11),
    "rules": _RULES,
    "title": _RULES,
    "bot": _BOTS,
    "bots": _fixed(["random", "club", "perfect"]),
    "option": _other(
        ("reason-label", {"do": "shut", "tiles": "9", "dice": 0}),
        ("reason-label", {"do": "end", "tiles": "", "dice": 0}),
    ),
    "taken": _other(
        ("reason-label", {"do": "shut", "tiles": "9", "dice": 0}),
        ("reason-label", {"do": "raise", "tiles": "", "dice": 0}),
    ),
    "best": _other(
        ("reason-label", {"do": "shut", "tiles": "6+3", "dice": 0}),
        ("reason-label", {"do": "take", "tiles": "", "dice": 0}),
    ),
    "better": _options,
    "worse": _options,
    **dict.fromkeys(("chance", "share", "shut", "p", "percent", "odds", "from", "value", "cost", "loss"), _SHARE),
    **dict.fromkeys(("better_chance", "worse_chance", "hit", "miss"), _fixed(0.125, 1.0)),
    **dict.fromkeys(("mean", "extra", "chi2", "gap", "speed", "luck"), _decimal),
    **dict.fromkeys(("better_mean", "worse_mean", "better_value", "worse_value"), _fixed(11.25, 1.0)),
    **dict.fromkeys(("better_figure", "worse_figure"), _fixed(0.125, 1.0)),
    "count": _WHOLE,
    **dict.fromkeys(("total", "points", "rounds", "turns", "games", "throws", "wins", "losses", "won", "lost"), _WHOLE),
    **dict.fromkeys(
        ("lucky", "unlucky", "days", "tries", "positions", "players", "line_ups", "choices", "people"), _WHOLE
    ),
    **dict.fromkeys(
        ("seconds", "minutes", "rows", "events", "devices", "tables", "coins", "kilobytes", "missing"), _WHOLE
    ),
    **dict.fromkeys(
        ("steps", "observed", "right", "hits", "shuts", "hints", "decisions", "now", "longest", "left"), _WHOLE
    ),
    **dict.fromkeys(("of", "better_of", "worse_of"), _fixed(36, 6, 21)),
    **dict.fromkeys(
        ("better_count", "worse_count", "fit", "done", "same", "some", "all", "added"), _fixed(5, 1, 0, 21)
    ),
    **dict.fromkeys(
        ("round", "seat", "number", "n", "step", "row", "first", "last", "line", "entry"), _fixed(1, 2, 21)
    ),
    **dict.fromkeys(("low", "least"), _fixed(1)),
    **dict.fromkeys(("high", "most"), _fixed(12)),
    **dict.fromkeys(("limit", "target", "to_beat"), _fixed(45, 1)),
    "dice": _fixed(1, 2, 5),
    "weight": _WHOLE,
    "time": _TIME,
    **dict.fromkeys(("key", "seal", "table", "seed"), _fixed("3f9a")),
    **dict.fromkeys(("place", "expected", "own"), _fixed("12.4...89")),
    **dict.fromkeys(("word", "fill", "remove", "rematch", "save", "quit", "undo", "take", "back"), _fixed("leave")),
    "setting": _fixed("one_die"),
    "languages": _fixed(["de", "en", "ru"]),
    "spoken": _fixed("123 456"),
    "command": _fixed("shutbox card nine"),
    **dict.fromkeys(("at", "since", "date", "day"), _MOMENT),
    "month": _fixed("2026-11"),
    "version": _fixed("1.2.0"),
    "position": _fixed("12.4...89"),
    "known": _fixed(["red", "green"]),
    "allowed": _fixed(["1", "2"]),
    "near": _fixed("nine"),
    "got": _fixed("xyz"),
    "why": _fixed("xyz"),
    "file": _fixed("game.shutbox"),
    "path": _fixed("/srv/box"),
    "folder": _fixed("/srv/box"),
    "address": _fixed("http://192.168.1.20:8000"),
    "server": _fixed("http://192.168.1.20:8000"),
    "install": _fixed("pip install shutbox"),
    "changes": _other(("aside-says-faces", {"faces": 8}), ("aside-value-off_mat-raise.says", {})),
    "condition": _other(("aside-value-one_die-standing", {"limit": 6}), ("aside-value-one_die-789", {})),
    "goal": _other(("web-rounds", {"rounds": 5}), ("web-limit", {"format": "last-one-standing", "limit": 5})),
    "said": _other(("company-say", {"say": "luck"}), ("company-say", {"say": "nice"})),
    "result": _other(
        ("aside-games-result", {"won": "shut", "names": "Anne"}), ("aside-games-result", {"won": "yes", "names": "Юля"})
    ),
    "rule": _other(("card-thumb", {"thumb": "keep-low"})),
    "simple": _other(("card-thumb", {"thumb": "keep-low"})),
    "kind": _other(("web-person", {}), ("web-against", {"bot": "club"})),
    "work": _other(("show-work", {"work": "game"})),
    "what": _other(("web-came", {"came": "missed", "tiles": ""}), ("web-came", {"came": "shut", "tiles": ["6", "3"]})),
    "list": _other(
        ("web-outlook-of", {"who": "Anne", "value": 9}), ("web-meanwhile-turn", {"who": "Юля", "total": 21})
    ),
    "judgement": _other(("coach-judgement", {"judgement": "mistake"})),
    "about": _other(("setup-bot", {"bot": "club"})),
}
# Where a name means something else than usual.
OWN: dict[tuple[str, str], Values] = {
    ("ending-won", "other"): _WHOLE,
    ("ending-won", "own"): _WHOLE,
    ("aside-dice-face", "expected"): _decimal,
    ("aside-dice-face", "face"): _fixed(6),
    ("keeper-die-is", "face"): _fixed(6),
    ("card-pair", "first"): _other(("card-thumb", {"thumb": "keep-low"})),
    ("card-pair", "second"): _other(("card-thumb", {"thumb": "highest"})),
    ("error-record-count", "expected"): _WHOLE,
    ("error-store-tally", "expected"): _WHOLE,
    ("error-store-tally", "got"): _WHOLE,
    ("aside-explore-ways", "throw"): _fixed("3,5"),
    ("ending-swing", "to"): _SHARE,
    ("moment-change", "to"): _SHARE,
    ("web-report-swing", "to"): _SHARE,
    ("web-leaves", "total"): _WHOLE,
    ("company-said", "who"): _PEOPLE,
    ("error-throw-faces", "faces"): _fixed(6),
    ("aside-says-faces", "faces"): _fixed(8, 1),
    ("dice-source", "faces"): _fixed(6, 8),
    ("aside-quoted", "name"): _fixed("Sunday box"),
    ("aside-design-drop", "name"): _fixed("Sunday box"),
    ("error-note-text", "key"): _fixed("seed"),
    ("web-tile", "value"): _fixed(8, 1),
    ("tile-spoken", "value"): _fixed(8, 1),
    ("stats-at-best", "value"): _decimal,
    ("store-forget-shared", "tables"): _fixed(["k3mz"], ["k3mz", "7w2q"]),
    ("error-not-asked-so", "word"): _fixed("3,5r"),
    ("web-sitter", "kind"): _fixed(),
    ("aside-about-version", "rules"): _fixed(21),
    ("aside-about-version", "bots"): _fixed(5),
    ("tournament-head", "bots"): _fixed(2, 5, 21),
    ("error-tournament-seats", "seats"): _fixed(2, 5),
    ("error-join-seat", "seats"): _fixed(5),
    ("error-table-seat", "seats"): _fixed(5),
    ("dice-signed-forgotten", "seats"): _fixed(["1"], ["1", "2"]),
    ("error-seats-open", "seats"): _fixed(["1"], ["1", "2"]),
    ("error-host-room", "seats"): _fixed(["open", "club"]),
    ("web-outlook-of", "value"): _SHARE,
    ("card-changed", "changes"): _other(("aside-says-faces", {"faces": 8})),
    ("play-note-rolled", "roll"): _fixed("3,5"),
    ("help-range", "text"): _other(("help-option-players", {})),
    ("advice-hint", "text"): _other(("advice-best", {"do": "shut", "tiles": "9", "dice": 0})),
    ("play-no", "why"): _other(("error-undo-nothing", {})),
    ("join-moved", "seat"): _fixed(1, 2),
    ("card-extra", "best"): _decimal,
    ("card-shut", "best"): _SHARE,
    ("card-written", "cost"): _decimal,
    ("drill-ever", "best"): _WHOLE,
    ("drill-mean", "best"): _WHOLE,
    ("drill-ever", "mean"): _SHARE,
    ("web-practise-running", "best"): _WHOLE,
    ("stats-at-best", "best"): _decimal,
    ("stats-won", "share"): _SHARE,
    ("stats-shut", "shut"): _WHOLE,
    ("web-tiles-shut", "shut"): _WHOLE,
    ("show-progress", "bar"): _fixed("====    "),
    ("reason-last-throw", "take"): _fixed(0.125, 1.0),
}
# What is left is rarely a word: the texts of the command, of files, of the network.
TEXT = _fixed("xyz")


@dataclass(frozen=True)
class Case:
    """A message, or an attribute of one, with the arguments that it is rendered with."""

    message: str
    arguments: Arguments

    def text(self, words: Words) -> str:
        """The sentence in a language; what stands in the arguments is of the same language."""
        given = {key: value(words) if callable(value) else value for key, value in self.arguments.items()}
        return words.text(self.message, **given)


class _Reader(Visitor):
    """What a pattern uses, and what it chooses between."""

    def __init__(self) -> None:
        self.used: dict[str, None] = {}
        self.keys: dict[str, set[str]] = {}
        self.defaults: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.used[node.id.name] = None

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            for variant in node.variants:
                self.keys.setdefault(name, set()).add(key(variant))
                if variant.default:
                    self.defaults.setdefault(name, set()).add(key(variant))
        self.generic_visit(node)


def key(variant: ftl.Variant) -> str:
    """What leads to a variant."""
    return variant.key.value if isinstance(variant.key, ftl.NumberLiteral) else variant.key.name


@cache
def areas(locale: str = "en") -> tuple[str, ...]:
    """The names of the files of a catalogue."""
    return tuple(sorted(path.stem for path in (WORDS / locale).glob("*.ftl")))


@cache
def patterns(locale: str) -> dict[str, ftl.Pattern]:
    """The patterns of a catalogue by the ids of messages and attributes, in the order of the files."""
    found: dict[str, ftl.Pattern] = {}
    for area in areas(locale):
        for entry in FluentParser().parse((WORDS / locale / f"{area}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                if entry.value:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def is_plural(keys: set[str]) -> bool:
    """Whether a choice is one between numbers."""
    return all(each in PLURALS or each.isdigit() for each in keys)


def _paths(pattern: ftl.Pattern) -> list[dict[str, tuple[str, bool]]]:
    """The ways through a pattern: for each word that is chosen, its key, and whether that stands for all others."""
    paths: list[dict[str, tuple[str, bool]]] = [{}]
    for element in pattern.elements:
        if not isinstance(element, ftl.Placeable) or not isinstance(element.expression, ftl.SelectExpression):
            continue
        choice, longer = element.expression, []
        keys = {key(each) for each in choice.variants}
        name = choice.selector.id.name if isinstance(choice.selector, ftl.VariableReference) else ""
        for path in paths:
            for variant in choice.variants:
                own = (key(variant), variant.default)
                free = not name or is_plural(keys)
                if not free and path.get(name, own) != own:
                    continue
                start = path if free else {**path, name: own}
                for inner in _paths(variant.value):
                    if all(start.get(each, value) == value for each, value in inner.items()):
                        merged = {**start, **inner}
                        if merged not in longer:
                            longer.append(merged)
        paths = longer
    return paths


def _values(message: str, name: str) -> Values:
    return OWN.get((message, name)) or KINDS.get(name) or TEXT


@cache
def _listed(values: Values, words: Words) -> tuple[Any, ...]:
    return values(words)


def _at(values: Values, place: int) -> Callable[[Words], Any]:
    def value(words: Words) -> Any:
        own = _listed(values, words)
        return own[place % len(own)] if own else ""

    return value


def _choosable(keys: set[str]) -> tuple[Any, ...]:
    named = sorted(int(each) for each in keys if each.isdigit())
    return tuple(dict.fromkeys((*NUMBERS, *named)))


def cases(message: str, *read: ftl.Pattern) -> Iterator[Case]:
    """How a message is tried: every branch of these patterns, with numbers for every plural and with awkward names."""
    seen = _Reader()
    for pattern in read:
        seen.visit(pattern)
    base = message.partition(".")[0]
    paths: list[dict[str, tuple[str, bool]]] = []
    for pattern in read:
        paths += [each for each in _paths(pattern) if each not in paths]
    chosen = {name: _choosable(keys) for name, keys in seen.keys.items() if is_plural(keys)}
    for place, path in enumerate(paths):
        fixed = {
            name: chosen_key
            for name, (chosen_key, default) in path.items()
            if not (default and (chosen_key == "other" or (base, name) in OWN))
        }
        free = [name for name in seen.used if name not in fixed]
        counted = [name for name in free if name in chosen]
        rest = [name for name in free if name not in chosen]
        lengths = [len(_listed(_values(base, name), Words())) for name in rest]
        combinations = list(product(*(chosen[name] for name in counted)))
        if len(combinations) > MOST:
            combinations = [*combinations[:: len(combinations) // MOST + 1], combinations[-1]]
        # Where a message has many branches, the names go round over them.
        tried = max([len(combinations), *(lengths if place == 0 else [])])
        for turn in range(min(tried, MOST)):
            numbers = dict(zip(counted, combinations[turn % len(combinations)]))
            texts = {name: _at(_values(base, name), place + turn + step) for step, name in enumerate(rest)}
            yield Case(message, {**fixed, **numbers, **texts})


@cache
def rendered(locale: str) -> tuple[tuple[Case, str], ...]:
    """Every case of a language and its text; what differs from English in its choices is tried as well."""
    words, found = Words(locale), []
    for message, pattern in patterns(locale).items():
        told: set[str] = set()
        english = patterns("en").get(message)
        for case in cases(message, *([english] if english else []), pattern):
            text = case.text(words)
            if text not in told:
                told.add(text)
                found.append((case, text))
    return tuple(found)
