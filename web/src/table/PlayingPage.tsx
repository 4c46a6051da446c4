// A game at a live table: the box, who plays, what is at stake, and one button that says what will happen.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isAdvice, optionName, type Advice } from "../coach/advice";
import { exact } from "../language/figure";
import { key, tilesOf } from "../box/gather";
import { useHand, useHandKeys, type Hand } from "../live/useHand";
import type { Link } from "../live/link";
import type { Snapshot, StoryEntry } from "../live/reducer";
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
import { useSceneSounds } from "./sounds";
import { sentences, Story, summary } from "./Story";
import { Ways } from "./Ways";
import type { StageView } from "../live/stage";
import { useStage } from "../live/useStage";
import { isLong, size } from "../network/total";
import { ruleName, t } from "../language/words";
import type { ActionView, GameView, Outlook } from "../network/wire";
import { ResultPage } from "./ResultPage";
import "./table.css";

interface Props {
  link: Link;
  snapshot: Snapshot;
  code: string;
}

export function PlayingPage({ link, code }: Props) {
  const { shown, skip } = useStage(link);
  return shown.value ? <Board link={link} code={code} now={shown.value} skip={skip} /> : null;
}

interface BoardProps {
  link: Link;
  code: string;
  now: StageView;
  skip: () => void;
}

/** All that is shown and heard is as of the scene that is on the stage, never as of the newest message. */
function Board({ link, code, now, skip }: BoardProps) {
  const { game, snapshot } = now;
  const hand = useHand(link, code, now, skip);
  useHandKeys({ game, hand, busy: link.busy.value });
  const ways = useSignal(false);
  const menu = useSignal(false);
  const { advice, outlook } = useForesight(link, now);
  const advised = isAdvice(advice) && hand.part === "act" ? advice : null;
  const story = link.story.value.filter((each) => each.n <= now.n);
  const coach = { link, snapshot, game, story, advice, outlook, part: hand.part, advised: advised !== null };
  const over = game.over || snapshot.view.stage === "abandoned";
  const tap = (event: Event) => !now.settled && isBeside(event) && skip();
  useSceneSounds(now);
  useEffect(() => void (document.title = `${ruleName(game.rules)} · Shutbox`), [game.rules]);
  return (
    <main class="table" onClick={tap}>
      <div class="screen">
        <Bar game={game} onMenu={() => (menu.value = true)} />
        <Players game={game} present={link.present.value} outlook={outlook} log={lastRound(story)} />
        <Stake
          now={now}
          guesses={over ? null : guessing(hand)}
          clock={now.settled && !over ? clockOf(snapshot) : null}
          ruler={game.phase !== "start" && !game.over && <Totals game={game} hand={hand} />}
        />
        <PlayBox hand={hand} now={now} advice={advised} />
        <p class="sr" role="status">
          {now.kind === "meanwhile" ? summary(now.told) : sentences(now.told.flatMap((each) => each.facts))}
        </p>
        <section class="coach">
          {!over && <Away link={link} snapshot={snapshot} />}
          <CoachLine {...coach} />
        </section>
        {over ? (
          <ResultPage link={link} snapshot={snapshot} />
        ) : (
          <Actions
            game={game}
            hand={hand}
            legal={snapshot.legal}
            busy={link.busy.value}
            next={now.next}
            onWays={() => (ways.value = true)}
          />
        )}
        <aside class="aside">
          {snapshot.you.length > 0 && <CoachAside {...coach} />}
          <Story story={story} game={game} />
        </aside>
        {now.celebrated && <Confetti />}
        {ways.value && hand.choosing && <HandWays hand={hand} advice={advised} onClose={() => (ways.value = false)} />}
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

/** What the coach knows of the future: it follows from the dice, and so is shown when they rest. */
function useForesight(link: Link, { settled }: StageView): { advice: unknown; outlook: Outlook | null } {
  const known = useRef<Outlook | null>(null);
  if (settled) known.current = link.outlook.value;
  return { advice: settled ? link.advice.value : null, outlook: known.current };
}

const clockOf = ({ clock, since, view }: Snapshot) =>
  clock === null ? null : { seconds: clock, since, most: view.settings.seconds };

interface PlayBoxProps {
  hand: Hand;
  now: StageView;
  advice: Advice | null;
}

/** The box with one's hand over it, and with what the coach has to say of its tiles. */
function PlayBox({ hand, now, advice }: PlayBoxProps) {
  const { game, lifted } = now;
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
      looks={(tile) => (lifted.has(key(tile.column, tile.row)) ? "got" : hand.looks(tile))}
      onTap={hand.tap}
      able={hand.able}
      note={(tile) => (advised.has(key(tile.column, tile.row)) ? t("web-told-best") : "")}
      mat={
        <Mat
          now={now}
          missing={hand.choosing ? hand.missing : null}
          worth={worth(hand.got.complete)}
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
function lastRound(story: StoryEntry[]): string {
  const entry = [...story].reverse().find((each) => each.facts.some((fact) => fact.kind === "round"));
  return entry ? sentences(entry.facts.filter((fact) => ["scores", "pays", "no-points"].includes(fact.kind))) : "";
}
