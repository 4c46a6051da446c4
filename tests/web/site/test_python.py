"""The package in the browser's Python: the same counts, the same endings, the same hashes."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Page, expect

from shutbox.play import read_record, view, write_record
from tests.web.site.conftest import Enter, Place, opened

PROBE = Path(__file__).parent / "probe.js"
DATA = Path(__file__).parents[2] / "data"
# A count in plain Python takes about ten times as long there as here.
MOST_COUNT = 20_000
RUN = """([code, given]) => new Promise((done, fail) => {
  window.probe ??= new Worker("probe.js", { type: "module" });
  window.probe.onmessage = ({ data }) => data.error ? fail(new Error(data.error)) : done(data.result);
  window.probe.postMessage({ code, given });
})"""
RECORDS = """
from hashlib import sha256
from json import dumps, loads
from shutbox.play import read_record, view, write_record
def ending(text):
    record = read_record(text)
    return [sha256(write_record(record).encode()).hexdigest(), view(record.game)]
dumps([ending(text) for text in loads(given)])
"""
PERFT = """
from json import dumps, loads
from shutbox.rules import named, perft
dumps([perft(named(name).turn, named(name).turn.set_up, depth) for name, depth in loads(given)])
"""


def probe(place: Place, enter: Enter) -> Page:
    """A page that runs code in the Python of the site."""
    context = enter()
    body = PROBE.read_text(encoding="utf-8")
    context.route("**/probe.js", lambda route: route.fulfill(body=body, content_type="text/javascript"))
    context.route("**/index.html", lambda route: route.fulfill(body="<html></html>", content_type="text/html"))
    page = opened(context, place.address + "index.html")
    expect(page.locator("body")).to_have_count(1)
    return page


def test_counts_and_recorded_games_are_the_same_there(place: Place, enter: Enter) -> None:
    page = probe(place, enter)
    rows = [
        (path.stem, int(depth), int(count))
        for path in sorted((DATA / "perft").glob("*.txt"))
        for depth, count in (line.split() for line in path.read_text().splitlines() if not line.startswith("#"))
        if int(count) <= MOST_COUNT
    ]
    assert len(rows) > 20
    counted = json.loads(page.evaluate(RUN, [PERFT, json.dumps([row[:2] for row in rows])]))
    assert counted == [count for _, _, count in rows]
    texts = [path.read_text(encoding="utf-8") for path in sorted((DATA / "records").glob("*.shutbox"))]
    assert len(texts) > 100
    endings = json.loads(page.evaluate(RUN, [RECORDS, json.dumps(texts)]))
    for text, (digest, shown) in zip(texts, endings, strict=True):
        record = read_record(text)
        assert digest == sha256(write_record(record).encode()).hexdigest()
        assert shown == json.loads(json.dumps(view(record.game)))
