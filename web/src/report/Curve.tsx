// The curve of a game, drawn: one line for each player, distinguished by its dashes, and a peg for each moment.
import { height, marks, parts, path, pegs, type Curve as Drawn } from "./data/curve";
import { level, mark } from "../language/figure";
import { inTime } from "./data/moment";
import { aim, ranking, type Booklet } from "./data/report";
import { t } from "../language/words";
import { Num } from "../box/Num";

/** The winner's line is highlighted. */
export const lineOf = (booklet: Booklet, seat: number): string =>
  `ln l${ranking(booklet.report).findIndex((player) => player.seat === seat) % 8}`;

export function Legend({ booklet }: { booklet: Booklet }) {
  return (
    <p class="legendline">
      {ranking(booklet.report).map((player) => (
        <span key={player.seat}>
          <svg viewBox="0 0 28 8" aria-hidden="true">
            <path class={lineOf(booklet, player.seat)} d="M1 4H27" />
          </svg>
          {player.name}
        </span>
      ))}
    </p>
  );
}

interface Props {
  booklet: Booklet;
  curve: Drawn;
  at: number;
  onPick: (n: number) => void;
}

export function Curve({ booklet, curve, at, onPick }: Props) {
  const { report } = booklet;
  const cuts = parts(booklet);
  const touch = (event: PointerEvent) => {
    if (event.type === "pointermove" && !event.buttons) return;
    const frame = (event.currentTarget as HTMLElement).getBoundingClientRect();
    onPick(Math.round(((event.clientX - frame.left) / frame.width) * curve.last));
  };
  return (
    <div class="curve">
      <div
        class="field"
        role="img"
        aria-label={description(booklet, curve)}
        onPointerDown={touch}
        onPointerMove={touch}
      >
        <svg viewBox={`0 0 ${curve.last} 100`} preserveAspectRatio="none" aria-hidden="true">
          {marks(curve).map((value) => (
            <path key={value} class="grid" d={`M0 ${100 - 100 * height(curve, value)}H${curve.last}`} />
          ))}
          {[0, ...cuts.map((part) => part.end)].map((n) => (
            <path key={n} class="grid" d={`M${n} 0V100`} />
          ))}
          <path class="cursor" d={`M${at} 0V100`} />
          {ranking(report).reverse().map((player) => (
            <path key={player.seat} class={lineOf(booklet, player.seat)} d={path(curve, curve.lines[player.seat]!)} />
          ))}
        </svg>
      </div>
      {marks(curve).map((value) => (
        <span key={value} class="y" style={{ top: `${100 - 100 * height(curve, value)}%` }}>
          {mark(curve.unit, value)}
        </span>
      ))}
      {cuts.map((part) => (
        <span
          key={part.begin}
          class="x"
          style={{
            left: `${(100 * part.begin) / curve.last}%`,
            width: `${(100 * (part.end - part.begin)) / curve.last}%`,
          }}
        >
          {part.seat === null ? part.round : report.players[part.seat]!.name}
        </span>
      ))}
      <Pegs booklet={booklet} curve={curve} onPick={onPick} />
    </div>
  );
}

/** A peg for each moment, where it lies on the curve. */
function Pegs({ booklet, curve, onPick }: Omit<Props, "at">) {
  const moments = inTime(booklet.report.moments);
  return pegs(curve, moments).map((found, place) => {
    const { n } = moments[place]!;
    return (
      found && (
        <button
          key={n}
          type="button"
          class="peg"
          style={{ left: `${100 * found.x}%`, top: `${100 * found.y}%` }}
          aria-label={t("web-report-to-moment", { number: place + 1 })}
          onClick={() => onPick(n)}
        >
          <Num value={place + 1} />
        </button>
      )
    );
  });
}

/** The curve in a sentence: where everybody ended. */
function description(booklet: Booklet, curve: Drawn): string {
  const ends = booklet.report.players.flatMap((player) => {
    const last = curve.lines[player.seat]!.at(-1)?.at(-1);
    return last ? [`${player.name} ${level(curve.unit, last[1])}`] : [];
  });
  return t("web-report-curve", { unit: aim(booklet.report, curve.unit), ends });
}
