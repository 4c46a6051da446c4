// The coach: asked for, it says what each option is worth and why; each question is counted. Where the table wants it
// after each choice, it says what the choice was worth.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isAdvice, isJudgedChoice, type Advice, type JudgedChoice } from "./advice";
import { level } from "../language/figure";
import type { Part } from "../live/hand";
import type { Link } from "../live/link";
import type { Snapshot, StoryEntry } from "../live/reducer";
import { also, t } from "../language/words";
import type { Fault, GameView, Outlook } from "../network/wire";
import { addressee } from "../first/me";
import { Icon } from "../frame/Icon";
import { lazy } from "../frame/lazy";
import { LastEvent } from "../table/Story";
import { Why } from "../network/Why";
import { Drawn } from "../tile/Drawn";
import { spokenTiles } from "../tile/tileName";
import { Odds } from "./Odds";
import { adviceSentence, judgedSentence, spokenAdvice } from "./sentence";
import { goalText } from "./yardstick";

/** What the coach says: how the options compare, and why, in a sentence. */
export function Coach({ advice }: { advice: unknown }) {
  if (isJudgedChoice(advice)) return <Verdict judged={advice} />;
  if (!isAdvice(advice)) return <p class="said">{refusalText(advice)}</p>;
  return <Hint advice={advice} />;
}

/** Why the coach has nothing to say, in the words of the server. */
const refusalText = (answer: unknown): string => (answer as { error?: Fault } | null)?.error?.text ?? "";

const MOST_BARS = 3;
const MoreAdvice = lazy(() => import("./MoreAdvice").then((more) => more.MoreAdvice), "");

function Hint({ advice }: { advice: Advice }) {
  const more = useSignal(false);
  return (
    <div class="advice">
      <p class="goal">{goalText(advice)}</p>
      <button type="button" class="textbtn" onClick={() => (more.value = true)}>
        {t("advice-more")}
        <Icon name="next" />
      </button>
      <Odds advice={advice} options={advice.options} most={MOST_BARS} />
      <p class="why">
        <Drawn say={(write) => adviceSentence(advice, write)} />
      </p>
      {more.value && <MoreAdvice advice={advice} onClose={() => (more.value = false)} />}
    </div>
  );
}

/** The option that was taken, beside the best one. */
function Verdict({ judged }: { judged: JudgedChoice }) {
  const { best, taken } = judged;
  return (
    <div class="advice judged">
      <p class="goal">{goalText(judged)}</p>
      <Odds advice={judged} options={taken.loss > 0 ? [best, taken] : [taken]} />
      <p class="why">
        <Drawn say={(write) => judgedSentence(judged, write)} />
      </p>
    </div>
  );
}

/** The advice as one hears it: it is announced as soon as it comes. */
export function SpokenAdvice({ advice }: { advice: unknown }) {
  return (
    <p class="sr" role="status">
      {isAdvice(advice) ? spokenAdvice(advice) : isJudgedChoice(advice) ? judgedSentence(advice, spokenTiles) : ""}
    </p>
  );
}

// More bars than these find no room on a phone.
const MOST_AHEAD = 4;

/** What everybody can expect, for those who wait: in a line, and as bars where there is room. */
export function Ahead({ outlook, game }: { outlook: Outlook; game: GameView }) {
  const known = game.order.filter((seat) => outlook.seats[seat] !== null);
  known.sort((one, other) => outlook.seats[other]! - outlook.seats[one]!);
  const each = known.slice(0, 3).map((seat) => expectation(outlook, game, seat));
  const line = t("web-outlook", { unit: outlook.unit, horizon: outlook.horizon, list: each.join(" · ") });
  const barred = outlook.unit === "chance" && known.length <= MOST_AHEAD;
  return (
    <>
      <p class={barred ? "said barred" : "said"}>{line}</p>
      {barred && <Chances outlook={outlook} game={game} seats={known} />}
    </>
  );
}

function expectation({ unit, seats }: Outlook, game: GameView, seat: number): string {
  const who = game.seats[seat]!.name;
  return unit === "points" ? who : t("web-outlook-of", { who, value: level(unit, seats[seat]!) });
}

interface ChancesProps {
  outlook: Outlook;
  game: GameView;
  seats: number[];
}

/** The same as bars; screen readers have the line. */
function Chances({ outlook, game, seats }: ChancesProps) {
  return (
    <div class="ahead" aria-hidden="true">
      <p class="goal">{t("web-outlook-head", { unit: outlook.unit, horizon: outlook.horizon })}</p>
      <ol>
        {seats.map((seat) => (
          <li key={seat} class={game.seats[seat]!.name === addressee.value ? "own" : ""}>
            <span>{game.seats[seat]!.name}</span>
            <span class="bar36">
              <i style={{ width: `${100 * outlook.seats[seat]!}%` }} />
            </span>
            <b>{level("chance", outlook.seats[seat]!)}</b>
          </li>
        ))}
      </ol>
    </div>
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

export interface CoachLineProps {
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
  // The words are there before anybody has asked.
  useEffect(() => void also("advice").catch(() => undefined), []);
  const asks = asking(props);
  const able = !link.busy.value && props.part !== "held";
  return (
    <>
      {asks ? (
        <button
          type="button"
          class="bulb"
          aria-label={t("web-hint")}
          aria-disabled={!able}
          onClick={() => able && ask(link)}
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
  if (advice !== null && (advised || part !== "act" || !isAdvice(advice))) return <Coach advice={advice} />;
  if ((part === "wait" || part === "guess") && outlook && !game.over) return <Ahead outlook={outlook} game={game} />;
  return <LastEvent story={story} otherwise={otherwise} />;
}

/** The coach where there is room beside the box: to be asked, and then all that it says. */
export function CoachAside(props: CoachLineProps) {
  const { link, snapshot, game } = props;
  const fault = link.fault.value;
  const able = asking(props) && !link.busy.value && props.part !== "held";
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
          aria-disabled={!able}
          onClick={() => able && ask(link)}
        >
          {t("web-hint")}
        </button>
      ) : (
        <Coach advice={props.advice} />
      )}
    </section>
  );
}
