// Keeping score for a real box: big dice to enter what lies on the table, the ways to use it, undo, off the mat.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Box } from "../box/Box";
import { Num } from "../box/Num";
import { useAwake } from "../device/awake";
import { Icon } from "../frame/Icon";
import { Honours } from "../games/Honours";
import { totalText } from "../language/figure";
import { ruleName, t } from "../language/words";
import { withoutUndone } from "../live/course";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { useStage } from "../live/useStage";
import { isLong } from "../network/total";
import type { GameView } from "../network/wire";
import { Players } from "../table/board/Players";
import { figure, lookText, sentence } from "../table/board/Stake";
import { Confetti } from "../table/Confetti";
import { Menu } from "../table/Menu";
import { useSceneSounds } from "../table/sounds";
import { brief } from "../table/Story";
import { Ways } from "../table/Ways";
import { useEntry, type Entry } from "./entry";
import { Offers } from "./Offers";
import { AfterGame } from "../table/AfterGame";
import { Pad, Slots } from "./Pad";
import { ScoreSheet } from "./ScoreSheet";
import { Correction, Tools } from "./Tools";
import "../table/table.css";
import "../style/mono.css";
import "./scorekeeper.css";

interface Props {
  link: Link;
  snapshot: Snapshot;
  code: string;
}

/** What can lie over the page. */
type Over = "menu" | "ways" | "correction" | null;

export function ScorekeeperPage({ link, snapshot, code }: Props) {
  const stage = useStage(link);
  const now = stage.shown.value!;
  // A shut box is looked at; otherwise real dice and tiles have been seen already.
  const game = now.kind === "look" ? now.game : snapshot.view.game!;
  const over = useSignal<Over>(null);
  const close = () => (over.value = null);
  const entry = useEntry(link, snapshot, code, stage);
  const { hand, undo } = entry;
  useSheet(link, game);
  useSceneSounds(now);
  const able = !link.busy.value && (entry.due.length > 0 || hand.legal.length === 1);
  return (
    <main class={game.over ? "keeper over" : "keeper"}>
      <div class="kscreen">
        <Bar game={game} onMenu={() => (over.value = "menu")} />
        <Players game={game} present={game.order} />
        <Turn game={game} past={lookText(now)} />
        <Box tiles={game.tiles} label={t("web-tap-shut")} looks={hand.looks} onTap={entry.tap} able={hand.able} />
        <Throw link={link} snapshot={snapshot} code={code} entry={entry} onWays={() => (over.value = "ways")} />
        <p class="ksaid" role="status">
          {statusText(link, game)}
        </p>
        {!game.over && <Pad faces={entry.most} able={able} onEnter={entry.enter} />}
        <Tools link={link} game={game} onUndo={undo} onCorrect={() => (over.value = "correction")} />
      </div>
      <ScoreSheet game={game} sheet={link.sheet.value} />
      <Honours names={game.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name)} />
      {over.value === "ways" && (
        <Ways
          legal={hand.legal}
          advice={null}
          guess={false}
          onClose={close}
          onChoose={(move) => {
            close();
            entry.play(move);
          }}
        />
      )}
      {now.celebrated && <Confetti />}
      {over.value === "correction" && <Correction link={link} onClose={close} />}
      {over.value === "menu" && <Menu code={code} link={link} snapshot={snapshot} game={game} onClose={close} />}
    </main>
  );
}

function Bar({ game, onMenu }: { game: GameView; onMenu: () => void }) {
  const awake = useAwake();
  const { round, rounds } = game;
  const name = awake ? t("web-awake") : t("web-more");
  return (
    <header class="bar">
      <a class="iconbtn" href="/score" aria-label={t("web-leave")}>
        <Icon name="back" />
      </a>
      <div class="mid">
        <b>{ruleName(game.rules)}</b>
        <span>{rounds === null ? t("web-round", { round }) : t("web-round-of", { round, rounds })}</span>
      </div>
      <button type="button" class={awake ? "iconbtn awake" : "iconbtn"} aria-label={name} onClick={onMenu}>
        <Icon name={awake ? "sun" : "more"} bold={!awake} />
      </button>
    </header>
  );
}

function Turn({ game, past }: { game: GameView; past: string }) {
  const who = game.at === null ? "" : game.seats[game.at]!.name;
  const aim = !game.over && game.chase?.holder != null ? game.chase.to_beat : null;
  const total = figure(game);
  const big = game.over || game.phase === "survivor" || game.phase === "penalty" || game.phase === "start";
  return (
    <section class="turn">
      <div>
        <h1 class={big || past ? "small" : ""}>{past || (big ? sentence(game) : who)}</h1>
        {aim !== null && !past && (
          <p class="aim">
            {t("web-to-beat", { total: aim })}
            {isLong(aim) ? (
              <b>{totalText(aim)}</b>
            ) : (
              <span class="chip">
                <Num value={aim} />
                <span class="sr">{aim}</span>
              </span>
            )}
          </p>
        )}
      </div>
      {total && (
        <div class={isLong(total.value) ? "big-total long" : "big-total"} role="img" aria-label={total.label}>
          <Num value={total.value} />
          {game.over && <span>{total.name}</span>}
        </div>
      )}
    </section>
  );
}

/** The current throw and its actions; after the game, what comes next. */
function Throw({ link, snapshot, code, entry, onWays }: Props & { entry: Entry; onWays: () => void }) {
  const game = snapshot.view.game!;
  const { faces, due, play, report } = entry;
  const thrown = game.throw.length ? game.throw : faces;
  const missing = game.throw.length ? 0 : Math.max(0, ...due);
  const pips = game.throw.length ? 0 : (game.sum ?? 0);
  return (
    <section class="thrown" aria-label={t("web-the-throw")}>
      {game.over ? (
        <div class="offers">
          <AfterGame link={link} snapshot={snapshot} code={code} />
        </div>
      ) : (
        <>
          <Slots thrown={thrown} pips={pips} due={missing} onUndo={() => entry.undo?.()} />
          <Offers
            game={game}
            snapshot={snapshot}
            link={link}
            faces={faces}
            due={due}
            onPlay={play}
            onReport={report}
            onWays={onWays}
          />
        </>
      )}
    </section>
  );
}

/** What is to be said: a fault, the dice that are asked for, or what happened last. */
function statusText(link: Link, game: GameView): string {
  if (link.fault.value?.text != null) return link.fault.value.text;
  const dice = link.wants.value;
  if (dice !== null && game.at !== null) return t("web-wants", { who: game.seats[game.at]!.name, dice });
  return brief(withoutUndone(link.story.value).at(-1)?.facts ?? []);
}

/** The sheet is fetched again when a turn has ended or something was undone. */
function useSheet(link: Link, game: GameView): void {
  const turns = game.seats.map((seat) => `${seat.turns} ${seat.points}`).join();
  useEffect(() => {
    void link.retell();
  }, [turns, game.round, game.over]);
}
