// Dragging a row of a list by its grip: it changes places as soon as the finger is over another row.
type Pointing = (event: PointerEvent & { currentTarget: HTMLElement }) => void;

/** The place of the row under a finger, among rows of one height; `from` is the place of the dragged one. */
export const placeUnder = (y: number, top: number, height: number, from: number, last: number): number =>
  Math.min(last, Math.max(0, from + Math.floor((y - top) / height)));

export function dragged(
  place: number,
  last: number,
  onMove: (to: number) => void,
): { onPointerDown: Pointing; onPointerMove: Pointing } {
  return {
    onPointerDown: (event) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { top, height } = event.currentTarget.closest("li")!.getBoundingClientRect();
      const to = placeUnder(event.clientY, top, height, place, last);
      if (to !== place) onMove(to);
    },
  };
}
