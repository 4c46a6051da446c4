// One turn on a board of its own, without a table: dice are thrown here, and the server says how they can be used
// (POST /api/explore). So no rule is known here.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Worth } from "../coach/advice";
import { fetchAnswer } from "../network/answer";
import { countsAt, full, tilesAt, type Columns } from "../box/columns";
import { motionTime } from "../device/preference";
import { airTime } from "../dice/air";
import { fairFace } from "../dice/fair";
import { why } from "../network/fault";
import { gathering, afterTap, type Gathering } from "../box/gather";
import { clack, ring, thud, tick } from "../device/sound";
import { countsOf, type Survey, type Ways } from "../explore/survey";
import type { TileView, Total } from "../network/wire";

export type Phase = "throw" | "shut" | "missed" | "done";

export interface TurnState {
  position: string;
  phase: Phase;
  /** The numbers of dice that may be thrown; none while that is being asked. */
  dice: number[];
  faces: number[];
  rolled: number;
  /** Whether the dice are in the air. */
  rolling: boolean;
  ways: Worth[];
  total: Total | null;
  /** What was shut last, and what could have been. */
  last: { move: Worth; ways: Worth[] } | null;
  thrown: number;
  fault: string;
}

export interface Turn {
  state: Signal<TurnState>;
  tiles: TileView[][];
  gathered: Signal<ReadonlySet<string>>;
  got: Gathering;
  tap: (tile: string) => void;
  throwDice: (count: number) => void;
  shut: (move: Worth) => void;
  again: () => void;
}

const begin = (position: string): TurnState => ({
  position,
  phase: "throw",
  dice: [],
  faces: [],
  rolled: 0,
  rolling: false,
  ways: [],
  total: null,
  last: null,
  thrown: 0,
  fault: "",
});

/** Waits until dice rest; nobody waits in a tab that is not seen. */
export const rested = (): Promise<void> =>
  new Promise((done) => setTimeout(done, document.hidden ? 0 : motionTime(airTime())));

const inOrder = (faces: number[]): number[] => [...faces].sort((a, b) => a - b);

/** What a move changes in a turn; without a tile left standing it is done. */
function afterShutting({ ways }: TurnState, move: Worth): Partial<TurnState> {
  const done = move.after !== undefined && !/[0-9]/.test(move.after);
  const phase = done ? "done" : "throw";
  return { position: move.after!, faces: [], ways: [], last: { move, ways }, total: move.total ?? null, phase };
}

interface TurnOptions {
  rules: string;
  columns: Columns;
  start: string;
  /** Fixed throws at the beginning; after them the dice are random. */
  script?: number[][];
  faces?: number;
}

export function useTurn({ rules, columns, start, script = [], faces = 6 }: TurnOptions): Turn {
  const state = useSignal<TurnState>(begin(start));
  const gathered = useSignal<ReadonlySet<string>>(new Set());
  const alive = useRef(true);
  useEffect(() => () => void (alive.current = false), []);
  const set = (part: Partial<TurnState>) => alive.current && (state.value = { ...state.value, ...part });
  const failed = (error: unknown) => void why(error).then((fault) => set({ fault }));
  const now = state.value;
  const ask = { rules, position: now.position, objective: "mean" };

  useEffect(() => {
    if (now.phase !== "throw") return;
    fetchAnswer<Survey>("/api/explore", ask).then((survey) => {
      if (state.value.position === survey.position) set({ dice: countsOf(survey), total: survey.total });
    }, failed);
  }, [now.position, now.phase, rules]);

  const throwDice = (count: number) => {
    if (state.value.phase !== "throw" || !state.value.dice.includes(count)) return;
    const thrown = inOrder(script[now.thrown] ?? Array.from({ length: count }, () => fairFace(faces)));
    gathered.value = new Set();
    set({ faces: thrown, rolled: now.rolled + 1, rolling: true, dice: [], thrown: now.thrown + 1 });
    const found = fetchAnswer<Ways>("/api/explore", { ...ask, throw: thrown });
    Promise.all([found, rested()]).then(([{ options }]) => {
      // Somebody may have begun again meanwhile.
      if (state.value.position !== now.position || state.value.rolled !== now.rolled + 1) return;
      set({ ways: options, phase: options.length ? "shut" : "missed", rolling: false });
      if (!options.length) thud();
    }, failed);
  };
  const shut = (move: Worth) => {
    clack(move.tiles!);
    gathered.value = new Set();
    const next = afterShutting(now, move);
    set(next);
    if (next.phase === "done") ring();
  };
  const tap = (tile: string) => {
    gathered.value = afterTap(now.ways, gathered.value, tile);
    tick();
  };
  const again = () => {
    gathered.value = new Set();
    state.value = begin(start);
  };
  const counts = countsAt(columns, now.position) ?? full(columns);
  return {
    state,
    tiles: tilesAt(columns, counts),
    gathered,
    got: gathering(now.ways, gathered.value),
    tap,
    throwDice,
    shut,
    again,
  };
}
