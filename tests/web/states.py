"""The states of the web app, all in one place: every page with its dialogs, and how one gets to each of them.

Whoever adds a page adds its states here: `test_states.py` looks at each of them, and fails for a page without one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from shutbox.play import Game, Phase
from shutbox.play.table.absence import GRACE, Absence
from shutbox.play.table.state import Stage
from shutbox.words.catalogue import locales
from tests.web.conftest import PATIENCE
from tests.web.table import ELSEWHERE, HERE, NOBODY, RECORDS, ScriptedTable, game_of, told

Step = Callable[[Page], None]
SEALED = (RECORDS.parent / "sealed" / "two-seats.shutbox").read_text(encoding="utf-8")
NINE = (RECORDS / "nine-won.shutbox").read_text(encoding="utf-8")
SAVED = "/saved-report.html"
SIX = ("Ann", "Bo", "Chloé", "Dimitri", "Emma", "Farid")
# As long as a name can be.
LONG = ("Maximiliane-Charlotte II", "Бронислава Константинова")
PAGES = Path(__file__).parents[2] / "web" / "src"


def still(page: Page) -> None:
    """Waits until nothing is being fetched or worked out any more."""
    expect(page.locator(".busy .runs, .awaited, p.wait, [aria-busy=true]")).to_have_count(0)
    expect(page.locator("main")).to_be_visible()


def clicked(*selectors: str, then: str = "main") -> Step:
    """What comes of clicking one thing after the other."""

    def there(page: Page) -> None:
        still(page)
        for selector in selectors:
            page.locator(selector).first.click()
        shown(then)(page)

    return there


def pressed(*names: str) -> Step:
    """What comes of pressing buttons by their names, one after the other."""

    def there(page: Page) -> None:
        for name in names:
            page.get_by_role("button", name=name).first.click()
        still(page)

    return there


def opened(selector: str) -> Step:
    """The dialog that this opens."""
    return clicked(selector, then="dialog[open] .inner > :last-child")


def filled(label: str, text: str, button: str, then: str) -> Step:
    """A text given, a button pressed, and what comes of it."""

    def there(page: Page) -> None:
        page.get_by_label(label).fill(text)
        page.get_by_role("button", name=button).click()
        expect(page.locator(then)).to_be_visible()

    return there


def shown(selector: str) -> Step:
    """Something is there."""

    def there(page: Page) -> None:
        expect(page.locator(selector).first).to_be_visible()
        still(page)

    return there


def reported(page: Page) -> None:
    """The report of a game; the coach may have to solve it first."""
    expect(page.locator(".replay")).to_be_visible(timeout=6 * PATIENCE)


def after(*steps: Step) -> Step:
    """One step after the other."""

    def there(page: Page) -> None:
        for step in steps:
            step(page)

    return there


def lost(page: Page) -> None:
    """The line breaks."""
    shown(".act .btn.main")(page)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".lost")).to_be_visible()


@dataclass(frozen=True, slots=True)
class State:
    """Where a state is, what the browser remembers there, the table it is at, and what one does to get there."""

    path: str = ""
    there: Step = still
    kept: Mapping[str, object] = field(default_factory=dict)
    table: Callable[[], ScriptedTable] | None = None
    device: str = HERE
    spoken: tuple[str, ...] = locales()


# What browsers remember


def plan(whom: str, **more: object) -> dict[str, object]:
    """What was chosen on Home the last time."""
    return {"plan": {"whom": whom, "when": 1_790_000_000_000, "house": {"rules": "double-shutter", "set": {}}, **more}}


def remembered() -> dict[str, object]:
    """Three games that this browser has seen."""
    names = re.findall(r'^seat person "(.*)"$', NINE, re.MULTILINE)
    game = {"code": "", "rules": "nine", "format": "one-turn", "typed": False, "names": names, "rounds": []}
    game |= {"kinds": ["person"] * len(names), "winners": names[:1], "results": [3] * len(names)}
    played = [{**game, "public": f"{day:016x}", "when": 1_790_000_000_000 + day * 86_400_000} for day in range(3)]
    return {"played": played, "records": [{"id": each["public"], "record": NINE} for each in played]}


PEOPLE = {
    "people": [{"kind": "person", "name": LONG[0]}, {"kind": "club", "name": ""}, {"kind": "person", "name": "Bo"}]
}
ANN, BO = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}
KEPT = {"records": [{"id": "kept", "record": NINE}]}


# Tables


def at(record: str, until: Callable[[Game], bool] = lambda _: False, **more: Any) -> Callable[[], ScriptedTable]:
    """The table of a recorded game, where something is so."""
    return lambda: ScriptedTable(told(record, until), **more)


def new(rules: str, *names: str, words: str = "", **more: Any) -> Callable[[], ScriptedTable]:
    """The table of a game that begins with these words."""
    return lambda: ScriptedTable(game_of(rules, *names, words=words), **more)


def phase(wanted: Phase) -> Callable[[Game], bool]:
    """Whether a game is at this."""
    return lambda game: game.phase is wanted


def chased(game: Game) -> bool:
    """Whether there is a total to beat, and tiles have fallen."""
    return bool(game.to_beat) and game.phase is Phase.SHUT and game.turn_throws > 1


TWO = (HERE, ELSEWHERE)
TYPED = {"dice": "typed", "pencil": True, "undo": True}
THROWN = "3,5x"
WAITS: dict[str, Any] = {"devices": TWO, "outlook": True}


def typed(rules: str, *names: str, words: str = "") -> Callable[[], ScriptedTable]:
    """The table of a game with real dice."""
    return new(rules, *names, words=words, settings=TYPED)


def waiting(seated: int) -> Callable[[], ScriptedTable]:
    """A table where so many already sit."""
    names = (LONG[0], "Bo", "Chloé")
    devices = (HERE, ELSEWHERE, ELSEWHERE)
    return new("double-shutter", *names, stage=Stage.WAITING, seated=seated, devices=devices)


TABLES: dict[str, State] = {
    "somebody is awaited": State(
        table=new("nine", *LONG, devices=(HERE, ELSEWHERE), absence=Absence({ELSEWHERE: 0.0}, 30.0)),
        there=shown(".absent p"),
    ),
    "somebody is away for long": State(
        table=new("nine", *LONG, devices=(HERE, ELSEWHERE), absence=Absence({ELSEWHERE: 0.0}, GRACE)),
        there=clicked(".absent .confirm button", then=".absent .confirm button >> nth=1"),
    ),
    "to throw": State(table=new("nine", "Ann", "Bo"), there=shown(".act .btn.main")),
    "to throw for the start": State(table=new("double-shutter", *SIX[:3]), there=shown(".act .btn.main")),
    "choosing": State(table=new("nine", "Ann", "Bo", words=THROWN), there=shown(".dice")),
    "choosing, two rows": State(table=at("double-shutter-won", chased), there=shown(".dice")),
    "gathered": State(table=new("nine", "Ann", "Bo", words=THROWN), there=clicked("button.tile.up", then=".tile.got")),
    "only one move": State(table=new("nine", "Ann", "Bo", words="1,1x"), there=shown(".btn.main[aria-disabled=false]")),
    "one die or two": State(
        table=at("nine-sum6-won", lambda game: game.phase is Phase.THROW and game.total <= 6), there=shown(".act .seg")
    ),
    "the chase": State(table=at("double-shutter-won", lambda game: bool(game.to_beat)), there=shown(".tries")),
    "the Super Box try": State(
        table=at("double-shutter-super-box", lambda game: game.to_beat == 0), there=shown(".stake.moment")
    ),
    "the survivor’s choice": State(
        table=at("last-one-standing-taken", phase(Phase.SURVIVOR)), there=shown(".act.choice")
    ),
    "the penalty’s choice": State(
        table=at("ferme-ta-boite-penalty-choose", phase(Phase.PENALTY)), there=shown(".act.choice")
    ),
    "waiting": State(table=new("nine", "Ann", "Bo", **WAITS), device=ELSEWHERE, there=shown(".waits")),
    "guessing": State(table=new("nine", "Ann", "Bo", words=THROWN, **WAITS), device=ELSEWHERE, there=shown(".rail")),
    "guessed": State(
        table=new("nine", "Ann", "Bo", words=THROWN, **WAITS),
        device=ELSEWHERE,
        there=clicked(".act .iconbtn.ring >> nth=1", ".ways-list button", then=".waits"),
    ),
    "looking on": State(table=new("nine", *LONG, words=THROWN, **WAITS), device=NOBODY, there=shown(".coach .said")),
    "the coach": State(table=new("nine", "Ann", "Bo", words=THROWN), there=clicked(".coach .bulb", then=".coach .why")),
    "all ways": State(table=new("nine", "Ann", "Bo", words="4,6x"), there=opened(".act .iconbtn.ring >> nth=1")),
    "menu": State(table=new("nine", "Ann", "Bo"), there=opened(".bar button.iconbtn")),
    "six players, three rows": State(table=new("triple", *SIX, words="6x 5x 4x 3x 2x 1x 4,4x"), there=shown(".dice")),
    "long names": State(table=new("twelve", *LONG, words=THROWN), there=shown(".dice")),
}

KEEPER: dict[str, State] = {
    "to enter a throw": State(table=typed("nine", "Ann", "Bo"), there=shown(".enter")),
    "a die entered": State(table=typed("nine-sum6", "Ann", "Bo"), there=clicked(".pad .key")),
    "offers": State(table=typed("nine", *LONG, words="4,6t"), there=shown(".offers button")),
    "all ways": State(table=typed("nine", "Ann", "Bo", words="4,6t"), there=opened(".offers .rest")),
    "off the mat": State(table=typed("ferme-ta-boite", *SIX, words="4,5t 9 off:t"), there=shown(".tools")),
    "correct": State(table=typed("nine", "Ann", "Bo", words="4,5t 9"), there=opened(".tools button >> nth=-1")),
    "menu": State(table=typed("nine", "Ann", "Bo"), there=opened(".bar button.iconbtn")),
    "three rows": State(table=typed("triple", *SIX[:4], words="6t 5t 4t 3t 4,4t"), there=shown(".offers button")),
    "over": State(table=at("double-shutter-won", settings=TYPED), kept=remembered(), there=shown(".facts")),
    "share": State(table=at("nine-won", settings=TYPED), there=opened(".sheet2 button")),
}

REPORT: dict[str, State] = {
    "of a table": State(path="/report", table=at("double-shutter-won"), there=reported),
    "everything open": State(
        path="/report",
        table=at("nine-won"),
        there=after(reported, clicked(".filter button >> nth=1", ".dec .row1", then=".dec .alts")),
    ),
    "save": State(
        path="/report",
        table=at("nine-won"),
        # What comes next is known once the table has answered, too: then nothing moves any more.
        there=after(reported, shown(".after button.btn.main"), opened(".after .iconbtn")),
    ),
    "in points": State(path="/report", table=at("double-shutter-super-box"), there=reported),
    "in totals": State(path="/report", table=at("ferme-ta-boite-play-off"), there=reported),
    "alone": State(path="/report", table=at("double-shutter-solitaire-missed"), there=reported),
    "kept": State("/report/kept", reported, KEPT),
    "forgotten": State("/report/unknown", shown(".wait .btn")),
    "saved": State(SAVED, reported, spoken=("en",)),
}

# By the page that shows them.
STATES: dict[str, dict[str, State]] = {
    "About": {"about": State("/about", shown(".version:not(:empty)"))},
    "Design": {
        "figures": State("/design#rules=nine&tiles=2&name=Ours", shown(".figs td.own")),
        "faults": State("/design#rules=nine&first_throw=12&unlucky=40", shown(".faults")),
        "play it": State("/design#rules=nine", opened(".dbar .btn.main")),
        "save it": State("/design#rules=nine&tiles=2", opened(".dbar .btn.quiet")),
        "from": State("/design#rules=nine", opened(".from button")),
        "a box of one’s own": State("/design#box=[[1,3],[2,2],[3]]", shown(".figs:not(.stale)")),
    },
    "Dice": {
        "envelope": State("/dice", clicked("summary >> nth=0", "summary >> nth=3")),
        "checked": State("/dice", filled("The text of a record", SEALED, "Check it", ".verdict.alone"), KEPT),
        "forged": State(
            "/dice", filled("The text of a record", SEALED.replace("3,5e", "2,6e"), "Check it", ".verdict.fault")
        ),
        "counted": State("/dice", pressed("Count them"), KEPT),
    },
    "Explore": {
        "a position": State("/explore#rules=nine&position=12.456.89", shown(".thr")),
        "a throw": State("/explore#rules=double-shutter&aim=below:20", clicked(".thr button", then=".everyway li")),
        "one die": State("/explore#rules=thai&one_die=highest:6:optional&position=12.......", shown(".worth .seg")),
        "rule sets": State("/explore#rules=nine", opened(".rules button")),
        "a setting": State("/explore#rules=nine", opened(".rules button >> nth=1")),
    },
    "Games": {
        "none": State("/games"),
        "some": State("/games", shown(".plots h2"), remembered()),
        "delete": State("/games", opened(".yours button >> nth=2"), remembered()),
    },
    "Home": {
        "first visit": State("/"),
        "a last choice": State("/", kept={**plan("here"), **PEOPLE, "open": {"code": "x", "rules": "double-shutter"}}),
        "today, solved": State("/", clicked(".today .ways button", then=".today .verdict")),
        "by link": State("/", filled("Somebody told you a code?", "no", "Join", "[role=alert]"), plan("link")),
        "which game": State("/", opened(".sentence button")),
        "how long": State("/", opened(".sentence button >> nth=1")),
        "one’s name": State("/", opened(".sentence button >> nth=2")),
        "which bot": State("/", opened(".sentence button >> nth=3")),
        "who plays": State("/", opened(".sentence button >> nth=-1"), {**plan("here"), **PEOPLE}),
        "how many": State("/", opened(".sentence button >> nth=-1"), plan("link")),
        "how it is played": State("/", opened(".how button")),
        "settings": State("/", opened(".mast button >> nth=1")),
        "languages": State("/", opened(".mast button >> nth=0")),
        "an address that leads nowhere": State("/nowhere"),
    },
    "Learn": {
        "overview": State("/learn"),
        "a first game": State("/learn/first", pressed("Throw two dice", "6, standing")),
        "Double Shutter": State("/learn/double-shutter", clicked(".tryact .btn.main", ".steps .btn >> nth=1")),
        "Double Shutter, 2008": State("/learn/double-shutter-2008"),
        "Last One Standing": State("/learn/last-one-standing", pressed("Take the point")),
        "Shut the Box": State("/learn/shut-the-box"),
        "Ferme ta boîte": State("/learn/ferme-ta-boite"),
        "a house game": State("/learn/two-to-go"),
        "play it": State("/learn/two-to-go", opened(".next .btn.main")),
    },
    "Lobby": {
        "the host": State(table=waiting(2), there=shown(".lobby")),
        "a code to say aloud": State(table=waiting(1), there=pressed("A code to say aloud")),
        "a guest": State(table=waiting(1), device=NOBODY, there=shown(".lobby")),
        "a guest who sits": State(table=waiting(3), device=ELSEWHERE, there=shown(".lobby")),
    },
    "Playing": TABLES,
    "Practise": {
        "today and drills": State("/practise", shown(".drill .ways")),
        "answered": State("/practise", clicked(".today .ways button", ".drill .ways button", then=".drill .verdict")),
        "one’s mistakes": State("/practise/mistakes", clicked(".ways button", then=".course .verdict"), KEPT),
        "no mistakes": State("/practise/mistakes", shown("main .note")),
    },
    "Report": REPORT,
    "Result": {
        "won": State(table=at("double-shutter-won"), there=shown(".act.result")),
        "shared": State(table=at("nine-shared"), there=shown(".act.result")),
        "alone": State(table=at("double-shutter-solitaire-shut"), there=shown(".act.result")),
    },
    "Score": {
        "first time": State("/score"),
        "champions": State("/score", shown(".facts"), {**remembered(), "people": [ANN, BO]}),
    },
    "Scorekeeper": KEEPER,
    "Table": {
        "unknown": State("/t/aaaabbbbcccc", shown(".wait .btn")),
        "given up": State(table=new("nine", "Ann", "Bo", stage=Stage.ABANDONED), there=shown(".wait .btn")),
        "the line is lost": State(table=new("nine", "Ann", "Bo", silent=True), there=lost),
    },
}


@cache
def routes() -> set[str]:
    """The first words of the addresses that the app knows."""
    source = (PAGES / "main.tsx").read_text(encoding="utf-8")
    return set(re.findall(r'first === "(\w+)"', source))


def pages() -> set[str]:
    """The modules that are pages."""
    return {path.stem.removesuffix("Page") for path in PAGES.rglob("?*Page.tsx")}
