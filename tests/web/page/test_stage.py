"""What is seen, heard and read out when: nothing before the dice rest, all in order, one tap with one meaning."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from shutbox.play import Phase, Record, write_event
from shutbox.play.record import replay
from tests.web import play
from tests.web.conftest import DESK, PHONE, NewPage
from tests.web.states import TYPED, phase, waiting
from tests.web.table import ELSEWHERE, HERE, PATH, ScriptedTable, game_of, told

SILENT = '{"sound": false, "touch": false, "motion": "full", "speed": "usual", "light": "auto"}'
LOUD = SILENT.replace('"sound": false', '"sound": true')
# Milliseconds: just before dice rest, and what is missing then.
AIR, REST = 880, 20
NEARLY = "4,5x 9 4,5x 8+1 4,5x 7+2"
BOTH = (HERE, ELSEWHERE)
# When pages are tapped, in seconds: long ago, so that every tap is over.
BEGUN = time.time() - 60


def staged(visit: NewPage, table: ScriptedTable, device: str = HERE, likes: str = SILENT, **options: Any) -> Page:
    """A table at which time stands still unless a test lets it pass."""

    def prepared(context: BrowserContext) -> None:
        context.add_init_script(f"localStorage['shutbox taste'] ??= '{likes}'")
        table.at(device)(context)

    page = visit(PATH, before=prepared, **options)
    expect(page.locator(".act, .keeper")).to_be_visible()
    # What began by the true clock is over before time stands still.
    expect(page.locator(".fresh")).to_have_count(0)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 2000"))
    page.clock.run_for(400)
    return page


def able(button: Locator) -> None:
    """Lets the moment pass in which a button that has just come does nothing."""
    expect(button).to_be_visible()
    pass_time(button.page, 300)
    expect(button).to_be_enabled()


def press(button: Locator) -> None:
    """Presses a button in no time: to wait until it is still would need time to pass."""
    able(button)
    button.evaluate("button => button.click()")


def main(page: Page) -> Locator:
    """The main button."""
    return page.locator(".act .btn.main").last


def pass_time(page: Page, milliseconds: int) -> None:
    """Lets time pass on the page."""
    page.clock.run_for(milliseconds)


# All that a page tells of a game, for eyes and for screen readers, but for the dice themselves, for what lies on the
# felt until they fall there, and for its buttons.
SEEN = """() => {
  const APART = '.dice, .room, .say, .lastthrow, .act';
  const told = [...document.querySelectorAll('.screen *')].filter((each) => !each.closest(APART));
  return told.map((each) => [each.className.baseVal ?? each.className, each.ariaLabel,
    ...[...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)].join(' ')).join('\\n');
}"""


def seen(page: Page) -> str:
    """All that a page tells of a game besides its dice, and what its buttons say."""
    return str(page.evaluate(SEEN)) + page.locator(".act").inner_text()


def survivor(**options: Any) -> ScriptedTable:
    """A table where the last one standing chooses."""
    return ScriptedTable(told("last-one-standing-taken", phase(Phase.SURVIVOR)), [(1, 1)], **options)


THROWN: dict[str, tuple[Callable[[], ScriptedTable], str]] = {
    "one's own": (lambda: ScriptedTable(game_of("nine", "Ann", "Bo"), [(4, 5)]), HERE),
    "one's own miss": (lambda: ScriptedTable(game_of("nine", "Ann", "Bo", words=NEARLY), [(1, 1)]), HERE),
    "for the start": (lambda: ScriptedTable(game_of("double-shutter", "Ann", "Bo"), [(4,)], devices=BOTH), HERE),
    "the survivor's last": (survivor, HERE),
    "of others": (lambda: ScriptedTable(game_of("nine", "Ann", "Bo"), devices=BOTH), ELSEWHERE),
    "a miss of others": (
        lambda: ScriptedTable(game_of("nine", "Ann", "Bo", words=NEARLY), devices=BOTH),
        ELSEWHERE,
    ),
}


@pytest.mark.parametrize("kind", THROWN)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_that_depends_on_the_faces_is_there_before_the_dice_rest(
    visit: NewPage, kind: str, size: dict[str, int]
) -> None:
    make, device = THROWN[kind]
    table = make()
    page = staged(visit, table, device, viewport=size)
    before = seen(page)
    if device == HERE:
        press(main(page))
    else:
        table.plays("1,1x")
    expect(page.locator(".dice .cell.falls").first).to_be_attached()
    for _ in range(4):
        pass_time(page, AIR // 4)
        assert seen(page) == before
        expect(page.locator(".dice[aria-label], .lastthrow")).to_have_count(0)
    pass_time(page, REST)
    expect(page.locator(".dice[aria-label]")).to_have_count(1)
    assert seen(page) != before
    expect(page.locator(".happened[role=status]")).to_contain_text("throw")


def test_a_miss_is_heard_when_the_dice_rest(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo", words=NEARLY), [(1, 1)])
    page = staged(visit, table, likes=LOUD)
    page.evaluate(
        """() => { window.heard = 0; const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...at) { window.heard++; return start.apply(this, at); }; }"""
    )
    press(main(page))
    expect(page.locator(".dice .falls .cube").first).to_be_attached()
    pass_time(page, AIR)
    knocks = page.evaluate("heard")
    assert 2 <= knocks <= 12, "dice are heard where they hit something"
    pass_time(page, REST)
    page.wait_for_function(f"heard === {knocks + 1}")


CELLS = """() => [...document.querySelectorAll('.dice .cell')].map((each) => each.getAttribute('style'))"""


def test_everybody_sees_the_same_roll_and_it_ends_alike_without_motion(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo"), devices=BOTH)
    still = SILENT.replace('"full"', '"less"')
    pages = [staged(visit, table, ELSEWHERE), staged(visit, table, likes=still, viewport=DESK)]
    table.plays("4,5x")
    for page in pages:
        expect(page.locator(".dice .falls").first).to_be_attached()
        pass_time(page, AIR + REST)
        expect(page.locator(".dice.thrown[aria-label='Thrown: 4 and 5'] .cell .die")).to_have_count(2)
    seen, unmoved = (page.evaluate(CELLS) for page in pages)
    assert seen == unmoved
    assert len(set(seen)) == 2


# A finger that moves over the felt: two points and the time between them, as the page hears of them.
SWIPE = """([x, y]) => {
  const felt = document.querySelector('.felt'), { left, top, width, height } = felt.getBoundingClientRect();
  const at = { bubbles: true, isPrimary: true, button: 0, pointerId: 7 };
  const [cx, cy] = [left + width / 2, top + height / 2];
  felt.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: cx, clientY: cy }));
  felt.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: cx + x, clientY: cy + y }));
}"""


def test_a_swipe_throws_and_everybody_sees_the_dice_fly_that_way(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo"), [(4, 5), (1, 2)], devices=BOTH)
    here, there = staged(visit, table), staged(visit, table, ELSEWHERE)
    able(main(here))
    here.evaluate(SWIPE, [-12, 4])
    here.wait_for_timeout(50)
    expect(here.locator(".dice .falls")).to_have_count(0)
    here.evaluate(SWIPE, [-150, 0])
    for page in (here, there):
        expect(page.locator(".dice .falls .cube").first).to_be_attached()
        pass_time(page, AIR + REST)
        expect(page.get_by_role("img", name="Thrown: 4 and 5")).to_be_visible()
    assert here.evaluate(CELLS) == there.evaluate(CELLS)
    late = staged(visit, table, ELSEWHERE)
    expect(late.locator(".dice.thrown .cell .die")).to_have_count(2)
    assert "flick" not in table.text


def test_a_die_that_leaves_the_mat_is_seen_to_leave_the_box(visit: NewPage) -> None:
    table = ScriptedTable(game_of("ferme-ta-boite", "Ann", "Bo"), devices=BOTH)
    page = staged(visit, table, ELSEWHERE)
    before = seen(page)
    table.plays("off:t")
    expect(page.locator(".dice .falls .cube")).to_have_count(2)
    assert seen(page) == before
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    left = page.locator(".falls .flies").first.bounding_box()
    felt = page.locator(".felt").bounding_box()
    assert left
    assert felt
    assert left["x"] < felt["x"]
    pass_time(page, AIR + REST)
    expect(page.locator(".dice")).to_have_count(0)


def test_a_tap_lands_the_dice(visit: NewPage) -> None:
    page = staged(visit, ScriptedTable(game_of("nine", "Ann", "Bo"), [(4, 5)]))
    press(main(page))
    expect(page.locator(".dice .falls").first).to_be_attached()
    page.locator(".felt").evaluate("felt => felt.click()")
    expect(main(page)).to_have_text("9 to go")


def test_in_a_tab_that_nobody_sees_the_dice_rest_at_once_and_the_last_throw_is_played_later(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo"), devices=BOTH)
    page = staged(visit, table, ELSEWHERE)
    turn = """hidden => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange')); }"""
    page.evaluate(turn, True)
    table.plays("4,5x", "9", "1,2x")
    expect(page.get_by_role("img", name="Thrown: 1 and 2")).to_be_visible()
    page.evaluate(turn, False)
    expect(page.locator(".stake h1")).to_have_text("Meanwhile: one throw")
    pass_time(page, 2250)
    expect(page.locator(".dice .falls").first).to_be_attached()
    pass_time(page, AIR + REST)
    expect(page.get_by_role("img", name="Thrown: 1 and 2")).to_be_visible()


# To leave Home for a table by a link, with what a browser was asked to carry from one to the other.
LEAVE = """path => {
  window.carried = 0;
  const carry = document.startViewTransition?.bind(document);
  document.startViewTransition = (change) => { window.carried += 1; return carry(change); };
  const link = Object.assign(document.createElement('a'), { href: path });
  document.querySelector('main').append(link);
  link.click();
}"""


@pytest.mark.parametrize(("likes", "times"), [(SILENT, 1), (play.BRISK, 0)], ids=["moving", "still"])
def test_the_box_is_carried_from_home_to_the_table(visit: NewPage, likes: str, times: int) -> None:
    def prepared(context: BrowserContext) -> None:
        context.add_init_script(f"localStorage['shutbox taste'] ??= '{likes}'")
        ScriptedTable(game_of("nine", "Ann", "Bo")).at()(context)

    page = visit("/", before=prepared)
    expect(page.locator(".setup .box")).to_be_visible()
    page.evaluate(LEAVE, PATH)
    expect(page.locator(".table .box")).to_be_visible()
    assert page.evaluate("carried") == times


# The order of things


def test_the_throw_that_decides_a_game_is_seen_before_its_result(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", words=NEARLY))
    page = staged(visit, table)
    table.plays("1,1x")
    table.stands()
    expect(page.locator(".dice .falls").first).to_be_attached()
    pass_time(page, AIR + REST)
    expect(page.locator(".stake h1")).to_have_text("You miss and end with 18")
    expect(page.get_by_role("img", name="Thrown: 1 and 1")).to_be_visible()
    expect(page.locator(play.OVER)).to_have_count(0)
    pass_time(page, 2000)
    expect(page.locator(play.OVER)).to_be_visible()


def before_super_box() -> tuple[Record, str]:
    """A game up to its Super Box, and what is shut for it."""
    whole = told("double-shutter-super-box")
    games = [whole.start, *replay(whole)]
    held = next(count for count, game in enumerate(games) if game.to_beat == 0)
    word = write_event(games[held - 1], whole.events[held - 1])
    return Record(whole.rules, whole.players, whole.events[: held - 1], whole.starter), word


def test_a_super_box_is_celebrated_at_the_table_and_by_the_scorekeeper(visit: NewPage) -> None:
    record, word = before_super_box()
    for settings in ({}, TYPED):
        table = ScriptedTable(record, settings=settings)
        page = staged(visit, table)
        table.plays(word)
        expect(page.locator(".confetti")).to_be_visible()
        expect(page.locator("h1")).to_have_text("Super Box!")
        expect(page.locator(".tile:not(.shut)")).to_have_count(0)
        pass_time(page, 3000)
        if settings:
            press(page.get_by_role("button", name=re.compile("try")))
            expect(page.locator(".turn .aim")).to_contain_text("to match")
        else:
            press(page.get_by_role("button", name=re.compile("Go on")))
        expect(page.locator(".confetti")).to_have_count(0)
        expect(page.locator(".tile.shut")).to_have_count(0)


def test_others_lift_the_tiles_that_they_shut_before_these_fall(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo", words="3,6x"), devices=BOTH)
    page = staged(visit, table, ELSEWHERE)
    table.plays("7+2")
    expect(page.locator(".tile.got")).to_have_count(2)
    expect(page.locator(".tile.shut")).to_have_count(0)
    pass_time(page, 600)
    expect(page.locator(".tile.shut")).to_have_count(2)


def test_the_story_never_runs_ahead_of_the_stage(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo"), devices=BOTH)
    page = staged(visit, table, ELSEWHERE, viewport=DESK)
    table.plays("4,5x", "9")
    expect(page.locator(".dice .falls").first).to_be_attached()
    expect(page.locator(".story li")).to_have_count(0)
    pass_time(page, AIR + REST)
    expect(page.locator(".story li")).to_contain_text("choosing")
    pass_time(page, 450)
    expect(page.locator(".story li")).to_contain_text("choosing")
    pass_time(page, 600)
    expect(page.locator(".story li")).to_contain_text("9")


SCRIPT = ("4,5x", "9", "2,6x", "8", "3,4x", "7", "1,5x", "6", "1,4x", "5")


def test_of_ten_events_at_once_the_last_throw_is_played_after_a_line(visit: NewPage) -> None:
    table = ScriptedTable(game_of("nine", "Ann", "Bo"), devices=BOTH)
    page = staged(visit, table, ELSEWHERE)
    table.plays(*SCRIPT)
    pass_time(page, AIR + REST)
    expect(page.locator(".stake h1")).to_have_text("Meanwhile: 4 throws")
    expect(page.locator(".tile.shut")).to_have_count(4)
    pass_time(page, 2250)
    expect(page.locator(".dice .falls").first).to_be_attached()
    pass_time(page, 3000)
    expect(page.locator(".tile.shut")).to_have_count(5)
    expect(page.locator(".stake .total")).to_have_attribute("aria-label", re.compile("10"))


def test_after_a_break_of_sixty_events_the_last_throw_is_played_after_a_line(visit: NewPage) -> None:
    whole = told("double-shutter-won")
    words = [write_event(game, event) for game, event in zip([whole.start, *replay(whole)], whole.events, strict=False)]
    last = max(number for number, word in enumerate(words[:90]) if "," in word)
    begun = Record(whole.rules, whole.players, whole.events[: last - 60], whole.starter)
    table = ScriptedTable(begun, devices=(ELSEWHERE,) * len(whole.players))
    page = staged(visit, table)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".lost")).to_be_visible()
    table.plays(*words[last - 60 : last + 1])
    expect(page.locator(".dice .falls")).to_have_count(0)
    pass_time(page, 1500)
    expect(page.locator(".stake h1")).to_have_text(re.compile(r"^Meanwhile: Ann \d+"))
    pass_time(page, 2250)
    expect(page.locator(".dice .falls").first).to_be_attached()
    pass_time(page, AIR + REST)
    faces = " and ".join(re.findall(r"\d", words[last]))
    expect(page.get_by_role("img", name=f"Thrown: {faces}")).to_be_visible()


def test_around_one_screen_the_next_turn_waits_for_a_tap_and_at_a_live_table_nobody_waits(visit: NewPage) -> None:
    for devices, waits in (((), True), (BOTH, False)):
        table = ScriptedTable(game_of("nine", "Ann", "Bo", words=NEARLY), [(1, 1)], devices=devices)
        page = staged(visit, table)
        press(main(page))
        expect(page.locator(".dice .falls").first).to_be_attached()
        pass_time(page, AIR + REST)
        pass_time(page, 60_000)
        expect(page.locator(".players .now .n")).to_have_text("Ann" if waits else "Bo")
        if waits:
            press(page.get_by_role("button", name="Go on: Bo’s turn"))
            expect(page.locator(".players .now .n")).to_have_text("Bo")


def test_throws_for_the_start_are_made_for_all_in_one_tap_and_a_tie_is_told(visit: NewPage) -> None:
    throws = [(6,), (6,), (2,), (3,), (5,)]
    table = ScriptedTable(game_of("double-shutter", "Ann", "Bo", "Chloé"), throws)
    page = staged(visit, table)
    heard: list[str] = []
    press(page.get_by_role("button", name="Throw for everyone"))
    for _ in range(40):
        pass_time(page, 400)
        heard.append(page.locator(".stake h1").inner_text())
        page.wait_for_timeout(20)
    assert [text for text in heard if "Ann and Bo are tied and throw again." in text]
    assert "Bo throws 5 for the start. Bo begins." in heard
    expect(page.locator(".players .now .n")).to_have_text("Bo")
    expect(main(page)).to_have_text(re.compile("Throw two dice"))


# One tap, one meaning


def tap(page: Page, place: tuple[float, float], seconds: float) -> None:
    """Taps a place, so many seconds after the tests began as the page sees it."""
    session = page.context.new_cdp_session(page)
    for kind in ("mousePressed", "mouseReleased"):
        where = {"x": place[0], "y": place[1], "button": "left", "clickCount": 1}
        session.send("Input.dispatchMouseEvent", {"type": kind, "timestamp": BEGUN + seconds, **where})
    session.detach()


def tapped_twice(page: Page, button: Locator, changed: Locator, wait: int = 0, *, fresh: bool = True) -> None:
    """Taps a button, and the same place again when something else has come there, at once and as soon as it came."""
    able(button)
    box = button.bounding_box()
    assert box
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    tap(page, place, 0)
    if wait:
        expect(page.locator(".dice .falls").first).to_be_attached()
        pass_time(page, wait)
    expect(changed).to_be_visible()
    # The second time long after the first tap; on the page no time has passed since the change.
    for seconds in (0.2, 5.0) if fresh else (0.2,):
        tap(page, place, seconds)
        page.wait_for_timeout(60)
        expect(changed).to_be_visible()


ROLLED = AIR + REST


def test_a_double_tap_throws_and_does_not_shut(visit: NewPage) -> None:
    page = staged(visit, ScriptedTable(game_of("nine", "Ann", "Bo"), [(1, 1), (1, 2)]))
    shut, throw = (page.get_by_role("button", name=name) for name in ("Shut 2", "Throw two dice"))
    tapped_twice(page, throw, shut, ROLLED)
    tapped_twice(page, shut, throw)


def test_a_double_tap_goes_on_and_does_not_throw(visit: NewPage) -> None:
    page = staged(visit, ScriptedTable(game_of("nine", "Ann", "Bo", words=NEARLY), [(1, 1), (1, 2)]))
    go, throw = (page.get_by_role("button", name=name) for name in ("Go on: Bo’s turn", "Throw two dice"))
    tapped_twice(page, throw, go, ROLLED)
    tapped_twice(page, go, throw)
    expect(page.locator(".players .now .n")).to_have_text("Bo")


def test_a_double_tap_takes_the_point_and_does_not_go_on(visit: NewPage) -> None:
    page = staged(visit, survivor())
    take = page.locator(".act.choice .btn", has=page.locator(".pegs"))
    tapped_twice(page, take, page.get_by_role("button", name="Go on").first)


def test_a_double_tap_at_the_end_of_a_game_does_not_play_again(visit: NewPage) -> None:
    page = staged(visit, ScriptedTable(game_of("nine", "Ann", words=NEARLY), [(1, 1)]))
    go = page.get_by_role("button", name="Go on")
    tapped_twice(page, main(page), go, ROLLED)
    tapped_twice(page, go, page.get_by_role("button", name="Play again"))
    assert page.url.endswith(PATH)


@pytest.mark.parametrize("name", ["Ann leaves the game", "Give up the table"])
def test_a_double_tap_asks_and_does_not_leave(visit: NewPage, name: str) -> None:
    page = staged(visit, ScriptedTable(game_of("nine", "Ann", "Bo")))
    press(page.get_by_role("button", name="More"))
    expect(page.locator("dialog")).to_be_attached()
    pass_time(page, 100)
    leave, stay = (page.get_by_role("button", name=each) for each in (name, "No, stay"))
    sure = page.get_by_role("button", name=re.compile("sure"))
    leave.evaluate("button => button.scrollIntoView({ block: 'center' })")
    place = leave.bounding_box()
    tapped_twice(page, leave, sure, fresh=False)
    assert stay.bounding_box() == place, "under the finger is the way back"
    press(stay)
    expect(sure).to_have_count(0)
    press(leave)
    expect(sure).to_be_focused()
    press(sure)
    expect(page.locator("dialog")).to_have_count(0)


def test_a_double_tap_sits_down_and_does_not_stand_up(visit: NewPage) -> None:
    page = play.brisk(visit, PATH, before=waiting(1)().at(ELSEWHERE))
    page.get_by_label("Your name").fill("Bo")
    page.clock.install()
    sit = page.get_by_role("button", name="Sit down")
    tapped_twice(page, sit, page.get_by_role("button", name="Stand up: Bo"), fresh=False)


def test_a_double_tap_of_the_scorekeeper_shuts_once(visit: NewPage) -> None:
    page = staged(visit, ScriptedTable(game_of("nine-sum6", "Ann", "Bo", words="1,1t"), settings=TYPED))
    tapped_twice(page, page.locator(".offers button").first, page.locator(".ksaid:not(.sr)"), fresh=False)
    expect(page.locator(".tile.shut")).to_have_count(1)
