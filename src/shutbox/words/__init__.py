"""Everything a person reads: Fluent catalogues, and the sentences that codes and facts become."""

from shutbox.words.catalogue import MissingWordsError, locales
from shutbox.words.words import Words, printable

__all__ = ["MissingWordsError", "Words", "locales", "printable"]
