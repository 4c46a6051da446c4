// One sentence says what is at stake; a second one, where there is more to say, what it takes. The total stands beside.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { StageView } from "../../live/stage";
import { compare, isLong, oneLess } from "../../network/total";
import { andList, t } from "../../language/words";
import type { GameView, Total } from "../../network/wire";
import { Num } from "../../box/Num";
import { ownSeat, watches } from "../../first/me";
import { stakeForYou } from "../../first/yours";
import { sentences, summary, turnEnd } from "../Story";

const nameOf = (game: GameView, seat: number | null): string => (seat === null ? "" : game.seats[seat]!.name);

const DECISIVE = ["missed", "box-shut", "time-up", "penalty-end", "penalty-void", "taken"];
const STARTING = ["start-thrown", "start-tied", "begins"];

/** What has just happened and is being looked at, in a sentence. */
export function lookText({ kind, told, celebrated }: StageView): string {
  if (kind === "meanwhile") return summary(told);
  if (kind !== "look") return "";
  if (celebrated) return t("web-super-box");
  const facts = told.flatMap((each) => each.facts);
  const start = facts.some((fact) => fact.kind === "start-thrown");
  if (start) return sentences(facts.filter((fact) => STARTING.includes(fact.kind)));
  const first = DECISIVE.map((each) => facts.find((fact) => fact.kind === each)).find(Boolean);
  return turnEnd(facts) || (first ? sentences([first]) : "");
}

export function sentence(game: GameView): string {
  const who = nameOf(game, game.at);
  if (game.over) return ending(game);
  if (game.phase === "start") return t("web-start", { who });
  if (game.phase === "survivor") return t("web-survivor", { who });
  if (game.phase === "penalty") return t("web-penalty", { who });
  if (game.last_throw) return t("web-last-throw", { who });
  const { holder, to_beat, super_box } = game.chase ?? { holder: null, to_beat: null, super_box: false };
  if (super_box) return t("web-super-try", { who });
  if (holder !== null) return t("web-tries", { who, holder: nameOf(game, holder), total: to_beat ?? 0 });
  if (game.phase === "throw" && game.dice.length > 1) return t("web-one-or-two", { who });
  return t("web-turn", { who, format: game.format });
}

function ending(game: GameView): string {
  const winners = game.winners.map((seat) => nameOf(game, seat));
  if (!winners.length) return t("web-nobody", { format: game.format });
  return winners.length > 1
    ? t("web-shared", { names: winners })
    : t("web-won", { who: winners[0]!, format: game.format });
}

/** What a Super Box brings, and what the others can do about it. */
export const superStake = (game: GameView, rules: Record<string, unknown>): string =>
  t("web-super-stake", {
    holder: nameOf(game, game.chase?.holder ?? null),
    answer: String(rules["super_box"]),
    points: String(rules["points"]),
  });

/** What it takes, or what it is for: the sentence under the sentence. */
function detail(game: GameView, rules: Record<string, unknown>, you: number | null): string {
  if (game.over) return "";
  if (game.phase === "survivor" || game.last_throw) return t("web-survivor-stake", { missing: missing(game) });
  const chase = game.chase;
  if (chase?.super_box) return superStake(game, rules);
  if (chase && chase.holder !== null) return t("web-takes-lead", { total: oneLess(chase.to_beat ?? 1) });
  if (game.phase === "start") return t("web-start-stake");
  if (game.play_off) return t("web-play-off-stake");
  return lowest(game, you) ?? t("web-stake", { format: game.format, limit: game.limit ?? 0, rounds: game.rounds ?? 0 });
}

const missing = (game: GameView): number =>
  (game.limit ?? 0) - (game.at === null ? 0 : (game.seats[game.at]!.points ?? 0));

/** The least that anybody left in this round, where that is what counts. */
function lowest(game: GameView, you: number | null): string | null {
  const done = game.seats.filter((seat) => seat.result !== null);
  if (!done.length || game.format === "chase" || game.format === "last-one-standing") return null;
  const best = done.reduce((one, other) => (compare(other.result!, one.result!) < 0 ? other : one));
  if (best.seat === you) return t("you-lowest", { total: best.result! });
  return t("web-lowest", { who: best.name, total: best.result!, format: game.format });
}

export interface StakeProps {
  now: StageView;
  guesses: ComponentChildren;
  /** The pips to use, where somebody is told how to. */
  tip?: number | null;
  clock: ClockProps | null;
  ruler: ComponentChildren;
}

/** The number beside the sentence: what stands now, and at the end what the winner has come to. */
export function figure(game: GameView): { value: Total; label: string; name: string } | null {
  const over = game.over ? "yes" : "no";
  const several = game.over && game.seats.length > 1;
  const winner = several ? game.seats[game.winners[0] ?? -1] : undefined;
  if (game.phase === "start" || (several && !winner)) return null;
  const points = winner?.points ?? null;
  if (points !== null)
    return { value: points, label: t("web-points", { points }), name: t("web-points-word", { points }) };
  const total = winner?.total ?? winner?.result ?? game.total;
  return { value: total, label: t("web-total-label", { total, over }), name: t("web-total-now", { over }) };
}

/** `doubled`: what stands in front counts twice, as is said where the total stands. */
function TotalFigure({ game, doubled }: { game: GameView; doubled: boolean }) {
  const found = figure(game);
  if (!found) return null;
  const more = doubled && !game.over ? t("tile-front-double") : "";
  return (
    <p
      class={isLong(found.value) ? "total long" : "total"}
      role="img"
      aria-label={more ? `${found.label}. ${more}.` : found.label}
    >
      <Num value={found.value} />
      <span>{found.name}</span>
      {more && <span class="doubled">{more}</span>}
    </p>
  );
}

export function Stake({ now, guesses, clock, ruler, tip = null }: StakeProps) {
  const { game, snapshot } = now;
  const past = lookText(now);
  const you = ownSeat(snapshot);
  const tries = game.chase?.tries ?? [];
  const moment = game.phase === "survivor" || (game.chase?.super_box ?? false) || game.over || now.celebrated;
  return (
    <section class={moment ? "stake moment" : "stake"}>
      <div>
        <h1>{past || (tip !== null ? t("first-tap", { pips: tip }) : (stakeForYou(game, you) ?? sentence(game)))}</h1>
        <p class={past && !guesses ? "sub past" : "sub"}>
          {clock && !past && <Clock key={clock.since} {...clock} />}
          {watches(snapshot) && !game.over && <span class="you">{t("first-watching")}</span>}
          {guesses ?? (
            <span>
              {tip === null
                ? detail(game, snapshot.rules, you)
                : t("first-threw", { faces: andList(game.throw.map(String)) })}
            </span>
          )}
          {(!past || !guesses) && tries.length > 0 && (
            <span class="tries" role="img" aria-label={t("web-tries-count", { count: tries.length })}>
              <span>{t("web-tries-left")}</span>
              {tries.map((seat, place) => (
                <i key={seat} class={place ? "dot" : "dot now"} />
              ))}
            </span>
          )}
        </p>
      </div>
      <TotalFigure game={game} doubled={snapshot.rules["total"] === "front-double"} />
      {ruler}
    </section>
  );
}

interface ClockProps {
  seconds: number;
  /** When there were so many seconds left, in the time of this device. */
  since: number;
  /** The most that a choice may take; until the dice rest there is more time than that. */
  most: number;
}

/** How long the player to act may still think. */
function Clock({ seconds, since, most }: ClockProps) {
  const left = useSignal(Math.min(most, seconds));
  useEffect(() => {
    const rest = () => Math.ceil(seconds - (performance.now() - since) / 1000);
    const tick = () => (left.value = Math.max(0, Math.min(most, rest())));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return <span class={left.value <= 10 ? "clock soon" : "clock"}>{t("web-clock", { seconds: left.value })}</span>;
}
