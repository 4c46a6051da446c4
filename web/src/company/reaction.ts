// What can be said at a table: codes, each with its sign. The words for them are in the catalogue of every language.
import type { Said } from "../live/reducer";

export const SIGNS = {
  nice: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 10h.01M15 10h.01M8.2 14c.9 1.5 2.2 2.3 3.8 2.3s2.9-.8 3.8-2.3",
  wow: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 9.5h.01M15 9.5h.01M12 13.2a2 2.2 0 1 0 0 4.4 2 2.2 0 0 0 0-4.4z",
  love: "M12 19.5C7 15.6 4 12.8 4 9.4A4.2 4.2 0 0 1 8.2 5c1.6 0 3 .9 3.8 2.3C12.8 5.9 14.2 5 15.8 5A4.2 4.2 0 0 1 20 9.4c0 3.4-3 6.2-8 10.1z",
  luck: "M12 11.5C9.5 9.5 8.6 8 9 6.4 9.3 5 10.6 4.3 12 5.6c1.4-1.3 2.7-.6 3 .8.4 1.6-.5 3.1-3 5.1zM11.5 12c-2 2.5-3.5 3.4-5.1 3C5 14.7 4.3 13.4 5.6 12 4.3 10.6 5 9.3 6.4 9c1.6-.4 3.1.5 5.1 3zM12.5 12c2-2.5 3.5-3.4 5.1-3 1.4.3 2.1 1.6.8 3 1.3 1.4.6 2.7-.8 3-1.6.4-3.1-.5-5.1-3zM12 12.5c0 3 .5 5.5 2.5 8",
  star: "M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7L12 16.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
  fire: "M12 20.5c-3.6 0-6-2.4-6-5.7 0-3.9 3.3-5.2 3.6-10.3 2.7 1.3 4.2 3.5 4.3 6 .9-.5 1.4-1.3 1.6-2.3 1.7 1.6 2.5 4 2.5 6.4 0 3.5-2.4 5.9-6 5.9z",
  hmm: "M7 3.5h10M7 20.5h10M8 3.5c0 4.5 4 5.5 4 8.500s-4 4-4 8.500M16 3.500c0 4.5-4 5.5-4 8.500s4 4 4 8.5",
  ouch: "M3.5 20h17M6 20 4.8 17.200l10-4.6 3.3 7.200M14.5 9.500l2.5-3M18 11l3-1.500M11.5 9l-.5-3.5",
} as const;

export type Sign = keyof typeof SIGNS;

/** The phrases, each with the sign that stands beside it. */
export const PHRASES = {
  "good-luck": "luck",
  "well-played": "star",
  "so-close": "ouch",
  "nice-throw": "nice",
  "back-soon": "hmm",
  "one-more": "love",
} as const satisfies Record<string, Sign>;

/** The sign of a code; null for one that a newer server may know. */
export function signOf(say: string): Sign | null {
  if (say === "nudge") return "hmm";
  if (say in SIGNS) return say as Sign;
  return PHRASES[say as keyof typeof PHRASES] ?? null;
}

// So long, in milliseconds, a reaction stands at its seat.
export const SHOWN = 4000;

/** A reaction that stands at a seat, and until when. */
export interface Standing extends Said {
  until: number;
}

/** The reactions that stand at the seats after one more: each seat has its last one. */
export function withSaid(standing: Standing[], said: Said, now: number): Standing[] {
  const others = stillStanding(standing, now).filter((each) => each.seat !== said.seat);
  return signOf(said.say) ? [...others, { ...said, until: now + SHOWN }] : others;
}

export const stillStanding = (standing: Standing[], now: number): Standing[] =>
  standing.filter((each) => each.until > now);
