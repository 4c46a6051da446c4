// How somebody likes it: what is seen, heard and felt. Kept in this browser. Each preference is an attribute of the
// root, which `public/taste.js` sets from the same text before anything is painted.
import { effect, signal } from "@preact/signals";
import { keep, recall } from "./storage";

/** What can be heard, each with a volume of its own. */
export const CHANNELS = ["dice", "calls", "reactions"] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Preferences extends Record<Channel, number> {
  sound: boolean;
  touch: boolean;
  read: boolean;
  motion: "full" | "less";
  speed: "calm" | "usual" | "quick";
  light: "auto" | "light" | "dark";
  letters: "usual" | "large" | "larger" | "largest";
  spacing: "usual" | "wide";
  contrast: "auto" | "high";
  hand: "right" | "left";
  /** Whether what others say at the table is neither seen nor heard. */
  muted: boolean;
  /** Whether the desktop says that it is one's turn. */
  notify: boolean;
}

// Volumes go from 0 to the last of these.
export const GAINS = [0, 0.25, 0.55, 1, 1.7] as const;
const USUAL: Preferences = {
  sound: true,
  dice: 3,
  calls: 3,
  reactions: 3,
  touch: true,
  read: false,
  motion: "full",
  speed: "usual",
  light: "auto",
  letters: "usual",
  spacing: "usual",
  contrast: "auto",
  hand: "right",
  muted: false,
  notify: false,
};
const SPEED = { calm: 1.5, usual: 1, quick: 0.35 };
// Bots act no faster than what they do can be shown.
const PACE = { calm: 1800, usual: 1200, quick: 300 };
// Nothing moves faster than this, against the usual; without motion things fade in within so many milliseconds.
const FASTEST = 0.5;
const FADE = 120;
export const preferences = signal<Preferences>({ ...USUAL, ...recall<Preferences>("taste") });

/** Changes some of the preferences. */
export const prefer = (part: Partial<Preferences>): void => {
  preferences.value = { ...preferences.value, ...part };
};

const contrasts = globalThis.matchMedia?.("(prefers-contrast: more)");

effect(() => {
  keep("taste", preferences.value);
  const root = document.documentElement;
  const contrast = preferences.value.contrast === "high" || contrasts?.matches ? "high" : "auto";
  Object.assign(root.dataset, preferences.value, { motion: still() ? "less" : "full", contrast });
  frame(preferences.value.light);
  root.style.setProperty("--speed", String(Math.max(FASTEST, durationFactor())));
});

/** Gives what the browser draws around the page the same light. */
function frame(light: Preferences["light"]): void {
  for (const each of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = (each.dataset["own"] ??= each.media.includes("dark") ? "dark" : "light");
    each.media = light === "auto" ? `(prefers-color-scheme: ${own})` : light === own ? "all" : "not all";
  }
}

/** How long something lasts, against the usual. */
export function durationFactor(): number {
  return SPEED[preferences.value.speed] ?? 1;
}

/** How long something takes to move that usually takes so many milliseconds. */
export const motionTime = (usual: number): number => (still() ? FADE : usual * Math.max(FASTEST, durationFactor()));

/** How long a bot takes over its choices, in milliseconds. */
export function pace(): number {
  return PACE[preferences.value.speed] ?? PACE.usual;
}

export function still(): boolean {
  return preferences.value.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How loud a channel is; 1 is usual. */
export function gainOf(channel: Channel): number {
  const { sound, [channel]: level } = preferences.value;
  return sound ? (GAINS[level] ?? 1) : 0;
}

/** Whether this device can shake: many desktop browsers offer it and have nothing that moves. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
