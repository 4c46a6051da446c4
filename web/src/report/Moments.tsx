// The moments that mattered most: a small box, what happened, how much it changed, and why.
import { because, actionArguments } from "../coach/advice";
import { level, signed } from "../language/figure";
import { boxAt, looksAfter, standingValues } from "../box/position";
import { aim, valueBefore, type Booklet, type Moment, type Step } from "./data/report";
import { pipsOf } from "../live/course";
import { facesIn, pipsIn } from "./data/leaf";
import { andList, t } from "../language/words";
import type { ActionView } from "../network/wire";
import { Box } from "../box/Box";
import { Num } from "../box/Num";
import { factText } from "../table/Story";
import { ThrowFaces } from "../dice/ThrowFaces";

export function Moments({ booklet, onPick }: { booklet: Booklet; onPick: (n: number) => void }) {
  const { moments } = booklet.report;
  if (!moments.length) return null;
  return (
    <section aria-labelledby="moments">
      <h2 id="moments">{t("web-report-moments", { count: moments.length })}</h2>
      <div class="moments">
        {moments.map((moment, place) => (
          <MomentArticle key={moment.n} booklet={booklet} moment={moment} number={place + 1} onPick={onPick} />
        ))}
      </div>
    </section>
  );
}

function MomentArticle({
  booklet,
  moment,
  number,
  onPick,
}: {
  booklet: Booklet;
  moment: Moment;
  number: number;
  onPick: (n: number) => void;
}) {
  const step = booklet.report.steps[moment.n - 1]!;
  const move = moveAt(booklet, step);
  const faces = step.kind === "shut" ? step.throw : facesIn(booklet, step.n);
  const pips = step.kind === "shut" ? pipsOf(step) : pipsIn(booklet, step.n);
  return (
    <article>
      <Small booklet={booklet} position={step.position} move={move} />
      <h3>
        <span class="peg" aria-hidden="true">
          <Num value={number} />
        </span>
        {title(booklet, moment, step, faces.length ? faces : [pips])}
      </h3>
      <div class="facts2">
        {(faces.length > 0 || pips > 0) && <ThrowFaces faces={faces} pips={pips} />}
        {move && <span>{t("web-report-did", actionArguments(move))}</span>}
        <span class="swing">{signed(moment.unit, moment.gain)}</span>
      </div>
      <p>{why(booklet, moment, step)}</p>
      <button type="button" class="show" onClick={() => onPick(moment.n)}>
        {t("web-report-show")}
      </button>
    </article>
  );
}

/** A small box with a move marked, named as a whole. */
export function Small({ booklet, position, move }: { booklet: Booklet; position: string; move: ActionView | null }) {
  const tiles = boxAt(booklet.view.tiles, position);
  const label = t("web-report-box", { tiles: standingValues(tiles), count: standingValues(tiles).length });
  return (
    <div class="minipos" role="img" aria-label={label}>
      <Box tiles={tiles} label={label} looks={looksAfter(move)} />
    </div>
  );
}

/** The tiles that were shut, at once or with this throw. */
function moveAt(booklet: Booklet, step: Step): ActionView | null {
  const { steps } = booklet.report;
  const shut = step.kind === "shut" ? step : step.kind === "throw" ? steps[step.n] : undefined;
  return shut?.kind === "shut" && shut.choice ? shut.choice.options[shut.choice.taken]! : null;
}

function title(booklet: Booklet, moment: Moment, step: Step, faces: number[]): string {
  const who = booklet.report.players[moment.seat]!.name;
  const choice = step.choice?.options[step.choice.taken];
  if (moment.cause === "luck") return t("web-report-throws", { who, faces: andList(faces.map(String)) });
  if (moment.cause === "choice" && choice) {
    return t("web-report-decides", { who, ...actionArguments(choice) });
  }
  return booklet.course[step.n]!.facts.map(factText)[0] ?? who;
}

function why(booklet: Booklet, moment: Moment, step: Step): string {
  const choice = step.choice;
  if (moment.cause === "choice" && choice) {
    const better = t("web-report-better", actionArguments(choice.options[choice.best]!));
    return [better, ...choice.reasons.slice(0, 2).map(because)].join(" ");
  }
  const before = valueBefore(booklet.report, step, moment.seat);
  const after = step.values?.[moment.seat];
  if (before === null || after == null) return "";
  return t("web-report-swing", {
    unit: aim(booklet.report, moment.unit),
    from: level(moment.unit, before),
    to: level(moment.unit, after),
  });
}
