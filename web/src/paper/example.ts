// What is printed of each game and follows from its rules (tools/sheets.py): an example turn and the strategy card.
import type { Total } from "../network/wire";

interface Figures {
  mean: number;
  shut: number;
}

export interface CardLine {
  /** A throw of this line, as it is written. */
  throw: string;
  /** What to shut, best first; tiles by their names. */
  shut: string[];
  more: boolean;
}

export interface Card extends Figures {
  extra: number;
  best: Figures;
  dice: { one_die: string; limit: number } | null;
  otherwise: string[];
  simple: string[];
  lines: CardLine[];
}

export interface Example {
  /** Some ways to use the throw of 3 and 5. */
  ways: string[];
  missed: { position: string; faces: number[] };
  total: Total;
  card: Card;
}

export interface NamedTile {
  value: number;
  row: number;
}

/** Tiles by their names: the value, and a stroke for each row before theirs. */
export const tilesOf = (way: string): NamedTile[] =>
  way.split("+").map((name) => ({ value: parseInt(name, 10), row: name.split("'").length - 1 }));

export const fetchGames = (): Promise<Record<string, Example>> =>
  import("./games.json").then((file) => file.default as unknown as Record<string, Example>);
