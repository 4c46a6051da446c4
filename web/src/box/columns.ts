// A box from its columns: which tiles there are, how they stand, and how that is written (docs/rules.md).
import type { TileView } from "../network/wire";

/** The values of each column, from front to back. */
export type Columns = number[][];

/** How many tiles of each column stand; those in front are shut first. */
export type Counts = number[];

export const full = (columns: Columns): Counts => columns.map((column) => column.length);

export function tilesAt(columns: Columns, counts: Counts): TileView[][] {
  const rows = Math.max(0, ...full(columns));
  const tile = (column: number, row: number): TileView => {
    const front = columns[column]!.length - counts[column]!;
    return {
      column,
      row,
      value: columns[column]![row]!,
      state: row < front ? "shut" : row === front ? "standing" : "hidden",
    };
  };
  return Array.from({ length: rows }, (_, row) =>
    columns.flatMap((values, column) => (row < values.length ? [tile(column, row)] : [])),
  );
}

/** The columns after a tap on a tile: a standing one falls with all before it, a shut one rises with all behind it. */
export function countsAfterTap(columns: Columns, counts: Counts, column: number, row: number): Counts {
  const depth = columns[column]!.length;
  const stands = row >= depth - counts[column]!;
  return counts.map((count, place) => (place === column ? depth - row - (stands ? 1 : 0) : count));
}

function cells(line: string): string[] {
  if (!line.includes(",")) return [...line];
  const found = line.split(",").map((cell) => cell.trim());
  return found.at(-1) === "" ? found.slice(0, -1) : found;
}

export function notation(columns: Columns, counts: Counts): string {
  const rows = Math.max(0, ...full(columns));
  const line = (row: number): string => {
    const shown = columns.map((values, column) =>
      row >= values.length ? "-" : row < values.length - counts[column]! ? "." : String(values[row]),
    );
    if (!columns.some((values) => (values[row] ?? 0) > 9)) return shown.join("");
    return shown.length > 1 ? shown.join(",") : `${shown[0]},`;
  };
  return Array.from({ length: rows }, (_, row) => line(row)).join("/");
}

/** How the tiles stand at a position, or null where it is none of this box. */
export function countsAt(columns: Columns, position: string): Counts | null {
  const lines = position.split("/").map(cells);
  if (lines.some((line) => line.length !== columns.length)) return null;
  const counts = columns.map((values, column) => values.filter((_, row) => lines[row]?.[column] !== ".").length);
  return notation(columns, counts) === position ? counts : null;
}

/** The columns of rows that somebody typed, front row first. */
export function columnsOf(rows: number[][]): Columns {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) =>
    rows.flatMap((row) => (column < row.length ? [row[column]!] : [])),
  );
}

export const rowsOf = (columns: Columns): number[][] =>
  Array.from({ length: Math.max(0, ...full(columns)) }, (_, row) =>
    columns.flatMap((values) => (row < values.length ? [values[row]!] : [])),
  );
