"""A classroom: a list of tables, who plays at them, what they predict and what they leave. Pure, without a network."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.play.classroom.class_entry import Entry as Entry
    from shutbox.play.classroom.class_entry import Opened as Opened
    from shutbox.play.classroom.class_entry import bodies as bodies
    from shutbox.play.classroom.class_entry import entry_data as entry_data
    from shutbox.play.classroom.class_entry import read_body as read_body
    from shutbox.play.classroom.class_entry import without_person as without_person
    from shutbox.play.classroom.class_state import Box as Box
    from shutbox.play.classroom.class_state import Classroom as Classroom
    from shutbox.play.classroom.class_state import Round as Round
    from shutbox.play.classroom.class_state import Stage as Stage
    from shutbox.play.classroom.class_state import enter as enter
    from shutbox.play.classroom.class_state import read_classroom as read_classroom
    from shutbox.play.classroom.class_view import Moment as Moment
    from shutbox.play.classroom.class_view import csv_text as csv_text
    from shutbox.play.classroom.class_view import pupil_view as pupil_view
    from shutbox.play.classroom.class_view import whole_view as whole_view
    from shutbox.play.classroom.class_wish import Finish as Finish
    from shutbox.play.classroom.class_wish import Join as Join
    from shutbox.play.classroom.class_wish import Keeping as Keeping
    from shutbox.play.classroom.class_wish import Lay as Lay
    from shutbox.play.classroom.class_wish import Leave as Leave
    from shutbox.play.classroom.class_wish import Next as Next
    from shutbox.play.classroom.class_wish import Part as Part
    from shutbox.play.classroom.class_wish import Pause as Pause
    from shutbox.play.classroom.class_wish import Predict as Predict
    from shutbox.play.classroom.class_wish import Remove as Remove
    from shutbox.play.classroom.class_wish import Rename as Rename
    from shutbox.play.classroom.class_wish import Switch as Switch
    from shutbox.play.classroom.class_wish import Teach as Teach
    from shutbox.play.classroom.class_wish import Wish as Wish
    from shutbox.play.classroom.class_wish import opening as opening
    from shutbox.play.classroom.class_wish import read_id as read_id
    from shutbox.play.classroom.class_wish import read_wish as read_wish
    from shutbox.play.classroom.class_wish import settle as settle

open_front(
    __name__,
    class_entry="Entry Opened bodies entry_data read_body without_person",
    class_state="Box Classroom Round Stage enter read_classroom",
    class_view="Moment csv_text pupil_view whole_view",
    class_wish=(
        "Finish Join Keeping Lay Leave Next Part Pause Predict Remove Rename Switch Teach Wish opening read_id "
        "read_wish settle"
    ),
)
