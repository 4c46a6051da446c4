// What a game is remembered by: the throw that decided it, or the last one, with the box at that moment.
import { boxAt } from "../box/position";
import { withoutUndone, sum } from "../live/course";
import type { StoryEntry } from "../live/reducer";
import { facesOf, tilesIn } from "../live/scene";
import type { Fact, GameView, TileView } from "../network/wire";
import { facesIn, pipsIn } from "../report/data/leaf";
import { valueBefore, type Booklet, type Moment, type Report } from "../report/data/report";

/** What became of a throw. */
export type Came = "shut" | "box" | "missed" | "open";

export interface Deed {
  who: string;
  seat: number;
  round: number;
  faces: number[];
  pips: number;
  came: Came;
  /** The tiles that it shut, in notation. */
  tiles: string;
  board: TileView[][];
  /** The tiles that are shown as shut with it. */
  marked: ReadonlySet<string>;
}

/** What somebody could expect before and after a deed. */
export interface Swing {
  seat: number;
  from: number;
  to: number;
}

const NONE: ReadonlySet<string> = new Set();
const factIn = (facts: Fact[], ...kinds: string[]): Fact | undefined => facts.find((fact) => kinds.includes(fact.kind));

const cameOf = (facts: Fact[]): Came =>
  factIn(facts, "box-shut") ? "box" : factIn(facts, "shut") ? "shut" : factIn(facts, "missed") ? "missed" : "open";

/** The last throw of a game, with the box as it was left. */
export function lastDeed(game: GameView, story: StoryEntry[]): Deed | null {
  const told = withoutUndone(story);
  const place = told.map((entry) => factIn(entry.facts, "thrown", "thrown-sum") !== undefined).lastIndexOf(true);
  if (place < 0) return null;
  const facts = told.slice(place).flatMap((entry) => entry.facts);
  const thrown = factIn(facts, "thrown", "thrown-sum")!;
  const faces = thrown.kind === "thrown" ? facesOf(thrown) : [];
  const came = cameOf(facts);
  const who = String(thrown["who"]);
  return {
    who,
    seat: game.seats.findIndex((seat) => seat.name === who),
    round: game.round,
    faces,
    pips: faces.length ? sum(faces) : Number(thrown["sum"]),
    came,
    tiles: String(factIn(facts, "shut")?.["tiles"] ?? ""),
    board: leftBoard(game, facts, came),
    marked: NONE,
  };
}

function leftBoard(game: GameView, facts: Fact[], came: Came): TileView[][] {
  if (came === "box") return game.tiles.map((row) => row.map((tile) => ({ ...tile, state: "shut" as const })));
  const left = factIn([...facts].reverse(), "turn-total", "shut")?.["position"];
  return left === undefined ? game.tiles : boxAt(game.tiles, String(left));
}

/** The moment that did most for the winner, as far as the coach knows. */
export function deciding(report: Report): Moment | null {
  const [winner] = report.winners;
  const helped = report.moments.filter((moment) => (moment.seat === winner ? moment.gain > 0 : moment.gain < 0));
  const among = report.winners.length === 1 && helped.length ? helped : report.moments;
  return [...among].sort((one, other) => other.share - one.share)[0] ?? null;
}

/** What happened at a moment, with the box before it and its tiles marked. */
export function deedAt(booklet: Booklet, n: number): Deed {
  const { steps, players } = booklet.report;
  const step = steps[n - 1]!;
  const next = step.kind === "throw" && steps[n]?.kind === "shut" ? steps[n] : undefined;
  const facts = [step, next].flatMap((each) => (each ? booklet.course[each.n]!.facts : []));
  const shut = factIn(facts, "shut");
  const board = boxAt(booklet.view.tiles, step.position);
  const faces = step.kind === "shut" ? step.throw : facesIn(booklet, n);
  return {
    who: players[step.seat]!.name,
    seat: step.seat,
    round: step.round,
    faces,
    pips: faces.length ? sum(faces) : (step.sum ?? pipsIn(booklet, n)),
    came: cameOf(facts),
    tiles: String(shut?.["tiles"] ?? ""),
    board,
    marked: shut ? tilesIn(board, shut) : NONE,
  };
}

/** How much a moment changed the winner's chance, or that of the player who acted; null where chances are not known. */
export function swing(report: Report, moment: Moment): Swing | null {
  const step = report.steps[moment.n - 1]!;
  const seat = report.winners.length === 1 ? report.winners[0]! : moment.seat;
  const [from, to] = [valueBefore(report, step, seat), step.values?.[seat] ?? null];
  return moment.unit === "chance" && from !== null && to !== null ? { seat, from, to } : null;
}
