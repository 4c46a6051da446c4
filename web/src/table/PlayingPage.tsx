// A game at a live table: the box, who plays, what is at stake, and one button that says what will happen.
import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isAdvice, type Advice } from "../coach/advice";
import { figureText } from "../coach/yardstick";
import { key, tilesOf } from "../box/gather";
import { useFlick } from "../dice/useFlick";
import { useHand, useHandKeys, type Hand } from "../live/useHand";
import type { Link } from "../live/link";
import type { Snapshot, StoryEntry } from "../live/reducer";
import { Actions } from "./Actions";
import { Box } from "../box/Box";
import { CoachAside, CoachLine, SpokenAdvice, type CoachLineProps } from "../coach/Coach";
import { Confetti } from "./Confetti";
import { tellsOdds } from "./choice/odds";
import { Icon } from "../frame/Icon";
import { Mat } from "./board/Mat";
import { Menu } from "./Menu";
import { Away } from "../company/Away";
import { Watching } from "../company/Beside";
import { useTalk } from "../company/useTalk";
import { Players } from "./board/Players";
import { Side, type Panel } from "./side/Side";
import { Roll, type RollProps } from "./side/Roll";
import { Rail } from "./board/Rail";
import { Rounds } from "./board/Rounds";
import { Ruler } from "./board/Ruler";
import { Stake } from "./board/Stake";
import { useReading } from "../speech/useReading";
import { hasShut, useSceneSounds } from "./sounds";
import { sentences, Story, summary } from "./Story";
import { Ways } from "./Ways";
import type { StageView } from "../live/stage";
import { tileValues } from "../tile/tileName";
import { useStage } from "../live/useStage";
import { isLong, size } from "../network/total";
import { also, ruleName, t } from "../language/words";
import type { ActionView, GameView, Outlook } from "../network/wire";
import { ownSeat } from "../first/me";
import { useAddressee } from "../first/useAddressee";
import { guidance, guides } from "../first/guidance";
import { Tips, TipsAside, useTips, type TipsProps } from "../first/Tips";
import { AfterGame } from "./AfterGame";
import "./table.css";
import "./side/side.css";
import "./side/layout.css";
import "../company/company.css";

interface Props {
  link: Link;
  snapshot: Snapshot;
  code: string;
}

export function PlayingPage({ link, code }: Props) {
  const { shown, skip } = useStage(link);
  const now = shown.value;
  const over = now !== null && isOver(now);
  useEffect(fetchEnding, []);
  useKeptRecord(now?.snapshot ?? null, code, over);
  if (!now) return null;
  const Ending = over && now.settled ? ending.value?.ResultPage : null;
  if (Ending) return <Ending link={link} snapshot={now.snapshot} game={now.game} code={code} />;
  return <Board link={link} code={code} now={now} skip={skip} />;
}

const isOver = ({ game, snapshot }: StageView): boolean => game.over || snapshot.view.stage === "abandoned";

// The page of the result, fetched while the game goes on: so it is there when it is needed, and nothing flickers.
const ending = signal<typeof import("../ending/ResultPage") | null>(null);

const fetchEnding = (): void =>
  void Promise.all([import("../ending/ResultPage"), also("ending", "reason")]).then(
    ([page]) => (ending.value = page),
    () => undefined,
  );

/** Keeps the record of a game of one's own that is over, to practise with. */
function useKeptRecord(snapshot: Snapshot | null, code: string, over: boolean): void {
  const { settings, secret } = snapshot?.view ?? {};
  const settled = over && (settings?.dice !== "sealed" || secret !== null);
  useEffect(() => {
    if (settled && snapshot?.you.length)
      void import("../practise/practice").then(({ keepRecordOf }) => keepRecordOf(code, snapshot.view.public));
  }, [settled, code]);
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
  const guide = useTips(code, now, hand);
  const over = isOver(now);
  const players = { game, present: link.present.value, outlook, log: lastRound(story) };
  const tap = (event: Event) => !now.settled && isBeside(event) && skip();
  const { able: flickable, ...swiping } = useFlick(now, hand, link.busy.value);
  const { company, talk, nudge } = useTalk(link, now, hand.part);
  useSceneSounds(now);
  useReading(now, hand);
  useAddressee(snapshot);
  return (
    <main class={flickable ? "table flickable" : "table"} onClick={tap} {...swiping}>
      <div class="screen">
        <Bar game={game} watching={link.watching.value} onMenu={() => (menu.value = true)} />
        <Players {...players} own={ownSeat(snapshot)} company={company} />
        <Stake
          now={now}
          guesses={over ? null : guessing(hand)}
          clock={now.settled && !over ? clockOf(snapshot) : null}
          tip={guide && !hand.gathered.size ? guide.pips : null}
          ruler={game.phase !== "start" && !game.over && <Totals game={game} hand={hand} />}
        />
        <PlayBox hand={hand} now={now} advice={advised} />
        <ReadOut now={now} />
        <Note link={link} snapshot={snapshot} game={game} over={over} />
        <SpokenAdvice advice={advice} />
        <Below code={code} guide={guide} coach={coach} />
        {over ? (
          <Ended link={link} snapshot={snapshot} code={code} />
        ) : (
          <Actions
            game={game}
            hand={hand}
            snapshot={snapshot}
            busy={link.busy.value}
            next={now.next}
            onWays={() => (ways.value = true)}
            talk={talk}
            nudge={nudge}
          />
        )}
        <Side panels={panelsOf(coach, players, guide)} />
        {now.celebrated && <Confetti />}
        {ways.value && hand.choosing && <HandWays hand={hand} advice={advised} onClose={() => (ways.value = false)} />}
        {menu.value && (
          <Menu code={code} link={link} snapshot={snapshot} game={game} onClose={() => (menu.value = false)} />
        )}
      </div>
    </main>
  );
}

/** Below the box: tips for a first throw, or the coach. In a game with tips their room is kept. */
const Below = ({ code, guide, coach }: { code: string; guide: TipsProps | null; coach: CoachLineProps }) => (
  <section class={guides(guidance.value, code) ? "coach guides" : "coach"}>
    {guide ? <Tips {...guide} /> : <CoachLine {...coach} />}
  </section>
);

/** What happened, for screen readers. */
const ReadOut = ({ now: { kind, told } }: { now: StageView }) => (
  <p class="sr happened" role="status">
    {kind === "meanwhile" ? summary(told) : sentences(told.flatMap((each) => each.facts))}
  </p>
);

/** What comes after the game, until the page of its result is there. */
const Ended = (props: { link: Link; snapshot: Snapshot; code: string }) => (
  <footer class="act choice result">
    <AfterGame {...props} />
  </footer>
);

/** What there is to say of the others while the game goes on. */
function Note({ over, ...props }: { link: Link; snapshot: Snapshot; game: GameView; over: boolean }) {
  return <div class="note">{!over && <Away {...props} />}</div>;
}

/** What stands beside the box: the coach, if somebody here may ask it, what happened, and who plays. */
function panelsOf(coach: CoachLineProps, players: RollProps, guide: TipsProps | null): Panel[] {
  const { snapshot, story, game } = coach;
  const advises = snapshot.you.length > 0 && !game.over && snapshot.view.settings.coach !== "off";
  const advice = guide ? <TipsAside {...guide} /> : <CoachAside {...coach} />;
  return [
    ...(advises || guide ? [{ name: "coach", icon: "bulb" as const, label: t("web-coach"), content: advice }] : []),
    { name: "story", icon: "list", label: t("frame-story"), content: <Story story={story} game={game} /> },
    { name: "roll", icon: "people", label: t("web-players"), content: <Roll {...players} /> },
  ];
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

function Bar({ game, watching, onMenu }: { game: GameView; watching: number; onMenu: () => void }) {
  return (
    <header class="bar">
      <a class="iconbtn" href="/" aria-label={t("web-leave")}>
        <Icon name="back" />
      </a>
      <div class="mid">
        <b>{ruleName(game.rules)}</b>
        <Rounds game={game} />
        <Watching count={watching} />
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
  const { game, lifted, snapshot } = now;
  const counted = tellsOdds(snapshot);
  const best = advice?.options[0];
  const advised = new Set(best?.do === "shut" ? tilesOf(best) : []);
  const worth = (move: ActionView | null): string => {
    const found = move && advice?.options.find((option) => option.word === move.word);
    return found && advice ? figureText(advice.options, found) : "";
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
          counted={counted}
        />
      }
      ring={now.kind === "look" && hasShut(now.told) ? ending.value?.ring : null}
      rail={
        <Rail
          game={game}
          gathered={hand.choosing ? hand.got.sum : null}
          guess={hand.part === "guess"}
          counted={counted}
        />
      }
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
      after={after && { total: after.total ?? 0, tiles: tileValues(after.word ?? "") }}
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
