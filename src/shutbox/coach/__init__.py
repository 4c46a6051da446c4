"""A teacher: what each choice cost and why, how lucky each throw was, and what average dice would have given."""

from shutbox.coach.analysis import analyse
from shutbox.coach.document import document, schema
from shutbox.coach.hint import Advice, hint
from shutbox.coach.judgement import Judgement, judgement_of
from shutbox.coach.reason import Reason, reasons
from shutbox.coach.report import Account, Cause, Choice, Moment, Player, Report, Step, Stretch

__all__ = [
    "Account",
    "Advice",
    "Cause",
    "Choice",
    "Judgement",
    "Moment",
    "Player",
    "Reason",
    "Report",
    "Step",
    "Stretch",
    "analyse",
    "document",
    "hint",
    "judgement_of",
    "reasons",
    "schema",
]
