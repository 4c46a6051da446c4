// What is shown between one view of a game and the next, in order. A view comes after everything that an event led to:
// the throw that missed is gone from it, and the box that was shut stands again. Scenes show these, for a moment each,
// and nothing that depends on the faces is in a scene before the one in which the dice rest.
import { key } from "../box/gather";
import { boxAt } from "../box/position";
import { airTime } from "../dice/air";
import { has } from "../network/right";
import type { Fact, GameView, SeatView, TileView } from "../network/wire";
import type { Snapshot, StoryEntry } from "./reducer";

/** A summary, dice in the air, tiles that are about to fall, something to look at, or how things stand. */
export type Kind = "meanwhile" | "roll" | "lift" | "look" | "stand";

export interface Scene {
  kind: Kind;
  /** The table and the game as of this scene. */
  snapshot: Snapshot;
  game: GameView;
  /** The number of the last entry of the story that is known here. */
  n: number;
  /** What is told when the scene begins. */
  told: StoryEntry[];
  /** The faces of dice in the air; of a throw that leaves the box any faces, because none count. */
  air: number[];
  /** How the hand moved that threw them. */
  flick: number;
  /** Whether a die leaves the box. */
  escapes: boolean;
  /** The tiles that are about to fall. */
  lifted: ReadonlySet<string>;
  /** Whether it is a Super Box. */
  celebrated: boolean;
  /** Whose turn follows; nobody's after the end. */
  next: string;
  /** How long it is shown, in milliseconds at the usual speed. */
  hold: number;
  /** Whether it is shown until somebody goes on: around one screen the next player takes over. */
  waits: boolean;
}

const HOLD = { miss: 2000, shut: 1900, super: 2800, start: 1100, tied: 2000, lift: 550, meanwhile: 2200 };
// How long others' deeds are seen before the next, and one's own.
const GLANCE = 450;
const OWN_GLANCE = 60;
const THROWS = ["thrown", "start-thrown"];
// What a turn can end with besides a miss and a shut box.
const ENDS = ["penalty-end", "time-up", "taken"];
const NONE: ReadonlySet<string> = new Set();

const factOf = (facts: Fact[], ...kinds: string[]): Fact | undefined => facts.find((fact) => kinds.includes(fact.kind));
const factsOf = (news: StoryEntry[]): Fact[] => news.flatMap((each) => each.facts);
export const isThrow = (entry: StoryEntry): boolean => factOf(entry.facts, ...THROWS) !== undefined;
export const facesOf = (fact: Fact): number[] => String(fact["throw"]).split(",").map(Number);

/** The scenes that lead from one snapshot to the next. */
export function scenesTo(after: Snapshot, before: Snapshot | null): Scene[] {
  const { news } = after;
  if (!before?.view.game || !after.view.game || factOf(factsOf(news), "undone")) return [standing(after, news)];
  const last = news.map(isThrow).lastIndexOf(true);
  if (news.filter(isThrow).length < 2) return played(before, before.view.game, after, news);
  // So much at once can only be told: of what nobody has seen, the last throw is played.
  const base = gameBefore(before.view.game, after.view.game, news.slice(last));
  return [meanwhile(before, base, news.slice(0, last)), ...played(before, base, after, news.slice(last))];
}

/** A summary of what nobody has seen, before the game as it is shown next. */
export const meanwhile = (snapshot: Snapshot, game: GameView, told: StoryEntry[]): Scene => ({
  ...scene("meanwhile", snapshot, { ...game, throw: [], sum: null }, HOLD.meanwhile),
  n: told.at(-1)?.n ?? snapshot.n,
  told,
});

const scene = (kind: Kind, snapshot: Snapshot, game: GameView, hold: number): Scene => ({
  kind,
  snapshot,
  game,
  n: snapshot.n,
  told: [],
  air: [],
  flick: 0,
  escapes: false,
  lifted: NONE,
  celebrated: false,
  next: "",
  hold,
  waits: false,
});

/** How things stand; what others did is looked at for a moment before the next. */
export const standing = (after: Snapshot, told: StoryEntry[]): Scene => ({
  ...scene("stand", after, after.view.game!, has(after, "act") ? OWN_GLANCE : GLANCE),
  told,
});

/** The scenes of events among which there is at most one throw. */
function played(before: Snapshot, game: GameView, after: Snapshot, news: StoryEntry[]): Scene[] {
  const scenes: Scene[] = [];
  const untold: StoryEntry[] = [];
  // Real dice and real tiles were seen where they lie.
  const real = after.view.settings.dice === "typed";
  let now = game;
  for (const entry of news) {
    const thrown = factOf(entry.facts, ...THROWS);
    const shut = factOf(entry.facts, "shut");
    const earlier = entry.n - 1;
    if (thrown) {
      const air = facesOf(thrown);
      if (!real) scenes.push(rolling(before, now, entry, air));
      now = { ...now, throw: air, sum: null };
    }
    if (!real && factOf(entry.facts, "off"))
      scenes.push({ ...rolling(before, now, entry, anyFaces(now, entry.n)), escapes: true });
    if (shut && !real && !(now.at !== null && after.you.includes(now.at)))
      scenes.push({ ...scene("lift", before, now, HOLD.lift), n: earlier, lifted: tilesIn(now.tiles, shut) });
    const look = lookAt(now, entry.facts, real);
    if (look) scenes.push({ ...ending(before, after, look.game), n: entry.n, told: [entry], ...look });
    else untold.push(entry);
  }
  return [...scenes, standing(after, untold)];
}

/** Dice in the air, before anything is known of what they show. */
const rolling = (before: Snapshot, game: GameView, entry: StoryEntry, air: number[]): Scene => ({
  ...scene("roll", before, { ...game, throw: [], sum: null }, airTime()),
  n: entry.n - 1,
  air,
  flick: entry.flick ?? 0,
});

/** Faces for dice of which one leaves the box: as many as were thrown at most, and none of them counts. */
const anyFaces = (game: GameView, n: number): number[] =>
  Array.from({ length: Math.max(1, ...game.dice) }, (_, die) => ((n + 4 * die) % 6) + 1);

/** Something that ends a turn or decides who begins, to be looked at before the turn that follows. */
function ending(before: Snapshot, after: Snapshot, game: GameView): Scene {
  const { at, over, phase, seats } = after.view.game!;
  const passes = !over && phase !== "start" && game.phase !== "start" && at !== null && at !== game.at;
  const here = [game.at, at].every((seat) => seat !== null && after.you.includes(seat));
  return {
    ...scene("look", { ...before, legal: [] }, game, 0),
    next: over || at === null ? "" : seats[at]!.name,
    waits: passes && here && after.view.settings.dice !== "typed",
  };
}

type Look = Pick<Scene, "game" | "hold"> & { celebrated?: boolean };

/** What is looked at because of an event, if anything. */
function lookAt(game: GameView, facts: Fact[], real: boolean): Look | null {
  const idle: GameView = { ...game, legal: [], dice: [], off_mat: false };
  if (factOf(facts, "box-shut")) {
    const celebrated = game.chase !== null;
    return { game: allShut(idle), hold: celebrated ? HOLD.super : HOLD.shut, celebrated };
  }
  if (real) return null;
  if (factOf(facts, "start-thrown")) return { game: idle, hold: factOf(facts, "start-tied") ? HOLD.tied : HOLD.start };
  if (factOf(facts, "missed")) return { game: idle, hold: HOLD.miss };
  if (factOf(facts, "penalty-void")) return { game: counted(idle, factOf(facts, "turn-total")), hold: HOLD.miss };
  return factOf(facts, ...ENDS) ? { game: { ...idle, throw: [], sum: null }, hold: HOLD.miss } : null;
}

/** The box as it counts when a turn ends: in a void turn every tile of the set-up stands again. */
function counted(game: GameView, end: Fact | undefined): GameView {
  if (!end) return { ...game, throw: [], sum: null };
  const tiles = boxAt(game.tiles, String(end["position"]));
  return { ...game, throw: [], sum: null, tiles, total: Number(end["total"]) };
}

function allShut(game: GameView): GameView {
  const tiles = game.tiles.map((row) => row.map((tile) => ({ ...tile, state: "shut" as const })));
  return { ...game, tiles, total: 0 };
}

/** The tiles that a fact names in notation: their value, a stroke for each row before theirs, and their column. */
export function tilesIn(tiles: TileView[][], shut: Fact): ReadonlySet<string> {
  const named = String(shut["tiles"]).split("+").map((word) => /^(\d+)('*)(?:@(\d+))?$/.exec(word));
  const found = tiles.flat().filter((tile) =>
    named.some(
      (name) =>
        name !== null &&
        Number(name[1]) === tile.value &&
        name[2]!.length === tile.row &&
        (name[3] === undefined || Number(name[3]) === tile.column + 1),
    ),
  );
  return new Set(found.map((tile) => key(tile.column, tile.row)));
}

/** The game as it was before the last throw, as far as that is known from what came of it. */
function gameBefore(before: GameView, after: GameView, news: StoryEntry[]): GameView {
  const facts = factsOf(news);
  const thrown = factOf(facts, ...THROWS)!;
  const at = after.seats.findIndex((seat) => seat.name === thrown["who"]);
  const mark = (seat: SeatView) => (seat.seat === at ? "at" : seat.mark === "at" ? "waits" : seat.mark);
  return {
    ...before,
    at,
    phase: thrown.kind === "start-thrown" ? "start" : "throw",
    seats: before.seats.map((seat) => ({ ...seat, mark: mark(seat) })),
    legal: [],
    ...boxBefore(before, after, facts),
  };
}

/** The box before the last throw, by what became of it. */
function boxBefore(before: GameView, after: GameView, facts: Fact[]): Pick<GameView, "tiles" | "total"> {
  const shut = factOf(facts, "shut");
  const end = factOf(facts, "turn-total");
  if (shut) {
    const fallen = boxAt(after.tiles, String(shut["position"]));
    const up = tilesIn(fallen, shut);
    const state = (tile: TileView) => (up.has(key(tile.column, tile.row)) ? "standing" : tile.state);
    return { tiles: fallen.map((row) => row.map((tile) => ({ ...tile, state: state(tile) }))), total: before.total };
  }
  if (end?.["position"])
    return { tiles: boxAt(after.tiles, String(end["position"])), total: end["total"] as GameView["total"] };
  return factOf(facts, "missed") ? before : after;
}
