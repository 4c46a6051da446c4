"""Parses the command line: arguments, numbers, rule sets, positions, the language."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.cli.line.arguments import Arguments as Arguments
    from shutbox.cli.line.arguments import Command as Command
    from shutbox.cli.line.arguments import Option as Option
    from shutbox.cli.line.arguments import UsageError as UsageError
    from shutbox.cli.line.destination import check_folder as check_folder
    from shutbox.cli.line.destination import check_new as check_new
    from shutbox.cli.line.destination import conversation as conversation
    from shutbox.cli.line.form import DATABASES as DATABASES
    from shutbox.cli.line.language import OPTION as OPTION
    from shutbox.cli.line.language import language_option as language_option
    from shutbox.cli.line.language import split_language as split_language
    from shutbox.cli.line.language import system_language as system_language
    from shutbox.cli.line.number import integer as integer
    from shutbox.cli.line.parser import HELP as HELP
    from shutbox.cli.line.parser import parse_arguments as parse_arguments
    from shutbox.cli.line.parser import wants_help as wants_help
    from shutbox.cli.line.parser import wants_json as wants_json
    from shutbox.cli.line.rule_choice import choose_rules as choose_rules
    from shutbox.cli.line.rule_choice import choose_rules_file as choose_rules_file
    from shutbox.cli.line.rule_choice import chosen_starter as chosen_starter
    from shutbox.cli.line.rule_choice import is_published as is_published
    from shutbox.cli.line.rule_choice import with_rounds as with_rounds
    from shutbox.cli.line.situation import points_of as points_of
    from shutbox.cli.line.situation import situation as situation
    from shutbox.cli.line.throw import legal_throw as legal_throw
    from shutbox.cli.line.value_kind import KINDS as KINDS
    from shutbox.cli.line.value_kind import MOST as MOST
    from shutbox.cli.line.value_kind import Choice as Choice
    from shutbox.cli.line.value_kind import Form as Form
    from shutbox.cli.line.value_kind import Kind as Kind
    from shutbox.cli.line.value_kind import NewFile as NewFile
    from shutbox.cli.line.value_kind import Whole as Whole

open_front(
    __name__,
    arguments="Arguments Command Option UsageError",
    destination="check_folder check_new conversation",
    form="DATABASES",
    language="OPTION language_option split_language system_language",
    number="integer",
    parser="HELP parse_arguments wants_help wants_json",
    rule_choice="choose_rules choose_rules_file chosen_starter is_published with_rounds",
    situation="points_of situation",
    throw="legal_throw",
    value_kind="Choice Form KINDS Kind MOST NewFile Whole",
)
