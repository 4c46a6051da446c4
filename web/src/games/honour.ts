// Who won what, from the games that this browser has seen to their end: champions, streaks, one against another.
import { keep, recall } from "../device/storage";
import { t } from "../language/words";
import { compare, least } from "../network/total";
import { normalName } from "../setup/name";
import type { SheetRound, TableView, Total } from "../network/wire";

export interface PlayedGame {
  public: string;
  code: string;
  /** When it ended, in milliseconds. */
  when: number;
  rules: string;
  format: string;
  /** Whether real dice were typed in. */
  typed: boolean;
  names: string[];
  kinds: string[];
  winners: string[];
  /** Points or totals by seat, as the format counts. */
  results: (Total | null)[];
  /** Who won each round; nobody where it was shared. */
  rounds: (string | null)[];
  /** The seats that this device held. */
  you?: number[];
  /** Whether nobody here had said a name yet. */
  nameless?: boolean;
}

const MOST = 500;

/** A table as this device sees it. */
type Seen = { view: TableView; you: number[] };

export const playedGames = (): PlayedGame[] => recall<PlayedGame[]>("played") ?? [];

export function rememberGame(game: PlayedGame): void {
  const others = playedGames().filter((each) => each.public !== game.public);
  keep("played", [...others, game].slice(-MOST));
}

/** A game whose end was taken back is not over. */
export function forgetGame(publicId: string): void {
  const all = playedGames();
  if (all.some((each) => each.public === publicId)) keep("played", all.filter((each) => each.public !== publicId));
}

/** The name that a person went by who had not said one; null where several played here, or somebody named. */
function namelessIn({ names, kinds, you, nameless }: PlayedGame, usual: string): string | null {
  const people = kinds.flatMap((kind, seat) => (kind === "person" ? [seat] : []));
  const seats = you ?? people;
  const name = seats.length === 1 ? names[seats[0]!]! : null;
  return nameless || name === usual ? name : null;
}

/** The games of somebody who had not said a name join the name that is said now; `usual` is what such people go by. */
export function joined(games: PlayedGame[], usual: string, name: string): PlayedGame[] {
  return games.map((game) => {
    const before = namelessIn(game, usual);
    if (before === null || game.names.includes(name)) return game;
    const called = (each: string): string => (each === before ? name : each);
    const rounds = game.rounds.map((each) => each && called(each));
    return { ...game, names: game.names.map(called), winners: game.winners.map(called), rounds, nameless: false };
  });
}

/** Remembers what somebody is called, also in the games before. */
export function callMe(name: string): void {
  const normal = normalName(name);
  keep("name", normal);
  if (normal && playedGames().length) keep("played", joined(playedGames(), t("web-me"), normal));
}

/** A game that is over, as it is remembered. */
export function playedGame({ view, you }: Seen, code: string, sheet: SheetRound[], when: number): PlayedGame {
  const game = view.game!;
  const names = game.seats.map((seat) => seat.name);
  return {
    public: view.public,
    code,
    when,
    rules: game.rules,
    format: game.format,
    typed: view.settings.dice === "typed",
    names,
    kinds: game.seats.map((seat) => seat.kind),
    winners: game.winners.map((seat) => names[seat]!),
    results: game.seats.map((seat) => seat.points ?? seat.total ?? seat.result),
    rounds: sheet.map((round) => roundWinner(round, names)),
    you,
    nameless: you.length === 1 && !recall<string>("name"),
  };
}

/** Who has won a round: whom it brought points, or where it brings none, who left the least. */
export function roundWinner(round: SheetRound, names: string[]): string | null {
  const gained = round.points.map((points, seat) => ({ points, seat })).filter((each) => each.points > 0);
  if (gained.length) return gained.length === 1 ? names[gained[0]!.seat]! : null;
  if (round.points.some((points) => points < 0)) return null;
  const left = round.totals.flatMap((totals, seat) => (totals.length ? [{ total: totals.at(-1)!, seat }] : []));
  if (!left.length || left.length < round.totals.length) return null;
  const lowest = least(left.map((each) => each.total));
  const best = left.filter((each) => compare(each.total, lowest) === 0);
  return best.length === 1 ? names[best[0]!.seat]! : null;
}

const amongPeople = (game: PlayedGame): boolean => game.kinds.filter((kind) => kind === "person").length > 1;

export interface Champion {
  names: string[];
  wins: number;
}

/** Who has won the most games of a month, written as 2026-11. */
export function champion(games: PlayedGame[], month: string): Champion | null {
  const wins = new Map<string, number>();
  const own = games.filter((game) => amongPeople(game) && new Date(game.when).toISOString().startsWith(month));
  for (const name of own.flatMap((game) => game.winners)) wins.set(name, (wins.get(name) ?? 0) + 1);
  const most = Math.max(0, ...wins.values());
  return most ? { names: [...wins].filter(([, count]) => count === most).map(([name]) => name), wins: most } : null;
}

export interface Streak {
  name: string;
  rounds: number;
}

/** The most rounds in a row that somebody has won, over games in the order in which they were played. */
export function longestStreak(games: PlayedGame[]): Streak | null {
  let best: Streak | null = null;
  const running = new Map<string, number>();
  for (const game of games.filter(amongPeople)) {
    for (const winner of game.rounds) {
      for (const name of game.names) running.set(name, name === winner ? (running.get(name) ?? 0) + 1 : 0);
      const rounds = winner === null ? 0 : running.get(winner)!;
      if (rounds > (best?.rounds ?? 1)) best = { name: winner!, rounds };
    }
  }
  return best;
}

export interface Duel {
  names: [string, string];
  wins: [number, number];
  /** When they first met. */
  since: number;
}

/** Games of each two of these people against each other, the most frequent first. */
export function duels(games: PlayedGame[], names: string[]): Duel[] {
  const pairs = names.flatMap((one, place) => names.slice(place + 1).map((other): [string, string] => [one, other]));
  const met = pairs.map((pair) => ({
    pair,
    own: games.filter((game) => pair.every((name) => game.names.includes(name))),
  }));
  return met
    .filter(({ own }) => own.length > 0)
    .sort((one, other) => other.own.length - one.own.length)
    .map(({ pair, own }) => {
      const wins = pair.map((name) => own.filter((game) => game.winners.includes(name)).length) as [number, number];
      const ordered = wins[1] > wins[0];
      return {
        names: ordered ? [pair[1], pair[0]] : pair,
        wins: ordered ? [wins[1], wins[0]] : wins,
        since: Math.min(...own.map((game) => game.when)),
      };
    });
}
