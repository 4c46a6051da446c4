// Gathering tiles towards a sum: which moves are still open, which tiles help, what is missing. It knows no rule: only
// the list of moves that the table offers.
import type { ActionView, TileView } from "../network/wire";

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

const behind = (other: string, tile: string): boolean => {
  const [column, row] = tile.split(" ");
  const [otherColumn, otherRow] = other.split(" ");
  return column === otherColumn && Number(otherRow) > Number(row);
};

export function gathering(legal: ActionView[], gathered: ReadonlySet<string>): Gathering {
  const moves = legal.filter((action) => action.do === "shut");
  const open = moves.filter((move) => {
    const tiles = new Set(tilesOf(move));
    return [...gathered].every((tile) => tiles.has(tile));
  });
  const helps = new Set(open.flatMap(tilesOf));
  const complete = open.find((move) => tilesOf(move).length === gathered.size) ?? null;
  const values = new Map(
    moves.flatMap((move) => tilesOf(move).map((tile, place) => [tile, move.tiles![place]!] as const)),
  );
  const sum = [...gathered].reduce((total, tile) => total + (values.get(tile) ?? 0), 0);
  return { open, helps, complete, only: open.length === 1 ? open[0]! : null, sum };
}

/** The tiles without one of them and those behind it. */
export const afterLeaving = (gathered: ReadonlySet<string>, tile: string): ReadonlySet<string> =>
  new Set([...gathered].filter((other) => !behind(other, tile) && other !== tile));

/** The tiles with one tapped: gathered, or given back with those behind it, which then stand in its shade again. */
export function afterTap(legal: ActionView[], gathered: ReadonlySet<string>, tile: string): ReadonlySet<string> {
  if (gathered.has(tile)) return afterLeaving(gathered, tile);
  const more = new Set([...gathered, tile]);
  if (gathering(legal, more).open.length) return more;
  // The tile fits no move with the others: a new choice begins with it.
  const alone = new Set([tile]);
  return gathering(legal, alone).open.length ? alone : gathered;
}

/** The tiles after the key of a value: the front one first, then one behind it, then given back again. */
export function afterKey(
  tiles: TileView[][],
  legal: ActionView[],
  gathered: ReadonlySet<string>,
  value: number,
): ReadonlySet<string> {
  const same = tiles
    .flat()
    .filter((tile) => tile.value === value && tile.state !== "shut")
    .map((tile) => key(tile.column, tile.row));
  const { helps } = gathering(legal, gathered);
  const more = same.find((tile) => helps.has(tile) && !gathered.has(tile) && reachable(tiles, gathered, tile));
  if (more) return afterTap(legal, gathered, more);
  const held = same.filter((tile) => gathered.has(tile)).at(-1);
  const rest = held ? afterTap(legal, gathered, held) : gathered;
  // Another tile of this value that does not go with the others begins a new choice.
  const other = same.find(
    (tile) =>
      !gathered.has(tile) &&
      same.indexOf(tile) > same.indexOf(held ?? "") &&
      reachable(tiles, rest, tile) &&
      afterTap(legal, rest, tile) !== rest,
  );
  return other ? afterTap(legal, rest, other) : rest;
}

/** Whether a tile stands free, or all that stands before it is gathered. */
export function reachable(tiles: TileView[][], gathered: ReadonlySet<string>, tile: string): boolean {
  const [column, row] = tile.split(" ").map(Number) as [number, number];
  return tiles
    .flat()
    .every(
      (other) =>
        other.column !== column ||
        other.row >= row ||
        other.state === "shut" ||
        gathered.has(key(other.column, other.row)),
    );
}

/** What a tile looks like while tiles are gathered: it can be, it is, it stands back, or it stands in the shade. */
export function looksWith(
  tiles: TileView[][],
  tile: TileView,
  gathered: ReadonlySet<string>,
  helps: ReadonlySet<string>,
): "up" | "got" | "no" | "hid" | "shut" {
  const name = key(tile.column, tile.row);
  if (tile.state === "shut") return "shut";
  if (gathered.has(name)) return "got";
  if (!reachable(tiles, gathered, name)) return "hid";
  return helps.has(name) ? "up" : "no";
}
