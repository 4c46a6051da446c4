"""What is due when."""

from __future__ import annotations

from shutbox.offline.agenda import Agenda


def test_what_is_due_first_happens_first_and_one_at_a_time() -> None:
    time, done = [0.0], list[str]()
    agenda = Agenda(lambda: time[0])
    assert agenda.wait() is None
    agenda.add(5.0, lambda: done.append("late"))
    agenda.add(1.0, lambda: done.append("soon"))
    agenda.add(1.0, lambda: done.append("then"))
    agenda.perform()
    assert (done, agenda.wait()) == ([], 1.0)
    time[0] = 2.0
    agenda.perform()
    assert (done, agenda.wait()) == (["soon"], 0.0)
    agenda.perform()
    agenda.perform()
    assert (done, agenda.wait()) == (["soon", "then"], 3.0)
