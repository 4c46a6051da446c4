"""All texts for people: Fluent catalogues, and the sentences for error codes and facts."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.words.catalogue import MissingWordsError as MissingWordsError
    from shutbox.words.catalogue import locales as locales
    from shutbox.words.report_page import page as page
    from shutbox.words.words import Words as Words
    from shutbox.words.words import printable as printable

open_front(
    __name__,
    catalogue="MissingWordsError locales",
    report_page="page",
    words="Words printable",
)
