"""A class as people hold it: a teacher's page, a projector and phones at a real server, all by what is seen there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.conftest import DESK, PHONE, NewPage, visiting
from tests.web.look import Guide
from tests.web.play import brisk, play
from tests.web.states import STATES

# On a picture that is 1.4 metres high, letters of 20 of its 800 pixels are seen at an angle of 15 minutes from eight
# metres; readers need five.
LEAST = 20
SMALL = """() => [...document.querySelectorAll(".roll li")].flatMap((li) => {
  const name = li.querySelector(".n"), total = li.querySelector(".tot .num");
  const found = [];
  if (parseFloat(getComputedStyle(name).fontSize) < 22) found.push(`${name.textContent}: small`);
  if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.textContent}: cut off`);
  if (total && total.getBoundingClientRect().height < %d) found.push(`${name.textContent}: small total`);
  const room = li.closest(".pane").getBoundingClientRect(), own = li.getBoundingClientRect();
  if (own.bottom > room.bottom || own.right > room.right) found.push(`${name.textContent}: outside`);
  return found;
})"""


def opened(visit: NewPage, *options: str) -> tuple[Page, str]:
    """The page of a teacher who has opened a class of five rounds, and its address."""
    teacher = brisk(visit, "/c", viewport=PHONE)
    teacher.get_by_label("Name of the class").fill("Class 7b")
    for name in options:
        teacher.get_by_label(re.compile(name)).check()
    teacher.get_by_role("button", name="Open classroom").click()
    expect(teacher.get_by_role("heading", name="0 of 30 are here")).to_be_visible()
    return teacher, re.sub("^.*(/c/)", r"\1", teacher.url)


def joined(visit: NewPage, address: str, name: str) -> Page:
    """The phone of a pupil who has joined."""
    phone = brisk(visit, address, viewport=PHONE)
    expect(phone.get_by_label("Nickname")).not_to_have_value("")
    phone.get_by_label("Nickname").fill(name)
    phone.get_by_role("button", name="Join class").click()
    expect(phone.get_by_role("heading", name=f"You’re {name}")).to_be_visible()
    return phone


def test_a_class_joins_predicts_plays_and_sees_its_result(visit: NewPage) -> None:
    teacher, address = opened(visit)
    wall = brisk(visit, f"{address}/wall", viewport=DESK)
    ada, bea = joined(visit, address, "Ada"), joined(visit, address, "Bea")
    expect(wall.locator(".fill li", has_text="Bea")).to_be_visible()
    teacher.get_by_role("button", name="Start game").click()
    for phone in (ada, bea):
        phone.get_by_role("button", name="One more").click()
        phone.get_by_role("button", name="Predict 24").click()
    expect(wall.locator(".pd").nth(1)).to_be_visible()
    expect(ada.locator(".table")).to_be_visible()
    play(ada, lambda page: page.get_by_role("button", name="Continue").count())
    ada.get_by_role("button", name="Continue").click()
    expect(ada.locator(".ask .tot.done")).to_be_visible()
    expect(wall.locator(".roll li.done")).to_have_count(1)
    # Bea has gone away, and comes again to the same box.
    context = bea.context
    bea.close()
    expect(wall.locator(".roll li.away")).to_have_count(1)
    bea = context.new_page()
    bea.goto(re.sub("/c/.*", address, teacher.url))
    expect(bea.locator(".table")).to_be_visible()
    teacher.get_by_role("button", name="Pause").click()
    expect(bea.get_by_text("Paused by your teacher")).to_be_visible()
    teacher.get_by_role("button", name=re.compile("Next round.*ends 1 open box")).click()
    expect(bea.get_by_role("button", name="Predict 23")).to_be_visible()
    # By a key: the second tap of a double tap does nothing else than the first.
    for number in range(3, 6):
        teacher.get_by_role("button", name="Next round").press("Enter")
        expect(teacher.get_by_text(f"Round {number} of 5")).to_be_visible()
    teacher.get_by_role("button", name="Show result").press("Enter")
    expect(wall.get_by_role("heading", name=re.compile("The class predicted 24"))).to_be_visible()
    with teacher.expect_download() as export:
        teacher.get_by_role("link", name="Export CSV").click()
    assert "Ada,1," in export.value.path().read_text(encoding="utf-8-sig")
    teacher.get_by_role("link", name="Print results").click()
    expect(teacher.get_by_role("cell", name="Bea").first).to_be_visible()


def test_the_teacher_renames_and_removes_after_a_question(visit: NewPage) -> None:
    teacher, address = opened(visit)
    ada = joined(visit, address, "Adda")
    teacher.get_by_role("button", name="Rename Adda").click()
    teacher.get_by_label("Nickname").fill("Ada")
    teacher.get_by_role("button", name="Save name").click()
    expect(ada.get_by_role("heading", name="You’re Ada")).to_be_visible()
    teacher.get_by_role("button", name="Remove Ada").click()
    expect(ada.get_by_role("heading", name="You’re Ada")).to_be_visible()
    teacher.get_by_role("button", name="Remove from class").click()
    expect(ada.get_by_role("button", name="Join class")).to_be_visible()


def test_with_a_real_box_a_total_is_typed_and_can_be_corrected(visit: NewPage) -> None:
    teacher, address = opened(visit, "Real boxes")
    ada = joined(visit, address, "Ada")
    teacher.get_by_role("button", name="Start game").click()
    ada.get_by_role("button", name="Predict 23").click()
    expect(ada.locator(".keeper")).to_be_visible()
    for digit in "17":
        ada.get_by_role("button", name=digit, exact=True).click()
    ada.locator(".btn.main").click()
    ada.get_by_role("button", name="Continue").press("Enter")
    expect(ada.get_by_role("heading", name="You left 17")).to_be_visible()
    ada.get_by_role("button", name="Correct total").press("Enter")
    ada.get_by_role("button", name="Undo").press("Enter")
    # What was typed is there again.
    expect(ada.locator(".digits")).to_be_visible()
    for key in ("Backspace", "2", "Enter"):
        ada.keyboard.press(key)
    ada.get_by_role("button", name="Continue").press("Enter")
    expect(ada.get_by_role("heading", name="You left 12")).to_be_visible()


@pytest.mark.parametrize("name", ["playing", "forty boxes"])
def test_every_box_is_legible_from_the_last_row(browser: Browser, server: Server, guide: Guide, name: str) -> None:
    with visiting(browser, server) as visit:
        page = guide.page(visit, STATES["Classroom"][name], viewport=DESK)
        assert page.evaluate(SMALL % LEAST) == []
