"""Classrooms in memory: pupils, their tables, the projector, the teacher."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.classroom.lesson import Lesson as Lesson
    from shutbox.server.classroom.school import School as School
    from shutbox.server.classroom.school import key_hash as key_hash

open_front(
    __name__,
    lesson="Lesson",
    school="School key_hash",
)
