// Choosing a tile with a finger, as on a phone's keyboard: the tile under the finger rises, and letting go chooses it.
import { useSignal, type Signal } from "@preact/signals";
import { useRef } from "preact/hooks";

export interface Slide {
  /** The tile under the finger. */
  under: Signal<string | null>;
  /** A tile was clicked: by a key or a screen reader, unless a finger has just chosen it. */
  clicked: (tile: string) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
  onMouseDown: (event: MouseEvent) => void;
}

// A click follows the finger that has chosen within this many milliseconds.
const ECHO = 500;

const tileAt = (event: MouseEvent): string | null => {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-tile]");
  return found && found.getAttribute("aria-disabled") !== "true" ? found.dataset["tile"]! : null;
};

export function useSlide(choose: ((tile: string) => void) | undefined): Slide {
  const under = useSignal<string | null>(null);
  const pointer = useRef<number | null>(null);
  const chosen = useRef(-ECHO);
  const over = () => {
    pointer.current = null;
    under.value = null;
  };
  return {
    under,
    clicked(tile) {
      if (performance.now() - chosen.current > ECHO) choose?.(tile);
    },
    onPointerDown(event) {
      if (!choose || !event.isPrimary || event.button !== 0) return;
      pointer.current = event.pointerId;
      under.value = tileAt(event);
    },
    onPointerMove(event) {
      if (event.pointerId === pointer.current) under.value = tileAt(event);
    },
    onPointerUp(event) {
      if (event.pointerId !== pointer.current) return;
      const tile = tileAt(event);
      over();
      if (!tile) return;
      chosen.current = performance.now();
      choose?.(tile);
    },
    onPointerCancel: over,
    // Focus stays where it was: a key pressed next is meant for the game, not for this tile.
    onMouseDown(event) {
      if (choose && tileAt(event)) event.preventDefault();
    },
  };
}
