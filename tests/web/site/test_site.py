"""The static site in Chromium: whole games without a network, and what happens to a browser's storage."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from shutbox.play import check_sealed, read_record
from shutbox.rules import names
from shutbox.server.think import question
from tests.web.accessible import faults, overflow
from tests.web.play import choose_game, choose_whom, finish, set_up, step
from tests.web.site.conftest import Enter, Place, opened, wait_until_kept

# What a browser may fetch to play without a network, the solutions of games aside; and of it what Python may weigh.
MOST, MOST_PYTHON = 8_000_000, 6_500_000
RECORD = """() => new Promise((done) => {
  const request = indexedDB.open("shutbox");
  request.onsuccess = () => {
    const all = request.result.transaction("rows").objectStore("rows").getAll();
    all.onsuccess = () => { request.result.close(); done(all.result); };
  };
})"""
DAMAGE = """() => new Promise((done) => {
  const request = indexedDB.open("shutbox");
  request.onsuccess = () => {
    const change = request.result.transaction("entries", "readwrite");
    const all = change.objectStore("entries").openCursor();
    all.onsuccess = () => {
      const at = all.result;
      if (!at) return;
      at.update(at.value.replace('"kind"', '"kin"'));
      at.continue();
    };
    change.oncomplete = () => { request.result.close(); done(); };
  };
})"""


# What a browser does whose storage is full: it takes back whatever is written.
FULL = """
let full = false;
new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (names, mode, more) {
  const change = begin.call(this, names, mode, more);
  if (full && mode === "readwrite") queueMicrotask(() => change.abort());
  return change;
};
"""


def prepare_worker(context: BrowserContext, place: Place, script: str) -> None:
    """Runs a script in the workers of the site before their own."""

    def answer(route: Route) -> None:
        own = place.folder / "assets" / route.request.url.rsplit("/", 1)[1]
        route.fulfill(body=script + own.read_text(encoding="utf-8"), content_type="text/javascript")

    context.route(re.compile(r"/(worker|thinker)-[^/]*[.]js$"), answer)


def at_a_table(page: Page, game: str = "", whom: str = "Alone") -> None:
    """Sets up a box."""
    choose_whom(page, whom)
    if game:
        choose_game(page, game)
    set_up(page)


def test_a_first_visit_weighs_no_more_than_it_may(place: Place) -> None:
    assert place.site.bytes - place.site.tables <= MOST
    assert place.site.python <= MOST_PYTHON


def test_games_are_played_without_a_network_and_are_there_after_a_restart(place: Place, enter: Enter) -> None:
    context = enter()
    page = opened(context, place.address)
    at_a_table(page)
    wait_until_kept(page)
    context.set_offline(True)
    finish(page)
    page.close()
    page = opened(context, place.address)
    at_a_table(page, "Double Shutter", "A bot")
    step(page)
    table = page.url
    page.close()
    # The browser comes back to a game that was left in the middle, and plays it to its end.
    page = opened(context, table)
    expect(page.locator(".table .box")).to_be_visible()
    finish(page)
    page.goto(place.address + "#/games")
    expect(page.locator("main li").first).to_be_visible()
    rows = page.evaluate(RECORD)
    assert [row["stage"] for row in rows] == ["over", "over"]
    assert {row["secret"] for row in rows} == {""}


def test_every_page_stands_without_a_network(place: Place, enter: Enter) -> None:
    context = enter()
    page = opened(context, place.address)
    at_a_table(page)
    wait_until_kept(page)
    context.set_offline(True)
    for path in ("", "explore", "practise", "design", "learn", "games", "dice", "paper", "about", "score"):
        page.goto(f"{place.address}#/{path}")
        expect(page.locator("h1")).to_be_visible()
        assert overflow(page) == []
    assert faults(page) == []


def test_another_tab_says_where_the_games_are_and_can_take_them(place: Place, enter: Enter) -> None:
    context = enter()
    first = opened(context, place.address)
    at_a_table(first)
    second = opened(context, first.url)
    notice = second.get_by_text("Shutbox is open in another tab")
    expect(notice).to_be_visible()
    second.get_by_role("button", name="Play here").click()
    expect(second.locator(".table .box")).to_be_visible()
    expect(first.get_by_text("Shutbox is open in another tab")).to_be_visible()
    step(second)
    second.close()
    expect(first.get_by_text("Shutbox is open in another tab")).to_have_count(0)
    finish(first)


def test_a_full_storage_refuses_a_move_and_loses_nothing(place: Place, enter: Enter) -> None:
    context = enter()
    prepare_worker(context, place, FULL)
    page = opened(context, place.address)
    at_a_table(page)
    before = page.evaluate(RECORD)
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    page.wait_for_timeout(200)
    step(page)
    expect(page.get_by_text("storage is full").first).to_be_visible()
    assert page.evaluate(RECORD) == before
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    finish(page)


def test_a_damaged_table_is_refused_and_others_are_played(place: Place, enter: Enter) -> None:
    context = enter()
    page = opened(context, place.address)
    at_a_table(page)
    table = page.url
    page.close()
    page = opened(context, place.address + "#/about")
    page.evaluate(DAMAGE)
    page.close()
    page = opened(context, table)
    expect(page.get_by_role("alert").first).to_be_visible()
    expect(page.locator(".table .box")).to_have_count(0)
    page.goto(place.address)
    at_a_table(page)
    finish(page)


# Settled when a newer version waits to be taken.
WAITING = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  while (!found.waiting) await new Promise((done) => setTimeout(done, 50));
}"""


def test_a_new_version_waits_until_no_table_is_open(place: Place, enter: Enter) -> None:
    context = enter()
    page = opened(context, place.address)
    at_a_table(page)
    wait_until_kept(page)
    worker, listed = place.folder / "sw.js", place.folder / "files.json"
    older, list_before = worker.read_text(encoding="utf-8"), listed.read_text(encoding="utf-8")
    mark = json.loads(list_before)["mark"]
    try:
        worker.write_text(older.replace(mark, "0123456789abcdef"), encoding="utf-8")
        listed.write_text(list_before.replace(mark, "0123456789abcdef"), encoding="utf-8")
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        page.evaluate(WAITING)
        expect(page.get_by_role("button", name="Update")).to_have_count(0)
        finish(page)
        page.get_by_role("link", name="Leave").or_(page.locator("a[href='#/']")).first.click()
        with page.expect_navigation():
            page.get_by_role("button", name="Update").click()
        expect(page.locator(".setup .btn.main").first).to_be_visible()
        while page.evaluate("caches.keys()") != ["shutbox 0123456789abcdef"]:
            page.wait_for_timeout(100)
    finally:
        worker.write_text(older, encoding="utf-8")
        listed.write_text(list_before, encoding="utf-8")


# Every rule set, played by the worker that the page starts, with the first legal action of each choice.
WORKER = """async ([root, rules, questions]) => {
  const name = (await (await fetch(root + "files.json")).json()).files;
  const file = Object.keys(name).find((each) => /worker-.*[.]js$/.test(each));
  const worker = new Worker(root + file, { type: "module" });
  const waiting = new Map();
  let heard = () => undefined, count = 0, told = {}, at = "";
  const ready = new Promise((done, fail) => {
    worker.onmessage = ({ data }) => {
      if (data.kind === "phase") data.phase === "ready" ? done() : fail(new Error(data.phase + data.why));
      if (data.kind === "answer") waiting.get(data.id)(data.reply);
      // What is still said of the table before is for nobody.
      if (data.kind === "told" && data.page === at) { Object.assign(told, data.message); heard(); }
    };
  });
  const ask = (method, path, body) => new Promise((done) => {
    waiting.set(++count, done);
    worker.postMessage({ kind: "ask", id: count, method, path, body });
  });
  worker.postMessage({ kind: "open", root, origin: location.origin });
  await ready;
  const records = [];
  for (const each of rules) {
    const seats = ["open", "fewest-tiles"], settings = { pace: 0 };
    const made = (await ask("POST", "/api/tables", { rules: each, seats, settings, lang: "en" })).data;
    const page = made.code;
    [told, at] = [{}, page];
    const news = () => new Promise((done) => (heard = done));
    // The answer comes first, and the view that it led to last.
    const say = async (data) => {
      told.view = null;
      worker.postMessage({ kind: "message", page, data: { v: 2, id: String(++count), n: told.n, ...data } });
      while (!told.view) {
        await news();
        if (told.ok === false) throw new Error(each + JSON.stringify(told.error));
      }
    };
    let next = news();
    worker.postMessage({ kind: "connect", page, code: page });
    await next;
    await say({ do: "sit", seat: 0, name: "Ann" });
    await say({ do: "start", without_seals: true });
    while (told.view.stage === "playing") {
      const game = told.view.game;
      if (game.seats[game.at].kind !== "person") { await new Promise((done) => setTimeout(done, 1)); continue; }
      const way = game.legal[0];
      await say(way.do === "throw" ? { do: "throw", dice: way.dice } : { do: "play", word: way.word });
    }
    records.push((await ask("GET", `/api/tables/${page}/record`)).text);
    worker.postMessage({ kind: "leave", page });
  }
  const answers = [];
  for (const [path, body] of questions) answers.push((await ask("POST", path, body)).data);
  worker.terminate();
  return [records, answers];
}"""
# Values of the kernel's twin: of a box of one row and of two rows, for a mean and for a chance.
QUESTIONS = [
    ("/api/explore", {"rules": "nine", "position": "123456789", "objective": "shut"}),
    ("/api/explore", {"rules": "thai", "position": "1234.6.8.", "objective": "mean"}),
    ("/api/explore", {"rules": "double-shutter", "position": "123456789/987654321", "objective": "below:12:1/2"}),
]


def test_every_rule_set_is_played_in_the_worker_and_its_dice_are_checked_here(place: Place, enter: Enter) -> None:
    context = enter()
    # A page that starts no worker of its own.
    context.route("**/index.html", lambda route: route.fulfill(body="<html></html>", content_type="text/html"))
    page = opened(context, place.address + "index.html")
    texts, answers = page.evaluate(WORKER, [place.address, list(names()), QUESTIONS])
    for name, text in zip(names(), texts, strict=True):
        record = read_record(text)
        assert (record.rules.name, record.game.over) == (name, True)
        assert ("keeper", "browser") in record.notes
        assert check_sealed(record)
    for (_, asked), answer in zip(QUESTIONS, answers, strict=True):
        exact = question.explore(asked).answer()
        assert answer["values"] == pytest.approx(exact["values"], abs=1e-9)
        assert [(each["throw"], each["best"]) for each in answer["throws"]] == [
            (each["throw"], each["best"]) for each in exact["throws"]
        ]
        assert answer["distribution"] == pytest.approx(exact["distribution"], abs=1e-9)
