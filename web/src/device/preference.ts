// How somebody likes it: sound, touch, motion, speed, light. Kept in this browser.
import { effect, signal } from "@preact/signals";
import { keep, recall } from "./storage";

export interface Preferences {
  sound: boolean;
  touch: boolean;
  motion: "full" | "less";
  speed: "calm" | "usual" | "quick";
  light: "auto" | "light" | "dark";
}

const USUAL: Preferences = { sound: true, touch: true, motion: "full", speed: "usual", light: "auto" };
const SPEED = { calm: 1.5, usual: 1, quick: 0.35 };
// Bots act no faster than what they do can be shown.
const PACE = { calm: 1800, usual: 1200, quick: 300 };
// Nothing moves faster than this, against the usual; without motion things fade in within so many milliseconds.
const FASTEST = 0.5;
const FADE = 120;
export const preferences = signal<Preferences>({ ...USUAL, ...recall<Preferences>("taste") });

effect(() => {
  keep("taste", preferences.value);
  const root = document.documentElement;
  root.dataset["motion"] = still() ? "less" : "full";
  root.dataset["light"] = preferences.value.light;
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
