"""Bots, coach and solver in worker processes."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.think import computation as computation
    from shutbox.server.think import study as study
    from shutbox.server.think import survey as survey
    from shutbox.server.think.office import Office as Office
    from shutbox.server.think.queue import Sender as Sender
    from shutbox.server.think.study import asked_rules as asked_rules
    from shutbox.server.think.thinker import MOST_PRICE as MOST_PRICE
    from shutbox.server.think.thinker import PLAY as PLAY
    from shutbox.server.think.thinker import STUDY as STUDY
    from shutbox.server.think.thinker import Subject as Subject
    from shutbox.server.think.thinker import Thinker as Thinker
    from shutbox.server.think.thinker import advise as advise
    from shutbox.server.think.thinker import bot_action as bot_action
    from shutbox.server.think.thinker import check_price as check_price
    from shutbox.server.think.thinker import choose as choose
    from shutbox.server.think.thinker import glance as glance
    from shutbox.server.think.thinker import judge as judge
    from shutbox.server.think.thinker import memory_of_machine as memory_of_machine
    from shutbox.server.think.thinker import needs_tables as needs_tables
    from shutbox.server.think.thinker import outlook as outlook
    from shutbox.server.think.thinker import subject as subject
    from shutbox.server.think.thinker import watch_memory as watch_memory
    from shutbox.server.think.thinker import without_past as without_past
    from shutbox.server.think.worker import Worker as Worker

open_front(
    __name__,
    computation="computation",
    office="Office",
    queue="Sender",
    study="asked_rules study",
    survey="survey",
    thinker=(
        "MOST_PRICE PLAY STUDY Subject Thinker advise bot_action check_price choose glance judge memory_of_machine "
        "needs_tables outlook subject watch_memory without_past"
    ),
    worker="Worker",
)
