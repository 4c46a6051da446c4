// What a picture of a game shows. Nothing here knows how it is drawn.
import type { TileView, Total } from "../../network/wire";
import { curve, height, parts } from "../../report/data/curve";
import { ranking, type Booklet } from "../../report/data/report";
import type { Deed } from "../deed";

export interface CardLine {
  name: string;
  won: boolean;
  /** Points from the left edge to the right and from the top down, both from 0 to 1; a run has no gap. */
  runs: [number, number][][];
}

export interface Card {
  title: string;
  board: TileView[][];
  faces: number[];
  figure: { value: Total; label: string } | null;
  /** Names with pegs, or with a result where those are too many. */
  tallies: { name: string; won: boolean; pegs: [number, number] | null; result: string }[];
  lines: CardLine[];
  /** Where the rounds are divided. */
  cuts: number[];
  peg: [number, number] | null;
  foot: string;
  date: string;
  /** One sentence about the throw that decided it. */
  told: string;
}

type Named = (seat: number) => string;

/** The curve of a game for a picture: the lines of all players, the winner's last so that it lies on top. */
export function cardLines(booklet: Booklet, name: Named): Pick<Card, "lines" | "cuts"> {
  const drawn = curve(booklet.report);
  if (!drawn || booklet.report.players.length < 2) return { lines: [], cuts: [] };
  const place = ([n, value]: [number, number]): [number, number] => [n / drawn.last, 1 - height(drawn, value)];
  const lines = ranking(booklet.report).map(({ seat }) => ({
    name: name(seat),
    won: booklet.report.winners.includes(seat),
    runs: drawn.lines[seat]!.map((run) => run.map(place)),
  }));
  return { lines: lines.reverse(), cuts: parts(booklet).slice(0, -1).map((part) => part.end / drawn.last) };
}

/** The board as a moment left it: the tiles that were marked there lie. */
export function boardAfter({ board, marked }: Pick<Deed, "board" | "marked">): TileView[][] {
  const falls = (tile: TileView) => marked.has(`${tile.column} ${tile.row}`);
  const up = (tile: TileView) => tile.state !== "shut" && !falls(tile);
  const first = (tile: TileView) =>
    board.flat().every((other) => other.column !== tile.column || other.row >= tile.row || !up(other));
  return board.map((row) =>
    row.map((tile) => ({ ...tile, state: !up(tile) ? "shut" : first(tile) ? "standing" : "hidden" })),
  );
}

/** Words in lines that are no wider than the room. */
export function wrapped(text: string, room: number, width: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && width(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest of some sizes at which a text fits into so many lines. */
export function fitting(
  text: string,
  room: number,
  sizes: number[],
  most: number,
  width: (text: string, size: number) => number,
): { size: number; lines: string[] } {
  const tried = sizes.map((size) => ({ size, lines: wrapped(text, room, (line) => width(line, size)) }));
  const fits = tried.find(
    ({ size, lines }) => lines.length <= most && lines.every((line) => width(line, size) <= room),
  );
  return fits ?? tried.at(-1)!;
}

/** Where labels stand beside the ends of their lines: as near as they can without covering each other. */
export function spread(ends: number[], apart: number): number[] {
  const order = ends.map((_, place) => place).sort((one, other) => ends[one]! - ends[other]!);
  const found = [...ends];
  for (let place = 1; place < order.length; place++) {
    const [before, here] = [order[place - 1]!, order[place]!];
    found[here] = Math.max(found[here]!, found[before]! + apart);
  }
  const over = Math.max(0, (found[order.at(-1) ?? 0] ?? 0) - 1);
  for (let place = order.length - 1, most = 1; over > 0 && place >= 0; place--, most -= apart)
    found[order[place]!] = Math.min(found[order[place]!]!, most);
  return found;
}
