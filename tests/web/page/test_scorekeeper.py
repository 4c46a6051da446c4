"""Keeping score for a real box: dice tapped in, moves offered, penalties, undo, the sheet and what becomes of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.running import Server
from tests.web import play
from tests.web.accessible import narrow_targets, overflow
from tests.web.conftest import NewPage


def keeper(visit: NewPage, title: str, *names: str, **options: Any) -> Page:
    """The scorekeeper of a new game."""
    page = play.brisk(visit, "/score", **options)
    play.choose_game(page, title)
    play.name_people(page, *names)
    play.set_up(page)
    return page


def throw(page: Page, *faces: int) -> None:
    """Taps in what dice show."""
    for face in faces:
        page.locator(".pad").get_by_role("button", name=str(face), exact=True).click()


def shut(page: Page, tiles: str) -> None:
    """Takes one of the moves that are offered."""
    words = re.compile("^" + r"\s*".join(re.escape(word) for word in tiles.split()) + "$")
    page.locator(".offers button", has=page.locator("b", has_text=words)).click()


def total(page: Page) -> str:
    """The total that is shown."""
    return str(page.locator(".big-total").get_attribute("aria-label")).rpartition(" ")[2]


def words(server: Server, page: Page) -> list[str]:
    """The words of the record so far."""
    code = page.url.rsplit("/", 1)[1]
    text = server.ask("GET", f"/api/tables/{code}/record").body.decode()
    return text.partition("\n\n")[2].split()[:-3]


def test_a_throw_is_tapped_in_and_its_moves_are_offered(visit: NewPage, server: Server) -> None:
    page = keeper(visit, "Nine tiles", "Ann", "Bo")
    expect(page.locator(".turn h1")).to_have_text("Ann")
    assert total(page) == "45"
    throw(page, 6, 6)
    expect(page.locator(".offers b").first).to_have_text(re.compile(r"^9\s*\+\s*3$"))
    expect(page.locator(".offers button > span").first).to_have_text("leaves 33")
    shut(page, "9 + 3")
    expect(page.locator(".tile.shut")).to_have_count(2)
    assert total(page) == "33"
    assert words(server, page) == ["6,6t", "9+3"]


def test_what_was_shut_can_be_tapped_on_the_box(visit: NewPage) -> None:
    page = keeper(visit, "Nine tiles", "Ann", "Bo")
    throw(page, 3, 5)
    page.get_by_role("button", name="7, standing").click()
    expect(page.locator(".tile.got")).to_have_count(1)
    page.get_by_role("button", name="1, standing").click()
    expect(page.locator(".tile.shut")).to_have_count(2)


def test_the_next_throw_says_that_the_only_move_was_made(visit: NewPage, server: Server) -> None:
    page = keeper(visit, "Nine tiles", "Ann", "Bo")
    throw(page, 1, 1)
    expect(page.locator(".offers button")).to_have_count(1)
    throw(page, 6, 3)
    expect(page.locator(".slots .key:not(.empty)")).to_have_count(2)
    assert words(server, page) == ["1,1t", "2", "3,6t"]


def test_a_die_off_the_mat_costs_its_penalty_and_can_be_taken_back(visit: NewPage, server: Server) -> None:
    page = keeper(visit, "Ferme ta boîte", "Ann", "Bo")
    throw(page, 4, 5)
    shut(page, "9")
    expect(page.locator(".tile.shut")).to_have_count(1)
    page.get_by_role("button", name="Off the mat").click()
    expect(page.locator(".tile.shut")).to_have_count(0)
    expect(page.locator(".ksaid")).to_contain_text("The 9 stands up again.")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tile.shut")).to_have_count(1)
    assert words(server, page) == ["4,5t", "9", "off:t", "undo"]


def test_undo_goes_back_step_by_step(visit: NewPage) -> None:
    page = keeper(visit, "Nine tiles", "Ann", "Bo")
    throw(page, 4, 5)
    shut(page, "9")
    throw(page, 3)
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(page.locator(".slots .key:not(.empty)")).to_have_count(0)
    undo.click()
    expect(page.locator(".tile.shut")).to_have_count(0)
    expect(page.locator(".slots .key:not(.empty)")).to_have_count(2)
    undo.click()
    expect(page.locator(".slots .key:not(.empty)")).to_have_count(0)
    expect(undo).to_be_disabled()


def test_what_was_entered_wrongly_is_taken_back_with_all_after_it(visit: NewPage, server: Server) -> None:
    page = keeper(visit, "Nine tiles", "Ann", "Bo")
    for faces, tiles in (((4, 5), "9"), ((2, 6), "8"), ((3, 4), "7")):
        throw(page, *faces)
        shut(page, tiles)
    expect(page.locator(".tile.shut")).to_have_count(3)
    page.get_by_role("button", name="Correct").click()
    page.get_by_role("button", name="Ann throws 2 and 6.").click()
    expect(page.locator(".tile.shut")).to_have_count(1)
    expect(page.locator(".slots .key:not(.empty)")).to_have_count(0)
    assert words(server, page).count("undo") == 4


def test_a_reload_keeps_the_die_that_was_tapped_in(visit: NewPage) -> None:
    page = keeper(visit, "Nine tiles", "Ann", "Bo")
    throw(page, 5)
    page.reload()
    expect(page.locator(".slots .key:not(.empty)")).to_have_count(1)
    throw(page, 4)
    expect(page.locator(".offers b").first).to_have_text("9")


def test_one_die_is_one_tap_more_where_it_may_be_chosen(visit: NewPage, server: Server) -> None:
    page = keeper(visit, "Nine tiles, one die at six", "Ann", "Bo")
    for faces, tiles in (((4, 5), "9"), ((2, 6), "8"), ((3, 4), "7"), ((1, 5), "6"), ((4, 5), "5 + 4")):
        throw(page, *faces)
        shut(page, tiles)
    throw(page, 3)
    page.get_by_role("button", name="One die only").click()
    expect(page.locator(".offers b").first).to_be_visible()
    assert words(server, page)[-1] == "3t"


def test_dice_with_more_faces_have_a_row_of_numbers(visit: NewPage, server: Server) -> None:
    page = play.brisk(visit, "/score")
    made = page.evaluate(
        """async () => {
      const post = (path, body) => fetch(path, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
      await post('/api/devices', {});
      const asked = { rules: 'twelve', set: { faces: '8' }, seats: ['open', 'open'],
        settings: { dice: 'typed', pencil: true, undo: true } };
      return (await (await post('/api/tables', asked)).json()).code.replaceAll('-', '');
    }"""
    )
    page.evaluate("code => localStorage.setItem('shutbox sit ' + code, '[\"Ann\", \"Bo\"]')", made)
    page.goto(f"http://127.0.0.1:{server.port}/t/{made}")
    expect(page.locator(".pad button")).to_have_count(8)
    throw(page, 8, 4)
    expect(page.locator(".offers b").first).to_have_text("12")


def ask(page: Page, wish: dict[str, Any]) -> None:
    """Sends a wish from the same device beside the page, as another client of it would."""
    page.evaluate(
        """wish => new Promise(done => {
      const id = crypto.randomUUID();
      const socket = new WebSocket(`ws://${location.host}/ws/${location.pathname.split('/')[2]}?v=2`);
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.id === id) { socket.close(); done(); }
        else if ('view' in message) socket.send(JSON.stringify({ v: 2, id, n: message.n, ...wish }));
      };
    })""",
        wish,
    )


def test_what_was_noted_by_another_client_is_drawn(visit: NewPage, server: Server) -> None:
    page = keeper(visit, "Nine tiles", "Ann", "Bo")
    ask(page, {"do": "report", "sum": 9})
    expect(page.locator(".slots .num")).to_have_count(1)
    expect(page.locator(".slots .key")).to_have_count(0)
    expect(page.locator(".ksaid")).to_have_text("Ann throws 9 in all.")
    shut(page, "9")
    ask(page, {"do": "rename", "seat": 0, "name": "Anna"})
    expect(page.locator(".turn h1")).to_have_text("Anna")
    ask(page, {"do": "play", "word": "total:17"})
    expect(page.locator(".turn h1")).to_have_text("Bo")
    expect(page.locator(".sheet2 tbody tr").first).to_have_text(re.compile(r"Anna\s*17"))
    assert words(server, page) == ["=9t", "9", "name:1=Anna", "total:17"]


def test_a_bot_without_hands_says_what_it_wants_to_throw(visit: NewPage, server: Server) -> None:
    page = play.brisk(visit, "/score")
    play.choose_game(page, "Nine tiles")
    play.name_people(page, "Ann", "Bo")
    page.locator(".sentence button").last.click()
    page.get_by_role("button", name="Player 1: Person. Change").click()
    page.get_by_role("radio", name="Club player").check()
    page.get_by_role("dialog", name="Who is player 1?").get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Done").click()
    play.set_up(page)
    expect(page.locator(".ksaid")).to_contain_text("Club player wants to throw 2 dice")
    throw(page, 4, 5)
    expect(page.locator(".tile.shut")).not_to_have_count(0)
    assert words(server, page)[0] == "4,5t"


# Whole games


def lose(page: Page) -> None:
    """A turn that shuts the 2 and then misses."""
    throw(page, 1, 1)
    shut(page, "2")
    throw(page, 1, 1)


@pytest.fixture
def ended(visit: NewPage) -> Page:
    """A game that Bo has won: Ann left 43 and Bo 36."""
    page = keeper(visit, "Nine tiles", "Ann", "Bo")
    lose(page)
    expect(page.locator(".turn h1")).to_have_text("Bo")
    throw(page, 4, 5)
    shut(page, "9")
    lose(page)
    return page


def test_the_game_ends_with_its_sheet_and_can_still_be_taken_back(ended: Page) -> None:
    page = ended
    expect(page.locator(".turn h1")).to_have_text("Bo wins!")
    expect(page.locator(".sheet2 tbody tr").first).to_have_text(re.compile(r"Ann\s*43\s*43"))
    expect(page.locator(".sheet2 tbody tr").last).to_have_text(re.compile(r"Bo\s*34\s*34"))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".turn h1")).to_have_text("Bo")
    expect(page.locator(".sheet2 .live")).to_have_text("34…")
    assert page.evaluate("localStorage.getItem('shutbox played')") == "[]"


def test_champions_and_duels_come_of_games_that_are_over(ended: Page) -> None:
    page = ended
    expect(page.locator(".facts")).to_contain_text("Bo, one game won")
    expect(page.locator(".facts")).to_contain_text("Bo against Ann: 1 to 0")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".turn h1")).to_have_text("Bo")
    page.goto(page.url.partition("/t/")[0] + "/score")
    expect(page.locator(".facts")).to_contain_text("Bo, one game won")
    expect(page.locator(".sentence")).to_contain_text("Ann and Bo")


def test_the_sheet_is_shared_as_text_and_as_a_picture(ended: Page, tmp_path: Path) -> None:
    page = ended
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").first.click()
    page.evaluate("delete Navigator.prototype.share; delete Navigator.prototype.canShare")
    page.get_by_role("button", name="As text").click()
    expect(page.locator("dialog [role=status]")).to_have_text("The scoresheet is copied.")
    lines = str(page.evaluate("navigator.clipboard.readText()")).splitlines()
    assert [line.split() for line in lines[-2:]] == [["Ann", "43", "43"], ["Bo", "34", "34"]]
    with page.expect_download() as download:
        page.get_by_role("button", name="As a picture").click()
    saved = tmp_path / "sheet.png"
    download.value.save_as(saved)
    assert saved.read_bytes().startswith(b"\x89PNG")


def test_pad_offers_and_total_are_on_one_screen(visit: NewPage) -> None:
    page = keeper(visit, "Triple", "Ann", "Bo", "Chloé", "Dimitri")
    throw(page, 6, 5, 4, 3)
    throw(page, 4, 4)
    expect(page.locator(".offers button").first).to_be_visible()
    for width, height in ((360, 640), (390, 844), (320, 640), (1280, 800)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate("scrollTo(0, 0)")
        for part in (".players li.now", ".big-total", ".box", ".offers button", ".pad .key", ".tools button"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)
        assert narrow_targets(page) == []
        assert overflow(page) == []
