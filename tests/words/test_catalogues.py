"""Every code, fact, rule set and setting has its words, and no words lie about what the code gives them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import shutbox
from shutbox.bots.bot import BOTS
from shutbox.bots.thumb import THUMBS
from shutbox.cli.game.vocabulary import Command
from shutbox.cli.live.table_command import COMMANDS_BY_STAGE
from shutbox.cli.program import COMMANDS
from shutbox.coach import schema
from shutbox.rules import names
from shutbox.rules.codec import SETTINGS
from shutbox.rules.domain import DOMAINS, Kind
from shutbox.words import locales

SRC = Path(shutbox.__file__).parent
WORDS = SRC / "words"
AREAS = sorted(path.stem for path in (WORDS / "en").glob("*.ftl"))
# What the designer offers besides the values of a setting: a number in the place of a word, rows of one's own.
MORE = {Kind.WORD: ("number",), Kind.BOX: ("own",)}
Keys = frozenset[str]
Function = ast.FunctionDef | ast.AsyncFunctionDef


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@dataclass(frozen=True)
class Message:
    """A message of a catalogue: the arguments it uses, and its attributes."""

    variables: Keys
    attributes: Keys


def _entries(locale: str, area: str) -> list[ftl.EntryType]:
    text = (WORDS / locale / f"{area}.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


@cache
def catalogue(locale: str) -> dict[str, Message]:
    found = {}
    for area in AREAS:
        for entry in _entries(locale, area):
            if isinstance(entry, ftl.Message):
                seen = _Variables()
                seen.visit(entry)
                attributes = frozenset(each.id.name for each in entry.attributes)
                found[entry.id.name] = Message(frozenset(seen.found), attributes)
    return found


def area(name: str) -> dict[str, Message]:
    """The English messages of one file, by what follows the file's name in their ids."""
    return {key.removeprefix(f"{name}-"): each for key, each in catalogue("en").items() if key.startswith(f"{name}-")}


@dataclass(frozen=True)
class Use:
    """A place in the source that names a message, with the arguments that it may pass."""

    where: str
    codes: Keys
    arguments: frozenset[Keys]


class Reader:
    """Reads calls in one function: what texts and what keys their arguments can have."""

    def __init__(self, scope: ast.AST) -> None:
        self.assigned: dict[str, list[ast.expr]] = {}
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.assigned.setdefault(node.targets[0].id, []).append(node.value)

    def texts(self, node: ast.expr) -> set[str]:
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp(body=body, orelse=orelse):
                return self.texts(body) | self.texts(orelse)
            case ast.Name(id=name):
                return {text for value in self.assigned.get(name, []) for text in self.texts(value)}
        return set()

    def keys(self, node: ast.expr) -> set[Keys]:
        match node:
            case ast.Dict(keys=keys):
                assert all(isinstance(key, ast.Constant) for key in keys), ast.unparse(node)
                return {frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))}
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return {one | other for one, other in product(self.keys(left), self.keys(right))}
            case ast.IfExp(body=body, orelse=orelse):
                return self.keys(body) | self.keys(orelse)
            case ast.Name(id=name) if name in self.assigned:
                return {keys for value in self.assigned[name] for keys in self.keys(value)}
        raise AssertionError(f"cannot read the keys of {ast.unparse(node)}")

    def passed(self, call: ast.Call) -> frozenset[Keys]:
        """The sets of names that a call may pass, as keywords or as one mapping."""
        found = {frozenset(each.arg for each in call.keywords if each.arg)}
        mappings = [*call.args[1:], *(each.value for each in call.keywords if each.arg is None)]
        for mapping in mappings:
            found = {one | other for one, other in product(found, self.keys(mapping))}
        return frozenset(found)


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _passes_on(function: Function, code: ast.expr) -> bool:
    """Whether a code is made elsewhere: an argument, another error's, or one with a known prefix put before it."""
    match code:
        case ast.Name(id=name):
            return name in {each.arg for each in function.args.args}
        case ast.Attribute(attr=name):
            return name == "code"
    return isinstance(code, ast.JoinedStr)


@cache
def _modules() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SRC.rglob("*.py"))}


def _functions(module: ast.Module) -> Iterator[Function]:
    functions = [node for node in ast.walk(module) if isinstance(node, Function)]
    inner = {id(child) for node in functions for child in ast.walk(node) if child is not node}
    yield from (node for node in functions if id(node) not in inner)


def uses(called: set[str]) -> list[Use]:
    """Every call of these names whose first argument is a text that can be read off the source."""
    found = []
    for path, module in _modules().items():
        for function in _functions(module):
            reader = Reader(function)
            for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
                if call.args and _called(call) in called and not _passes_on(function, call.args[0]):
                    codes = frozenset(reader.texts(call.args[0]))
                    assert codes, f"{path.name}:{call.lineno} names no code"
                    found.append(Use(f"{path.name}:{call.lineno}", codes, reader.passed(call)))
    return found


@cache
def _error_classes() -> set[str]:
    found = {"ShutboxError"}
    classes = [node for module in _modules().values() for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    for _ in classes:
        found |= {node.name for node in classes if any(isinstance(b, ast.Name) and b.id in found for b in node.bases)}
    return (found - {"RulesError"}) | {"Fault"}


def error_uses() -> list[Use]:
    """Errors and faults; what a setting refuses gets the name of the setting added on its way."""
    refused = [
        Use(use.where, use.codes, frozenset(keys | {"setting"} for keys in use.arguments))
        for use in uses({"_ValueFaultError"})
    ]
    return [*uses(_error_classes()), *refused]


@pytest.mark.parametrize("locale", locales())
def test_a_catalogue_is_all_fluent_each_id_once_in_the_file_it_names(locale: str) -> None:
    assert sorted(path.stem for path in (WORDS / locale).glob("*.ftl")) == sorted(AREAS)
    seen: set[str] = set()
    for name in AREAS:
        for entry in _entries(locale, name):
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name.startswith(f"{name}-")
                assert entry.id.name not in seen
                seen.add(entry.id.name)


@pytest.mark.parametrize("locale", locales())
def test_every_language_has_the_same_messages_and_uses_the_same_arguments(locale: str) -> None:
    assert catalogue(locale).keys() == catalogue("en").keys()
    for name, message in catalogue(locale).items():
        assert message.variables == catalogue("en")[name].variables, name
        # What a value of a setting means goes without saying in one language and not in another.
        assert message.attributes == catalogue("en")[name].attributes or name.startswith("setting-"), name


def test_every_error_has_a_message_and_every_message_an_error() -> None:
    assert {code for use in error_uses() for code in use.codes} == set(area("error")) - {"output"}


@pytest.mark.parametrize("use", error_uses(), ids=lambda use: use.where)
def test_an_error_tells_all_that_it_is_given(use: Use) -> None:
    for code in use.codes:
        assert area("error")[code].variables in use.arguments, code


def test_every_fact_has_a_message_and_every_message_a_fact() -> None:
    assert {code for use in uses({"Fact"}) for code in use.codes} == set(area("fact"))


@pytest.mark.parametrize("use", uses({"Fact"}), ids=lambda use: use.where)
def test_a_fact_is_told_with_what_it_is_given(use: Use) -> None:
    for code, arguments in product(use.codes, use.arguments):
        assert area("fact")[code].variables <= arguments, code


def test_every_reason_is_told_with_what_it_is_given() -> None:
    kinds = {each["properties"]["kind"]["const"]: each for each in schema()["$defs"]["reason"]["oneOf"]}
    assert set(area("reason")) - {"option", "label"} == set(kinds)
    for kind, each in kinds.items():
        assert area("reason")[kind].variables <= set(each["properties"]["args"]["properties"]), kind


def test_every_rule_set_has_a_title_and_says_what_is_special() -> None:
    assert set(area("rules")) == set(names())
    assert all(message.attributes == {"about"} and not message.variables for message in area("rules").values())


@pytest.mark.parametrize(
    ("message", "bots"), [("bots-title", BOTS), ("bots-about", BOTS), ("card-thumb", tuple(THUMBS))]
)
def test_every_bot_is_named_and_none_goes_by_the_name_of_another(message: str, bots: tuple[str, ...]) -> None:
    entries = _entries("en", message.partition("-")[0])
    (entry,) = [each for each in entries if isinstance(each, ftl.Message) and each.id.name == message]
    assert entry.value
    (choice,) = entry.value.elements
    assert isinstance(choice, ftl.Placeable)
    assert isinstance(choice.expression, ftl.SelectExpression)
    assert {each.key.name for each in choice.expression.variants if isinstance(each.key, ftl.Identifier)} == set(bots)


def test_every_setting_is_explained() -> None:
    assert set(area("setting")) == set(SETTINGS)
    for name, domain in DOMAINS.items():
        given = {"values"} if domain.kind in (Kind.BOX, Kind.ONE_DIE, Kind.CHOICE) else set()
        assert area("setting")[name].variables == given | ({"formats"} if name == "limit" else set()), name


@pytest.mark.parametrize("locale", locales())
def test_what_is_explained_beside_a_setting_is_one_of_its_values(locale: str) -> None:
    for name, domain in DOMAINS.items():
        assert catalogue(locale)[f"setting-{name}"].attributes <= set(domain.values), name


def test_every_command_argument_and_option_has_help() -> None:
    arguments = {name.lower() for each in COMMANDS.values() for name in (*each.required, *each.optional)}
    options = {option.help_topic for each in COMMANDS.values() for option in each.options} | {"help", "version", "lang"}
    help_ids = area("help")
    assert {key for key in help_ids if key.startswith("command-")} == {f"command-{name}" for name in COMMANDS}
    assert {key for key in help_ids if key.startswith("argument-")} == {f"argument-{name}" for name in arguments}
    assert {key for key in help_ids if key.startswith("option-")} == {f"option-{name}" for name in options}


def test_every_text_that_the_code_asks_for_exists_and_gets_its_arguments() -> None:
    for use in uses({"text"}):
        for code in use.codes:
            assert code in catalogue("en"), use.where
            assert catalogue("en")[code].variables in use.arguments, f"{use.where} {code}"


def test_no_text_is_unused() -> None:
    asked = {code for use in uses({"text"}) for code in use.codes}
    made = ("play-type-", "join-type-", "help-command-", "help-argument-", "help-option-")
    for name in ("coach", "play", "join", "show", "list", "help"):
        free = {f"{name}-{key}" for key in area(name)} - asked
        assert free == {each for each in free if each.startswith(made)}


PAGES = (
    "web",
    "first",
    "you",
    "lobby",
    "setup",
    "aside",
    "learn",
    "advice",
    "tile",
    "moment",
    "ending",
    "keeper",
    "site",
)


@pytest.mark.parametrize("name", PAGES)
def test_every_text_of_the_web_app_exists_and_none_is_unused(name: str) -> None:
    pages = sorted((SRC.parents[1] / "web" / "src").rglob("*.ts*"))
    source = "".join(path.read_text(encoding="utf-8") for path in pages)
    asked = set(re.findall(rf"""["'`]({name}-[a-z0-9-]+)["'`]""", source))
    made = {each for each in names_in_designer() if each.startswith(f"{name}-")}
    assert asked | made == {f"{name}-{key}" for key in area(name)}


def names_in_designer() -> set[str]:
    """The ids of what the designer calls settings and their values, which are made of their names."""
    offered = {name: {*domain.values, *MORE.get(domain.kind, ())} for name, domain in DOMAINS.items()}
    values = {f"aside-value-{name}-{value}" for name, values in offered.items() for value in values}
    return values | {f"aside-axis-{name}" for name in DOMAINS}


def test_values_that_are_told_in_a_phrase_have_one() -> None:
    told = [(name, value) for name in ("buys", "total", "off_mat") for value in DOMAINS[name].values]
    for name, value in told:
        phrase = area("aside")[f"value-{name}-{value}"].attributes
        assert phrase == ({"says"} if (name, value) != ("off_mat", "none") else set())


def test_what_can_be_typed_is_what_the_guide_names() -> None:
    source = next(SRC.rglob("prompt.py")).read_text(encoding="utf-8")
    named = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    assert {key.removeprefix("type-") for key in area("play") if key.startswith("type-")} <= named
    orders = {order.value for orders in COMMANDS_BY_STAGE.values() for order in orders}
    assert {key.removeprefix("type-") for key in area("join") if key.startswith("type-")} == orders


def test_every_command_has_its_words() -> None:
    assert set(area("command")) == {command.value for command in Command}
