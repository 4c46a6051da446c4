"""Playing on the pages as a person does: by what can be seen and pressed there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPage

# Nobody waits for dice to tumble in a test.
BRISK = '{"sound": false, "touch": false, "motion": "less", "speed": "quick", "light": "auto"}'
OVER = ".act .btn:has-text('Play again')"
MOST_STEPS = 900


def brisk(visit: NewPage, path: str = "/", **options: object) -> Page:
    """A page whose visitor is in a hurry."""
    page = visit(path, **options)
    page.evaluate("taste => localStorage.setItem('shutbox taste', taste)", BRISK)
    page.reload()
    return page


def choose_game(page: Page, title: str) -> None:
    """Chooses a rule set in the sentence on Home."""
    page.locator(".sentence button").first.click()
    page.locator(".rulelist button", has_text=title).first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def choose_whom(page: Page, name: str) -> None:
    """Chooses with whom to play."""
    page.get_by_role("group", name="With whom").get_by_role("button", name=name).click()


def name_people(page: Page, *names: str) -> None:
    """Enters who plays around the screen."""
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
    page.locator(".sentence button", has_text=length).click()
    field = page.locator("dialog input[type=number]")
    numbers = page.locator("dialog .numbers")
    expect(field.or_(numbers)).to_be_visible()
    if numbers.count():
        numbers.get_by_role("button", name=str(value), exact=True).click()
    else:
        field.fill(str(value))
        page.get_by_role("button", name="Done").click()


def set_up(page: Page) -> None:
    """Sets up the box, and waits until it stands on the table."""
    page.get_by_role("button", name="Set up the box").click()
    expect(page.locator(".table, .keeper")).to_be_visible()


def head(tile: Locator) -> None:
    """Taps a tile on its head, which is all that shows of one behind another."""
    tile.click(position={"x": 8, "y": 6})


# In one go, for what can be done changes while one looks: the main button, or the first tile that can be gathered.
STEP = """() => {
  const found = document.querySelector('.act:not(.result) .btn.main:not([aria-disabled=true])')
    ?? document.querySelector('button.tile.up[aria-pressed=false]');
  found?.click();
  return Boolean(found);
}"""


def step(page: Page) -> bool:
    """Does one thing that can be done."""
    return bool(page.evaluate(STEP))


def play(page: Page, until: Callable[[Page], object], also: Callable[[Page], None] | None = None) -> None:
    """Plays on until something is so."""
    for _ in range(MOST_STEPS):
        if until(page):
            return
        if also is not None:
            also(page)
        step(page)
        page.wait_for_timeout(25)
    raise AssertionError("the game does not come to an end")


def over(page: Page) -> bool:
    """Whether the game is over."""
    return page.locator(OVER).count() > 0


def choosing(page: Page) -> bool:
    """Whether tiles are to be gathered, in more than one way: where there is only one, nothing is missing."""
    return page.locator(".act .btn.main:has-text('missing')").count() > 0
