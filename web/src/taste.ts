// How somebody likes it: sound, touch, motion, speed, light. Kept in this browser.
import { effect, signal } from "@preact/signals";
import { keep, kept } from "./kept";

export interface Taste {
  sound: boolean;
  touch: boolean;
  motion: "full" | "less";
  light: "auto" | "light" | "dark";
}

const USUAL: Taste = { sound: true, touch: true, motion: "full", light: "auto" };
export const taste = signal<Taste>({ ...USUAL, ...kept<Taste>("taste") });

effect(() => {
  keep("taste", taste.value);
  const root = document.documentElement;
  root.dataset["motion"] = still() ? "less" : "full";
  root.dataset["light"] = taste.value.light;
});

export function still(): boolean {
  return taste.value.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
