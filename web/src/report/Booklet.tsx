// A game from beginning to end on one page: result, curve with replay, luck and choices, moments, every decision.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { ranking, throwsOf, type Booklet as Told, type Envelope as Sealed } from "./data/report";
import { numeral, totalText } from "../language/figure";
import { commaList, ruleTitle, t } from "../language/words";
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
        <div class="side">
          <Luck booklet={booklet} />
          {booklet.envelope && <Envelope envelope={booklet.envelope} check={check} />}
        </div>
      </div>
      <Moments booklet={booklet} onPick={pick} />
      <Decisions booklet={booklet} onPick={pick} />
    </main>
  );
}

const headline = ({ report, view }: Told): string => (report.over ? sentence(view) : t("web-report-unfinished"));

function Head({ booklet }: { booklet: Told }) {
  const { report } = booklet;
  const rounds = booklet.course.at(-1)!.round;
  const about = [
    t("web-report-players", { count: report.players.length }),
    ...(rounds > 1 ? [t("web-report-rounds", { count: rounds })] : []),
    t("web-report-thrown", { count: throwsOf(report) }),
  ];
  return (
    <div class="head">
      <div>
        <h1>{headline(booklet)}</h1>
        <p class="lede">
          {ruleTitle(report.rules)}
          <br />
          {commaList(about)}
        </p>
      </div>
      <Scores booklet={booklet} />
    </div>
  );
}

/** What everybody came to, the winners first. */
function Scores({ booklet }: { booklet: Told }) {
  const { report, course } = booklet;
  const last = course.at(-1)!;
  const won = (seat: number) => report.winners.includes(seat);
  const score = (seat: number) => (report.players.length > 1 ? last.scores[seat] : last.total) ?? null;
  return (
    <ol class="result" aria-label={t("web-report-result", { format: report.format })}>
      {ranking(report).map(({ seat, name }) => (
        <li key={seat} class={won(seat) ? "first" : ""}>
          <span class="n">{name}</span>
          <Score score={score(seat)} />
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
