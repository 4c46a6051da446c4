// Three rows on one axis: what was predicted, what was left, what is exact.
import { t } from "../language/words";
import { Mark } from "./Chart";
import { average, counts, marks, steps, type Exact } from "./figures";

const WIDE = 872;
const FLOORS = [156, 336, 516] as const;
const TALL = 130;

interface Props {
  most: number;
  predictions: number[];
  totals: number[];
  exact: Exact | null;
}

export function ResultChart({ most, predictions, totals, exact }: Props) {
  const column = WIDE / (most + 1);
  const at = (value: number) => (value + 0.5) * column;
  const bars = counts(totals, most);
  const scale = TALL / Math.max(1, ...bars);
  const said = counts(predictions, most);
  const dot = Math.min(18.5, (TALL + 10) / Math.max(1, ...said));
  const guessed = average(predictions);
  const left = average(totals);
  return (
    <svg class="rchart" viewBox="0 0 872 558" role="img" aria-label={t("classroom-result-chart")}>
      {marks(most).map((total) => (
        <path key={total} class="gr" d={`M${at(total)} 8V${exact ? 516 : 336}`} />
      ))}
      {guessed !== null && <rect class="hp" x={at(guessed) - 4} y="8" width="8" height="157" rx="4" />}
      {said.flatMap((count, total) =>
        Array.from({ length: count }, (_, index) => (
          <circle
            key={`${total} ${index}`}
            class="pd"
            cx={at(total)}
            cy={FLOORS[0] - 12 - index * dot}
            r={Math.min(7.5, column * 0.4)}
          />
        )),
      )}
      {bars.map((count, total) =>
        count ? (
          <rect
            key={total}
            class={total ? "b" : "z"}
            x={(total + 0.13) * column}
            y={FLOORS[1] - count * scale}
            width={column * 0.74}
            height={count * scale}
            rx="2"
          />
        ) : null,
      )}
      {exact && <ExactRow exact={exact} column={column} />}
      {FLOORS.slice(0, exact ? 3 : 2).map((floor) => (
        <path key={floor} class="ax" d={`M0 ${floor}H${WIDE}`} />
      ))}
      {left !== null && <path class="hm" d={`M${at(left)} 186V345`} />}
      {marks(most).map((total) => (
        <Mark key={total} total={total} column={column} y={exact ? 534 : 354} />
      ))}
    </svg>
  );
}

function ExactRow({ exact, column }: { exact: Exact; column: number }) {
  const scale = (TALL * 0.83) / Math.max(...exact.chances);
  const heights = exact.chances.map((each) => each * scale);
  const line = steps(heights, column, FLOORS[2]);
  return (
    <>
      <path class="exf" d={`${line}V${FLOORS[2]}H0Z`} />
      <rect
        class="z"
        x={column * 0.13}
        y={FLOORS[2] - heights[0]!}
        width={column * 0.74}
        height={heights[0]}
        rx="2"
      />
      <path class="ex" d={line} />
      <path class="he" d={`M${(exact.mean + 0.5) * column} 366V525`} />
    </>
  );
}
