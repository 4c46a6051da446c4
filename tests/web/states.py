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

from shutbox.play import Game, Phase, Record, begun, extended, read_event
from shutbox.play.table.absence import GRACE, Absence
from shutbox.play.table.state import Stage
from shutbox.rules import changed, named
from shutbox.words.catalogue import locales
from tests.web import classroom
from tests.web.classroom import ScriptedClassroom
from tests.web.conftest import PATIENCE
from tests.web.table import (
    BY_THE_ROUND,
    BY_THE_TURN,
    CODE,
    ELSEWHERE,
    HERE,
    NOBODY,
    RECORDS,
    ScriptedTable,
    game_of,
    random_game,
    told,
)

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


def composed(page: Page) -> None:
    """The sentence on Home whose parts are choices: with whom is chosen already, as the last time or against a bot."""
    still(page)
    kept = page.evaluate("JSON.parse(localStorage['shutbox plan'] ?? '{}').whom") or "bot"
    page.get_by_role("group", name="With whom").locator(f"button[data-whom={kept}]").click()
    expect(page.locator(".sentence")).to_be_visible()


def too_many(page: Page) -> None:
    """Three tiles tapped where a throw shuts two."""
    for tile in ("1", "2", "3"):
        page.get_by_role("button", name=f"{tile}, standing").click()
    expect(page.locator(".unfit")).to_be_visible()


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
    classroom: Callable[[], ScriptedClassroom] | None = None
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
NINE_TILES = {"rules": "nine", "set": {}}
# A box as it was left in the middle of a turn.
OPEN = {
    "code": "x",
    "rules": "nine",
    "box": {
        "tiles": [
            [
                {
                    "column": value - 1,
                    "row": 0,
                    "value": value,
                    "state": "standing" if value in (1, 3, 4, 9) else "shut",
                }
                for value in range(1, 10)
            ]
        ],
        "total": 17,
        "own": True,
        "players": 1,
    },
}
ANN, BO = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}
# Somebody who has not played yet: their first throws have tips.
NEW = {"tips": {"seen": [], "hidden": False}}
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
FOUR = (HERE, *["else"] * 3)
EIGHT = (HERE, *["else"] * 7)
TYPED = {"dice": "typed", "pencil": True, "undo": True}
# A chase of four at a real box, with a total to beat.
TO_BEAT = "6t 5t 3t 2t =12t 9+3 total:14"


def entered(way: str) -> dict[str, object]:
    """How turns were entered the last time."""
    return {"way of entry": way}


THROWN = "3,5x"
WAITS: dict[str, Any] = {"devices": TWO, "outlook": True}


def typed(rules: str, *names: str, words: str = "") -> Callable[[], ScriptedTable]:
    """The table of a game with real dice."""
    return new(rules, *names, words=words, settings=TYPED)


DAY = "2026-09-30"
DAY_RESULT = {"code": CODE, "total": None, "perfect": 9, "left": "........./987......"}
DAY_GAME = {"day games": {"2026-09-29": {"code": "x", "total": 4}, DAY: DAY_RESULT}}
OTHER_TRY = {"day games": {DAY: {**DAY_RESULT, "code": "another", "total": 30}}}


def day_game() -> ScriptedTable:
    """The game of a day, played to its end."""
    return ScriptedTable(told("double-shutter-solitaire-missed"), settings={"dice": "seeded", "seed": f"daily {DAY}"})


def alone_with(set_up: str, *names: str) -> Record:
    """A round of Last One Standing in which the last player is left with these tiles."""
    rules = changed(named("last-one-standing"), {"begins": "first", "next_start": "clockwise", "set_up": set_up})
    record = begun(rules, names)
    for _ in names[1:]:
        record = extended(record, read_event(record.game, "time"))
    return record


def waiting(seated: int) -> Callable[[], ScriptedTable]:
    """A table where so many already sit."""
    names = (LONG[0], "Bo", "Chloé")
    devices = (HERE, ELSEWHERE, ELSEWHERE)
    return new("double-shutter", *names, stage=Stage.WAITING, seated=seated, devices=devices)


TABLES: dict[str, State] = {
    "somebody is awaited": State(
        table=new("nine", *LONG, devices=(ELSEWHERE, HERE), absence=Absence({ELSEWHERE: 0.0}, 30.0)),
        there=shown(".absent p"),
    ),
    "somebody is away for long": State(
        table=new("nine", *LONG, devices=(HERE, ELSEWHERE), absence=Absence({ELSEWHERE: 0.0}, GRACE)),
        there=clicked(".absent .btn", "dialog .confirm .btn:last-child", then="dialog .confirm.asked .btn"),
    ),
    "a bot plays for somebody here": State(
        table=new("nine", *LONG, words="seat:1=club,Club", devices=TWO, others=TWO), there=shown(".absent .btn")
    ),
    "what can be said": State(
        table=new("nine", *SIX[:4], words=THROWN, devices=FOUR, others=FOUR, watching=3),
        there=clicked(".reacting .iconbtn", then=".reactions"),
    ),
    "somebody says something": State(
        table=new("double-shutter", *SIX, *LONG, devices=EIGHT, others=EIGHT, watching=12),
        there=clicked(".reacting .iconbtn", ".signs button >> nth=3", then=".speaks"),
    ),
    "to throw": State(table=new("nine", "Ann", "Bo"), there=shown(".act .btn.main")),
    "to throw for the start": State(table=new("double-shutter", *SIX[:3]), there=shown(".act .btn.main")),
    "choosing": State(table=new("nine", "Ann", "Bo", words=THROWN), there=shown(".dice")),
    "tips for a first throw": State(table=new("nine", "Ann", words="3,4x"), there=shown(".tips"), kept=NEW),
    "tips with many ways": State(table=new("nine", "Ann", words="6,6x"), there=shown(".tips"), kept=NEW),
    "tips, picked": State(
        table=new("nine", "Ann", words="3,4x"), there=clicked(".tips .way", then=".tile.got"), kept=NEW
    ),
    "your turn": State(table=new("nine", "Ann", LONG[1], devices=(HERE, ELSEWHERE)), there=shown(".players .you")),
    "choosing, two rows": State(table=at("double-shutter-won", chased), there=shown(".dice")),
    "gathered": State(table=new("nine", "Ann", "Bo", words=THROWN), there=clicked("button.tile.up", then=".tile.got")),
    "only one move": State(table=new("nine", "Ann", "Bo", words="1,1x"), there=shown(".btn.main[aria-disabled=false]")),
    "one die or two": State(
        table=at("nine-sum6-won", lambda game: game.phase is Phase.THROW and game.total <= 6),
        there=shown(".act .count"),
    ),
    "the chase": State(table=at("double-shutter-won", lambda game: bool(game.to_beat)), there=shown(".tries")),
    "the Super Box try": State(
        table=at("double-shutter-super-box", lambda game: game.to_beat == 0), there=shown(".stake.moment")
    ),
    "the survivor’s choice": State(
        table=at("last-one-standing-taken", phase(Phase.SURVIVOR)), there=shown(".act.choice")
    ),
    "the survivor’s choice, one die or two": State(
        table=lambda: ScriptedTable(alone_with("........./......3.1", *LONG), devices=TWO, others=TWO),
        device=ELSEWHERE,
        there=shown(".act.choice .btn >> nth=2"),
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
    "the coach, two rows": State(
        table=at("double-shutter-won", chased), there=clicked(".coach .bulb", then=".coach .why")
    ),
    "the coach, only the round": State(
        table=new("double-shutter", *SIX[:4], words="6x 5x 4x 3x 3,5x"),
        there=clicked(".coach .bulb", then=".coach .why"),
    ),
    "the coach, more": State(
        table=at("double-shutter-won", chased),
        there=after(
            clicked(".coach .bulb", then=".coach .why"), clicked(".coach .textbtn", then="dialog[open] .outcome")
        ),
    ),
    "the survivor’s choice, with advice": State(
        table=at("last-one-standing-taken", phase(Phase.SURVIVOR)),
        there=clicked(".coach .bulb", then=".coach .why"),
    ),
    "all ways": State(table=new("nine", "Ann", "Bo", words="4,6x"), there=opened(".act .iconbtn.ring >> nth=1")),
    "menu": State(table=new("nine", "Ann", "Bo"), there=opened(".bar button.iconbtn")),
    "settings": State(
        table=new("nine", "Ann", "Bo"),
        there=clicked(".bar button.iconbtn", ".menu .settings", then=".prefs fieldset >> nth=-1"),
    ),
    "six players, three rows": State(table=new("triple", *SIX, words="6x 5x 4x 3x 2x 1x 4,4x"), there=shown(".dice")),
    "long names": State(table=new("twelve", *LONG, words=THROWN), there=shown(".dice")),
}

KEEPER: dict[str, State] = {
    "to enter a throw": State(table=typed("nine", "Ann", "Bo"), there=shown(".thrown .ksaid")),
    "a throw is held": State(
        table=typed("nine", "Ann", "Bo", words="1,1t 2"),
        there=clicked(".pad .key", ".slots .key:not(.empty)", ".pad .key", ".pad .key", then=".held"),
    ),
    "a way that does not work": State(
        table=typed("last-one-standing", *LONG, words="5,5t 1,1t"),
        kept=entered("tiles"),
        there=clicked(".mode button >> nth=2", then=".why:not(:empty)"),
    ),
    "tiles": State(table=typed("double-shutter", *SIX[:4], words=TO_BEAT), kept=entered("tiles"), there=shown(".laid")),
    "tiles laid down": State(
        table=typed("nine-sum6", *LONG, words="4,5t 9 2,6t 8 3,4t 7 1,5t 6 4,5t 5+4"),
        kept=entered("tiles"),
        there=clicked("button.tile.up", "button.tile.up >> nth=1", then=".laid .seg"),
    ),
    "tiles that no throw shuts": State(table=typed("shut-the-box", *LONG), kept=entered("tiles"), there=too_many),
    "missed on a shared box": State(
        table=typed("last-one-standing", "Ann", "Bo", words="5,5t 1,1t"),
        kept=entered("tiles"),
        there=opened(".act .quiet"),
    ),
    "total": State(
        table=typed("double-shutter", *SIX[:4], words=TO_BEAT), kept=entered("total"), there=shown(".digits")
    ),
    "a total typed": State(
        table=typed("double-shutter", *LONG, words="6t 5t total:63"),
        kept={**entered("total"), "taste": {"motion": "less", "speed": "quick", "hand": "left"}},
        there=clicked(".digits .key >> nth=1", ".digits .key", then=".act .btn.main"),
    ),
    "a total too high": State(
        table=typed("nine", *SIX, "Gustav", "Hanna"),
        kept=entered("total"),
        there=clicked(".digits .key >> nth=8", ".digits .key >> nth=8", then=".act .btn.lacks"),
    ),
    "a Super Box": State(
        table=typed("double-shutter", *SIX[:4], words="6t 5t 3t 2t"),
        kept=entered("total"),
        there=clicked(".digits .flat", ".act .btn.main", then=".tryers"),
    ),
    "against a Super Box": State(
        table=typed("double-shutter", *LONG, words="6t 5t total:0"), kept=entered("total"), there=shown(".act.two")
    ),
    "names and order": State(
        table=typed("double-shutter", *LONG, words="6t 5t"), there=opened(".tools button >> nth=-1")
    ),
    "looking on": State(table=typed("double-shutter", *LONG, words="6t 5t"), device=NOBODY, there=shown(".onlooker")),
    "a die entered": State(table=typed("nine-sum6", "Ann", "Bo"), there=clicked(".pad .key")),
    "offers": State(table=typed("nine", *LONG, words="4,6t"), there=shown(".offers button")),
    "all ways": State(table=typed("nine", "Ann", "Bo", words="4,6t"), there=opened(".offers .rest")),
    "off the mat": State(table=typed("ferme-ta-boite", *SIX, words="4,5t 9 off:t"), there=shown(".tools")),
    "correct": State(table=typed("nine", "Ann", "Bo", words="4,5t 9"), there=opened(".tools button >> nth=-2")),
    "an old total": State(
        table=typed("ferme-ta-boite", *LONG, words="total:12 total:20 total:7"),
        kept=entered("total"),
        there=after(
            clicked(".sheet2 td button", then=".oldtotal .btn"),
            clicked(".oldtotal .key >> nth=1", ".oldtotal .key", then=".oldtotal .btn.main"),
        ),
    ),
    "an old total that changes what came later": State(
        table=typed("double-shutter", *LONG, words="6t 5t total:10 total:8 total:12"),
        there=after(
            clicked(".sheet2 td button", then=".oldtotal .btn"),
            clicked(".oldtotal .key >> nth=4", ".oldtotal .btn.main", then=".oldtotal [role=alert]:not(:empty)"),
        ),
    ),
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
    "in points": State(path="/report", table=lambda: ScriptedTable(random_game(*BY_THE_ROUND)), there=reported),
    "in totals": State(path="/report", table=lambda: ScriptedTable(random_game(*BY_THE_TURN)), there=reported),
    "alone": State(path="/report", table=at("double-shutter-solitaire-missed"), there=reported),
    "kept": State("/report/kept", reported, KEPT),
    "forgotten": State("/report/unknown", shown(".wait .btn")),
    "saved": State(SAVED, reported, spoken=("en",)),
}

CLASS = f"/c/{classroom.CODE}"


def lesson(led: Callable[[], classroom.Lesson], device: str = "") -> Callable[[], ScriptedClassroom]:
    """What a device is shown of a classroom."""
    return lambda: classroom.seen(led(), device)


CLASSROOM = {
    "opening": State("/c", shown(".openclass .segments")),
    "joining": State(f"{CLASS}/wall", shown(".fill"), classroom=lesson(classroom.joining)),
    "playing": State(f"{CLASS}/wall", shown(".chart .ex"), classroom=lesson(classroom.playing)),
    "forty boxes": State(f"{CLASS}/wall", shown(".chart .ex"), classroom=lesson(classroom.crowded)),
    "result": State(f"{CLASS}/wall", shown(".exf"), classroom=lesson(classroom.finished)),
    "teacher": State(CLASS, shown(".plist"), classroom=lesson(classroom.playing, classroom.TEACHER)),
    "teacher before": State(CLASS, shown(".plist"), classroom=lesson(classroom.joining, classroom.TEACHER)),
    "teacher names": State(CLASS, opened(".plist .iconbtn"), classroom=lesson(classroom.playing, classroom.TEACHER)),
    "teacher removes": State(
        CLASS,
        opened(".plist li:first-child .iconbtn:last-child"),
        classroom=lesson(classroom.playing, classroom.TEACHER),
    ),
    "a partner is away": State(CLASS, shown(".ask .btn"), classroom=lesson(classroom.paired, "Ada")),
    "a total of a real box": State(CLASS, shown(".ask .btn"), classroom=lesson(classroom.paired, "Lena")),
    "results": State(f"{CLASS}/results", shown("tbody tr"), classroom=lesson(classroom.finished, classroom.TEACHER)),
    "join": State(CLASS, shown(".ask input"), classroom=lesson(classroom.joining)),
    "predict": State(CLASS, shown(".wheel"), classroom=lesson(classroom.predicting, "Ada")),
    "wait": State(CLASS, shown(".ask h1"), classroom=lesson(classroom.playing, "Cem")),
}

# By the page that shows them.
STATES: dict[str, dict[str, State]] = {
    "About": {"about": State("/about", shown(".version:not(:empty)"))},
    "Classroom": CLASSROOM,
    "Design": {
        "figures": State("/design#rules=nine&tiles=2&name=Ours", shown(".figs td.own")),
        "faults": State("/design#rules=nine&first_throw=12&unlucky=40", shown(".faults")),
        "play it": State("/design#rules=nine", opened(".dbar .btn.main")),
        "save it": State("/design#rules=nine&tiles=2", opened(".dbar button.quiet")),
        "from": State("/design#rules=nine", opened(".from button")),
        "a picker": State("/design#rules=nine-sum6", clicked(".axes .picker >> nth=-1", then="dialog[open] .rowlist")),
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
        "another first game": State("/", clicked(".rail button >> nth=1", then=".hook")),
        "choosing": State("/", composed),
        "a game that goes on": State(
            "/", kept={**plan("here"), **PEOPLE, "open": {"code": "x", "rules": "double-shutter"}}
        ),
        "a game of one’s own that goes on": State("/", shown(".golines a.btn"), {**plan("alone"), "open": OPEN}),
        "the last game again": State("/", shown(".golines .btn"), {**plan("bot"), **remembered()}),
        "a last choice": State("/", composed, {**plan("here"), **PEOPLE}),
        "today, played": State(
            "/", shown(".daygame .outcome"), {"day games": {DAY: {**DAY_RESULT, "total": 13, "shut": [7, 9]}}}
        ),
        "today, solved": State("/", clicked(".today .ways button", then=".today .verdict")),
        "by link": State(
            "/", after(composed, filled("Somebody told you a code?", "no", "Join", "[role=alert]")), plan("link")
        ),
        "which game": State("/", after(composed, opened(".sentence button"))),
        "how long": State("/", after(composed, opened(".sentence button >> nth=1")), plan("bot")),
        "one’s name": State("/", after(composed, opened(".sentence button >> nth=-2"))),
        "which bot": State("/", after(composed, opened(".sentence button >> nth=-1"))),
        "who plays": State("/", after(composed, opened(".sentence button >> nth=-1")), {**plan("here"), **PEOPLE}),
        "person or bot": State(
            "/",
            after(composed, opened(".sentence button >> nth=-1"), clicked(".kind", then="dialog dialog[open]")),
            {**plan("here"), **PEOPLE},
        ),
        "how many": State("/", after(composed, opened(".sentence button >> nth=-1")), plan("link")),
        "how it is played": State("/", after(composed, opened(".how button")), plan("here", house=NINE_TILES)),
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
        "all sit": State(table=waiting(3), there=shown(".start .btn.main")),
        "adding a bot": State(table=waiting(1), there=opened(".acts button >> nth=1")),
        "somebody else here": State(table=waiting(1), there=opened(".lright > .link")),
        "a guest who watches": State(table=waiting(1), device=NOBODY, there=pressed("Just watch")),
        "a guest": State(table=waiting(1), device=NOBODY, there=shown(".lobby")),
        "a guest who sits": State(table=waiting(3), device=ELSEWHERE, there=shown(".lobby")),
    },
    "Paper": {
        "nine tiles": State("/paper#rules=nine&size=a4", shown(".leaf.card .tile")),
        "two rows": State("/paper#rules=double-shutter&size=letter", shown(".leaf.card .tile")),
        "which game": State("/paper#rules=nine", opened(".controls .btn")),
        "a house rule": State(
            "/paper#rules=nine&first_throw=9&unlucky=7&shut_wins=true&name=Ours", shown(".leaf.rules .panels")
        ),
        "a house rule with three dice": State("/paper#rules=ten&dice=3&faces=8", shown(".leaves ~ .note")),
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
        "won": State(table=at("double-shutter-won"), there=shown(".swingbar")),
        "won by you": State(table=at("nine-won", devices=TWO), there=shown(".ending .cap")),
        "won by points": State(table=at("last-one-standing-taken"), there=shown(".ending .act.result")),
        "shared": State(table=at("nine-shared"), there=shown(".ending .cap")),
        "alone": State(table=at("double-shutter-solitaire-shut"), there=shown(".rung")),
        "alone, not shut": State(table=at("double-shutter-solitaire-missed"), there=shown(".ending .facts")),
        "the game of the day": State(table=day_game, kept=DAY_GAME, there=shown(".ending .parted figure")),
        "a second try at it": State(table=day_game, kept=OTHER_TRY, there=shown(".ending .sub")),
        "the picture": State(table=at("double-shutter-won"), there=opened(".ending .bar .iconbtn >> nth=1")),
        "somebody reacts": State(
            table=at("double-shutter-won", devices=TWO, others=TWO),
            there=after(
                clicked(".reacting .iconbtn", ".phrases button >> nth=1", then=".said-aloud p"),
                clicked(".reacting .iconbtn", then=".reactions"),
            ),
        ),
        "playing again": State(
            table=at("double-shutter-won", devices=TWO, others=TWO),
            there=clicked(".after-game .btn", then=".after-game .wants"),
        ),
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
