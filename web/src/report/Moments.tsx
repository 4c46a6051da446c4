// The moments that mattered most, in the order of time: a small box, a sentence with a why, and what it changed.
import { actionArguments } from "../coach/advice";
import { Mark } from "../coach/Mark";
import { level } from "../language/figure";
import { boxAt, looksAfter, standingValues } from "../box/position";
import { aim, type Booklet, type Moment, type Step } from "./data/report";
import { pipsOf } from "../live/course";
import { facesIn, pipsIn } from "./data/leaf";
import { betterAt, changeAt, inTime, kindOf, moveAt, type MomentKind } from "./data/moment";
import { curve, height } from "./data/curve";
import { t } from "../language/words";
import type { ActionView } from "../network/wire";
import { Box } from "../box/Box";
import { Num } from "../box/Num";
import { ThrowFaces } from "../dice/ThrowFaces";
import { Drawn } from "../tile/Drawn";
import { momentSentence } from "./sentence";
import "./moments.css";

export function Moments({ booklet, onPick }: { booklet: Booklet; onPick: (n: number) => void }) {
  const moments = inTime(booklet.report.moments);
  if (!moments.length) return null;
  return (
    <section aria-labelledby="moments">
      <h2 id="moments">{t("moment-title", { count: moments.length })}</h2>
      <ol class="thread">
        {moments.map((moment, place) => (
          <MomentItem key={moment.n} booklet={booklet} moment={moment} number={place + 1} onPick={onPick} />
        ))}
      </ol>
    </section>
  );
}

interface ItemProps {
  booklet: Booklet;
  moment: Moment;
  number: number;
  onPick: (n: number) => void;
}

function MomentItem({ booklet, moment, number, onPick }: ItemProps) {
  const step = booklet.report.steps[moment.n - 1]!;
  const kind = kindOf(moment);
  const better = kind === "mistake" ? betterAt(step) : null;
  const rounds = booklet.course.at(-1)!.round;
  return (
    <li>
      <span class="peg" aria-hidden="true">
        <Num value={number} />
      </span>
      <p class="t1">
        <span>
          {t("moment-turn", { rounds, round: step.round, who: booklet.report.players[moment.seat]!.name })}
        </span>
        <Kind kind={kind} step={step} />
      </p>
      <Small booklet={booklet} position={step.position} move={moveAt(booklet, step)} better={better} />
      <div class="say1">
        <Thrown booklet={booklet} step={step} />
        <p>
          <Drawn say={(write) => momentSentence(booklet, moment, write)} />
        </p>
      </div>
      <Swing booklet={booklet} moment={moment} step={step} />
      <button type="button" class="show" onClick={() => onPick(moment.n)}>
        {t("web-report-show")}
      </button>
    </li>
  );
}

function Thrown({ booklet, step }: { booklet: Booklet; step: Step }) {
  const faces = step.kind === "shut" ? step.throw : facesIn(booklet, step.n);
  const pips = step.kind === "shut" ? pipsOf(step) : pipsIn(booklet, step.n);
  return faces.length > 0 || pips > 0 ? <ThrowFaces faces={faces} pips={pips} /> : <span />;
}

/** A die with an arrow for luck, the sign of its judgement for a mistake. */
function Kind({ kind, step }: { kind: MomentKind; step: Step }) {
  return (
    <span class={`kind ${kind}`}>
      {kind === "mistake" && step.choice && <Mark judgement={step.choice.judgement} />}
      {(kind === "good" || kind === "bad") && (
        <svg class="dk" viewBox="0 0 24 24" aria-hidden="true">
          <rect x="2.5" y="5" width="14" height="14" rx="3.5" />
          <circle cx="6.6" cy="9.1" r="1.5" />
          <circle cx="12.4" cy="14.9" r="1.5" />
          <path d={kind === "good" ? "M20.5 19V6M18 8.6 20.5 6l2.5 2.6" : "M20.5 5v13M18 15.4l2.5 2.6 2.5-2.6"} />
        </svg>
      )}
      {t("moment-kind", { kind })}
    </span>
  );
}

/** What the player could expect before and after: a hollow mark where it was, solid what is, hatched what was lost. */
function Swing({ booklet, moment, step }: { booklet: Booklet; moment: Moment; step: Step }) {
  const change = changeAt(booklet, moment, step);
  const drawn = curve(booklet.report);
  if (!change || !drawn) return null;
  const [from, to] = [change.from, change.to].map((value) => 100 * Math.min(1, Math.max(0, height(drawn, value))));
  const figures = { from: level(moment.unit, change.from), to: level(moment.unit, change.to) };
  const who = booklet.report.players[moment.seat]!.name;
  return (
    <p class="chg">
      <span class="sr">{t("web-report-swing", { unit: aim(booklet.report, moment.unit), ...figures })}</span>
      <span aria-hidden="true">{who}</span>
      <span class="t" aria-hidden="true">
        <i style={{ width: `${to}%` }} />
        {from! > to! && <em style={{ left: `${to}%`, width: `${from! - to!}%` }} />}
        <u style={{ left: `${from}%` }} />
      </span>
      <b aria-hidden="true">{t("moment-change", figures)}</b>
    </p>
  );
}

interface SmallProps {
  booklet: Booklet;
  position: string;
  move: ActionView | null;
  /** The move that would have been better: its tiles have a dashed ring. */
  better?: ActionView | null;
}

/** A small box with a move marked, named as a whole. */
export function Small({ booklet, position, move, better = null }: SmallProps) {
  const tiles = boxAt(booklet.view.tiles, position);
  const standing = t("web-report-box", { tiles: standingValues(tiles), count: standingValues(tiles).length });
  const label = better ? `${standing}. ${t("web-report-better", actionArguments(better))}` : standing;
  return (
    <div class="minipos" role="img" aria-label={label}>
      <Box tiles={tiles} label={label} looks={looksAfter(move, better)} />
    </div>
  );
}
