// The part of the app that knows how dice fall. It is fetched when a mat is shown, and warmed up while nobody waits.
import { signal } from "@preact/signals";
import type * as Falling from "./flight/falling";

export type Engine = typeof Falling;

/** Null once it is known that it cannot be fetched: dice then lie there without having flown. */
export const engine = signal<Engine | null | undefined>(undefined);
let asked = false;

/** Fetches the engine, once. */
export function fetchEngine(): void {
  if (asked) return;
  asked = true;
  import("./flight/falling").then(
    (found) => {
      engine.value = found;
      warm(found, 0);
    },
    () => (engine.value = null),
  );
}

// A browser translates code that has run a few times: until then a throw would take several frames.
const ROUNDS = 6;

function warm(found: Engine, round: number): void {
  if (round === ROUNDS) return;
  setTimeout(() => {
    found.fly({ seed: `warm ${round}`, dice: 2, flick: 0, fallen: [], escapes: false });
    warm(found, round + 1);
  }, 60);
}
