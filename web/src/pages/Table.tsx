// A live table: the box, who plays, what is at stake, and one button that says what will happen.
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { gathering, key, tapped, tilesOf } from "../gather";
import { forget, keep, kept } from "../kept";
import { linked, type Link, type Seen } from "../link";
import { Box, type Looks } from "../parts/Box";
import { Die } from "../parts/Die";
import { Icon } from "../parts/Icon";
import { Num } from "../parts/Num";
import { Players } from "../parts/Players";
import { Stake } from "../parts/Stake";
import { Story } from "../parts/Story";
import { dropSeed, sealOf, seedOf } from "../seed";
import { listed, t } from "../words";
import type { ActionView, GameView, TileView } from "../wire";
import { Coach } from "../parts/Coach";
import { Tastes } from "../parts/Tastes";
import { clack, rattle, ring, thud, tick } from "../noise";
import { Lobby } from "./Lobby";
import { Scorekeeper } from "./Scorekeeper";
import { Result } from "./Result";
import "../style/table.css";

export function Table({ code }: { code: string }) {
  const link = useMemo(() => linked(code), [code]);
  useEffect(() => () => link.close(), [link]);
  useSeeds(link);
  useSeating(link, code);
  const seen = link.seen.value;
  if (!seen) return <p class="wait">{t("web-line", { line: link.line.value })}</p>;
  if (seen.view.stage === "waiting" || !seen.view.game) return <Lobby link={link} seen={seen} code={code} />;
  const Page = seen.view.settings.dice === "typed" ? Scorekeeper : Playing;
  return (
    <>
      {link.line.value === "lost" && <p class="lost" role="status">{t("web-line", { line: "lost" })}</p>}
      <Page link={link} seen={seen} game={seen.view.game} />
    </>
  );
}

/** Sits down those who were named when the table was laid here, and begins when nobody else is waited for. */
function useSeating(link: Link, code: string): void {
  useSignalEffect(() => {
    const seen = link.seen.value;
    const names = kept<string[]>(`sit ${code}`);
    if (!names || !seen || seen.view.stage !== "waiting" || link.busy.value) return;
    const seat = seen.view.seats.find((each) => each.kind === "open")?.seat;
    if (seat !== undefined && names.length) {
      const seal = seen.view.settings.dice === "sealed" ? sealOf(seen.view.public, seat) : "";
      keep(`sit ${code}`, names.slice(1));
      void link.send({ do: "sit", seat, name: names[0], seal });
    } else if (seat === undefined && seen.host) {
      forget(`sit ${code}`);
      void link.send({ do: "start" });
    }
  });
}

/** Seals a seed for each seat of ours that has none, and shows it when all have sealed theirs. */
function useSeeds(link: Link): void {
  useSignalEffect(() => {
    const seen = link.seen.value;
    if (!seen || seen.view.settings.dice !== "sealed" || link.busy.value) return;
    for (const seat of seen.you) {
      const place = seen.view.seats[seat]!;
      if (seen.view.stage === "waiting" && !place.seal) {
        void link.send({ do: "seal", seat, seal: sealOf(seen.view.public, seat) });
        return;
      }
      const seed = seedOf(seen.view.public, seat);
      if (seen.view.stage === "sealing" && place.seal && !place.seed && seed) {
        void link.send({ do: "reveal", seat, seed }).then((ok) => ok && dropSeed(seen.view.public, seat));
        return;
      }
    }
  });
}

function Playing({ link, seen, game }: { link: Link; seen: Seen; game: GameView }) {
  const gathered = useSignal<ReadonlySet<string>>(new Set());
  const ways = useSignal(false);
  const mine = game.at !== null && (seen.you.includes(game.at) || (seen.view.settings.pencil && seen.you.length > 0));
  const choosing = mine && game.phase === "shut";
  const legal = choosing ? seen.legal : [];
  const turn = `${seen.n}`;
  useEffect(() => {
    gathered.value = new Set();
    ways.value = false;
  }, [turn]);
  const now = useComputed(() => gathering(legal, gathered.value));
  const got = gathering(legal, gathered.value);
  const shut = (move: ActionView) => void link.send({ do: "play", word: move.word });
  const tap = (tile: string) => {
    gathered.value = tapped(legal, gathered.value, tile);
    tick();
  };
  const settings = useSignal(false);
  useNoise(link);
  useKeys({ link, game, mine, legal, gathered, shut, tap });
  const looks = (tile: TileView): Looks => tileLooks(tile, game, choosing, gathered.value, now.value.helps);
  return (
    <main class="table">
      <div class="screen">
        <header class="bar">
          <a class="iconbtn" href="/" aria-label={t("web-leave")}>
            <Icon name="back" />
          </a>
          <div class="mid">
            <b>{t(`rules-${game.rules}`)}</b>
            <Rounds game={game} />
          </div>
          <button type="button" class="iconbtn" aria-label={t("web-settings")} onClick={() => (settings.value = true)}>
            <Icon name="more" bold />
          </button>
        </header>
        <Players game={game} present={link.present.value} />
        <Stake game={game} />
        <Box
          tiles={game.tiles}
          label={t(`rules-${game.rules}`)}
          looks={looks}
          onTap={choosing ? tap : undefined}
          mat={<Mat game={game} missing={choosing ? sum(game.throw) - got.sum : null} />}
          rail={<Rail game={game} gathered={choosing ? got.sum : null} />}
        />
        <section class="coach" aria-live="polite">
          {mine && seen.view.settings.coach !== "off" && !game.over ? (
            <button type="button" class="bulb" aria-label={t("web-hint")} disabled={link.busy.value} onClick={() => void link.send({ do: "hint" })}>
              <Icon name="bulb" />
            </button>
          ) : (
            <span />
          )}
          <div>
            {link.fault.value ? <p role="alert">{link.fault.value.text ?? link.fault.value.code}</p> : link.advice.value ? <Coach link={link} short /> : <p><Story link={link} last /></p>}
          </div>
        </section>
        {game.over ? (
          <Result link={link} seen={seen} game={game} />
        ) : (
          <Actions link={link} game={game} mine={mine} legal={seen.legal} got={got} gathered={gathered.value} ways={ways} shut={shut} undo={() => (gathered.value = new Set())} />
        )}
        {settings.value && <Tastes onClose={() => (settings.value = false)} />}
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
          <section>
            <h2>{t("web-story")}</h2>
            <Story link={link} />
          </section>
        </aside>
      </div>
    </main>
  );
}

/** What is heard when something new has happened. */
function useNoise(link: Link): void {
  const heard = useSignal(link.story.value.length);
  useSignalEffect(() => {
    const story = link.story.value;
    if (story.length <= heard.peek()) return;
    heard.value = story.length;
    for (const fact of story.at(-1)!.facts) {
      if (fact.kind === "thrown" || fact.kind === "start-thrown") rattle(String(fact["throw"]).split(",").length);
      if (fact.kind === "shut") clack(String(fact["tiles"]).split("+").map((tile) => parseInt(tile, 10)));
      if (fact.kind === "missed") thud();
      if (fact.kind === "super-box-held") ring();
    }
  });
}

const sum = (faces: number[]) => faces.reduce((total, face) => total + face, 0);

function tileLooks(tile: TileView, game: GameView, choosing: boolean, gathered: ReadonlySet<string>, helps: Set<string>): Looks {
  if (tile.state === "shut") return "shut";
  const name = key(tile.column, tile.row);
  if (gathered.has(name)) return "got";
  if (choosing) {
    const front = game.tiles[tile.row - 1]?.find((other) => other.column === tile.column);
    const free = tile.state === "standing" || (front !== undefined && gathered.has(key(front.column, front.row)));
    if (helps.has(name) && free) return "up";
    return tile.state === "hidden" && !free ? "hid" : "no";
  }
  return tile.state === "hidden" ? "hid" : "up";
}

function Rounds({ game }: { game: GameView }) {
  if (game.rounds === null) return <span>{game.round > 1 || game.limit !== null ? t("web-round", { round: game.round }) : ""}</span>;
  return (
    <>
      <span class="rounds" aria-hidden="true">
        {Array.from({ length: Math.min(game.rounds, 10) }, (_, place) => (
          <i key={place} class={place + 1 < game.round ? "done" : place + 1 === game.round ? "now" : ""} />
        ))}
      </span>
      <span>{t("web-round-of", { round: game.round, rounds: game.rounds })}</span>
    </>
  );
}

function Mat({ game, missing }: { game: GameView; missing: number | null }) {
  const faces = game.throw;
  return (
    <div class="mat">
      {faces.length > 0 && (
        <div class="dice" role="img" aria-label={t("web-thrown", { faces: listed(faces.map(String)) })} key={faces.join()}>
          {faces.map((face, place) => (
            <Die key={place} face={face} yaw={place % 2 ? 70 : 14} twist={(face + place) % 4} />
          ))}
        </div>
      )}
      {missing !== null && (
        <div class="missing">
          <Num value={Math.max(missing, 0)} />
          <span>{t("web-missing")}</span>
        </div>
      )}
    </div>
  );
}

function Rail({ game, gathered }: { game: GameView; gathered: number | null }) {
  const thrown = sum(game.throw);
  if (!thrown) return <div class="rail" />;
  return (
    <div class="rail">
      <span>{t("web-pips-thrown", { pips: thrown })}</span>
      {gathered !== null && (
        <span class="pegs" aria-hidden="true">
          {Array.from({ length: thrown }, (_, place) => (
            <i key={place} class={place < gathered ? "in" : ""} />
          ))}
        </span>
      )}
      {gathered !== null && <span>{t("web-pips-gathered", { pips: gathered, thrown })}</span>}
    </div>
  );
}

interface ActionProps {
  link: Link;
  game: GameView;
  mine: boolean;
  legal: ActionView[];
  got: ReturnType<typeof gathering>;
  gathered: ReadonlySet<string>;
  ways: { value: boolean };
  shut: (move: ActionView) => void;
  undo: () => void;
}

function Actions(props: ActionProps) {
  const { link, game, mine, legal } = props;
  const who = game.at === null ? "" : game.seats[game.at]!.name;
  if (!mine) return <footer class="act one"><p class="waits">{t("web-waits", { who })}</p></footer>;
  if (game.phase === "shut") return <Shutting {...props} />;
  if (game.phase === "penalty" || game.phase === "survivor") return <Choice link={link} legal={legal} />;
  return <Throwing link={link} dice={game.dice} start={game.phase === "start"} />;
}

function Throwing({ link, dice, start }: { link: Link; dice: number[]; start: boolean }) {
  const count = useSignal(Math.max(...dice));
  const chosen = dice.includes(count.value) ? count.value : Math.max(...dice);
  return (
    <footer class={dice.length > 1 ? "act throw" : "act one"}>
      {dice.length > 1 && (
        <div class="seg" role="group" aria-label={t("web-how-many")}>
          {[...dice].sort().map((each) => (
            <button key={each} type="button" aria-pressed={each === chosen} aria-label={t("web-dice", { dice: each })} onClick={() => (count.value = each)}>
              <b>{each}</b>
            </button>
          ))}
        </div>
      )}
      <button type="button" class="btn main" disabled={link.busy.value} onClick={() => void link.send({ do: "throw", dice: chosen })}>
        {t(start ? "web-throw-start" : "web-throw", { dice: chosen })}
      </button>
    </footer>
  );
}

function Shutting({ link, game, legal, got, gathered, ways, shut, undo }: ActionProps) {
  const move = got.complete ?? got.only;
  const missing = sum(game.throw) - got.sum;
  return (
    <footer class="act">
      <button type="button" class="iconbtn ring" aria-label={t("web-take-back")} disabled={!gathered.size && !game.undo} onClick={() => (gathered.size ? undo() : void link.send({ do: "play", word: "undo" }))}>
        <Icon name="undo" />
      </button>
      <button type="button" class="btn main" disabled={!move || link.busy.value} onClick={() => move && shut(move)}>
        {move ? (
          <>
            {t("web-shut")} <Sum move={move} gathered={gathered} />
          </>
        ) : (
          t("web-still-missing", { missing })
        )}
      </button>
      <button type="button" class="iconbtn ring" aria-label={t("web-all-ways")} aria-expanded={ways.value} onClick={() => (ways.value = !ways.value)}>
        <Icon name="list" />
      </button>
      {ways.value && (
        <ul class="ways-list">
          {legal.map((each) => (
            <li key={each.word}>
              <button type="button" onClick={() => shut(each)}>
                <Sum move={each} gathered={new Set(tilesOf(each))} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

function Sum({ move, gathered }: { move: ActionView; gathered: ReadonlySet<string> }) {
  const tiles = tilesOf(move);
  return (
    <span class="sum" aria-label={listed(move.tiles!.map(String))}>
      {move.tiles!.map((value, place) => (
        <>
          {place > 0 && "+"}
          <span class={gathered.has(tiles[place]!) || !gathered.size ? "mt" : "mt ghost"}>
            <Num value={value} />
          </span>
        </>
      ))}
    </span>
  );
}

function Choice({ link, legal }: { link: Link; legal: ActionView[] }) {
  return (
    <footer class="act choice">
      {legal.map((action) => (
        <button
          key={action.word ?? action.dice}
          type="button"
          class="btn main"
          disabled={link.busy.value}
          onClick={() => void link.send(action.do === "throw" ? { do: "throw", dice: action.dice } : { do: "play", word: action.word })}
        >
          {t("web-choice", { choice: action.word ?? "throw", dice: action.dice ?? 0 })}
        </button>
      ))}
    </footer>
  );
}

interface Keys {
  link: Link;
  game: GameView;
  mine: boolean;
  legal: ActionView[];
  gathered: { value: ReadonlySet<string> };
  shut: (move: ActionView) => void;
  tap: (tile: string) => void;
}

/** Whole games by keyboard: digits gather tiles, Enter shuts, space throws, Backspace takes back. */
function useKeys({ link, game, mine, legal, gathered, shut, tap }: Keys): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (!mine || event.metaKey || event.ctrlKey || event.altKey || /input|select|textarea/i.test(target.tagName)) return;
      const now = gathering(legal, gathered.value);
      const move = now.complete ?? now.only;
      if (/^[0-9]$/.test(event.key) && game.phase === "shut") {
        const value = event.key === "0" ? 10 : Number(event.key);
        const found = game.tiles.flat().find((tile) => tile.value === value && tile.state !== "shut" && (now.helps.has(key(tile.column, tile.row)) || gathered.value.has(key(tile.column, tile.row))));
        if (found) tap(key(found.column, found.row));
      } else if (event.key === "Enter" && move && !/button|a/i.test(target.tagName)) shut(move);
      else if (event.key === " " && game.dice.length && game.phase !== "survivor" && target.tagName !== "BUTTON") void link.send({ do: "throw", dice: Math.max(...game.dice) });
      else if (event.key === "Backspace") gathered.value = new Set();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
