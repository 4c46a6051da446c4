// A throw by a swipe on the felt or over the button: dice fly the way the finger went.
import { useRef } from "preact/hooks";
import { flickOf } from "./flick";
import type { StageView } from "../live/stage";
import type { Hand } from "../live/useHand";

interface Swipe {
  pointer: number;
  x: number;
  y: number;
  time: number;
}

export interface Flick {
  /** Whether a swipe throws now. */
  able: boolean;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

// Where a swipe begins that throws: on the felt, or on the button that throws.
const PLACES = ".tray,.act .main";

/** Whether one throw is all that can be done: a choice is not made by a swipe. */
const canThrow = ({ game, settled }: StageView, { part, dice, fresh }: Hand, busy: boolean): boolean =>
  settled && part === "act" && dice > 0 && !busy && !fresh && (game.phase === "throw" || game.phase === "start");

export function useFlick(now: StageView, hand: Hand, busy: boolean): Flick {
  const swipe = useRef<Swipe | null>(null);
  const able = canThrow(now, hand, busy);
  return {
    able,
    onPointerDown(event) {
      const here = event.isPrimary && event.button === 0 && (event.target as Element).closest(PLACES);
      swipe.current = able && here ? { pointer: event.pointerId, x: event.x, y: event.y, time: event.timeStamp } : null;
    },
    onPointerUp(event) {
      const { current } = swipe;
      swipe.current = null;
      if (!able || current?.pointer !== event.pointerId) return;
      const flick = flickOf(event.x - current.x, event.y - current.y, event.timeStamp - current.time);
      if (flick) hand.toss(hand.dice, flick);
    },
    onPointerCancel: () => void (swipe.current = null),
  };
}
