"""Bots, coach and solver in worker processes."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.think import question as question
    from shutbox.server.think import study as study
    from shutbox.server.think import survey as survey
    from shutbox.server.think.office import Office as Office
    from shutbox.server.think.opinion import MOST_PRICE as MOST_PRICE
    from shutbox.server.think.opinion import Subject as Subject
    from shutbox.server.think.opinion import advise as advise
    from shutbox.server.think.opinion import bot_action as bot_action
    from shutbox.server.think.opinion import check_price as check_price
    from shutbox.server.think.opinion import choose as choose
    from shutbox.server.think.opinion import judge as judge
    from shutbox.server.think.opinion import needs_tables as needs_tables
    from shutbox.server.think.opinion import outlook as outlook
    from shutbox.server.think.opinion import subject as subject
    from shutbox.server.think.opinion import without_past as without_past
    from shutbox.server.think.question import Question as Question
    from shutbox.server.think.question import record_in as record_in
    from shutbox.server.think.queue import Sender as Sender
    from shutbox.server.think.study import asked_rules as asked_rules
    from shutbox.server.think.thinker import PLAY as PLAY
    from shutbox.server.think.thinker import STUDY as STUDY
    from shutbox.server.think.thinker import Thinker as Thinker
    from shutbox.server.think.thinker import memory_of_machine as memory_of_machine
    from shutbox.server.think.thinker import watch_memory as watch_memory
    from shutbox.server.think.worker import Worker as Worker

open_front(
    __name__,
    office="Office",
    opinion="MOST_PRICE Subject advise bot_action check_price choose judge needs_tables outlook subject without_past",
    question="Question question record_in",
    queue="Sender",
    study="asked_rules study",
    survey="survey",
    thinker="PLAY STUDY Thinker memory_of_machine watch_memory",
    worker="Worker",
)
