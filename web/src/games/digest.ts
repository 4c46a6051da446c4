// A game in few figures for each seat, taken from the coach's report, so that many games can be looked at together.
import type { PlayedGame } from "./honour";
import { least, size } from "../network/total";
import type { Total } from "../network/wire";
import { sums } from "../report/data/luck";
import type { Booklet, Unit } from "../report/data/report";

export interface SeatDigest {
  /** What each turn has left. */
  totals: Total[];
  shut: number;
  decisions: number;
  /** What a choice has cost on average, as a share of what was at stake. */
  share: number | null;
  /** What the dice have given, more being better. */
  luck: number | null;
}

export interface Digest {
  unit: Unit | null;
  seats: SeatDigest[];
}

export function digest(booklet: Booklet): Digest {
  const { report } = booklet;
  const luck = sums(report);
  return {
    unit: luck?.unit ?? null,
    seats: report.players.map((player) => {
      const choices = report.steps
        .filter((step) => step.counted && step.seat === player.seat && step.choice && !step.choice.forced)
        .map((step) => step.choice!.share);
      return {
        ...left(booklet, player.seat),
        decisions: choices.length,
        share: choices.length ? choices.reduce((sum, share) => sum + share, 0) / choices.length : null,
        luck: luck?.rows.find((row) => row.player.seat === player.seat)?.dice ?? null,
      };
    }),
  };
}

/** What a seat has left in each turn, and how often that was nothing. Where all share a box nobody has a total. */
function left({ report, course }: Booklet, seat: number): { totals: Total[]; shut: number } {
  const own = course.flatMap((leaf, n) =>
    n && course[n - 1]!.at === seat && report.steps[n - 1]!.counted ? leaf.facts : [],
  );
  const shut = own.filter((fact) => fact.kind === "box-shut").length;
  if (report.format === "last-one-standing") return { totals: [], shut };
  const totals = own.flatMap((fact) =>
    fact.kind === "box-shut" ? [0] : fact.kind === "turn-total" ? [fact["total"] as Total] : [],
  );
  return { totals, shut };
}

/** One seat of one game. */
export interface Sitting {
  game: PlayedGame;
  seat: number;
  unit: Unit | null;
  figures: SeatDigest | null;
}

/** The seats of people, of one of them or of all, in the order in which they played. */
export function sittings(games: PlayedGame[], digests: Record<string, Digest>, name: string, rules: string): Sitting[] {
  return games
    .filter((game) => !rules || game.rules === rules)
    .flatMap((game) =>
      game.names.flatMap((each, seat) => {
        if (game.kinds[seat] !== "person" || (name && each !== name)) return [];
        const found = digests[game.public];
        return [{ game, seat, unit: found?.unit ?? null, figures: found?.seats[seat] ?? null }];
      }),
    );
}

export interface Tally {
  played: number;
  won: number;
  turns: number;
  mean: number | null;
  best: Total | null;
  shut: number;
  cost: number | null;
}

export function tally(all: Sitting[]): Tally {
  const totals = all.flatMap((each) => each.figures?.totals ?? []);
  const known = all.flatMap((each) => (each.figures?.share == null ? [] : [each.figures]));
  const choices = known.reduce((sum, each) => sum + each.decisions, 0);
  return {
    played: new Set(all.map((each) => each.game.public)).size,
    won: all.filter((each) => each.game.winners.includes(each.game.names[each.seat]!)).length,
    turns: totals.length,
    mean: mean(totals.map(size)),
    best: totals.length ? least(totals) : null,
    shut: all.reduce((sum, each) => sum + (each.figures?.shut ?? 0), 0),
    cost: choices ? known.reduce((sum, each) => sum + each.share! * each.decisions, 0) / choices : null,
  };
}

export const mean = (values: number[]): number | null =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null;

/** The mean of each value and the nine before it. */
export const running = (values: number[], span = 10): number[] =>
  values.map((_, place) => mean(values.slice(Math.max(0, place + 1 - span), place + 1))!);
