// The end of a game: one headline, one large box, one filled button. Beside them what decided it, and the way on.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { SaidAloud } from "../company/Beside";
import { useSaid } from "../company/useCompany";
import { Talking } from "../company/useTalk";
import { Icon } from "../frame/Icon";
import { lazy } from "../frame/lazy";
import { ruleName, t } from "../language/words";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import type { GameView } from "../network/wire";
import { dayOf } from "../practise/day/day";
import { AfterGame } from "../table/AfterGame";
import { Menu } from "../table/Menu";
import { AloneFacts, odds, Throws } from "./alone/Alone";
import { deciding, deedAt, lastDeed, type Deed } from "./deed";
import { DecidingMoment } from "./DecidingMoment";
import { EndBox } from "./EndBox";
import { headline, subline } from "./headline";
import { Ranking, RoundTable } from "./RoundTable";
import { TodayEnding } from "./alone/TodayEnding";
import { useBooklet } from "./useBooklet";
import "./ending.css";

export { ring } from "./Ring";

const MOST_MARKS = 10;
const CardSheet = lazy(() => import("./card/CardSheet").then((part) => part.CardSheet), "sr");

export interface EndingProps {
  link: Link;
  snapshot: Snapshot;
  game: GameView;
  code: string;
}

export function ResultPage(props: EndingProps) {
  const { game, snapshot } = props;
  const date = dayOf(snapshot.view);
  if (date) return <TodayEnding {...props} date={date} />;
  return game.seats.length === 1 ? <Alone {...props} /> : <Together {...props} />;
}

/** A game alone: whether the box was shut, and what that was among all games alone. */
function Alone({ link, snapshot, game, code }: EndingProps) {
  const last = lastDeed(game, link.story.value);
  const shut = last?.came === "box";
  return (
    <Scene
      kind={shut ? "shutscene" : "left"}
      code={code}
      link={link}
      snapshot={snapshot}
      game={game}
      deed={last}
      box={<EndBox game={game} sheet={[]} deed={last} total={game.total} rung={shut} />}
      side={<Throws story={link.story.value} />}
      why={<AloneFacts game={game} />}
    />
  );
}

/** A game of several: the moment that decided it, and how the rounds went. */
function Together({ link, snapshot, game, code }: EndingProps) {
  const booklet = useBooklet(code);
  const sheet = link.sheet.value;
  const moment = booklet && deciding(booklet.report);
  const deed = moment ? deedAt(booklet, moment.n) : lastDeed(game, link.story.value);
  return (
    <Scene
      kind="together"
      code={code}
      link={link}
      snapshot={snapshot}
      game={game}
      deed={deed}
      box={<EndBox game={game} sheet={sheet} deed={deed} total={null} rung={false} />}
      side={<Ranking game={game} sheet={sheet} />}
      why={
        <>
          <DecidingMoment booklet={booklet} moment={moment} deed={deed} />
          <RoundTable game={game} sheet={sheet} />
        </>
      }
    />
  );
}

/** A mark for each round, as on the bar of the table; all of them are over. */
const RoundMarks = ({ rounds }: { rounds: number }) => (
  <span class="rounds" aria-hidden="true">
    {Array.from({ length: rounds }, (_, place) => (
      <i key={place} class="done" />
    ))}
  </span>
);

interface SceneProps extends EndingProps {
  kind: string;
  deed: Deed | null;
  box: ComponentChildren;
  side: ComponentChildren;
  why: ComponentChildren;
}

function Scene({ kind, code, link, snapshot, game, deed, box, side, why }: SceneProps) {
  return (
    <Frame
      kind={kind}
      link={link}
      snapshot={snapshot}
      game={game}
      code={code}
      middle={
        <>
          <b>{ruleName(game.rules)}</b>
          {game.rounds !== null && game.rounds <= MOST_MARKS && <RoundMarks rounds={game.rounds} />}
          <span>{t("ending-over")}</span>
        </>
      }
      title={headline(game, link.sheet.value, snapshot.you, deed)}
      box={box}
      side={side}
      why={why}
      act={<AfterGame link={link} snapshot={snapshot} code={code} />}
    >
      <p class="sub">{kind === "shutscene" ? oddsText(game) : subline(game, link.story.value).join(", ")}</p>
    </Frame>
  );
}

/** How seldom a shut box is, where that is known. */
const oddsText = ({ rules }: GameView): string => {
  const games = odds(rules);
  return games === null ? "" : t("ending-odds", { games });
};

export interface FrameProps extends EndingProps {
  kind: string;
  middle: ComponentChildren;
  title: string;
  box: ComponentChildren;
  side: ComponentChildren;
  why: ComponentChildren;
  act: ComponentChildren;
  children: ComponentChildren;
}

/** What every ending has: the bar, the headline, the box, what is beside it, and the buttons. */
export function Frame({ kind, link, snapshot, game, code, middle, title, box, side, why, act, children }: FrameProps) {
  const open = useSignal<"menu" | "card" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const said = <SaidAloud standing={useSaid(link).value} game={game} />;
  const close = () => (open.value = null);
  // What was pressed last is gone: those who go on by keyboard go on from here.
  useEffect(() => void (document.activeElement === document.body && heading.current?.focus()), []);
  useEffect(() => void (document.title = `${title} · Shutbox`), [title]);
  return (
    <main class="ending">
      <div class={`end ${kind}`}>
        <header class="bar">
          <a class="iconbtn" href="/" aria-label={t("web-leave")}>
            <Icon name="back" />
          </a>
          <div class="mid">{middle}</div>
          <button
            type="button"
            class="iconbtn"
            aria-label={t("ending-picture")}
            onClick={() => (open.value = "card")}
          >
            <Icon name="share" />
          </button>
          <button type="button" class="iconbtn" aria-label={t("web-more")} onClick={() => (open.value = "menu")}>
            <Icon name="more" bold />
          </button>
        </header>
        <div class="headline">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        {box}
        <div class="flank">{side}</div>
        <div class="why">{why}</div>
        <footer class="act choice result">
          {act}
          <Talking link={link} game={game} you={snapshot.you} said={said} />
        </footer>
      </div>
      {open.value === "menu" && <Menu code={code} link={link} snapshot={snapshot} game={game} onClose={close} />}
      {open.value === "card" && <CardSheet code={code} link={link} game={game} title={title} onClose={close} />}
    </main>
  );
}
