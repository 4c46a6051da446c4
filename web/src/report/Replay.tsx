// Leafing through a game: the curve, a scrubber, and the box as it stood after each event.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { curve, valueAt, type Curve as CurveData } from "./data/curve";
import { level, totalText } from "../language/figure";
import { boxAt, looksAfter } from "../box/position";
import { aim, type Booklet } from "./data/report";
import { scene } from "./data/leaf";
import { andList, ruleTitle, t } from "../language/words";
import type { Total } from "../network/wire";
import { Box } from "../box/Box";
import { Curve, Legend } from "./Curve";
import { Die } from "../dice/Die";
import { Icon } from "../frame/Icon";
import { Drawn, type WriteTiles } from "../tile/Drawn";
import { spokenTiles } from "../tile/tileName";
import { sentences } from "../table/Story";

const PACE = 1100;

export function Replay({ booklet, at }: { booklet: Booklet; at: Signal<number> }) {
  const plays = useSignal(false);
  const last = booklet.course.length - 1;
  const pick = (n: number) => {
    plays.value = false;
    at.value = Math.min(last, Math.max(0, n));
  };
  useEffect(() => {
    if (!plays.value) return;
    const timer = setInterval(() => (at.value < last ? (at.value += 1) : (plays.value = false)), PACE);
    return () => clearInterval(timer);
  }, [plays.value]);
  const scrubber = useRef<HTMLInputElement>(null);
  useArrows((by) => {
    pick(at.value + by);
    // A screen reader then announces the current moment of the game.
    scrubber.current?.focus({ preventScroll: true });
  });
  const play = () => {
    if (!plays.value && at.value >= last) at.value = 0;
    plays.value = !plays.value;
  };
  const drawn = curve(booklet.report);
  return (
    <section aria-labelledby="went">
      <h2 id="went">{t("web-report-went")}</h2>
      {drawn ? (
        <>
          <p class="note">{t("web-report-measure", { unit: aim(booklet.report, drawn.unit) })}</p>
          <Legend booklet={booklet} />
          <Curve booklet={booklet} curve={drawn} at={at.value} onPick={pick} />
        </>
      ) : (
        <p class="note">{t("web-report-nothing")}</p>
      )}
      {last > 0 && (
        <div class={plays.value ? "replay plays" : "replay"}>
          <div class="scrub">
            <button type="button" aria-label={t(plays.value ? "web-report-pause" : "web-report-play")} onClick={play}>
              <Icon name={plays.value ? "pause" : "play"} />
            </button>
            <input
              ref={scrubber}
              type="range"
              min={0}
              max={last}
              value={at.value}
              style={{ "--done": `${(100 * at.value) / last}%` }}
              aria-label={t("web-report-scrub")}
              aria-valuetext={story(booklet, at.value)}
              onInput={(event) => pick(Number(event.currentTarget.value))}
            />
          </div>
          <Where booklet={booklet} curve={drawn} at={at.value} />
          <Leaf booklet={booklet} at={at.value} plays={plays.value} />
        </div>
      )}
    </section>
  );
}

const story = (booklet: Booklet, n: number, write: WriteTiles = spokenTiles): string =>
  sentences(booklet.course[n]!.facts, write) || t("web-report-before");

/** Where the scrubber is, and what everybody could expect there. */
function Where({ booklet, curve, at }: { booklet: Booklet; curve: CurveData | null; at: number }) {
  const values = booklet.report.players.flatMap((player) => {
    const value = curve && valueAt(curve.lines[player.seat]!, at);
    return value === null ? [] : [{ name: player.name, value }];
  });
  if (curve?.unit !== "total") values.sort((a, b) => b.value - a.value);
  return (
    <p class="where">
      <b>{t("web-report-where", { round: booklet.course[at]!.round, n: at, of: booklet.course.length - 1 })}</b>{" "}
      {curve && values.map((each) => `${each.name} ${level(curve.unit, each.value)}`).join(" · ")}
    </p>
  );
}

/** The box after an event, with the dice that lie on the mat and the story of the event. */
function Leaf({ booklet, at, plays }: { booklet: Booklet; at: number; plays: boolean }) {
  const { position, faces, seat, total } = scene(booklet, at);
  const { scores } = booklet.course[at]!;
  const { seats } = booklet.view;
  return (
    <figure class="leaf">
      <Box
        tiles={boxAt(booklet.view.tiles, position)}
        label={ruleTitle(booklet.view.rules)}
        looks={looksAfter()}
        mat={
          <div class="mat">
            {faces.length > 0 && (
              <div class="dice" role="img" aria-label={t("web-thrown", { faces: andList(faces.map(String)) })} key={at}>
                {faces.map((face, place) => (
                  <Die key={place} face={face} yaw={place % 2 ? 70 : 14} twist={(face + place) % 4} />
                ))}
              </div>
            )}
          </div>
        }
        rail={
          <div class="rail">
            <span>{seat === null ? "" : seats[seat]!.name}</span>
            <span>{t("web-report-total", { total })}</span>
          </div>
        }
      />
      <figcaption>
        <p class="told" aria-live={plays ? "polite" : "off"}>
          <Drawn say={(write) => story(booklet, at, write)} />
        </p>
        {scores.length > 1 && scores.some((score) => score !== null) && (
          <p class="note">{seats.map((each) => `${each.name} ${scoreOf(scores[each.seat] ?? null)}`).join(" · ")}</p>
        )}
      </figcaption>
    </figure>
  );
}

/** Left and right leaf through the game wherever no control wants them. */
function useArrows(step: (by: number) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        /input|select|textarea/i.test(target.tagName) ||
        target.closest("dialog")
      )
        return;
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      step(event.key === "ArrowLeft" ? -1 : 1);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

const scoreOf = (score: Total | null): string => (score === null ? "–" : totalText(score));
