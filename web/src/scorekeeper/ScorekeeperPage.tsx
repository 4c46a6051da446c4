// Keeping score for a real box, by dice, by tiles or by totals; whoever may not do so watches.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Box } from "../box/Box";
import { preferences } from "../device/preference";
import { Icon } from "../frame/Icon";
import { Honours } from "../games/Honours";
import { also, ready, t } from "../language/words";
import { withoutUndone } from "../live/course";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import type { StageView } from "../live/stage";
import { useStage } from "../live/useStage";
import { faultText } from "../network/fault";
import type { GameView } from "../network/wire";
import { has } from "../network/right";
import { AfterGame } from "../table/AfterGame";
import { Players } from "../table/board/Players";
import { lookText, superStake } from "../table/board/Stake";
import { Confetti } from "../table/Confetti";
import { Menu } from "../table/Menu";
import { useReading } from "../speech/useReading";
import { useSceneSounds } from "../table/sounds";
import { brief } from "../table/Story";
import { Ways } from "../table/Ways";
import { Bar } from "./Bar";
import { DiceEntry } from "./entry/DiceEntry";
import { ModeBar } from "./entry/ModeBar";
import { LaidTiles, TilesActions } from "./entry/TilesEntry";
import { TotalEntry } from "./entry/TotalEntry";
import { ENDS_TURN } from "./entry/useDice";
import { useEntry, type Entry } from "./entry/useEntry";
import { Headline } from "./Headline";
import { ScoreSheet } from "./ScoreSheet";
import { Seating } from "./Seating";
import { SuperBox } from "./SuperBox";
import { Correction, Tools } from "./Tools";
import "../table/table.css";
import "../style/mono.css";
import "./entry/entry.css";
import "./scorekeeper.css";

interface Props {
  link: Link;
  snapshot: Snapshot;
  code: string;
}

/** What can lie over the page. */
type Over = "menu" | "ways" | "correction" | "seats" | null;

export function ScorekeeperPage({ link, snapshot, code }: Props) {
  const stage = useStage(link);
  const now = stage.shown.value!;
  const entry = useEntry(link, snapshot, code, stage);
  const moment = useMoment(now, snapshot, entry.able);
  // A shut box is looked at; otherwise real dice and tiles have been seen already.
  const scene = moment.scene ?? (now.kind === "look" ? now : null);
  const after = snapshot.view.game!;
  const game = scene ? scene.game : after;
  const over = useSignal<Over>(null);
  useSheet(link, after);
  useSceneSounds(now);
  useReading(now, entry.hand);
  useErrorWords(link);
  const typing = entry.way === "total" && entry.able && !game.over && !scene;
  const correcting = has(snapshot, "undo") ? link : null;
  const past = scene ? lookText({ ...scene, kind: "look" }) : "";
  const way = moment.scene ? "moment" : !entry.able || game.over ? "none" : entry.way;
  return (
    <main class={`keeper by-${way}${preferences.value.hand === "left" ? " lefty" : ""}${game.over ? " over" : ""}`}>
      <div class="kscreen">
        <Bar game={game} onMenu={() => (over.value = "menu")} />
        {!typing && <Players game={moment.scene ? after : game} present={game.order} />}
        <Headline
          game={game}
          past={past}
          dare={moment.scene || after.chase?.super_box ? superStake(after, snapshot.rules) : ""}
          typed={typing ? entry.total.typed : null}
        />
        {typing ? (
          <ScoreSheet link={correcting} game={game} sheet={link.sheet.value} typed={entry.total.typed} brief />
        ) : (
          <Box
            tiles={game.tiles}
            label={t("keeper-tap-shut")}
            looks={entry.looks}
            onTap={entry.able ? entry.tap : undefined}
            able={entry.ableTile}
          />
        )}
        <Below
          link={link}
          snapshot={snapshot}
          code={code}
          entry={entry}
          moment={moment}
          show={(what) => (over.value = what)}
        />
      </div>
      {!typing && <ScoreSheet link={correcting} game={after} sheet={link.sheet.value} typed={null} />}
      <Honours names={game.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name)} />
      {scene?.celebrated && <Confetti />}
      {over.value && <Overlay link={link} snapshot={snapshot} code={code} entry={entry} over={over} />}
    </main>
  );
}

interface OverlayProps extends Props {
  entry: Entry;
  over: Signal<Over>;
}

function Overlay({ link, snapshot, code, entry, over }: OverlayProps) {
  const game = snapshot.view.game!;
  const close = () => (over.value = null);
  if (over.value === "correction") return <Correction link={link} onClose={close} />;
  if (over.value === "seats") return <Seating link={link} game={game} onClose={close} />;
  if (over.value === "ways")
    return (
      <Ways
        legal={entry.hand.legal}
        advice={null}
        guess={false}
        onClose={close}
        onChoose={(move) => {
          close();
          entry.play(move);
        }}
      />
    );
  return (
    <Menu code={code} link={link} snapshot={snapshot} game={game} onClose={close}>
      {has(snapshot, "arrange") && (
        <button type="button" class="btn quiet" onClick={() => (over.value = "seats")}>
          {t("keeper-seats")}
        </button>
      )}
    </Menu>
  );
}

interface BelowProps extends Props {
  entry: Entry;
  moment: Moment;
  show: (what: Over) => void;
}

/** What stands below the box: the way of entry, the tries after a Super Box, or what comes after the game. */
function Below({ link, snapshot, code, entry, moment, show }: BelowProps) {
  const game = snapshot.view.game!;
  const said = statusText(link, game);
  const fault = entry.way === "total" ? faultIn(link) : "";
  const correct = () => show("correction");
  const seats = has(snapshot, "arrange") ? () => show("seats") : null;
  const tools = <Tools link={link} game={game} onUndo={entry.undo} onCorrect={correct} onSeats={seats} />;
  if (moment.scene) return <SuperBox game={game} onUndo={entry.hand.undo} onGoOn={moment.goOn} />;
  if (game.over)
    return (
      <>
        <section class="thrown">
          <AfterGame link={link} snapshot={snapshot} code={code} />
        </section>
        {entry.hand.undo && tools}
      </>
    );
  if (!entry.able) return <Onlooker snapshot={snapshot} said={said} />;
  const way = { link, snapshot, entry, said };
  const mode = game.phase !== "start" && <ModeBar entry={entry} moment={String(snapshot.n)} fault={fault} />;
  if (entry.way === "total")
    return (
      <>
        {mode}
        <TotalEntry {...way} onCorrect={correct} onSwap={swapHands} />
      </>
    );
  if (entry.way === "tiles")
    return (
      <>
        <LaidTiles {...way} />
        {mode}
        <TilesActions {...way} />
      </>
    );
  return (
    <>
      <DiceEntry {...way} onWays={() => show("ways")}>
        {mode}
      </DiceEntry>
      {tools}
    </>
  );
}

const swapHands = () =>
  (preferences.value = { ...preferences.value, hand: preferences.value.hand === "left" ? "right" : "left" });

/** Whoever may not enter anything: somebody with the link alone, or a player whose turn it is not. */
function Onlooker({ snapshot, said }: { snapshot: Snapshot; said: string }) {
  const game = snapshot.view.game!;
  const who = game.at === null ? "" : game.seats[game.at]!.name;
  const seated = snapshot.you.length > 0 || snapshot.host;
  return (
    <section class="onlooker">
      <p>
        <Icon name="eye" />
        {t("keeper-onlooker", { who, seated: seated ? "yes" : "no" })}
      </p>
      <p class="ksaid" role="status">
        {said}
      </p>
    </section>
  );
}

interface Moment {
  /** The Super Box that is looked at until somebody goes on; null where there is none. */
  scene: StageView | null;
  goOn: () => void;
}

/** A Super Box stands until whoever keeps score goes on: the others must match it first. */
function useMoment(now: StageView, snapshot: Snapshot, able: boolean): Moment {
  const held = useSignal<StageView | null>(null);
  const after = snapshot.view.game!;
  useEffect(() => {
    if (now.celebrated) held.value = now;
  }, [now.celebrated, now.n]);
  const stands = held.value !== null && able && snapshot.n === held.value.n && after.chase?.super_box;
  return { scene: stands ? held.value : null, goOn: () => (held.value = null) };
}

/** What is to be said: a fault, the dice that are asked for, or what happened last. */
function statusText(link: Link, game: GameView): string {
  const fault = faultIn(link);
  if (fault) return fault;
  const dice = link.wants.value;
  if (dice !== null && game.at !== null) return t("keeper-wants", { who: game.seats[game.at]!.name, dice });
  return brief(withoutUndone(link.story.value).at(-1)?.facts ?? []);
}

/** A fault, as soon as there are words for it. */
const faultIn = ({ fault }: Link): string =>
  ready.value > 0 && fault.value && fault.value.code !== ENDS_TURN ? faultText(fault.value) : "";

/** What went wrong is said in the reader's language. */
function useErrorWords(link: Link): void {
  const fault = link.fault.value;
  useEffect(() => {
    if (fault) void also("error").catch(() => undefined);
  }, [fault]);
}

/** The sheet is fetched again when a turn has ended or something was undone. */
function useSheet(link: Link, game: GameView): void {
  const undone = link.story.value.filter((each) => each.facts.some((fact) => fact.kind === "undone")).at(-1)?.n;
  const turns = game.seats.map((seat) => `${seat.turns} ${seat.points} ${seat.name}`).join();
  useEffect(() => {
    void link.retell();
  }, [turns, undone, game.round, game.over]);
}
