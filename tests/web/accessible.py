"""What is wrong with a page as it lies there: what axe finds, text that does not fit, targets too small for a thumb."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.web.conftest import PATIENCE

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Names that people give, to themselves or to a rule, can be longer than any room for them, and so can the story below
# the box, which the sentence above it says in short: these may end in an ellipsis.
SHORTENED = ".n, .sitter b, .bar .mid b, .coach .said, .ksaid"
# Sentences whose parts are choices, and links within a text, are as high as a line of it.
IN_TEXT = ".sentence button, .rules button, p a, li p a, .note a"
THUMB = 44


# All that is in order takes axe longer to tell than to find out: only the rest is asked for. Of text above a gradient
# axe says nothing, so the glow behind the page is put out for it.
AUDIT = """async (levels) => {
  document.body.style.backgroundImage = "none";
  const found = await axe.run({ runOnly: { type: "tag", values: levels }, resultTypes: ["violations"] });
  document.body.style.backgroundImage = "";
  return found.violations.map((each) => `${each.id}: ${each.nodes[0].html.slice(0, 200)}`);
}"""


def faults(page: Page) -> list[str]:
    """Each rule of WCAG 2.2 (A and AA) and of good practice that a page breaks, with the first place where it does."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    found: list[str] = page.evaluate(AUDIT, LEVELS)
    return found


WIDE = r"""() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const scrolls = (each) => each !== document.body && /auto|scroll/.test(getComputedStyle(each).overflowX);
  const held = (each) => each.parentElement && (scrolls(each.parentElement) || held(each.parentElement));
  const found = [...document.querySelectorAll("body *")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !held(each))
    .map((each) => `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""} is wider than the screen`);
  return found.length ? found.slice(0, 3) : ["a text is wider than the screen"];
}"""


def overflow(page: Page) -> list[str]:
    """What is wider than the screen, so that the page can be pushed sideways; the first few will do."""
    found: list[str] = page.evaluate(WIDE)
    return found


# A text has room if no box around it ends before the text does: neither the boxes that would cut it off, nor those that
# it would stick out of. What scrolls has room for everything; what floats above the page must fit the screen.
SPILLS = r"""(shortened) => {
  const found = [];
  const told = (node, why) => {
    const at = node.parentElement;
    const place = `${at.tagName.toLowerCase()}.${at.getAttribute("class") ?? ""}`;
    found.push(`${place} ${why}: ${node.data.trim().slice(0, 40)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  // Asked for once, for texts share most of the boxes around them.
  const known = new Map();
  const boxOf = (each) => {
    if (!known.has(each)) {
      const style = getComputedStyle(each);
      known.set(each, {
        room: each.getBoundingClientRect(),
        flows: style.display === "inline" || style.display === "contents",
        scrolls: /auto|scroll/.test(style.overflowX),
        cuts: /hidden|clip/.test(style.overflowX),
        cutsBelow: /hidden|clip/.test(style.overflowY),
        rolls: /auto|scroll/.test(style.overflowY),
        shortens: style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
        floats: /absolute|fixed/.test(style.position),
        // For screen readers alone.
        unseen: style.clipPath.includes("50%") || style.clip === "rect(0px, 0px, 0px, 0px)",
      });
    }
    return known.get(each);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(".sr, script, style, option, textarea, noscript, template")) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((each) => each.width > 0 && each.height > 0);
    if (!rects.length || getComputedStyle(parent).visibility === "hidden") continue;
    const left = Math.min(...rects.map((each) => each.left)), right = Math.max(...rects.map((each) => each.right));
    const top = Math.min(...rects.map((each) => each.top)), bottom = Math.max(...rects.map((each) => each.bottom));
    // A mark at the end of a full line may hang into the margin.
    const hangs = /^[.,:;!?…]+$/.test(node.data.trim()) && right <= innerWidth;
    if (hangs) continue;
    let free = false, rolled = false;
    for (let each = parent; each && each !== document.documentElement; each = each.parentElement) {
      const { room, flows, scrolls, rolls, cuts, cutsBelow, shortens, floats, unseen } = boxOf(each);
      if (flows) continue;
      if (unseen || scrolls || ((cuts || cutsBelow) && shortens && parent.matches(shortened))) { free = true; break; }
      if (right > room.right + 1.5 || left < room.left - 1.5) {
        told(node, cuts ? "is cut off" : "is wider than its box");
        break;
      }
      // What a list pushes up and down can be brought into sight, whatever cuts the list off.
      rolled ||= rolls;
      if (!rolled && cutsBelow && (bottom > room.bottom + 3 || top < room.top - 3)) {
        told(node, "is cut off below");
        break;
      }
      if (floats) break;
    }
    if (!free && (right > innerWidth + 1 || left < -1)) told(node, "is wider than the screen");
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const list of document.querySelectorAll("select")) {
    if (!list.checkVisibility()) continue;
    const style = getComputedStyle(list);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = list.selectedOptions[0]?.textContent.trim() ?? "";
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const around = list.parentElement.className;
    if (pen.measureText(text).width > room + 1) found.push(`select in ${around} is cut off: ${text}`);
  }
  return [...new Set(found)];
}"""


# Two texts, or a text and something that can be pressed, are painted over each other. Of a line of text only the middle
# half is looked at, because lines that stand close share the room of what is above and below most letters. What floats
# above the page covers what lies there.
OVERLAPS = r"""() => {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const floats = (each) => {
    const { position, zIndex } = getComputedStyle(each);
    return /sticky|fixed/.test(position) || (position === "absolute" && Number(zIndex) >= 5);
  };
  const known = new Map();
  // How far a box lets its content be seen, and what floats with it.
  const frame = (each) => {
    if (!each || each === document.documentElement)
      return { left: 0, top: -1e9, right: innerWidth, bottom: 1e9, layer: root };
    if (known.has(each)) return known.get(each);
    const outer = each === root ? frame(null) : frame(each.parentElement);
    const style = getComputedStyle(each), room = each.getBoundingClientRect();
    // What the table scrolls lies there one below the other, like a page.
    const rolls = each.matches(".screen, .table:has(> .screen)");
    const cuts = /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY) || style.clipPath !== "none";
    const clips = cuts && !rolls;
    const found = {
      left: clips ? Math.max(outer.left, room.left) : outer.left,
      top: clips ? Math.max(outer.top, room.top) : outer.top,
      right: clips ? Math.min(outer.right, room.right) : outer.right,
      bottom: clips ? Math.min(outer.bottom, room.bottom) : outer.bottom,
      layer: floats(each) ? each : outer.layer,
    };
    known.set(each, found);
    return found;
  };
  const seen = (rect, at) => {
    const { left, top, right, bottom, layer } = frame(at);
    const part = { left: Math.max(left, rect.left), top: Math.max(top, rect.top), layer,
      right: Math.min(right, rect.right), bottom: Math.min(bottom, rect.bottom) };
    return part.right - part.left > 2 && part.bottom - part.top > 2 ? part : null;
  };
  const things = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.parentElement;
    if (!node.data.trim() || at.closest(".sr, script, style, option, textarea")) continue;
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const part = seen({ left, right, top: top + (bottom - top) / 4, bottom: bottom - (bottom - top) / 4 }, at);
      if (part) things.push({ at, part, text: node.data.trim().slice(0, 40) });
    }
  }
  for (const at of root.querySelectorAll("button, a, input, select, .box, .die")) {
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || at.closest(".tile")) continue;
    if (getComputedStyle(at).display === "inline") continue;
    const part = seen(at.getBoundingClientRect(), floats(at) ? at : at.parentElement);
    if (part) things.push({ at, part, text: "" });
  }
  const found = new Set();
  const name = ({ at, text }) => text || `${at.tagName.toLowerCase()}.${at.getAttribute("class") ?? ""}`;
  things.forEach((one, place) => things.slice(place + 1).forEach((other) => {
    if (one.part.layer !== other.part.layer || (!one.text && !other.text)) return;
    if (one.at.contains(other.at) || other.at.contains(one.at)) return;
    const wide = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
    const high = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
    if (wide > 2 && high > 2) found.add(`${name(one)} and ${name(other)} overlap`);
  }));
  return [...found];
}"""


def overlaps(page: Page) -> list[str]:
    """The texts that are painted over other texts, or over what can be pressed."""
    found: list[str] = page.evaluate(OVERLAPS)
    return found


# The letters that the app's own fonts have.
FONTS = (Path(__file__).parents[2] / "web" / "src" / "style" / "fonts.css").read_text(encoding="utf-8")
RANGES = ",".join(re.findall(r'"Shutbox Sans"[^}]*unicode-range:([^}]*)\}', FONTS))
LETTERS = re.sub(r"[,\s]", "", RANGES).replace("U+", r"\u").replace("-", r"-\u")
FOREIGN = f"""() => {{
  const given = [...document.querySelectorAll("input, textarea")].flatMap((each) => [each.value, each.placeholder]);
  const found = new Set([document.body.innerText, ...given].join("").match(/[^{LETTERS}]/gu));
  return [...found].map((each) => `the app’s fonts lack ${{each}}`);
}}"""

UNFIT = f"""(shortened) => {{
  const spills = {SPILLS};
  const wide = {WIDE};
  const foreign = {FOREIGN};
  return [...spills(shortened), ...wide(), ...foreign()];
}}"""


def spills(page: Page) -> list[str]:
    """The texts that do not fit where they are, and what else makes the page wider than the screen."""
    found: list[str] = page.evaluate(UNFIT, SHORTENED)
    return found


# Speaks as when another window of the same browser is told another language. A page is drawn anew before it says which
# language it speaks: it is looked at there and then, for what is painted in between costs more than all the looking,
# and the next language is fetched meanwhile. That it was drawn is seen by what it says: no two languages say the same.
SPOKEN = f"""async ([locales, shortened, patience]) => {{
  const unfit = {UNFIT};
  const root = document.documentElement;
  const speaks = (locale) => new Promise((done, failed) => {{
    if (root.lang === locale) done();
    new MutationObserver(() => root.lang === locale && done()).observe(root, {{ attributeFilter: ["lang"] }});
    setTimeout(() => failed(new Error(`does not speak ${{locale}}`)), patience);
    localStorage.setItem("shutbox locale", JSON.stringify(locale));
    dispatchEvent(new StorageEvent("storage", {{ key: "shutbox locale" }}));
  }});
  const found = [], said = new Map();
  let spoken = speaks(locales[0]);
  for (const [place, locale] of locales.entries()) {{
    await spoken;
    if (place + 1 < locales.length) spoken = speaks(locales[place + 1]);
    const text = document.body.textContent;
    if (said.has(text)) found.push(`${{locale}}: says the same as in ${{said.get(text)}}`);
    said.set(text, locale);
    found.push(...unfit(shortened).map((each) => `${{locale}}: ${{each}}`));
  }}
  return found;
}}"""


def spills_spoken(page: Page, locales: Sequence[str]) -> list[str]:
    """The texts that do not fit where they are in one language after the other; the page goes on in the last one."""
    found: list[str] = page.evaluate(SPOKEN, [list(locales), SHORTENED, PATIENCE])
    return found


# What is pressed may reach further than it shows: over its label, or by a part that is not seen.
TARGETS = """([text, least]) => {
  const size = (each) => {
    const { width, height } = each.getBoundingClientRect();
    const reach = getComputedStyle(each, "::after");
    const wide = reach.position === "absolute" ? [parseFloat(reach.width) || 0, parseFloat(reach.height) || 0] : [0, 0];
    return Math.min(Math.max(width, wide[0]), Math.max(height, wide[1]));
  };
  return [...document.querySelectorAll("button, a, input, select, summary, textarea")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(`.tile, ${text}`))
    .map((each) => [Math.max(...[...(each.labels ?? []), each].map(size)), each.outerHTML.slice(0, 120)])
    .filter(([side]) => side < least - 0.5)
    .map(([side, html]) => `${Math.round(side)} px: ${html}`);
}"""


def narrow_targets(page: Page) -> list[str]:
    """What can be pressed, but is smaller than a thumb; tiles have a rule of their own."""
    found: list[str] = page.evaluate(TARGETS, [IN_TEXT, THUMB])
    return found
