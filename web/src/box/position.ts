// A position in notation (docs/rules.md): rows front to back joined by "/", "." for a shut tile, "-" for none.
import { key, tilesOf } from "./gather";
import type { Looks } from "./Box";
import type { ActionView, TileView } from "../network/wire";

const cells = (row: string): string[] => (row.includes(",") ? row.split(",").filter(Boolean) : [...row]);

/** The rows of a box as they stand at a position; which tiles there are is read off any view of the same box. */
export function boxAt(known: TileView[][], position: string): TileView[][] {
  const rows = position.split("/").map(cells);
  const up = (tile: TileView) => rows[tile.row]?.[tile.column] !== ".";
  const covered = (tile: TileView) =>
    known.slice(0, tile.row).some((row) => row.some((other) => other.column === tile.column && up(other)));
  return known.map((row) =>
    row.map((tile) => ({ ...tile, state: !up(tile) ? "shut" : covered(tile) ? "hidden" : "standing" })),
  );
}

/** How tiles look that only stand there, with those of a move marked, and those of a better move ringed. */
export function looksAfter(
  move: ActionView | null = null,
  better: ActionView | null = null,
): (tile: TileView) => Looks {
  const marked = new Set(move ? tilesOf(move) : []);
  const ringed = new Set(better ? tilesOf(better) : []);
  return (tile) =>
    tile.state === "shut"
      ? "shut"
      : marked.has(key(tile.column, tile.row))
        ? "got"
        : ringed.has(key(tile.column, tile.row))
          ? "better"
          : tile.state === "hidden"
            ? "hid"
            : "up";
}

export const standingValues = (tiles: TileView[][]): number[] =>
  tiles.flat().filter((tile) => tile.state !== "shut").map((tile) => tile.value);
