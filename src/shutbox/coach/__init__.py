"""The coach: the cost of each choice and the reasons, the luck of each throw, and the result with average dice."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.coach.account import Player as Player
    from shutbox.coach.analysis import analyse as analyse
    from shutbox.coach.analysis import decision as decision
    from shutbox.coach.booklet import booklet as booklet
    from shutbox.coach.document import decision_data as decision_data
    from shutbox.coach.document import document as document
    from shutbox.coach.document import exercise_data as exercise_data
    from shutbox.coach.document import hint_data as hint_data
    from shutbox.coach.document import option_data as option_data
    from shutbox.coach.document import read_reason as read_reason
    from shutbox.coach.document import schema as schema
    from shutbox.coach.exercise import Exercise as Exercise
    from shutbox.coach.exercise import Level as Level
    from shutbox.coach.exercise import mistakes as mistakes
    from shutbox.coach.exercise import random_exercise as random_exercise
    from shutbox.coach.hint import Advice as Advice
    from shutbox.coach.hint import hint as hint
    from shutbox.coach.hint import ranking as ranking
    from shutbox.coach.judgement import Judgement as Judgement
    from shutbox.coach.judgement import judgement_of as judgement_of
    from shutbox.coach.reason import Reason as Reason
    from shutbox.coach.reason import equality as equality
    from shutbox.coach.reason import phrase as phrase
    from shutbox.coach.reason import reasons as reasons
    from shutbox.coach.report import Account as Account
    from shutbox.coach.report import Cause as Cause
    from shutbox.coach.report import Choice as Choice
    from shutbox.coach.report import Moment as Moment
    from shutbox.coach.report import Report as Report
    from shutbox.coach.report import Step as Step
    from shutbox.coach.report import Stretch as Stretch

open_front(
    __name__,
    account="Player",
    analysis="analyse decision",
    booklet="booklet",
    document="decision_data document exercise_data hint_data option_data read_reason schema",
    exercise="Exercise Level mistakes random_exercise",
    hint="Advice hint ranking",
    judgement="Judgement judgement_of",
    reason="Reason equality phrase reasons",
    report="Account Cause Choice Moment Report Step Stretch",
)
