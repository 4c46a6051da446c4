// The distribution of what was left: a bar for each total, the exact one as a stepped line, predictions below the axis.
import { GLYPHS, layOut } from "../box/Num";
import { exact as exactly, level, percent } from "../language/figure";
import { t } from "../language/words";
import { average, counts, marks, steps, unit, type Exact } from "./figures";

const WIDE = 1184;
const DOT = 14.5;

/** A number drawn within a picture; it ends at x with `end`. */
export function Drawn({ text, x, y, scale, end = false }: DrawnProps) {
  const parts = layOut(text);
  const last = parts.at(-1)!;
  const width = (last.x + last.width) * scale;
  return (
    <g class="gn" transform={`translate(${(end ? x - width : x).toFixed(1)} ${y}) scale(${scale})`}>
      {parts.map((part) => (
        <path key={part.x} d={GLYPHS[part.glyph] ?? ""} transform={`translate(${part.x} 0)`} />
      ))}
    </g>
  );
}

interface DrawnProps {
  text: string;
  x: number;
  y: number;
  scale: number;
  end?: boolean;
}

/** The middle of a number below its column. */
export function Mark({ total, column, y }: { total: number; column: number; y: number }) {
  const parts = layOut(String(total));
  const width = (parts.at(-1)!.x + parts.at(-1)!.width) * 0.733;
  return <Drawn text={String(total)} x={(total + 0.5) * column - width / 2} y={y} scale={0.733} />;
}

export interface ChartProps {
  most: number;
  totals: number[];
  predictions: number[];
  exact: Exact | null;
  /** How much lower it is than usual, where many pupils need the room. */
  less: number;
}

export function Chart({ most, totals, predictions, exact, less }: ChartProps) {
  const floor = 256 - less;
  const column = WIDE / (most + 1);
  const bars = counts(totals, most);
  const scale = unit(bars, exact, floor - 56);
  const mean = average(totals);
  const label = t("classroom-chart", { count: totals.length, mean: mean === null ? 0 : level("total", mean) });
  return (
    <svg class="chart" viewBox={`0 0 ${WIDE} ${350 - less}`} role="img" aria-label={label}>
      {bars.map((count, total) =>
        count ? (
          <rect
            key={total}
            class={total ? "b" : "z"}
            x={(total + 0.13) * column}
            y={floor - count * scale}
            width={column * 0.74}
            height={count * scale}
            rx="2"
          />
        ) : null,
      )}
      {exact && totals.length > 0 && (
        <path class="ex" d={steps(exact.chances.map((each) => each * totals.length * scale), column, floor)} />
      )}
      <path class="ax" d={`M0 ${floor}H${WIDE}`} />
      <Averages mean={mean} exact={totals.length ? exact : null} column={column} floor={floor} />
      {counts(predictions, most).flatMap((count, total) =>
        Array.from({ length: Math.min(count, 4) }, (_, index) => (
          <circle
            key={`${total} ${index}`}
            class="pd"
            cx={(total + 0.5) * column}
            cy={floor + 13 + index * DOT}
            r="6"
          />
        )),
      )}
      {marks(most).map((total) => (
        <Mark key={total} total={total} column={column} y={floor + 68} />
      ))}
      <Legend totals={totals} exact={exact} bars={bars} />
    </svg>
  );
}

interface AveragesProps {
  mean: number | null;
  exact: Exact | null;
  column: number;
  floor: number;
}

/** The averages as lines, with their words to the left of the left one and to the right of the other. */
function Averages({ mean, exact, column, floor }: AveragesProps) {
  if (mean === null) return null;
  const at = (value: number) => (value + 0.5) * column;
  const left = exact !== null && mean < exact.mean;
  return (
    <>
      {exact && (
        <>
          <path class="me" d={`M${at(exact.mean)} 12V${floor}`} />
          <Label
            text={t("classroom-exact-average")}
            value={exactly("total", exact.mean)}
            x={at(exact.mean)}
            end={!left}
          />
        </>
      )}
      <path class="mm" d={`M${at(mean)} 12V${floor}`} />
      <g class="own">
        <Label text={t("classroom-average")} value={level("total", mean)} x={at(mean)} end={left} />
      </g>
    </>
  );
}

function Label({ text, value, x, end }: { text: string; value: string; x: number; end: boolean }) {
  const parts = layOut(value);
  const width = parts.at(-1)!.x + parts.at(-1)!.width;
  const beside = end ? x - 12 : x + 12;
  return (
    <>
      <Drawn text={value} x={beside} y={8} scale={1} end={end} />
      <text x={end ? beside - width - 10 : beside + width + 10} y="37" text-anchor={end ? "end" : "start"}>
        {text}
      </text>
    </>
  );
}

function Legend({ totals, exact, bars }: { totals: number[]; exact: Exact | null; bars: number[] }) {
  const share = percent(totals.length ? bars[0]! / totals.length : 0);
  return (
    <g class="legend">
      <rect class="b" x="787" y="44" width="18" height="22" rx="2" />
      <text x="820" y="62">
        {t("classroom-totals", { count: totals.length })}
      </text>
      {exact && <path class="ex" d="M784 94h12v-8h12" />}
      {exact && (
        <text x="820" y="99">
          {t("classroom-exact")}
        </text>
      )}
      <circle class="pd" cx="796" cy={exact ? 129 : 91} r="6" />
      <text x="820" y={exact ? 137 : 99}>
        {t("classroom-predictions")}
      </text>
      <rect class="z" x="787" y={exact ? 156 : 118} width="18" height="22" rx="2" />
      <text x="820" y={exact ? 175 : 137}>
        {exact
          ? t("classroom-shut-exact", { share, exact: percent(exact.chances[0]!) })
          : t("classroom-shut", { share })}
      </text>
    </g>
  );
}
