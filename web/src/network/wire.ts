// The messages between this client and the server of a table (docs/server.md). No rule of the game is known here.

export interface TileView {
  column: number;
  row: number;
  value: number;
  state: "standing" | "hidden" | "shut";
}

/** What a turn counts: a number, or from 2 ** 53 on its digits, because a number would lose some (docs/record.md). */
export type Total = number | string;

export interface ActionView {
  do: "throw" | "shut" | "penalty" | "take";
  dice?: number;
  word?: string;
  tiles?: number[];
  rows?: number[];
  columns?: number[];
  after?: string;
  /** What the turn would count after it. */
  total?: Total;
  /** What the last throw of a survivor can bring, the most first. */
  odds?: GainView[];
}

/** Points, and how many outcomes of the dice bring them. */
export interface GainView {
  points: number;
  count: number;
  of: number;
}

export interface SeatView {
  seat: number;
  name: string;
  kind: string;
  mark: "at" | "waits" | "done" | "out" | "left";
  points: number | null;
  total: Total | null;
  result: Total | null;
  turns: number;
  rolls: number[];
}

export interface GameView {
  rules: string;
  format: string;
  phase: "start" | "throw" | "shut" | "penalty" | "survivor" | "over";
  at: number | null;
  round: number;
  rounds: number | null;
  limit: number | null;
  play_off: boolean;
  position: string;
  tiles: TileView[][];
  /** The faces on the table; none if only their sum is known. */
  throw: number[];
  sum?: number | null;
  total: Total;
  dice: number[];
  off_mat: boolean;
  chase: { holder: number | null; to_beat: Total | null; tries: number[]; super_box: boolean } | null;
  last_throw: boolean;
  seats: SeatView[];
  order: number[];
  starter: number;
  undo: boolean;
  over: boolean;
  winners: number[];
  shut: boolean;
  legal: ActionView[];
}

export interface PlaceView {
  seat: number;
  kind: string;
  name: string;
  host: boolean;
  seal: string | null;
  seed: string | null;
  /** The person for whom a bot plays on this seat. */
  player?: string | null;
  /** Whether the game began without the seed that this seat had sealed. */
  withheld?: boolean;
}

export interface Settings {
  dice: "sealed" | "typed" | "seeded";
  coach: "off" | "ask" | "each";
  undo: boolean;
  pencil: boolean;
  seconds: number;
  pace: number;
  starter: number;
  seed: string;
}

export interface TableView {
  public: string;
  stage: "waiting" | "sealing" | "playing" | "over" | "abandoned";
  settings: Settings;
  seats: PlaceView[];
  commitment: string;
  secret: string | null;
  rematch: string | null;
  game: GameView | null;
}

export interface Fact {
  kind: string;
  [argument: string]: unknown;
}

export interface Fault {
  code: string;
  arguments: Record<string, unknown>;
  text?: string;
  /** Of a rule set everything that is wrong with it. */
  faults?: Fault[];
}

/** What every seat can expect, as far ahead as the game is solved; null for a seat that nothing is known of. */
export interface Outlook {
  horizon: "turn" | "round" | "forecast" | "game";
  unit: "total" | "points" | "chance";
  seats: (number | null)[];
}

/** A round on the scoresheet: what the turns of every seat ended with, and the points that the round brought it. */
export interface SheetRound {
  round: number;
  totals: Total[][];
  points: number[];
}

export interface Chronicle {
  n: number;
  told: { word: string; facts: Fact[] }[];
  sheet: SheetRound[];
}

/** Who may do what: for each right the seats whose holders have it, and those that the host has without a seat. */
export interface Rights {
  act: number[];
  type: number[];
  undo: number[];
  /** To change names and order where real dice are typed. */
  arrange: number[];
  host: string[];
}

/** A seat whose player has no connection: since how many seconds, and in how many others may decide about it. */
export interface Absence {
  seat: number;
  seconds: number;
  left: number;
}

/** Who wants to play again: the seats that do, those that are asked, those whose players are missing. */
export interface AgainView {
  yes: number[];
  asked: number[];
  missing: number[];
  /** Until the next game begins, while nobody is asked. */
  seconds?: number;
}

export interface Message {
  v: number;
  n?: number;
  id?: string;
  ok?: boolean;
  error?: Fault;
  event?: { kind: string; [field: string]: unknown };
  facts?: Fact[];
  /** How the hand moved that threw: a number up to `MOST_FLICK`. */
  flick?: number;
  view?: TableView;
  may?: Rights;
  rules?: Record<string, unknown>;
  you?: number[];
  host?: boolean;
  present?: number[];
  watching?: number;
  away?: Absence[];
  deputy?: number | null;
  back?: number[];
  wants?: number;
  clock?: number;
  hint?: unknown;
  coach?: unknown;
  outlook?: Outlook;
  app?: string;
  pong?: string;
  again?: AgainView;
  said?: { seat: number; say: string };
}

export type Wish = { do: string } & Record<string, unknown>;
