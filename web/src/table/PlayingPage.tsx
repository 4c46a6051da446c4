// A game at a live table: the box, who plays, what is at stake, and one button that says what will happen.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isAdvice, optionName, type Advice } from "../coach/advice";
import { exact } from "../language/figure";
import { key, tilesOf } from "../box/gather";
import { useHand, useHandKeys, type Hand } from "../live/useHand";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { playSounds } from "../device/sound";
import { Actions } from "./Actions";
import { Box } from "../box/Box";
import { CoachAside, CoachLine } from "../coach/Coach";
import { Confetti } from "./Confetti";
import { Icon } from "../frame/Icon";
import { Mat } from "./board/Mat";
import { Menu } from "./Menu";
import { Away } from "./board/Away";
import { Players } from "./board/Players";
import { Rail } from "./board/Rail";
import { Rounds } from "./board/Rounds";
import { Ruler } from "./board/Ruler";
import { Stake } from "./board/Stake";
import { sentences, Story } from "./Story";
import { Ways } from "./Ways";
import type { StageView } from "../live/stage";
import { useStage } from "../live/useStage";
import { isLong, size } from "../network/total";
import { ruleName, t } from "../language/words";
import type { ActionView, Fact, GameView } from "../network/wire";
import { ResultPage } from "./ResultPage";
import "./table.css";

interface Props {
  link: Link;
  snapshot: Snapshot;
  code: string;
}

export function PlayingPage({ link, snapshot, code }: Props) {
  const { shown, skip } = useStage(link);
  return shown.value ? <Board link={link} snapshot={snapshot} code={code} now={shown.value} skip={skip} /> : null;
}

function Board({ link, snapshot, code, now, skip }: Props & { now: StageView; skip: () => void }) {
  const { game } = now;
  const hand = useHand(link, snapshot, code, now, skip);
  useHandKeys({ game, hand, busy: link.busy.value });
  const ways = useSignal(false);
  const menu = useSignal(false);
  const facts = now.news.flatMap((each) => each.facts);
  const advice = isAdvice(link.advice.value) && hand.part === "act" ? link.advice.value : null;
  const coach = { link, snapshot, game, part: hand.part, advised: advice !== null };
  const over = game.over || snapshot.view.stage === "abandoned";
  const tap = (event: Event) => hand.part === "look" && isBeside(event) && skip();
  useEffect(() => playSounds(facts), [now.news]);
  useEffect(() => void (document.title = `${ruleName(game.rules)} · Shutbox`), [game.rules]);
  return (
    <main class="table" onClick={tap}>
      <div class="screen">
        <Bar game={game} onMenu={() => (menu.value = true)} />
        <Players game={game} present={link.present.value} outlook={link.outlook.value} log={lastRound(link)} />
        <Stake
          game={game}
          rules={snapshot.rules}
          news={now.settled ? null : now.news}
          guesses={over ? null : guessing(hand)}
          clock={now.settled && !over ? clockOf(snapshot) : null}
          ruler={game.phase !== "start" && !game.over && <Totals game={game} hand={hand} />}
        />
        <PlayBox game={game} hand={hand} now={now} facts={facts} advice={advice} />
        <p class="sr" role="status">
          {sentences(facts)}
        </p>
        <section class="coach">
          {!over && <Away link={link} snapshot={snapshot} />}
          <CoachLine {...coach} />
        </section>
        {over ? (
          <ResultPage link={link} snapshot={snapshot} game={game} />
        ) : (
          <Actions
            game={game}
            hand={hand}
            legal={snapshot.legal}
            busy={link.busy.value}
            next={nextName(snapshot.view.game)}
            onWays={() => (ways.value = true)}
          />
        )}
        <aside class="aside">
          {snapshot.you.length > 0 && <CoachAside {...coach} />}
          <Story link={link} game={game} />
        </aside>
        {facts.some((fact) => fact.kind === "super-box-held") && <Confetti />}
        {ways.value && hand.choosing && <HandWays hand={hand} advice={advice} onClose={() => (ways.value = false)} />}
        {menu.value && (
          <Menu code={code} link={link} snapshot={snapshot} game={game} onClose={() => (menu.value = false)} />
        )}
      </div>
    </main>
  );
}

/** Whether a tap is on nothing that does something by itself. */
const isBeside = (event: Event): boolean => !(event.target as HTMLElement).closest("button,a,dialog");

/** All ways to use the throw; the one that is chosen is made at once. */
function HandWays({ hand, advice, onClose }: { hand: Hand; advice: Advice | null; onClose: () => void }) {
  const choose = (move: ActionView) => {
    onClose();
    void hand.make(move);
  };
  return (
    <Ways legal={hand.legal} advice={advice} guess={hand.part === "guess"} onClose={onClose} onChoose={choose} />
  );
}

function Bar({ game, onMenu }: { game: GameView; onMenu: () => void }) {
  return (
    <header class="bar">
      <a class="iconbtn" href="/" aria-label={t("web-leave")}>
        <Icon name="back" />
      </a>
      <div class="mid">
        <b>{ruleName(game.rules)}</b>
        <Rounds game={game} />
      </div>
      <button type="button" class="iconbtn" aria-label={t("web-more")} onClick={onMenu}>
        <Icon name="more" bold />
      </button>
    </header>
  );
}

/** Whose turn comes after what is being looked at; nobody's after the end. */
const nextName = (game: GameView | null): string =>
  game && !game.over && game.at !== null ? game.seats[game.at]!.name : "";

const clockOf = ({ clock, since }: Snapshot) => (clock === null ? null : { seconds: clock, since });

interface PlayBoxProps {
  game: GameView;
  hand: Hand;
  now: StageView;
  facts: Fact[];
  advice: Advice | null;
}

/** The box with one's hand over it, and with what the coach has to say of its tiles. */
function PlayBox({ game, hand, now, facts, advice }: PlayBoxProps) {
  const best = advice?.options[0];
  const advised = new Set(best?.do === "shut" ? tilesOf(best) : []);
  const worth = (move: ActionView | null): string => {
    const found = move && advice?.options.find((option) => option.word === move.word);
    return found && advice ? exact(advice.unit, found.value) : "";
  };
  return (
    <Box
      tiles={game.tiles}
      label={ruleName(game.rules)}
      looks={hand.looks}
      onTap={hand.tap}
      able={hand.able}
      note={(tile) => (advised.has(key(tile.column, tile.row)) ? t("web-told-best") : "")}
      mat={
        <Mat
          game={game}
          rolled={now.rolled}
          missing={hand.choosing ? hand.missing : null}
          worth={worth(hand.got.complete)}
          missed={!now.settled && facts.some((fact) => fact.kind === "missed")}
        />
      }
      rail={<Rail game={game} gathered={hand.choosing ? hand.got.sum : null} guess={hand.part === "guess"} />}
    />
  );
}

/** How one's guesses came out: whether the last was right is seen at once, also where there is nothing to guess now. */
function guessing({ part, guesses }: Hand): ComponentChildren {
  if (part === "guess") return <span>{t("web-guess-tally", { ...guesses })}</span>;
  return part === "wait" && guesses.of > 0 ? <span>{t("web-guesses-right", { ...guesses })}</span> : null;
}

/** The ruler reaches to the greatest total that was seen here: what stands when a turn begins. */
function Totals({ game, hand }: { game: GameView; hand: Hand }) {
  const most = useRef(0);
  most.current = Math.max(most.current, size(game.total));
  // There is no room for the words, and on such a scale nearly all totals stand at its beginning.
  if (isLong(most.current)) return null;
  const { holder, to_beat: aim } = game.chase ?? { holder: null, to_beat: null };
  const after = hand.gathered.size ? hand.move : null;
  return (
    <Ruler
      now={game.total}
      after={after && { total: after.total ?? 0, tiles: optionName(after) }}
      aim={holder !== null && aim !== null ? { total: aim, who: game.seats[holder]!.name } : null}
      open={most.current}
    />
  );
}

/** What the last round brought, for the log beside the players. */
function lastRound(link: Link): string {
  const entry = [...link.story.value].reverse().find((each) => each.facts.some((fact) => fact.kind === "round"));
  return entry ? sentences(entry.facts.filter((fact) => ["scores", "pays", "no-points"].includes(fact.kind))) : "";
}
