import { expect, test } from "vitest";
import { champion, duels, joined, longestStreak, roundWinner, type PlayedGame } from "./honour";

const game = (
  day: string,
  names: string[],
  winners: string[],
  rounds: (string | null)[] = [],
  kinds = names.map(() => "person"),
): PlayedGame => ({
  public: day,
  code: "",
  when: Date.parse(`${day}T20:00:00Z`),
  rules: "nine",
  format: "chase",
  typed: true,
  names,
  kinds,
  winners,
  results: [],
  rounds,
});

test("the champion of a month has won the most games of it", () => {
  const games = [
    game("2026-10-31", ["Ann", "Bo"], ["Ann"]),
    game("2026-11-01", ["Ann", "Bo"], ["Bo"]),
    game("2026-11-02", ["Ann", "Bo"], ["Bo"]),
  ];
  expect(champion(games, "2026-11")).toEqual({ names: ["Bo"], wins: 2 });
  expect(champion(games, "2026-09")).toBeNull();
});

test("a game against bots alone makes nobody champion", () => {
  expect(champion([game("2026-11-01", ["Ann", "Club player"], ["Ann"], [], ["person", "club"])], "2026-11")).toBeNull();
});

test("a streak goes on over games and ends with a round that another wins, or nobody", () => {
  const games = [
    game("2026-11-01", ["Ann", "Bo"], ["Ann"], ["Bo", "Ann", "Ann"]),
    game("2026-11-02", ["Ann", "Bo"], ["Ann"], ["Ann", null, "Ann"]),
  ];
  expect(longestStreak(games)).toEqual({ name: "Ann", rounds: 3 });
  expect(longestStreak([game("2026-11-01", ["Ann", "Bo"], [], ["Ann", "Bo"])])).toBeNull();
});

test("one against another counts the games in which both took part, the one ahead first", () => {
  const games = [
    game("2026-11-01", ["Ann", "Bo", "Cy"], ["Bo"]),
    game("2026-11-02", ["Ann", "Bo"], ["Bo"]),
    game("2026-11-03", ["Ann", "Cy"], ["Ann"]),
  ];
  const [first] = duels(games, ["Ann", "Bo"]);
  expect([first!.names, first!.wins]).toEqual([["Bo", "Ann"], [2, 0]]);
  expect(duels(games, ["Bo", "Di"])).toEqual([]);
});

test("a round is won by points, or by the least left where there are none", () => {
  const names = ["Ann", "Bo"];
  expect(roundWinner({ round: 1, totals: [[14], [20, 9]], points: [0, 1] }, names)).toBe("Bo");
  expect(roundWinner({ round: 1, totals: [[14], [20]], points: [0, 0] }, names)).toBe("Ann");
  expect(roundWinner({ round: 1, totals: [[14], [14]], points: [0, 0] }, names)).toBeNull();
  expect(roundWinner({ round: 1, totals: [[14], []], points: [0, 0] }, names)).toBeNull();
});

test("long totals decide a round by their last digits", () => {
  const round = (...totals: string[]) => ({ round: 1, totals: totals.map((total) => [total]), points: [0, 0] });
  const [low, high] = ["123456789987654321123456788", "123456789987654321123456789"];
  expect(roundWinner(round(high, low), ["Ann", "Bo"])).toBe("Bo");
  expect(roundWinner(round(low, low), ["Ann", "Bo"])).toBeNull();
});

test("games played before somebody said a name join the name", () => {
  const bots = ["person", "club"];
  const before: PlayedGame[] = [
    { ...game("2026-11-01", ["Player", "Club player"], ["Player"], ["Player", null], bots), you: [0] },
    { ...game("2026-11-02", ["Joueur", "Club player"], ["Club player"], [], bots), you: [0], nameless: true },
    { ...game("2026-11-03", ["Player 1", "Player 2"], ["Player 1"]), you: [0, 1] },
    { ...game("2026-11-04", ["Player", "Ann"], ["Ann"]), you: [0] },
    { ...game("2026-11-05", ["Bo", "Club player"], ["Bo"], [], bots), you: [0] },
  ];
  const after = joined(before, "Player", "Ann");
  expect(after.map((each) => each.names[0])).toEqual(["Ann", "Ann", "Player 1", "Player", "Bo"]);
  expect([after[0]!.winners, after[0]!.rounds]).toEqual([["Ann"], ["Ann", null]]);
  // A name that was said is not joined by another one.
  expect(joined(after.slice(0, 2), "Player", "Annabel")).toEqual(after.slice(0, 2));
});
