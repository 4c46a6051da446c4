// A game at a live table: the box, who plays, what is at stake, and one button that says what will happen.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { isAdvice, optionName } from "../advice";
import { standing, sum } from "../course";
import { exact } from "../figure";
import { gathering, key, keyed, seenAs, tapped, tilesOf } from "../gather";
import { useGuess } from "../guess";
import { keep, kept } from "../kept";
import { useKeys } from "../keys";
import { choiceOf, type Link, type Seen } from "../link";
import { heard, tick } from "../noise";
import { Actions, type ActionsProps } from "../parts/Actions";
import { Box, type Looks } from "../parts/Box";
import { Ahead, Coach } from "../parts/Coach";
import { Confetti } from "../parts/Confetti";
import { Icon } from "../parts/Icon";
import { Mat } from "../parts/Mat";
import { Menu } from "../parts/Menu";
import { Players } from "../parts/Players";
import { Rich } from "../parts/Rich";
import { Ruler } from "../parts/Ruler";
import { Stake } from "../parts/Stake";
import { LastTold, sentences, Story } from "../parts/Story";
import { Ways } from "../parts/Ways";
import { useStage, type Shown } from "../stage";
import { ruleName, t } from "../words";
import type { ActionView, GameView, TileView } from "../wire";
import { Result } from "./Result";
import "../style/table.css";

/** Whether this device acts for the player at the box. */
export const mine = (seen: Seen, game: GameView): boolean =>
  game.at !== null && (seen.you.includes(game.at) || (seen.view.settings.pencil && seen.you.length > 0));

export function Playing({ link, seen, code }: { link: Link; seen: Seen; code: string }) {
  const { shown, skip } = useStage(link);
  return shown.value ? <Board link={link} seen={seen} code={code} now={shown.value} skip={skip} /> : null;
}

/** The tiles gathered for the choice at hand; a page that is loaded again finds them as they were. */
function useGathered(code: string, choice: string): { value: ReadonlySet<string>; set: (tiles: ReadonlySet<string>) => void } {
  const held = useSignal<{ choice: string; tiles: string[] }>(kept(`gather ${code}`) ?? { choice: "", tiles: [] });
  const value: ReadonlySet<string> = new Set(held.value.choice === choice ? held.value.tiles : []);
  return {
    value,
    set(tiles) {
      held.value = { choice, tiles: [...tiles] };
      keep(`gather ${code}`, held.value);
    },
  };
}

interface BoardProps {
  link: Link;
  seen: Seen;
  code: string;
  now: Shown;
  skip: () => void;
}

function partOf(seen: Seen, now: Shown): ActionsProps["part"] {
  const { game } = now;
  if (!now.settled) return "look";
  if (mine(seen, game)) return "act";
  // Bots choose before anybody could guess.
  const person = game.at !== null && game.seats[game.at]!.kind === "person";
  return game.phase === "shut" && person && seen.legal.length > 1 ? "guess" : "wait";
}

function Board({ link, seen, code, now, skip }: BoardProps) {
  const { game } = now;
  const part = partOf(seen, now);
  const gathered = useGathered(code, choiceOf(seen.view));
  const guessing = useGuess(link, code);
  const ways = useSignal(false);
  const menu = useSignal(false);
  const wanted = useSignal(0);
  useEffect(() => heard(now.told.flatMap((each) => each.facts)), [now.told]);

  const choosing = (part === "act" || (part === "guess" && !guessing.guess)) && game.phase === "shut";
  const legal = choosing ? seen.legal : [];
  const got = gathering(legal, gathered.value);
  const move = got.complete ?? got.only;
  const missing = sum(game.throw) - got.sum;
  const dice = game.dice.includes(wanted.value) ? wanted.value : Math.max(0, ...game.dice);

  const play = (action: ActionView) => void link.send({ do: "play", word: action.word });
  const toss = (count: number) => void link.send({ do: "throw", dice: count });
  const tap = (tile: string) => {
    if (!choosing) return;
    gathered.set(tapped(legal, gathered.value, tile));
    tick();
  };
  const undo = part === "act" && mayUndo(link, seen, game) ? () => void link.send({ do: "play", word: "undo" }) : null;
  const back = choosing && gathered.value.size ? () => gathered.set(new Set()) : undo;
  const confirm = () => {
    if (part === "look") skip();
    else if (choosing && move && !link.busy.value) part === "guess" ? guessing.make(move) : play(move);
  };
  useKeys({
    value: (value) => choosing && gathered.set(keyed(game.tiles, legal, gathered.value, value)),
    confirm,
    throw: () => (part === "look" ? skip() : part === "act" && game.phase !== "survivor" && dice > 0 && !link.busy.value && toss(dice)),
    back: () => back?.(),
    dice: (by) => (wanted.value = game.dice[game.dice.indexOf(dice) - by] ?? dice),
  });

  const first = gathering(legal, new Set()).helps;
  const looks = (tile: TileView): Looks =>
    choosing ? seenAs(game.tiles, tile, gathered.value, got.helps) : tile.state === "shut" ? "shut" : tile.state === "hidden" ? "hid" : "up";
  const able = (tile: TileView) => choosing && looks(tile) !== "shut" && looks(tile) !== "hid" && first.has(key(tile.column, tile.row));
  const advice = isAdvice(link.advice.value) && part === "act" ? link.advice.value : null;
  const bestTiles = new Set(advice?.options[0]?.do === "shut" ? tilesOf(advice.options[0]) : []);
  const worthOf = (action: ActionView | null) => {
    const found = action && advice?.options.find((option) => option.word === action.word);
    return found && advice ? exact(advice.unit, found.value) : "";
  };
  const facts = now.told.flatMap((each) => each.facts);
  const missed = !now.settled && facts.some((fact) => fact.kind === "missed");
  const holder = game.chase?.holder ?? null;
  const next = link.seen.value?.view.game;
  const open = useOpenTotal(game);

  return (
    <main class="table" onClick={(event) => part === "look" && !(event.target as HTMLElement).closest("button,a") && skip()}>
      <div class="screen">
        <header class="bar">
          <a class="iconbtn" href="/" aria-label={t("web-leave")}>
            <Icon name="back" />
          </a>
          <div class="mid">
            <b>{ruleName(game.rules)}</b>
            <Rounds game={game} />
          </div>
          <button type="button" class="iconbtn" aria-label={t("web-more")} onClick={() => (menu.value = true)}>
            <Icon name="more" bold />
          </button>
        </header>
        <Players game={game} present={link.present.value} outlook={link.outlook.value} log={lastRound(link)} />
        <Stake
          game={game}
          rules={seen.rules}
          told={now.settled ? null : now.told}
          guesses={part === "guess" ? <span>{t("web-guess-tally", { ...guessing.tally })}</span> : null}
          clock={seen.clock !== null && now.settled && !game.over ? { seconds: seen.clock, since: seen.since } : null}
          ruler={
            game.phase !== "start" && (
              <Ruler
                now={game.total}
                after={choosing && move && gathered.value.size ? { total: move.total ?? 0, tiles: optionName(move) } : null}
                aim={holder !== null && game.chase!.to_beat !== null ? { total: game.chase!.to_beat, who: game.seats[holder]!.name } : null}
                open={open}
              />
            )
          }
        />
        <Box
          tiles={game.tiles}
          label={ruleName(game.rules)}
          looks={looks}
          onTap={tap}
          able={able}
          told={(tile) => (bestTiles.has(key(tile.column, tile.row)) ? t("web-told-best") : "")}
          mat={<Mat game={game} rolled={now.rolled} missing={choosing ? missing : null} worth={got.complete ? worthOf(got.complete) : ""} missed={missed} say={<Say game={game} />} />}
          rail={<Rail game={game} gathered={choosing ? got.sum : null} guess={part === "guess"} />}
        />
        <Aloud text={sentences(facts)} />
        <section class="coach">
          <CoachLine link={link} seen={seen} game={game} part={part} advised={advice !== null} />
        </section>
        {game.over ? (
          <Result link={link} seen={seen} game={game} />
        ) : (
          <Actions
            game={game}
            part={part}
            legal={seen.legal}
            got={got}
            gathered={gathered.value}
            missing={missing}
            dice={dice}
            guessed={part === "guess" ? guessing.guess : null}
            busy={link.busy.value}
            next={next && !next.over && next.at !== null ? next.seats[next.at]!.name : ""}
            on={{ dice: (count) => (wanted.value = count), throw: toss, play, guess: guessing.make, back, ways: () => (ways.value = true), skip }}
          />
        )}
        <aside class="aside">
          {link.advice.value !== null && (
            <section>
              <h2>
                <Icon name="bulb" />
                {t("web-coach")}
              </h2>
              <Coach link={link} />
            </section>
          )}
          <Story link={link} game={game} />
        </aside>
        {facts.some((fact) => fact.kind === "super-box-held") && <Confetti />}
        {ways.value && choosing && (
          <Ways
            legal={legal}
            advice={advice}
            guess={part === "guess"}
            onClose={() => (ways.value = false)}
            onChoose={(chosen) => {
              ways.value = false;
              part === "guess" ? guessing.make(chosen) : play(chosen);
            }}
          />
        )}
        {menu.value && <Menu link={link} seen={seen} game={game} onClose={() => (menu.value = false)} />}
      </div>
    </main>
  );
}

/** Whether the last thing can be taken back here: it is for whoever did it. */
function mayUndo(link: Link, seen: Seen, game: GameView): boolean {
  const last = standing(link.story.value).at(-1)?.facts[0]?.["who"];
  const seat = game.seats.find((each) => each.name === last)?.seat;
  return game.undo && seen.view.settings.undo && (seat === undefined || seen.you.includes(seat) || seen.view.settings.pencil);
}

/** What happens, read out once. */
function Aloud({ text }: { text: string }) {
  return (
    <p class="sr" role="status">
      {text}
    </p>
  );
}

/** The total with which a turn begins, as far as it was seen: where the ruler ends. */
function useOpenTotal(game: GameView): number {
  const most = useRef(0);
  most.current = Math.max(most.current, game.total);
  return most.current;
}

/** What the last round brought, for the log beside the players. */
function lastRound(link: Link): string {
  const told = [...link.story.value].reverse().find((each) => each.facts.some((fact) => fact.kind === "round"));
  return told ? sentences(told.facts.filter((fact) => ["scores", "pays", "no-points"].includes(fact.kind))) : "";
}

interface CoachLineProps {
  link: Link;
  seen: Seen;
  game: GameView;
  part: ActionsProps["part"];
  advised: boolean;
}

function CoachLine({ link, seen, game, part, advised }: CoachLineProps) {
  const asks = part === "act" && seen.view.settings.coach !== "off" && !game.over && seen.legal.length > 1 && !advised;
  const fault = link.fault.value;
  const outlook = link.outlook.value;
  return (
    <>
      {asks ? (
        <button type="button" class="bulb" aria-label={t("web-hint")} disabled={link.busy.value} onClick={() => void link.send({ do: "hint" })}>
          <Icon name="bulb" />
        </button>
      ) : (
        <span class="bulb still" aria-hidden="true">
          {(advised || link.advice.value !== null) && <Icon name="bulb" />}
        </span>
      )}
      <div>
        {fault ? (
          <p class="said" role="alert">
            {fault.text ?? fault.code}
          </p>
        ) : link.advice.value !== null && (advised || part !== "act") ? (
          <Coach link={link} short />
        ) : (part === "wait" || part === "guess") && outlook && !game.over ? (
          <Ahead outlook={outlook} game={game} />
        ) : (
          <LastTold link={link} />
        )}
      </div>
    </>
  );
}

/** A sentence on the felt where a choice is made before any dice lie there. */
function Say({ game }: { game: GameView }) {
  if (game.phase === "survivor") return <p class="say">{t("web-survivor-say")}</p>;
  return null;
}

function Rounds({ game }: { game: GameView }) {
  if (game.rounds === null || game.rounds > 10) {
    const more = game.rounds === null ? game.round > 1 || game.limit !== null : true;
    return <span>{game.rounds !== null ? t("web-round-of", { round: game.round, rounds: game.rounds }) : more ? t("web-round", { round: game.round }) : ""}</span>;
  }
  return (
    <>
      <span class="rounds" aria-hidden="true">
        {Array.from({ length: game.rounds }, (_, place) => (
          <i key={place} class={place + 1 < game.round ? "done" : place + 1 === game.round ? "now" : ""} />
        ))}
      </span>
      <span>{t("web-round-of", { round: game.round, rounds: game.rounds })}</span>
    </>
  );
}

function Rail({ game, gathered, guess }: { game: GameView; gathered: number | null; guess: boolean }) {
  const thrown = sum(game.throw);
  const tiles = game.tiles.flat();
  if (!thrown) return <div class="rail"><span>{t("web-tiles-shut", { shut: tiles.filter((tile) => tile.state === "shut").length, of: tiles.length })}</span></div>;
  return (
    <div class="rail">
      <span>
        <Rich id="web-pips-thrown" parts={{ pips: <b>{thrown}</b> }} />
      </span>
      {gathered !== null && thrown <= 12 && (
        <span class="pegs" aria-hidden="true">
          {Array.from({ length: thrown }, (_, place) => (
            <i key={place} class={place < gathered ? "in" : ""} />
          ))}
        </span>
      )}
      {gathered !== null && <span>{guess ? t("web-your-guess") : gathered === thrown ? t("web-ready") : <Rich id="web-pips-gathered" parts={{ pips: <b>{gathered}</b> }} />}</span>}
    </div>
  );
}
