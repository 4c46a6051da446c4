"""Playing on the pages as a person does: by what can be seen and pressed there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.conftest import NewPage

# Nobody waits for dice to tumble in a test.
BRISK = '{"sound": false, "touch": false, "motion": "less", "speed": "quick", "light": "auto"}'
OVER = ".act.result"
MOST_STEPS = 900


def brisk(
    visit: NewPage, path: str = "/", before: Callable[[BrowserContext], None] | None = None, **options: object
) -> Page:
    """A page whose visitor is in a hurry."""

    def prepared(context: BrowserContext) -> None:
        context.add_init_script(f"localStorage['shutbox taste'] ??= '{BRISK}'")
        if before is not None:
            before(context)

    return visit(path, before=prepared, **options)


def choose_game(page: Page, title: str) -> None:
    """Chooses a rule set in the sentence on Home."""
    compose(page)
    page.locator(".sentence button").first.click()
    page.locator(".rulelist button", has_text=title).first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)


# With whom one plays, by the name of the button for it, once one chooses.
COMPANY = {"Alone": "alone", "A bot": "bot", "Pass and play": "here", "Friends": "link"}


def compose(page: Page, whom: str = "A bot") -> None:
    """Begins to choose, where Home first offers one game."""
    group = page.get_by_role("group", name="With whom")
    expect(group.or_(page.locator(".sentence")).first).to_be_visible()
    if not page.locator(".sentence").count():
        group.locator(f"[data-whom={COMPANY[whom]}]").click()
        expect(page.locator(".sentence")).to_be_visible()


def choose_whom(page: Page, name: str) -> None:
    """Chooses with whom to play."""
    compose(page, name if name in COMPANY and name != "Alone" else "A bot")
    page.get_by_role("group", name="With whom").get_by_role("button", name=name).click()


def name_people(page: Page, *names: str) -> None:
    """Enters who plays around the screen."""
    compose(page)
    page.locator(".sentence button").last.click()
    seats = page.locator(".seatplan li")
    expect(seats.first).to_be_visible()
    while seats.count() < len(names):
        page.get_by_role("button", name="One more").click()
    for place, name in enumerate(names):
        page.get_by_label(f"Name of player {place + 1}").fill(name)
    page.get_by_role("button", name="Done").click()


def agree_on(page: Page, length: str, value: int) -> None:
    """Agrees on how long a game is, where the sentence says it in these words."""
    compose(page)
    page.locator(".sentence button", has_text=length).click()
    field = page.locator("dialog input[type=number]")
    numbers = page.locator("dialog .segments")
    expect(field.or_(numbers)).to_be_visible()
    if numbers.count():
        numbers.get_by_role("radio", name=str(value), exact=True).check()
    else:
        field.fill(str(value))
    page.get_by_role("button", name="Done").click()


def set_up(page: Page) -> None:
    """Sets up the box, and waits until it stands on the table."""
    # By a key: where a finger has just closed a sheet, a second tap does nothing.
    page.get_by_role("button", name=re.compile("Start game|Play again")).first.press("Enter")
    expect(page.locator(".table, .keeper")).to_be_visible()


def head(tile: Locator) -> None:
    """Taps a tile on its head, which is all that shows of one behind another."""
    tile.click(position={"x": 8, "y": 6})


# In one go, for what can be done changes while one looks: the main button, or the first tile that can be gathered. A
# script hits nothing by accident, so it need not wait as a finger must, and it lets dice land at once.
STEP = """() => {
  if (document.querySelector('.cell.falls')) document.querySelector('.felt').click();
  const found = document.querySelector('.act:not(.result) .btn.main:is([aria-disabled=false], .fresh)')
    ?? document.querySelector('button.tile.up[aria-pressed=false]');
  found?.click();
  return Boolean(found);
}"""


def step(page: Page) -> bool:
    """Does one thing that can be done."""
    return bool(page.evaluate(STEP))


def play(page: Page, until: Callable[[Page], object]) -> None:
    """Plays on until something is so."""
    for _ in range(MOST_STEPS):
        if until(page):
            return
        step(page)
        page.wait_for_timeout(25)
    raise AssertionError("the game does not come to an end")


# A whole game has hundreds of steps: they are done in the page, without coming back here for each of them.
FINISH = f"""async ([over, most]) => {{
  const seen = new Set();
  const step = {STEP};
  for (let count = 0; count < most && !document.querySelector(over); count++) {{
    for (const name of document.querySelectorAll('.players .now .n')) seen.add(name.textContent);
    step();
    await new Promise((done) => setTimeout(done, 12));
  }}
  return [...seen];
}}"""


def finish(page: Page) -> set[str]:
    """Plays to the end; who was at the box."""
    seen = page.evaluate(FINISH, [OVER, 5 * MOST_STEPS])
    expect(page.locator(OVER)).to_be_visible()
    return set(seen)


def over(page: Page) -> bool:
    """Whether the game is over."""
    return page.locator(OVER).count() > 0


# Where there is only one way, nothing is missing.
CHOOSING = """() => document.querySelector('.act .btn.main')?.textContent.includes('to go')
  && document.querySelectorAll('button.tile.up[aria-pressed=false]').length > 1
  && !document.querySelector('.tile.got')"""


def choosing(page: Page) -> bool:
    """Whether tiles are to be gathered, in more than one way, and none is yet."""
    return bool(page.evaluate(CHOOSING))
