// The dice on the mat. A throw that is seen to fall flies, bounces and comes to rest, and nobody is told what it shows
// before that. Everybody at a table sees the same: it follows from the table and the number of the throw.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { clatter } from "../device/sound";
import { motionTime, still } from "../device/preference";
import { andList, t } from "../language/words";
import { airTime } from "./air";
import { Cube } from "./Cube";
import { Die } from "./Die";
import { engine, fetchEngine } from "./engine";
import type { Felt, Flight, Motion } from "./flight/falling";
import "./dice.css";

interface DiceProps {
  faces: number[];
  /** The number of the throw: another one lies another way. */
  rolled: number;
  /** Whether they are in the air. */
  rolling: boolean;
  /** At which table or board they are thrown. */
  at: string;
  /** How the hand moved. */
  flick?: number;
  /** For each column whether its front tile lies. */
  fallen?: boolean[];
  /** Whether the first of them leaves the box. */
  escapes?: boolean;
}

export function Dice(props: DiceProps) {
  const { faces, rolled, rolling } = props;
  fetchEngine();
  const flight = useFlight(props);
  const root = useRef<HTMLDivElement>(null);
  useShow(root, flight, rolling, rolled);
  if (!faces.length) return null;
  const name = rolling ? undefined : t("web-thrown", { faces: andList(faces.map(String)) });
  const Kind = rolling ? Flying : flight ? Lying : Waiting;
  return (
    <div
      class={flight ? "dice thrown" : "dice"}
      role="img"
      aria-label={name}
      aria-hidden={rolling || undefined}
      key={rolled}
      ref={root}
      style={flight ? { "--size": shrunk(faces.length) } : undefined}
    >
      <Kind faces={faces} flight={flight} />
    </div>
  );
}

const shrunk = (dice: number): number => engine.value?.shrink(dice) ?? 1;

/** The flight of a throw; it stays the same while the dice lie there, whatever happens to the tiles. */
function useFlight({ faces, rolled, at, flick = 0, fallen = [], escapes = false }: DiceProps): Flight | null {
  const found = engine.value;
  return useMemo(() => {
    if (!found || !faces.length) return null;
    return found.fly({ seed: `${at} ${rolled}`, dice: faces.length, flick, fallen, escapes });
  }, [found, at, rolled, faces.join()]);
}

/** Plays a flight from the moment at which the dice were thrown, and lets it be heard. */
type Root = { current: HTMLDivElement | null };

// What is not painted within so long, in milliseconds, flies all the same.
const UNPAINTED = 100;

function useShow(root: Root, flight: Flight | null, rolling: boolean, rolled: number): void {
  const began = useRef(0);
  useLayoutEffect(() => void (began.current = performance.now()), [rolled, rolling]);
  useLayoutEffect(() => {
    const found = engine.value;
    if (!found || !flight || !rolling || !root.current) return;
    const duration = motionTime(airTime());
    const late = (): number => performance.now() - began.current;
    const hear = () =>
      clatter(flight.hits.map((hit) => ({ ...hit, at: (hit.at / flight.seconds) * duration - late() })));
    const cells = still() ? [] : [...root.current.querySelectorAll<HTMLElement>(".falls")];
    let felt: Felt | undefined;
    const show = cells.map((cell, die) => () => {
      felt ??= feltOf(root.current!);
      play(cell, found.motionOf(flight.tracks[die]!, flight.tray, felt), duration, late());
    });
    return inTurn([...show, hear]);
  }, [flight, rolling]);
}

/** Does things one after the other once the page is painted, each in a task of its own; returns how to stop that. */
function inTurn(things: (() => void)[]): () => void {
  const timers: number[] = [];
  const begin = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timers[0]);
    // What is measured next has been laid out for the frame.
    things.forEach((thing) => timers.push(window.setTimeout(thing)));
  };
  const frame = requestAnimationFrame(begin);
  timers.push(window.setTimeout(begin, UNPAINTED));
  return () => {
    cancelAnimationFrame(frame);
    timers.forEach(clearTimeout);
  };
}

function feltOf(root: HTMLElement): Felt {
  const edge = parseFloat(getComputedStyle(root.querySelector(".cube")!).width);
  return { width: root.clientWidth, height: root.clientHeight, edge };
}

function play(cell: HTMLElement, motion: Motion, duration: number, late: number): void {
  const run = (part: Element | null, frames: Keyframe[]): void => {
    const animation = part?.animate(frames, { duration, fill: "both" });
    if (animation && late > 20) animation.currentTime = late;
  };
  cell.classList.add("aloft");
  run(cell.querySelector(".flies"), motion.place);
  run(cell.querySelector(".cube"), motion.turn);
  run(cell.querySelector(".shadow"), motion.shadow);
  cell.querySelectorAll(".side>i").forEach((shade, side) => run(shade, motion.light[side]!));
}

interface CellsProps {
  faces: number[];
  flight: Flight | null;
}

/** Dice in the air; without a way to show that, nothing is seen of them until they rest. */
function Flying({ faces, flight }: CellsProps) {
  return faces.map((face, place) => (
    <span key={place} class="cell falls" style={{ "--y": layer(flight, place) }}>
      {flight && !still() && (
        <>
          <i class="shadow" />
          <Cube face={face} twist={flight.tracks[place]!.twist} />
        </>
      )}
    </span>
  ));
}

/** Dice where they came to rest; those nearer to the player are before the others. */
function Lying({ faces, flight }: CellsProps) {
  return faces.map((face, place) => {
    const { rest, twist } = flight!.tracks[place]!;
    if (!rest) return null;
    const [across, down] = engine.value!.shareOf(rest, flight!.tray);
    const style = { "--across": across, "--down": down, "--y": layer(flight, place) };
    return (
      <span key={place} class="cell" style={style}>
        <Die face={face} turn={rest.turn} twist={twist} />
      </span>
    );
  });
}

const layer = (flight: Flight | null, die: number): number => Math.round(10 * (flight?.tracks[die]!.rest?.y ?? 9));

/** Dice before it is known how they lie, or where that cannot be known. */
function Waiting({ faces }: CellsProps) {
  if (engine.value === undefined) return faces.map((_, place) => <span key={place} class="cell" />);
  return faces.map((face, place) => (
    <span key={place} class="cell">
      <Die face={face} yaw={place % 2 ? 62 : 24} twist={(face + place) % 4} />
    </span>
  ));
}
