// Who sits on a seat, by the shape: a maple figure is a person, a walnut face a bot, a dashed outline an open seat.
const TILE = "M1.5 6A3.5 3.5 0 0 1 5 2.5h4A3.5 3.5 0 0 1 12.5 6v19.5h-11z";
const FACE = "M4.5 9h1M9.5 9h1M5 15h5";

export type Sitting = "person" | "bot" | "open";

export function Figure({ who }: { who: Sitting }) {
  return (
    <svg class={`fig ${who}`} viewBox="0 0 14 28" aria-hidden="true">
      <path d={TILE} />
      {who === "bot" && <path class="face" d={FACE} />}
    </svg>
  );
}
