// Keeping score for a real box: big dice to enter what lies on the table, the ways to use it, undo, off the mat.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Link, Seen } from "../link";
import { Box } from "../parts/Box";
import { Pips } from "../parts/Die";
import { Icon } from "../parts/Icon";
import { Num } from "../parts/Num";
import { Players } from "../parts/Players";
import { sentence } from "../parts/Stake";
import { t } from "../words";
import type { GameView, TileView } from "../wire";
import "../style/scorekeeper.css";

export function Scorekeeper({ link, seen }: { link: Link; seen: Seen; code: string }) {
  const game: GameView = seen.view.game!;
  const faces = useSignal<number[]>([]);
  useEffect(() => {
    faces.value = [];
  }, [seen.n]);
  useAwake();
  const due = game.dice;
  const enter = (face: number) => {
    const now = [...faces.value, face];
    faces.value = now;
    if (now.length === Math.max(...due)) void link.send({ do: "report", faces: now });
  };
  const who = game.at === null ? "" : game.seats[game.at]!.name;
  const looks = (tile: TileView) => (tile.state === "shut" ? "shut" : tile.state === "hidden" ? "hid" : "up");
  const thrown = game.throw.length ? game.throw : faces.value;
  return (
    <main class="keeper">
      <div class="kscreen">
        <header class="bar">
          <a class="iconbtn" href="/" aria-label={t("web-leave")}>
            <Icon name="back" />
          </a>
          <div class="mid">
            <b>{t(`rules-${game.rules}`)}</b>
            <span>{game.rounds === null ? t("web-round", { round: game.round }) : t("web-round-of", { round: game.round, rounds: game.rounds })}</span>
          </div>
          <span />
        </header>
        <Players game={game} present={game.order} />
        <section class="turn">
          <div>
            <h1>{game.over ? sentence(game) : who}</h1>
            {game.chase?.holder != null && !game.over && (
              <p class="aim">
                {t("web-to-beat")}
                <span class="chip">
                  <Num value={game.chase.to_beat ?? 0} />
                </span>
              </p>
            )}
          </div>
          <div class="big-total" role="img" aria-label={`${game.total} ${t("web-total-now")}`}>
            <Num value={game.total} />
          </div>
        </section>
        <Box tiles={game.tiles} label={t(`rules-${game.rules}`)} looks={looks} />
        <section class="thrown" aria-live="polite">
          <div class="slots">
            {thrown.map((face, place) => (
              <span class="key" key={place}>
                <Pips face={face} />
              </span>
            ))}
            {thrown.length > 0 && <Num value={thrown.reduce((sum, face) => sum + face, 0)} />}
          </div>
          <div class="offers">
            {game.phase === "shut" &&
              seen.legal.slice(0, 4).map((move) => (
                <button key={move.word} type="button" disabled={link.busy.value} onClick={() => void link.send({ do: "play", word: move.word })}>
                  <b>{(move.word ?? "").replaceAll("+", " + ")}</b>
                </button>
              ))}
            {(game.phase === "survivor" || game.phase === "penalty") &&
              seen.legal
                .filter((action) => action.word)
                .map((action) => (
                  <button key={action.word} type="button" onClick={() => void link.send({ do: "play", word: action.word })}>
                    <b>{t("web-choice", { choice: action.word!, dice: 0 })}</b>
                  </button>
                ))}
          </div>
          {game.phase === "shut" && seen.legal.length > 4 && (
            <details class="more-ways">
              <summary>{t("web-more-ways", { count: seen.legal.length - 4 })}</summary>
              <div class="ways">
                {seen.legal.slice(4).map((move) => (
                  <button key={move.word} type="button" onClick={() => void link.send({ do: "play", word: move.word })}>
                    {(move.word ?? "").replaceAll("+", " + ")}
                  </button>
                ))}
              </div>
            </details>
          )}
          {link.fault.value && <p role="alert">{link.fault.value.text}</p>}
        </section>
        <div class="pad" role="group" aria-label={t("web-enter")}>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <button key={face} type="button" class="key" disabled={!due.length || link.busy.value} aria-label={String(face)} onClick={() => enter(face)}>
              <Pips face={face} />
            </button>
          ))}
        </div>
        <footer class="tools">
          <button type="button" onClick={() => (faces.value.length ? (faces.value = []) : void link.send({ do: "play", word: "undo" }))}>
            <Icon name="undo" /> {t("web-undo")}
          </button>
          {due.length > 1 && faces.value.length === 1 && (
            <button type="button" onClick={() => void link.send({ do: "report", faces: faces.value })}>
              {t("web-one-die")}
            </button>
          )}
          {game.off_mat && (
            <button type="button" onClick={() => void link.send({ do: "play", word: "off:t" })}>
              {t("web-off-mat")}
            </button>
          )}
        </footer>
      </div>
    </main>
  );
}

/** Keeps the screen awake while a game lies on the table, where the browser can. */
function useAwake(): void {
  useEffect(() => {
    let lock: { release(): Promise<void> } | null = null;
    const wake = (navigator as { wakeLock?: { request(kind: "screen"): Promise<{ release(): Promise<void> }> } }).wakeLock;
    const take = () => void wake?.request("screen").then((taken) => (lock = taken)).catch(() => undefined);
    take();
    const back = () => document.visibilityState === "visible" && take();
    document.addEventListener("visibilitychange", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      void lock?.release();
    };
  }, []);
}
