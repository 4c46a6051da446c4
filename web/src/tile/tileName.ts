// Tiles in notation (docs/rules.md): 5+3' is the 5 of the front row and the 3 of the row behind it.
import { andList, t } from "../language/words";

export interface NamedTile {
  value: number;
  /** 0 for the front row. */
  row: number;
}

export const tilesNamed = (word: string): NamedTile[] =>
  word.split("+").filter(Boolean).map((name) => ({ value: parseInt(name, 10), row: name.split("'").length - 1 }));

/** A tile as one says it: 7, or 7 in the back row. */
export const spokenTile = ({ value, row }: NamedTile): string =>
  row ? t("tile-spoken", { place: row === 1 ? "back" : "further", value: String(value), row: row + 1 }) : String(value);

/** Tiles as one says them, where they cannot be drawn. */
export const spokenTiles = (word: string): string => andList(tilesNamed(word).map(spokenTile));

/** Their values alone, where there is room for nothing else: 5 + 3. */
export const tileValues = (word: string): string =>
  tilesNamed(word)
    .map(({ value }) => value)
    .join("\u00a0+\u00a0");
