// What somebody wants to play, with whom and how: kept for the next time.
import type { House } from "../rules/house";
import { recall } from "../device/storage";
import { freeName, normalName } from "./name";
import { goalOf, rulebook, type Goal, type RuleFacts } from "../rules/rulebook";

export type Whom = "alone" | "bot" | "here" | "link" | "score";
export const GRADES = ["novice", "casual", "club", "expert", "perfect"];
export const PERSON = "person";

export interface SeatPlan {
  /** A person, or the name of a bot. */
  kind: string;
  name: string;
}

export interface Plan {
  house: House;
  /** What is known of a house rule; that of the catalogue is in the rulebook. */
  facts: RuleFacts | null;
  whom: Whom;
  bot: string;
  seats: SeatPlan[];
  people: number;
  goal: number | null;
  coach: "off" | "ask" | "each";
  undo: boolean;
  seconds: number;
  starter: number;
  /** When it was last played, in milliseconds. */
  when: number;
}

const FIRST: Plan = {
  house: { rules: "double-shutter", set: {} },
  facts: null,
  whom: "bot",
  bot: "club",
  seats: [],
  people: 2,
  goal: null,
  coach: "ask",
  undo: true,
  seconds: 0,
  starter: 0,
  when: 0,
};

/** The first game of all: nine tiles, alone. */
export const FIRST_GAME: Partial<Plan> = { house: { rules: "nine", set: {} }, whom: "alone" };

/** What was planned the last time, or what is usual. */
export function lastPlan(name: string, usual: Partial<Plan> = {}): Plan {
  const plan = { ...FIRST, ...usual, ...recall<Plan>(name) };
  const seats = plan.seats.length ? plan.seats : (recall<SeatPlan[]>("people") ?? [NOBODY, NOBODY]);
  return suited({ ...plan, seats });
}

/** A seat for somebody who has not said a name. */
export const NOBODY: SeatPlan = { kind: PERSON, name: "" };

export const factsOf = (plan: Plan): RuleFacts | null => plan.facts ?? rulebook.value[plan.house.rules] ?? null;

/** Whether a game needs others: alone there is nobody to outlast. */
export const needsOthers = (facts: RuleFacts | null | undefined): boolean => facts?.format === "last-one-standing";

/** The plan as it can be played: alone, the game with the same box takes the place of one that needs others. */
export function suited(plan: Plan): Plan {
  if (plan.whom !== "alone" || !needsOthers(factsOf(plan))) return plan;
  return { ...plan, house: { rules: "double-shutter", set: {} }, facts: null, goal: null };
}

export function playersOf(plan: Plan): number {
  if (plan.whom === "alone") return 1;
  if (plan.whom === "bot") return 2;
  return plan.whom === "link" ? plan.people : plan.seats.length;
}

export function goalFor(plan: Plan): Goal | null {
  const facts = factsOf(plan);
  const goal = facts && goalOf(facts, playersOf(plan));
  return goal && plan.goal !== null && goal.low <= plan.goal && plan.goal <= goal.high
    ? { ...goal, value: plan.goal }
    : goal;
}

/** The seats as the server is asked for them: open for people, the bot's name for a bot. */
export function wantedSeats(plan: Plan): string[] {
  if (plan.whom === "alone") return ["open"];
  if (plan.whom === "bot") return ["open", plan.bot];
  if (plan.whom === "link") return Array<string>(plan.people).fill("open");
  return plan.seats.map((seat) => (seat.kind === PERSON ? "open" : seat.kind));
}

/** Everybody has a name, and no two the same: who typed none, or one that is taken, gets a number. */
export function withDistinctNames(seats: SeatPlan[], nameless: (number: number) => string): SeatPlan[] {
  const used: string[] = [];
  return seats.map((seat, place) => {
    if (seat.kind !== PERSON) return seat;
    const name = freeName(normalName(seat.name) || nameless(place + 1), used);
    used.push(name);
    return { ...seat, name };
  });
}

/** What is sent to the server for a plan. */
export function orderFor(
  asked: Plan,
  pace: number,
): { rules: string; set: Record<string, string>; seats: string[]; settings: Record<string, unknown> } {
  const plan = suited(asked);
  const goal = goalFor(plan);
  const facts = factsOf(plan);
  const set = {
    ...plan.house.set,
    ...(goal && goal.value !== facts?.[goal.key] ? { [goal.key]: String(goal.value) } : {}),
  };
  const players = playersOf(plan);
  const settings = {
    undo: plan.whom === "score" || plan.undo,
    starter: plan.starter < players ? plan.starter : 0,
    ...(plan.whom === "score" ? { dice: "typed", pencil: true } : { coach: plan.coach, pace, seconds: plan.seconds }),
  };
  return { rules: plan.house.rules, set, seats: wantedSeats(plan), settings };
}
