// Values over time: a point for each, and a line for the mean of the last ten.
import { running } from "./digest";

interface Props {
  values: number[];
  label: string;
  text: (value: number) => string;
  /** Something to compare with, drawn across. */
  beside?: number | undefined;
  /** Whether nothing at all is a prize: a shut box. */
  prized?: boolean;
}

const HEIGHT = 100;

/** A round number above everything. */
function ceiling(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(most, 1e-6)));
  return Math.ceil((most / step) * 2) * (step / 2) || 1;
}

export function Trend({ values, label, text, beside, prized = false }: Props) {
  const top = ceiling(Math.max(...values, beside ?? 0));
  const wide = Math.max(values.length, 2);
  const y = (value: number) => HEIGHT - (HEIGHT * value) / top;
  const line = running(values).map((value, x) => `${x ? "L" : "M"}${x + 0.5} ${y(value).toFixed(2)}`).join("");
  return (
    <div class="trend" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${wide} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <path key={part} class="grid" d={`M0 ${HEIGHT * part}H${wide}`} />
        ))}
        {beside !== undefined && <path class="beside" d={`M0 ${y(beside)}H${wide}`} />}
        <path class="mean" d={line} />
      </svg>
      {values.map((value, x) => (
        <i
          key={x}
          class={prized && value === 0 ? "z" : ""}
          style={{ left: `${(100 * (x + 0.5)) / wide}%`, top: `${y(value)}%` }}
        />
      ))}
      {[0, 0.5, 1].map((part) => (
        <span key={part} style={{ top: `${100 - 100 * part}%` }}>
          {text(top * part)}
        </span>
      ))}
    </div>
  );
}

/** Gains and losses, one bar for each: upwards is good, and what is hatched was lost. */
export function Swings({ values, label, text }: Omit<Props, "beside" | "prized">) {
  const most = ceiling(Math.max(...values.map(Math.abs)));
  const wide = Math.max(values.length, 8);
  return (
    <div class="trend" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${wide} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="grid" d={`M0 0H${wide}M0 ${HEIGHT}H${wide}`} />
        <path class="zero" d={`M0 ${HEIGHT / 2}H${wide}`} />
      </svg>
      {values.map((value, x) => (
        <b
          key={x}
          class={value < 0 ? "minus" : ""}
          style={{
            left: `${(100 * (x + 0.15)) / wide}%`,
            width: `${70 / wide}%`,
            top: `${value > 0 ? 50 - (50 * value) / most : 50}%`,
            height: `${(50 * Math.abs(value)) / most}%`,
          }}
        />
      ))}
      {[-1, 0, 1].map((part) => (
        <span key={part} style={{ top: `${50 - 50 * part}%` }}>
          {text(most * part)}
        </span>
      ))}
    </div>
  );
}
