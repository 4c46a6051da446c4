// The coach: asked for, it says what each option is worth and why; each question is counted. Where the table wants it
// after each choice, it says what the choice was worth.
import { because, isAdvice, isJudgedChoice, optionName, type Advice, type JudgedChoice } from "./advice";
import { exact, level } from "../language/figure";
import type { Part } from "../live/hand";
import type { Link } from "../live/link";
import type { Snapshot, StoryEntry } from "../live/reducer";
import { t } from "../language/words";
import type { Fault, GameView, Outlook } from "../network/wire";
import { Icon } from "../frame/Icon";
import { LastEvent } from "../table/Story";
import { Why } from "../network/Why";

export function Bars({ advice, most }: { advice: Advice; most: number }) {
  const best = Math.max(...advice.options.map((option) => Math.abs(option.value)), 1e-9);
  return (
    <>
      <ul class="opts">
        {advice.options.slice(0, most).map((option) => (
          <li key={optionName(option)} class={option.loss > 0 ? "alt" : ""}>
            <span>{optionName(option)}</span>
            <span class="bar36">
              <i style={{ width: `${(100 * Math.abs(option.value)) / (advice.unit === "chance" ? 1 : best)}%` }} />
            </span>
            <span class="pct">{exact(advice.unit, option.value)}</span>
          </li>
        ))}
      </ul>
      <p class="cap">{t("web-worth", { unit: advice.unit, horizon: advice.horizon })}</p>
    </>
  );
}

export function Coach({ advice, short = false }: { advice: unknown; short?: boolean }) {
  if (isJudgedChoice(advice)) return <Verdict judged={advice} short={short} />;
  if (!isAdvice(advice)) return <p class="said">{refusalText(advice)}</p>;
  return (
    <div class="advice">
      <div class="why">
        {advice.reasons.slice(0, short ? 1 : 3).map((reason) => (
          <p key={reason.kind}>{because(reason)}</p>
        ))}
        {!advice.reasons.length && <p>{t("web-all-alike")}</p>}
      </div>
      <Bars advice={advice} most={short ? 2 : 8} />
    </div>
  );
}

/** Why the coach has nothing to say, in the words of the server. */
const refusalText = (answer: unknown): string => (answer as { error?: Fault } | null)?.error?.text ?? "";

function Verdict({ judged, short }: { judged: JudgedChoice; short: boolean }) {
  const best = judged.taken.loss <= 0;
  return (
    <div class="advice">
      <div class="why">
        <p>
          {best
            ? t("web-judged-best", { option: optionName(judged.taken) })
            : t("web-judged", {
                judgement: judged.judgement,
                option: optionName(judged.taken),
                better: optionName(judged.best),
                value: exact(judged.unit, judged.taken.value),
                best: exact(judged.unit, judged.best.value),
              })}
        </p>
        {!best && !short && judged.reasons.slice(0, 2).map((reason) => <p key={reason.kind}>{because(reason)}</p>)}
      </div>
    </div>
  );
}

/** What everybody can expect, in a line: for those who wait. */
export function Ahead({ outlook, game }: { outlook: Outlook; game: GameView }) {
  const known = game.order.filter((seat) => outlook.seats[seat] !== null);
  const each = known
    .sort((one, other) => outlook.seats[other]! - outlook.seats[one]!)
    .slice(0, 3)
    .map((seat) =>
      t("web-outlook-of", { who: game.seats[seat]!.name, value: level(outlook.unit, outlook.seats[seat]!) }),
    );
  return (
    <p class="said">{t("web-outlook", { unit: outlook.unit, horizon: outlook.horizon, list: each.join(" · ") })}</p>
  );
}

/** Whether there is something to ask the coach. */
const asking = ({ snapshot, game, part, advised }: CoachLineProps): boolean =>
  (part === "act" || part === "held") &&
  snapshot.view.settings.coach !== "off" &&
  !game.over &&
  snapshot.legal.length > 1 &&
  !advised;

const ask = (link: Link) => void link.send({ do: "hint" });

interface CoachLineProps {
  link: Link;
  snapshot: Snapshot;
  game: GameView;
  story: StoryEntry[];
  /** What the coach has said, and what everybody can expect, as of what is shown. */
  advice: unknown;
  outlook: Outlook | null;
  part: Part;
  advised: boolean;
}

/** The line under the box: what the coach says, or what can be expected while others play, or what happened last. */
export function CoachLine(props: CoachLineProps) {
  const { link } = props;
  const asks = asking(props);
  return (
    <>
      {asks ? (
        <button
          type="button"
          class="bulb"
          aria-label={t("web-hint")}
          disabled={link.busy.value || props.part === "held"}
          onClick={() => ask(link)}
        >
          <Icon name="bulb" />
        </button>
      ) : (
        <span class="bulb still" aria-hidden="true">
          {props.advice !== null && <Icon name="bulb" />}
        </span>
      )}
      <div>
        <Line {...props} otherwise={asks ? t("web-hint") : ""} />
      </div>
    </>
  );
}

function Line(props: CoachLineProps & { otherwise: string }) {
  const { link, game, story, part, advice, advised, outlook, otherwise } = props;
  const fault = link.fault.value;
  if (fault) return <Why fault={fault} looks="said" />;
  if (advice !== null && (advised || part !== "act" || !isAdvice(advice))) return <Coach advice={advice} short />;
  if ((part === "wait" || part === "guess") && outlook && !game.over) return <Ahead outlook={outlook} game={game} />;
  return <LastEvent story={story} otherwise={otherwise} />;
}

/** The coach where there is room beside the box: to be asked, and then all that it says. */
export function CoachAside(props: CoachLineProps) {
  const { link, snapshot, game } = props;
  const fault = link.fault.value;
  if (game.over || (snapshot.view.settings.coach === "off" && !fault)) return null;
  return (
    <section>
      <h2>
        <Icon name="bulb" />
        {t("web-coach")}
      </h2>
      {fault ? (
        <p class="said" role="alert">{fault.text ?? fault.code}</p>
      ) : props.advice === null ? (
        <button
          type="button"
          class="btn quiet"
          disabled={!asking(props) || link.busy.value || props.part === "held"}
          onClick={() => ask(link)}
        >
          {t("web-hint")}
        </button>
      ) : (
        <Coach advice={props.advice} />
      )}
    </section>
  );
}
