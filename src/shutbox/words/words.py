"""Turns message ids, error codes and facts into sentences of one language."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from decimal import Decimal, localcontext
from typing import TYPE_CHECKING

from shutbox.errors import RulesError, ShutboxError
from shutbox.rules import RuleSet, formats, named, names, spellings
from shutbox.words.catalogue import MOST_DIGITS, attributes, format_message, habits

if TYPE_CHECKING:
    from shutbox.coach import Reason
    from shutbox.play import Fact


# Fluent does not accept longer arguments.
LONGEST, MOST = 900, 1500
# Decimal places that a double does not have are not written.
PRECISION = 15
# Python calls these spaces unprintable, but French and Russian need them.
NO_BREAK = "\u00a0\u202f"


def printable(text: str) -> str:
    """The text on one line; control characters are escaped, and joiners where no script or emoji needs them."""
    if text.isprintable():
        return text
    # Imported late because most texts are printable.
    from shutbox.name import hidden

    escaped = {place for place in hidden(text) if not text[place].isprintable() and text[place] not in NO_BREAK}
    return "".join(
        char.encode("unicode_escape").decode() if place in escaped else char for place, char in enumerate(text)
    )


@dataclass(frozen=True, slots=True)
class Words:
    """The sentences of one language."""

    locale: str = "en"

    def text(self, message: str, /, **arguments: object) -> str:
        """The message of this id with its arguments: texts, numbers, errors, or several of them as a list."""
        # In most languages `3,5` would be read as a decimal number.
        if isinstance(throw := arguments.get("throw"), str):
            arguments["throw"] = throw.split(",")
        # A view, a fact or a report may have a long total as text (`rules.plain_total`).
        if isinstance(total := arguments.get("total"), str) and total.isascii() and total.isdecimal():
            arguments["total"] = int(total)
        readable = {name: self._readable(value) for name, value in arguments.items()}
        return format_message(self.locale, message, readable)

    def number(self, value: float, digits: int | None = None, *, signed: bool = False) -> str:
        """A number as this language writes it, with this number of decimal places; default: all that it has."""
        return self._number("decimal_formats", value, 0, digits, signed=signed)

    def percent(self, share: float, digits: int | None = None, *, signed: bool = False) -> str:
        """A share in per cent."""
        return self._number("percent_formats", share, 2, digits, signed=signed)

    def _number(self, style: str, value: float, scale: int, digits: int | None, *, signed: bool) -> str:
        exact = Decimal(value if isinstance(value, int) else f"{value:.12g}")
        if digits is None:
            digits = max(0, -int(exact.as_tuple().exponent) - scale)
        if not isinstance(value, int):
            digits = min(digits, max(0, PRECISION - exact.adjusted()))
        language = habits(self.locale)
        pattern = copy(getattr(language, style)[None])
        pattern.frac_prec = (digits, digits)
        with localcontext(prec=MOST_DIGITS):
            # Adding 0 turns -0 into 0.
            exact = round(exact, digits + scale) + 0
            return f"{'+' * (signed and exact > 0)}{pattern.apply(exact, language)}"

    def _readable(self, value: object) -> object:
        if isinstance(value, ShutboxError):
            return self.error(value)[:MOST]
        if isinstance(value, list | tuple):
            return self.series([str(self._readable(each)) for each in value])
        return printable(value)[:LONGEST] if isinstance(value, str) else value

    def series(self, items: Sequence[str]) -> str:
        """A list of items as this language writes it: `a, b and c`."""
        if not items:
            return self.text("list-none")
        text = items[0]
        for place, item in enumerate(items[1:], 2):
            text = self.text("list-joined", before=text, after=item, last="yes" if place == len(items) else "no")
        return text

    def agreed(self, answer: str) -> bool:
        """Whether an answer means yes, in this language or in English; every other answer means no."""
        return answer.casefold() in ("y", "yes", *self.text("list-yes").split())

    def error(self, error: ShutboxError) -> str:
        """The message of an error on one line; for a rule set, the messages of all faults."""
        if not isinstance(error, RulesError):
            return self.text(f"error-{error.code}", **error.arguments)
        sentences = (self.text(f"error-{fault.code}", **fault.arguments) for fault in error.faults)
        return self.text("list-semicolon").join(sentences)

    def fact(self, fact: Fact) -> str:
        """The sentence of a fact."""
        return self.text(f"fact-{fact.kind}", **fact.arguments)

    def reason(self, reason: Reason) -> str:
        """The sentence of a reason."""
        options = {key: self._option(reason.args[key]) for key in ("better", "worse")}
        arguments = {key: value for key, value in reason.args.items() if value is not None}
        return self.text(f"reason-{reason.kind}", **(arguments | options))

    def _option(self, action: dict[str, object]) -> str:
        return self.text("reason-option", do=action["do"], tiles=action["tiles"], dice=action["dice"])

    def setting(self, name: str) -> str:
        """The description of a setting and its values; explanations of values are in brackets."""
        explanations = attributes(self.locale, f"setting-{name}")
        values = [
            f"{each} ({self.text(f'setting-{name}.{each}')})" if each in explanations else each
            for each in spellings(name)
        ]
        return self.text(f"setting-{name}", values=", ".join(values), formats=", ".join(formats(name)))

    def rule_title(self, rules: RuleSet) -> str:
        """The title of a rule set, with a mark if settings were changed."""
        if rules.name not in names():
            return printable(rules.name)
        title = self.text(f"rules-{rules.name}")
        return self.text("show-changed-title", title=title) if _is_changed(rules) else title

    def rule_source(self, rules: RuleSet) -> str:
        """The source of a rule set; a house rule has its own text."""
        ours = rules.name in names() and rules.source == named(rules.name).source
        return self.text("show-origin", rules=rules.name) if ours else printable(rules.source)

    def rule_about(self, rules: RuleSet) -> str:
        """The description of a rule set; a house rule has its own text."""
        if rules.name not in names() or rules.about:
            return printable(rules.about)
        if _is_changed(rules):
            return self.text("show-changed-about", title=self.text(f"rules-{rules.name}"))
        return self.text(f"rules-{rules.name}.about")


def _is_changed(rules: RuleSet) -> bool:
    """Whether a rule set differs from the one in the catalogue with the same name."""
    original = named(rules.name)
    # The number of rounds is chosen at the table and does not count as a change.
    rounds = replace(original.game, rounds=rules.game.rounds)
    return (rules.turn, rules.game) != (original.turn, rounds)
