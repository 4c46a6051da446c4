// With whom one plays, in small tiles: one alone, one and a bot, several around a screen, two far from each other.
import type { Whom } from "./plan";

const TILE = "M1.5 6A3.5 3.5 0 0 1 5 2.5h4A3.5 3.5 0 0 1 12.5 6v19.5h-11z";
const SHAPES: Record<Exclude<Whom, "score">, { width: number; people: number[]; bot?: number; line?: true }> = {
  alone: { width: 14, people: [0] },
  bot: { width: 32, people: [0], bot: 17 },
  here: { width: 48, people: [0, 16.5, 33] },
  link: { width: 50, people: [0, 35], line: true },
};

export function WhoSign({ whom }: { whom: Exclude<Whom, "score"> }) {
  const { width, people, bot, line } = SHAPES[whom];
  return (
    <svg viewBox={`0 0 ${width} 28`} aria-hidden="true">
      {people.map((x) => (
        <path key={x} class="m" transform={`translate(${x} 0)`} d={TILE} />
      ))}
      {bot !== undefined && (
        <g transform={`translate(${bot} 0)`}>
          <path class="w" d={TILE} />
          <path class="eyes" d="M4.5 9h1M9.5 9h1M5 15h5" />
        </g>
      )}
      {line && <path class="k far" d="M17 14h15" />}
    </svg>
  );
}
