// The one box in which all dice fall, whatever the size of the screen. Its unit is the edge of a die: x goes to the
// right, y towards the player, z up. The rod of the front tiles is at y = 0, the near rail at y = `depth`.

export interface Tray {
  width: number;
  depth: number;
  /** How far fallen tiles reach over the felt. */
  slab: number;
  /** For each column whether its front tile lies. */
  fallen: boolean[];
  /** The part of the felt where dice may rest: the rest of it is for words and fallen tiles. */
  from: number;
  left: number;
  right: number;
}

export const WIDTH = 8.4;
export const DEPTH = 3.9;
/** How thick a fallen tile is, and how far its lying half reaches. */
export const LIP = 0.3;
const SLAB = 1;
// What is written beside the dice needs so much of the width.
const WORDS = 2.7;
const MARGIN = 0.5;

/** How much smaller dice are than two of them, so that many find a place. */
export const shrink = (dice: number): number => (dice > 4 ? 1.5 : dice > 2 ? 1.2 : 1);

export function trayFor(dice: number, fallen: boolean[] = []): Tray {
  const size = shrink(dice);
  const [width, depth] = [WIDTH * size, DEPTH * size];
  return { width, depth, slab: SLAB * size, fallen, from: 1.45 * size, left: MARGIN, right: width - WORDS * size };
}

/** Whether the front tile at this place along the rod lies on the felt. */
export function isFallen(tray: Tray, x: number): boolean {
  const { fallen, width } = tray;
  if (!fallen.length) return false;
  const column = Math.floor((x / width) * fallen.length);
  return fallen[Math.max(0, Math.min(fallen.length - 1, column))]!;
}
