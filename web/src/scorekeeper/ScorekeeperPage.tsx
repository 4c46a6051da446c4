// Keeping score for a real box: big dice to enter what lies on the table, the ways to use it, undo, off the mat.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { optionName } from "../coach/advice";
import { useAwake } from "../device/awake";
import { standing, sum } from "../live/course";
import { gathering, key, seenAs, tapped } from "../box/gather";
import { keep, kept } from "../device/storage";
import { useKeys } from "../device/keys";
import type { Link } from "../live/link";
import { choiceOf, type Seen } from "../live/reducer";
import { heard, tick } from "../device/sound";
import { Box, type Looks } from "../box/Box";
import { Honours } from "../games/Honours";
import { Icon } from "../frame/Icon";
import { Menu } from "../table/Menu";
import { Num } from "../box/Num";
import { Pips } from "../dice/Die";
import { Players } from "../table/board/Players";
import { ScoreSheet } from "./ScoreSheet";
import { Sheet } from "../frame/Sheet";
import { figure, sentence } from "../table/board/Stake";
import { brief, sentences } from "../table/Story";
import { Ways } from "../table/Ways";
import { playAgain } from "../table/rematch";
import { ruleName, t } from "../language/words";
import type { ActionView, GameView, TileView } from "../network/wire";
import "../table/table.css";
import "../style/mono.css";
import "./scorekeeper.css";

/** The faces that were entered for the throw at hand; a page that is loaded again finds them as they were. */
function useFaces(code: string, choice: string): { value: number[]; set: (faces: number[], choice?: string) => void } {
  const held = useSignal<{ choice: string; faces: number[] }>(kept(`faces ${code}`) ?? { choice: "", faces: [] });
  return {
    value: held.value.choice === choice ? held.value.faces : [],
    set(faces, of = choice) {
      held.value = { choice: of, faces };
      keep(`faces ${code}`, held.value);
    },
  };
}

const OFFERED = 3;

export function Scorekeeper({ link, seen, code }: { link: Link; seen: Seen; code: string }) {
  const game = seen.view.game!;
  const awake = useAwake();
  const menu = useSignal(false);
  const ways = useSignal(false);
  const correcting = useSignal(false);
  const faces = useFaces(code, choiceOf(seen.view));
  const tiles = useSignal<{ choice: string; tiles: ReadonlySet<string> }>({ choice: "", tiles: new Set() });
  useSheet(link, game);
  useEffect(() => heard(seen.told.flatMap((each) => each.facts)), [seen.n]);

  const choice = choiceOf(seen.view);
  const legal = game.phase === "shut" ? seen.legal : [];
  const gathered = tiles.value.choice === choice ? tiles.value.tiles : new Set<string>();
  const due = link.wants.value !== null ? [link.wants.value] : game.dice;
  const report = (thrown: number[]) => {
    faces.set([]);
    void link.send({ do: "report", faces: thrown });
  };
  const play = (action: ActionView) => link.send({ do: "play", word: action.word });
  const enter = async (face: number) => {
    if (link.busy.value) return;
    // The next throw says that the only move there was has been made.
    if (legal.length === 1) {
      if (await play(legal[0]!)) faces.set([face], choiceOf(link.seen.value!.view));
      return;
    }
    if (!due.length) return;
    const now = [...faces.value, face];
    tick();
    if (now.length >= Math.max(...due)) report(now);
    else faces.set(now);
  };
  const tap = (tile: string) => {
    const now = tapped(legal, gathered, tile);
    const complete = gathering(legal, now).complete;
    tick();
    tiles.value = { choice, tiles: complete ? new Set() : now };
    if (complete) void play(complete);
  };
  const undo = () => {
    if (faces.value.length) faces.set(faces.value.slice(0, -1));
    else if (gathered.size) tiles.value = { choice, tiles: new Set() };
    else void link.send({ do: "play", word: "undo" });
  };
  useKeys({ value: (value) => value <= facesOfDice(seen) && void enter(value), confirm: () => legal.length === 1 && void play(legal[0]!), throw: () => undefined, back: undo, dice: () => undefined });

  const thrown = game.throw.length ? game.throw : faces.value;
  const helps = gathering(legal, gathered).helps;
  const looks = (tile: TileView): Looks => (legal.length ? seenAs(game.tiles, tile, gathered, helps) : tile.state === "shut" ? "shut" : tile.state === "hidden" ? "hid" : "up");
  const first = gathering(legal, new Set()).helps;
  return (
    <main class={game.over ? "keeper over" : "keeper"}>
      <div class="kscreen">
        <header class="bar">
          <a class="iconbtn" href="/score" aria-label={t("web-leave")}>
            <Icon name="back" />
          </a>
          <div class="mid">
            <b>{ruleName(game.rules)}</b>
            <span>{game.rounds === null ? t("web-round", { round: game.round }) : t("web-round-of", { round: game.round, rounds: game.rounds })}</span>
          </div>
          <button type="button" class={awake ? "iconbtn awake" : "iconbtn"} aria-label={awake ? t("web-awake") : t("web-more")} onClick={() => (menu.value = true)}>
            <Icon name={awake ? "sun" : "more"} bold={!awake} />
          </button>
        </header>
        <Players game={game} present={game.order} />
        <Turn game={game} />
        <Box tiles={game.tiles} label={t("web-tap-shut")} looks={looks} onTap={tap} able={(tile) => legal.length > 0 && looks(tile) !== "hid" && first.has(key(tile.column, tile.row))} />
        <section class="thrown" aria-label={t("web-the-throw")}>
          {!game.over && <Slots thrown={thrown} due={game.throw.length ? 0 : Math.max(0, ...due)} onUndo={undo} />}
          {game.over ? (
            <Again link={link} seen={seen} code={code} />
          ) : (
            <Offers game={game} seen={seen} link={link} faces={faces.value} due={due} onPlay={(action) => void play(action)} onReport={report} onWays={() => (ways.value = true)} />
          )}
        </section>
        <p class="ksaid" role="status">
          {link.fault.value?.text ?? (link.wants.value !== null && game.at !== null ? t("web-wants", { who: game.seats[game.at]!.name, dice: link.wants.value }) : brief(standing(link.story.value).at(-1)?.facts ?? []))}
        </p>
        {!game.over && <Pad faces={facesOfDice(seen)} able={!link.busy.value && (due.length > 0 || legal.length === 1)} onEnter={(face) => void enter(face)} />}
        <Tools link={link} game={game} undoable={game.undo || faces.value.length > 0 || gathered.size > 0} onUndo={undo} onCorrect={() => (correcting.value = true)} />
      </div>
      <ScoreSheet game={game} sheet={link.sheet.value} />
      <Honours names={game.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name)} />
      {ways.value && (
        <Ways
          legal={legal}
          advice={null}
          guess={false}
          onClose={() => (ways.value = false)}
          onChoose={(move) => {
            ways.value = false;
            void play(move);
          }}
        />
      )}
      {correcting.value && <Correction link={link} onClose={() => (correcting.value = false)} />}
      {menu.value && <Menu code={code} link={link} seen={seen} game={game} onClose={() => (menu.value = false)} />}
    </main>
  );
}

const facesOfDice = (seen: Seen): number => Number(seen.rules["faces"] ?? 6);

/** The sheet is told anew when a turn has ended or something was taken back. */
function useSheet(link: Link, game: GameView): void {
  const turns = game.seats.map((seat) => `${seat.turns} ${seat.points}`).join();
  useEffect(() => {
    void link.retell();
  }, [turns, game.round, game.over]);
}

function Turn({ game }: { game: GameView }) {
  const who = game.at === null ? "" : game.seats[game.at]!.name;
  const aim = !game.over && game.chase?.holder != null ? game.chase.to_beat : null;
  const total = figure(game);
  const big = game.over || game.phase === "survivor" || game.phase === "penalty" || game.phase === "start";
  return (
    <section class="turn">
      <div>
        <h1 class={big ? "small" : ""}>{big ? sentence(game) : who}</h1>
        {aim !== null && (
          <p class="aim">
            {t("web-to-beat")}
            <span class="chip">
              <Num value={aim} />
              <span class="sr">{aim}</span>
            </span>
          </p>
        )}
      </div>
      {total && (
        <div class="big-total" role="img" aria-label={total.label}>
          <Num value={total.value} />
          {game.over && <span>{total.name}</span>}
        </div>
      )}
    </section>
  );
}

/** The dice that were entered, and room for those that are still to come. */
function Slots({ thrown, due, onUndo }: { thrown: number[]; due: number; onUndo: () => void }) {
  const empty = Math.max(0, due - thrown.length);
  return (
    <div class="slots">
      {thrown.map((face, place) => (
        <button key={place} type="button" class="key" aria-label={t("web-die-is", { number: place + 1, face })} onClick={onUndo}>
          <Pips face={face} />
        </button>
      ))}
      {Array.from({ length: empty }, (_, place) => (
        <span key={`empty ${place}`} class="key empty" aria-hidden="true" />
      ))}
      {thrown.length > 1 && <Num value={sum(thrown)} />}
    </div>
  );
}

interface OffersProps {
  game: GameView;
  seen: Seen;
  link: Link;
  faces: number[];
  due: number[];
  onPlay: (action: ActionView) => void;
  onReport: (faces: number[]) => void;
  onWays: () => void;
}

function Offers({ game, seen, link, faces, due, onPlay, onReport, onWays }: OffersProps) {
  const busy = link.busy.value;
  if (game.phase === "shut") {
    const shown = seen.legal.length > OFFERED ? seen.legal.slice(0, OFFERED - 1) : seen.legal;
    return (
      <div class="offers">
        {shown.map((move) => (
          <button key={move.word} type="button" disabled={busy} onClick={() => onPlay(move)}>
            <b>{optionName(move)}</b>
            <span>{t("web-leaves", { total: move.total ?? 0 })}</span>
          </button>
        ))}
        {seen.legal.length > shown.length && (
          <button type="button" class="rest" onClick={onWays}>
            <b>+{seen.legal.length - shown.length}</b>
            <span>{t("web-more-ways", { count: seen.legal.length - shown.length })}</span>
          </button>
        )}
      </div>
    );
  }
  const choices = seen.legal.filter((action) => action.word);
  return (
    <div class="offers">
      {choices.map((action) => (
        <button key={action.word} type="button" disabled={busy} onClick={() => onPlay(action)}>
          <b>{t("web-choice", { choice: action.word!, dice: 0, several: "no" })}</b>
        </button>
      ))}
      {due.length > 1 && due.includes(faces.length) && (
        <button type="button" disabled={busy} onClick={() => onReport(faces)}>
          <b>{t("web-only-dice", { dice: faces.length })}</b>
        </button>
      )}
      {!choices.length && faces.length === 0 && <p class="enter">{t("web-enter", { dice: Math.max(0, ...due) })}</p>}
    </div>
  );
}

function Again({ link, seen, code }: { link: Link; seen: Seen; code: string }) {
  const next = seen.view.rematch;
  return (
    <div class="offers">
      {next ? (
        <a class="btn main" href={`/t/${next}`}>
          {t("web-next-table")}
        </a>
      ) : (
        <button type="button" class="btn main" disabled={link.busy.value} onClick={() => void playAgain(link, seen)}>
          {t("web-rematch")}
        </button>
      )}
      <a class="btn quiet" href={`/t/${code}/report`}>
        {t("web-report")}
      </a>
    </div>
  );
}

/** Big dice to enter a throw; numbers where the dice have more than six faces. */
function Pad({ faces, able, onEnter }: { faces: number; able: boolean; onEnter: (face: number) => void }) {
  return (
    <div class={faces > 6 ? "pad many" : "pad"} role="group" aria-label={t("web-pad")}>
      {Array.from({ length: faces }, (_, place) => place + 1).map((face) => (
        <button key={face} type="button" class="key" aria-disabled={!able} aria-label={String(face)} onClick={() => able && onEnter(face)}>
          {faces > 6 ? <Num value={face} /> : <Pips face={face} />}
        </button>
      ))}
    </div>
  );
}

interface ToolsProps {
  link: Link;
  game: GameView;
  undoable: boolean;
  onUndo: () => void;
  onCorrect: () => void;
}

function Tools({ link, game, undoable, onUndo, onCorrect }: ToolsProps) {
  return (
    <footer class="tools">
      <button type="button" disabled={!undoable || link.busy.value} onClick={onUndo}>
        <Icon name="undo" />
        {t("web-undo")}
      </button>
      {game.off_mat && (
        <button type="button" disabled={link.busy.value} onClick={() => void link.send({ do: "play", word: "off:t" })}>
          <Icon name="off" />
          {t("web-off-mat")}
        </button>
      )}
      <button type="button" disabled={!game.undo || link.busy.value} onClick={onCorrect}>
        <Icon name="pencil" />
        {t("web-correct")}
      </button>
    </footer>
  );
}

const LOOKED_BACK = 14;

/** Goes back to where something was entered wrongly: that, and all that came after it, is taken back. */
function Correction({ link, onClose }: { link: Link; onClose: () => void }) {
  const past = standing(link.story.value).slice(-LOOKED_BACK).reverse();
  const back = async (count: number) => {
    onClose();
    for (let step = 0; step < count; step++) if (!(await link.send({ do: "play", word: "undo" }))) return;
  };
  return (
    <Sheet title={t("web-correct-title")} onClose={onClose}>
      <p class="about">{t("web-correct-about")}</p>
      <ol class="picks">
        {past.map((each, place) => (
          <li key={each.n}>
            <button type="button" onClick={() => void back(place + 1)}>
              <b>{sentences(each.facts.slice(0, 1))}</b>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
