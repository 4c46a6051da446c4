// How often each total is left, drawn: the shut box in brass, what counts as a success in the accent, the mean dotted.
// A slider looks at one total; so does a finger on the bars.
import { useSignal } from "@preact/signals";
import { exact, level, numeral } from "../language/figure";
import { bars, marksBelow, mean, type Bar } from "./bars";
import { t } from "../language/words";

interface Props {
  distribution: Record<string, number>;
  /** Totals below this are a success. */
  target?: number | undefined;
}

const barName = (bar: Bar): string => (bar.high > bar.low ? `${bar.low}–${bar.high}` : String(bar.low));

const short = (total: number): string => numeral(total, { notation: total < 1000 ? "standard" : "compact" });

export function Histogram({ distribution, target }: Props) {
  const looked = useSignal<number | null>(null);
  const all = bars(distribution);
  const most = Math.max(...all.map((bar) => bar.chance), 1e-9);
  const average = mean(distribution);
  const plain = all.at(-1)!.low === all.length - 1;
  const place = Math.min(looked.value ?? Math.round(plain ? average : 0), all.length - 1);
  const touch = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" && event.type === "pointermove" && !event.buttons) return;
    const frame = (event.currentTarget as HTMLElement).getBoundingClientRect();
    looked.value = Math.min(
      all.length - 1,
      Math.max(0, Math.floor(((event.clientX - frame.left) / frame.width) * all.length)),
    );
  };
  return (
    <>
      <div
        class="hist"
        role="img"
        aria-label={t("aside-explore-plot", { mean: level("total", average), shut: exact("chance", all[0]!.chance) })}
        onPointerDown={touch}
        onPointerMove={touch}
      >
        <Bars all={all} most={most} place={place} target={target} />
        <em style={{ bottom: `${(100 * all[0]!.chance) / most}%` }}>
          {t("aside-explore-is-shut", { chance: exact("chance", all[0]!.chance) })}
        </em>
        {plain && <Average value={average} length={all.length} />}
      </div>
      <div class="hx" aria-hidden="true">
        {marksBelow(all, 9).map((mark) => (
          <span key={mark.text} style={{ left: `${100 * mark.at}%` }}>
            {short(mark.text)}
          </span>
        ))}
      </div>
      <Look all={all} place={place} onLook={(next) => (looked.value = next)} />
    </>
  );
}

/** The bars themselves; the line stands on the one that is looked at. */
function Bars({ all, most, place, target }: Pick<Props, "target"> & { all: Bar[]; most: number; place: number }) {
  const kind = (each: Bar) => (each.high === 0 ? "z" : target !== undefined && each.high < target ? "q" : "");
  const height = (each: Bar) => (100 * each.chance) / most;
  return (
    <svg viewBox={`0 0 ${all.length} 100`} preserveAspectRatio="none" aria-hidden="true">
      {all.map((each, x) => (
        <rect key={x} class={kind(each)} x={x + 0.1} width={0.8} y={100 - height(each)} height={height(each)} />
      ))}
      <path class="look" d={`M${place + 0.5} 0V100`} />
    </svg>
  );
}

/** The mean as a dotted line; its words stand where there is room. */
function Average({ value, length }: { value: number; length: number }) {
  return (
    <span class="meanline" style={{ left: `${(100 * (value + 0.5)) / length}%` }}>
      <span class={value > length * 0.8 ? "left" : value < length * 0.35 ? "high" : ""}>
        {t("aside-explore-is-mean", { mean: level("total", value) })}
      </span>
    </span>
  );
}

/** A slider over the bars, and how often the one that it stands on is left. */
function Look({ all, place, onLook }: { all: Bar[]; place: number; onLook: (place: number) => void }) {
  const bar = all[place]!;
  return (
    <p class="hlook">
      <input
        type="range"
        min="0"
        max={all.length - 1}
        value={place}
        style={{ "--done": `${(100 * place) / Math.max(1, all.length - 1)}%` }}
        aria-label={t("aside-explore-look")}
        aria-valuetext={`${barName(bar)}: ${exact("chance", bar.chance)}`}
        onInput={(event) => onLook(Number(event.currentTarget.value))}
      />
      <output>
        <span>
          {t("aside-explore-exactly", { low: bar.high, total: barName(bar), chance: exact("chance", bar.chance) })}
        </span>
        {bar.high > 0 && <b>{t("aside-explore-up-to", { total: bar.high, chance: exact("chance", bar.upTo) })}</b>}
      </output>
    </p>
  );
}
