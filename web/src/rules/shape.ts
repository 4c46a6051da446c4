// A box as a few numbers: how many rows, how many tiles in each, and which way the rows behind run. Boxes that somebody
// has made up have no such shape.
import type { Columns } from "../box/columns";

export interface Shape {
  rows: number;
  tiles: number;
  /** Whether every other row runs from high to low. */
  turned: boolean;
}

export const SHAPES = { rows: [1, 3], tiles: [4, 12] } as const;

/** The columns of a box of this shape. */
export const boxOf = ({ rows, tiles, turned }: Shape): Columns =>
  Array.from({ length: tiles }, (_, column) =>
    Array.from({ length: rows }, (_, row) => (turned && row % 2 ? tiles - column : column + 1)),
  );

/** The shape of a box; null for tiles of one's own. */
export function shapeOf(box: Columns): Shape | null {
  const rows = box[0]?.length ?? 0;
  const { rows: lines, tiles } = SHAPES;
  if (rows < lines[0] || rows > lines[1] || box.length < tiles[0] || box.length > tiles[1]) return null;
  const shapes = [true, false].map((turned) => ({ rows, tiles: box.length, turned }));
  return shapes.find((shape) => JSON.stringify(boxOf(shape)) === JSON.stringify(box)) ?? null;
}
