// Tiles that were shut on a real table, laid down before anybody has said what the dice showed. The server decides
// whether a throw can shut them; here is only counted what they come to.
import { afterLeaving, key, reachable } from "../../box/gather";
import type { GameView, TileView, Total } from "../../network/wire";

type Rules = Record<string, unknown>;

export interface Lay {
  tiles: TileView[];
  sum: number;
  /** The numbers of dice that can show the sum, all of them first. */
  dice: number[];
  /** Why no throw can shut these tiles together; null where one can, or where there are none. */
  fault: { why: "most" | "least" | "tiles"; count: number } | null;
  /** The tiles in the notation of records. */
  word: string;
}

/** A tile in notation: its column is named only where another tile of its row has the same value. */
function nameOf(game: GameView, tile: TileView): string {
  const twins = game.tiles[tile.row]!.filter((other) => other.value === tile.value).length > 1;
  return `${tile.value}${"'".repeat(tile.row)}${twins ? `@${tile.column + 1}` : ""}`;
}

export function layOf(game: GameView, rules: Rules, laid: ReadonlySet<string>): Lay {
  const tiles = game.tiles.flat().filter((tile) => laid.has(key(tile.column, tile.row)));
  const sum = tiles.reduce((total, tile) => total + tile.value, 0);
  const faces = Number(rules["faces"] ?? 6);
  const dice = game.dice.filter((count) => count <= sum && sum <= count * faces);
  const word = tiles.map((tile) => nameOf(game, tile)).join("+");
  return { tiles, sum, dice, fault: faultOf(tiles, sum, game.dice, rules), word };
}

function faultOf(tiles: TileView[], sum: number, dice: number[], rules: Rules): Lay["fault"] {
  const most = Math.max(0, ...dice) * Number(rules["faces"] ?? 6);
  const [least, limit] = [Math.min(...dice), Number(rules["tiles"])];
  if (!tiles.length) return null;
  if (limit && tiles.length > limit) return { why: "tiles", count: limit };
  if (sum > most) return { why: "most", count: most };
  return sum < least ? { why: "least", count: least } : null;
}

/** Whether a tile can be laid down: it stands free, or by the rules all that stands before it is laid down, too. */
export function layable(game: GameView, rules: Rules, laid: ReadonlySet<string>, tile: TileView): boolean {
  if (tile.state === "shut") return false;
  const atOnce = (rules["behind"] ?? "at-once") === "at-once";
  return atOnce ? reachable(game.tiles, laid, key(tile.column, tile.row)) : tile.state === "standing";
}

/** The tiles with one tapped: laid down, or up again with those behind it. */
export function afterLayTap(laid: ReadonlySet<string>, tile: string): ReadonlySet<string> {
  return laid.has(tile) ? afterLeaving(laid, tile) : new Set([...laid, tile]);
}

/** The tiles after the key of a value: the first that can be laid down, or else the last of this value up again. */
export function afterLayKey(
  game: GameView,
  rules: Rules,
  laid: ReadonlySet<string>,
  value: number,
): ReadonlySet<string> {
  const same = game.tiles.flat().filter((tile) => tile.value === value);
  const name = (tile: TileView) => key(tile.column, tile.row);
  const free = same.find((tile) => !laid.has(name(tile)) && layable(game, rules, laid, tile));
  const held = same.filter((tile) => laid.has(name(tile))).at(-1);
  const tapped = free ?? held;
  return tapped ? afterLayTap(laid, name(tapped)) : laid;
}

/** What the turn would count if these tiles were shut. */
export function totalAfter(game: GameView, rules: Rules, { tiles }: Lay): Total {
  if (rules["total"] === "digits") return digitsWithout(game, tiles);
  const deep = (column: number) => game.tiles.filter((row) => row.some((tile) => tile.column === column)).length > 1;
  const worth = (tile: TileView) => {
    if (rules["total"] === "tiles") return 1;
    return rules["total"] === "front-double" && tile.row === 0 && deep(tile.column) ? 2 * tile.value : tile.value;
  };
  return Number(game.total) - tiles.reduce((sum, tile) => sum + worth(tile), 0);
}

function digitsWithout(game: GameView, gone: TileView[]): Total {
  const rest = game.tiles.flat().filter((tile) => tile.state !== "shut" && !gone.includes(tile));
  const digits = rest.map((tile) => tile.value).join("") || "0";
  return digits.length < 16 ? Number(digits) : digits;
}
