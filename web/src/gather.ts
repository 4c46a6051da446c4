// Gathering tiles towards a sum: which moves are still open, which tiles help, what is missing. It knows no rule: only
// the list of moves that the table offers.
import type { ActionView } from "./wire";

export const key = (column: number, row: number): string => `${column} ${row}`;

export interface Gathering {
  open: ActionView[];
  helps: Set<string>;
  complete: ActionView | null;
  only: ActionView | null;
  sum: number;
}

export function tilesOf(move: ActionView): string[] {
  return (move.columns ?? []).map((column, place) => key(column, move.rows![place]!));
}

export function gathering(legal: ActionView[], gathered: ReadonlySet<string>): Gathering {
  const moves = legal.filter((action) => action.do === "shut");
  const open = moves.filter((move) => {
    const tiles = new Set(tilesOf(move));
    return [...gathered].every((tile) => tiles.has(tile));
  });
  const helps = new Set(open.flatMap(tilesOf));
  const complete = open.find((move) => tilesOf(move).length === gathered.size) ?? null;
  const values = new Map(moves.flatMap((move) => tilesOf(move).map((tile, place) => [tile, move.tiles![place]!] as const)));
  const sum = [...gathered].reduce((total, tile) => total + (values.get(tile) ?? 0), 0);
  return { open, helps, complete, only: open.length === 1 ? open[0]! : null, sum };
}

/** The tiles with one tapped: gathered, or given back with whatever then leads nowhere. */
export function tapped(legal: ActionView[], gathered: ReadonlySet<string>, tile: string): ReadonlySet<string> {
  if (gathered.has(tile)) {
    const rest = new Set(gathered);
    rest.delete(tile);
    return rest;
  }
  const more = new Set([...gathered, tile]);
  if (gathering(legal, more).open.length) return more;
  // The tile fits no move with the others: a new choice begins with it.
  const alone = new Set([tile]);
  return gathering(legal, alone).open.length ? alone : gathered;
}
