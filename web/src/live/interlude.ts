// What is shown between one view of a game and the next. A view comes after everything that an event led to: the throw
// that missed is gone from it, and the box that was shut stands again. Scenes show these, for a moment each.
import type { StoryEntry } from "./reducer";
import { boxAt } from "../box/position";
import type { Fact, GameView } from "../network/wire";

export interface Scene {
  game: GameView;
  /** How long it is looked at, in milliseconds at the usual speed. */
  hold: number;
}

const MISS = 2000;
const SHUT = 1900;
const SUPER = 2800;
const START = 1100;

const firstFact = (facts: Fact[], ...kinds: string[]): Fact | undefined =>
  facts.find((fact) => kinds.includes(fact.kind));

export const facesOf = (fact: Fact): number[] => String(fact["throw"]).split(",").map(Number);

/** The scenes between two views, by what was told on the way. */
export function scenes(before: GameView | null, news: StoryEntry[]): Scene[] {
  const facts = news.flatMap((each) => each.facts);
  if (!before || firstFact(facts, "undone")) return [];
  const idle: GameView = { ...before, legal: [], dice: [], off_mat: false };
  const thrown = firstFact(facts, "start-thrown", "thrown");
  if (thrown?.kind === "start-thrown") return [{ game: { ...idle, throw: facesOf(thrown) }, hold: START }];
  if (thrown && firstFact(facts, "missed")) return [{ game: { ...idle, throw: facesOf(thrown) }, hold: MISS }];
  if (firstFact(facts, "box-shut"))
    return [{ game: allShut(idle), hold: firstFact(facts, "super-box-held") ? SUPER : SHUT }];
  if (firstFact(facts, "penalty-void"))
    return [{ game: counted(idle, firstFact(facts, "turn-total")), hold: MISS }];
  if (firstFact(facts, "penalty-end", "time-up")) return [{ game: { ...idle, throw: [] }, hold: MISS }];
  return [];
}

/** The box as it counts when a turn ends: in a void turn every tile of the set-up stands again. */
function counted(game: GameView, end: Fact | undefined): GameView {
  if (!end) return { ...game, throw: [] };
  return { ...game, throw: [], tiles: boxAt(game.tiles, String(end["position"])), total: Number(end["total"]) };
}

function allShut(game: GameView): GameView {
  const tiles = game.tiles.map((row) => row.map((tile) => ({ ...tile, state: "shut" as const })));
  return { ...game, tiles, total: 0 };
}
