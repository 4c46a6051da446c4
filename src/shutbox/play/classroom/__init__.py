"""A classroom: a list of tables, who plays at them, what they predict and what they leave. Pure, without a network."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.play.classroom.entry import Entry as Entry
    from shutbox.play.classroom.entry import Opened as Opened
    from shutbox.play.classroom.entry import bodies as bodies
    from shutbox.play.classroom.entry import entry_data as entry_data
    from shutbox.play.classroom.entry import read_body as read_body
    from shutbox.play.classroom.entry import without_person as without_person
    from shutbox.play.classroom.settle import Finish as Finish
    from shutbox.play.classroom.settle import Join as Join
    from shutbox.play.classroom.settle import Keeping as Keeping
    from shutbox.play.classroom.settle import Lay as Lay
    from shutbox.play.classroom.settle import Leave as Leave
    from shutbox.play.classroom.settle import Next as Next
    from shutbox.play.classroom.settle import Pause as Pause
    from shutbox.play.classroom.settle import Predict as Predict
    from shutbox.play.classroom.settle import Remove as Remove
    from shutbox.play.classroom.settle import Rename as Rename
    from shutbox.play.classroom.settle import Switch as Switch
    from shutbox.play.classroom.settle import Teach as Teach
    from shutbox.play.classroom.settle import Wish as Wish
    from shutbox.play.classroom.settle import opening as opening
    from shutbox.play.classroom.settle import read_id as read_id
    from shutbox.play.classroom.settle import read_wish as read_wish
    from shutbox.play.classroom.settle import settle as settle
    from shutbox.play.classroom.state import Box as Box
    from shutbox.play.classroom.state import Classroom as Classroom
    from shutbox.play.classroom.state import Round as Round
    from shutbox.play.classroom.state import Stage as Stage
    from shutbox.play.classroom.state import enter as enter
    from shutbox.play.classroom.state import read_classroom as read_classroom
    from shutbox.play.classroom.view import Moment as Moment
    from shutbox.play.classroom.view import csv_text as csv_text
    from shutbox.play.classroom.view import pupil_view as pupil_view
    from shutbox.play.classroom.view import whole_view as whole_view

open_front(
    __name__,
    entry="Entry Opened bodies entry_data read_body without_person",
    settle=(
        "Finish Join Keeping Lay Leave Next Pause Predict Remove Rename Switch Teach Wish opening read_id read_wish "
        "settle"
    ),
    state="Box Classroom Round Stage enter read_classroom",
    view="Moment csv_text pupil_view whole_view",
)
