// A game from beginning to end on one page: result, curve with replay, moments, luck and choices, every decision.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { ranking, throwsOf, type Booklet as Told, type Envelope as Sealed } from "./data/report";
import { dayText, lengthText, numeral, totalText } from "../language/figure";
import { roundsWon } from "./data/moment";
import { ruleTitle, t } from "../language/words";
import { Decisions } from "./Decisions";
import { Icon } from "../frame/Icon";
import { Luck } from "./Luck";
import { Moments } from "./Moments";
import { Num } from "../box/Num";
import { Replay } from "./Replay";
import type { Total } from "../network/wire";
import { sentence } from "../table/board/Stake";
import "../practise/practise.css";
import "./report.css";

interface Props {
  booklet: Told;
  bar?: ComponentChildren;
  next?: ComponentChildren;
  check?: ComponentChildren;
}

export function Booklet({ booklet, bar, next, check }: Props) {
  const at = useSignal(booklet.course.length - 1);
  useEffect(() => {
    document.title = `${headline(booklet)} · Shutbox`;
  }, [booklet]);
  const pick = (n: number) => {
    at.value = n;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById("went")?.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
  };
  return (
    <main class="report">
      {bar}
      <Head booklet={booklet} />
      {next && (
        <nav class="after" aria-label={t("web-report-next")}>
          {next}
        </nav>
      )}
      <div class="two">
        <Replay booklet={booklet} at={at} />
        <Moments booklet={booklet} onPick={pick} />
        <div class="besides">
          <Luck booklet={booklet} />
          {booklet.envelope && <Envelope envelope={booklet.envelope} check={check} />}
        </div>
      </div>
      <Decisions booklet={booklet} onPick={pick} />
    </main>
  );
}

/** Who has won, and where rounds are won, how many of them. */
function headline(booklet: Told): string {
  const { report, view } = booklet;
  if (!report.over) return t("web-report-unfinished");
  const won = roundsWon(booklet);
  const [winner, ...others] = report.winners;
  if (!won || winner === undefined || others.length) return sentence(view);
  const rounds = booklet.course.at(-1)!.round;
  return t("moment-headline", { who: report.players[winner]!.name, won: won[winner]!, rounds });
}

// A table that was open for longer was not played at all the time.
const LONGEST = 4 * 60 * 60;

function Head({ booklet }: { booklet: Told }) {
  const { report } = booklet;
  const rounds = booklet.course.at(-1)!.round;
  const { when = null } = booklet;
  const about = [
    ...(when ? [dayText(when.ended)] : []),
    ...(when && when.ended - when.began < LONGEST ? [lengthText(when.ended - when.began)] : []),
    ...(rounds > 1 ? [t("web-report-rounds", { count: rounds })] : []),
    t("web-report-thrown", { count: throwsOf(report) }),
  ];
  return (
    <div class="head">
      <div>
        <h1>{headline(booklet)}</h1>
        <p class="lede">{ruleTitle(report.rules)}</p>
        <ul class="when">
          {about.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
      <Scores booklet={booklet} />
    </div>
  );
}

/** What everybody came to, the winners first. */
function Scores({ booklet }: { booklet: Told }) {
  const { report, course } = booklet;
  const last = course.at(-1)!;
  const wins = (seat: number) => report.winners.includes(seat);
  const won = roundsWon(booklet);
  const score = (seat: number) => (report.players.length > 1 ? last.scores[seat] : last.total) ?? null;
  return (
    <ol class="result" aria-label={t("web-report-result", { format: report.format })}>
      {ranking(report).map(({ seat, name }) => (
        <li key={seat} class={wins(seat) ? "first" : ""}>
          <span class="n">{name}</span>
          <Score score={won?.[seat] ?? score(seat)} />
          {won && <small>{t("moment-rounds-won", { count: won[seat]! })}</small>}
        </li>
      ))}
    </ol>
  );
}

function Score({ score }: { score: Total | null }) {
  if (score === null) return <span class="none">–</span>;
  return (
    <span role="img" aria-label={typeof score === "number" ? numeral(score) : totalText(score)}>
      <Num value={score} />
    </span>
  );
}

/** What is known of the sealed dice. */
function Envelope({ envelope, check }: { envelope: Sealed; check: ComponentChildren }) {
  const state = envelope.fault ? "fault" : envelope.open ? "open" : "sealed";
  return (
    <section class="env">
      <Icon name="envelope" />
      <div>
        <h2>{t("web-report-envelope", { state })}</h2>
        <p class="note">
          {t("web-report-envelope-about", { state, fit: envelope.fit ?? 0, others: envelope.others ?? 0 })}
        </p>
        {check}
      </div>
    </section>
  );
}
