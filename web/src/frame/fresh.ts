// One tap, one meaning: a finger that comes down meant what was there before.
import { useLayoutEffect, useReducer, useRef } from "preact/hooks";

// So long, in milliseconds, nothing acts that means something else than before.
const FRESH = 250;
// Taps within this time, and not further apart than this many pixels, are a double tap.
const DOUBLE = 300;
const NEAR = 24;

/** Whether something means something else than a moment ago, so that it does not act yet. */
export function useFresh(meaning: string): boolean {
  // What is known is no signal: that it is known no longer changes nothing that is shown.
  const known = useRef("");
  const [, show] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    known.current = "";
    const timer = setTimeout(() => {
      known.current = meaning;
      show(undefined);
    }, FRESH);
    return () => clearTimeout(timer);
  }, [meaning]);
  return known.current !== meaning;
}

interface Tap {
  time: number;
  x: number;
  y: number;
  what: string;
}

/** What a button or a link says that it does; of other things nothing. */
const nameOf = (target: Element): string => {
  const found = target.closest("button,a");
  return found ? found.getAttribute("aria-label") || found.textContent : "";
};

const isDouble = (one: Tap, other: Tap): boolean =>
  other.time - one.time < DOUBLE && Math.hypot(other.x - one.x, other.y - one.y) < NEAR;

/** The second tap of a double tap does nothing else than the first, anywhere on the page, and a held Enter nothing. */
export function guardTaps(): void {
  let last: Tap = { time: -Infinity, x: 0, y: 0, what: "" };
  const clicked = (event: MouseEvent): void => {
    const target = event.target as Element;
    // Only fingers and mice hit by accident what has just come there; fields are clicked by their labels, too.
    if (!event.isTrusted || !event.detail || target.closest("label,input,select,textarea")) return;
    const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY, what: nameOf(target) };
    if (!isDouble(last, tap) || tap.what === last.what) last = tap;
    else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  // A key that is held down is no answer to what has come meanwhile.
  const held = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === "Enter" && nameOf(event.target as Element)) event.preventDefault();
  };
  addEventListener("click", clicked, { capture: true });
  addEventListener("keydown", held, { capture: true });
}
