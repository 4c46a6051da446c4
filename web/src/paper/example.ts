// What is printed of each game and follows from its rules (tools/sheets.py): an example turn and the strategy card.
import type { Total } from "../network/wire";

export interface Figures {
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

/** The throw that is explained in every game of the catalogue. */
export const SHOWN = [3, 5];

export interface Example {
  throw: number[];
  /** Some ways to use the throw. */
  ways: string[];
  missed: { position: string; faces: number[] };
  total: Total;
  /** What the best play comes to. */
  best: Figures;
}

export interface Printed {
  example: Example;
  card: Card;
}

type Stored = Omit<Example, "throw" | "best"> & { card: Card };

/** What the server works out of a house rule (POST /api/handout); without an example where none is found. */
export type Handout = Figures & Omit<Example, "best" | "throw" | "missed"> & {
  throw: number[] | null;
  missed: Example["missed"] | null;
};

export function exampleIn({ throw: faces, missed, ways, total, mean, shut }: Handout): Example | null {
  return faces && missed ? { throw: faces, missed, ways, total, best: { mean, shut } } : null;
}

export interface NamedTile {
  value: number;
  row: number;
}

/** Tiles by their names: the value, and a stroke for each row before theirs. */
export const tilesOf = (way: string): NamedTile[] =>
  way.split("+").map((name) => ({ value: parseInt(name, 10), row: name.split("'").length - 1 }));

export async function fetchGames(): Promise<Record<string, Printed>> {
  const stored = (await import("./games.json")).default as unknown as Record<string, Stored>;
  const printed = ({ card, ...rest }: Stored) => ({ example: { ...rest, throw: SHOWN, best: card.best }, card });
  return Object.fromEntries(Object.entries(stored).map(([name, game]) => [name, printed(game)]));
}
