// The scoresheet: rounds across, players down. As a table on the page, as text, and as a picture to hand on.
import type { GameView, SheetRound, Total } from "../network/wire";

/** A turn that has ended: the which of its seat in its round, and its total. */
export interface Turn {
  round: number;
  seat: number;
  turn: number;
  total: Total;
}

export interface Cell {
  text: string;
  /** Whether this is the turn that is being played. */
  live: boolean;
  /** Whether the round was won with it. */
  won: boolean;
  /** The turns whose totals it shows, and what it shows after them. */
  turns: Turn[];
  rest: string;
}

export interface Scoresheet {
  rounds: number[];
  rows: { name: string; cells: Cell[]; sum: string }[];
}

const EMPTY: Cell = { text: "", live: false, won: false, turns: [], rest: "" };

/**
 * The sheet of a game: every round that was begun, and those that are still to come where their number is known. The
 * turn at hand has what was typed of its total, or what stands.
 */
export function scoresheet(game: GameView, sheet: SheetRound[], typed: string | null = null): Scoresheet {
  const last = Math.max(game.round, sheet.at(-1)?.round ?? 1);
  const count = game.rounds !== null ? Math.max(game.rounds, last) : last;
  const rounds = Array.from({ length: count }, (_, place) => place + 1);
  const by = new Map(sheet.map((round) => [round.round, round]));
  const rows = game.order.map((seat) => ({
    name: game.seats[seat]!.name,
    cells: rounds.map((round) => cell(game, by.get(round), round, seat, typed ?? `${game.total}…`)),
    sum: String(game.seats[seat]!.points ?? game.seats[seat]!.total ?? game.seats[seat]!.result ?? ""),
  }));
  return { rounds, rows };
}

function cell(game: GameView, round: SheetRound | undefined, number: number, seat: number, now: string): Cell {
  const live = !game.over && number === game.round && game.at === seat && game.phase !== "start";
  const ended = round?.totals[seat] ?? [];
  const gain = round?.points[seat] ?? 0;
  // On a shared box nobody has a total of their own: the round shows what it brought.
  const shared = game.format === "last-one-standing";
  const turns = shared ? [] : ended.map((total, turn) => ({ round: number, seat, turn, total }));
  const rest = shared ? (gain ? `+${gain}` : "") : live ? now : "";
  const text = [...turns.map(({ total }) => String(total)), ...(rest ? [rest] : [])].join(" · ");
  return text || live ? { text, live, won: gain > 0, turns, rest } : EMPTY;
}

/** The sheet with no more than so many rounds, the one at hand among them. */
export function lastRounds(sheet: Scoresheet, round: number, most: number): Scoresheet {
  const from = Math.max(0, Math.min(round, sheet.rounds.length) - most);
  const rows = sheet.rows.map((row) => ({ ...row, cells: row.cells.slice(from, from + most) }));
  return { rounds: sheet.rounds.slice(from, from + most), rows };
}

/** The sheet as lines of text, in columns. */
export function asText(title: string, sheet: Scoresheet, sum: string): string {
  const head = ["", ...sheet.rounds.map(String), sum];
  const rows = sheet.rows.map((row) => [
    row.name,
    ...row.cells.map((each) => each.text + (each.won ? "*" : "")),
    row.sum,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((text, column) => (column ? text.padStart(widths[column]!) : text.padEnd(widths[column]!)))
      .join("  ")
      .trimEnd();
  return [title, "", line(head), ...rows.map(line)].join("\n");
}

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const [ROW, COLUMN, NAME, SUM, EDGE] = [52, 74, 190, 96, 36];

/** The sheet as a picture in SVG, on the paper of the app. */
export function asPicture(title: string, date: string, sheet: Scoresheet, sum: string): string {
  const width = 2 * EDGE + NAME + COLUMN * sheet.rounds.length + SUM;
  const height = 2 * EDGE + 84 + ROW * (sheet.rows.length + 1);
  const middle = (column: number) => EDGE + NAME + COLUMN * (column + 1) - 14;
  const text = (x: number, y: number, words: string, more = "") =>
    `<text x="${x}" y="${y}" ${more}>${escapeXml(words)}</text>`;
  const top = EDGE + 84;
  const head = sheet.rounds.map((round, column) =>
    text(middle(column), top + 18, String(round), 'text-anchor="end" fill="#5e5244" font-size="16"'),
  );
  const rows = sheet.rows.flatMap((row, place) => {
    const y = top + ROW * (place + 1);
    return [
      `<path d="M${EDGE} ${y - 18}H${width - EDGE}" stroke="#d8ccb8"/>`,
      text(EDGE, y + 14, row.name, 'font-size="21" font-weight="600"'),
      ...row.cells.map((each, column) =>
        text(
          middle(column),
          y + 14,
          each.text,
          `text-anchor="end" font-size="20"${each.won ? ' font-weight="700"' : ""}`,
        ),
      ),
      ...row.cells.flatMap((each, column) =>
        each.won ? [`<circle cx="${middle(column) + 9}" cy="${y + 7}" r="5" fill="#d6a84e" stroke="#86601c"/>`] : [],
      ),
      text(width - EDGE, y + 15, row.sum, 'text-anchor="end" font-size="24" font-weight="700"'),
    ];
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const ink = 'font-family="Shutbox Sans,Arial,sans-serif" fill="#2a211a"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${ink}>`,
    `<rect width="${width}" height="${height}" fill="#f5f0e6"/>`,
    text(EDGE, EDGE + 26, title, 'font-family="Shutbox Serif,Georgia,serif" font-size="30"'),
    text(EDGE, EDGE + 52, date, 'fill="#5e5244" font-size="16"'),
    text(width - EDGE, top + 18, sum, 'text-anchor="end" fill="#5e5244" font-size="16"'),
    ...head,
    ...rows,
    "</svg>",
  ].join("");
}
