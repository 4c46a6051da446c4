// A control for one setting of a rule set.
import type { ComponentChildren } from "preact";
import { Num } from "../box/Num";
import { Picker } from "../control/Picker";
import { Segments, type Segment } from "../control/Segments";
import { Stepper } from "../control/Stepper";
import { Switch } from "../control/Switch";
import { AXES, numbers, percent, readOneDie, takesLimit, writeOneDie, type Kind } from "../rules/axis";
import { t } from "../language/words";
import { BoxAxis } from "./BoxAxis";

interface Props {
  axis: string;
  value: string;
  changed?: boolean;
  onChange: (value: string) => void;
}

export function Axis({ axis, value, changed = false, onChange }: Props) {
  const { kind } = AXES[axis]!;
  if (kind === "set-up") return null;
  const label = t(`aside-axis-${axis}`);
  const mark = changed && <em class="chg">{t("setup-changed")}</em>;
  if (kind === "flag")
    return (
      <div class={changed ? "axis wide changed" : "axis wide"}>
        <Switch
          label={
            <>
              {label} {mark}
            </>
          }
          on={value === "true"}
          onChange={(on) => onChange(String(on))}
        />
      </div>
    );
  const Control = CONTROLS[kind];
  return (
    <div class={`axis of-${kind}${changed ? " changed" : ""}`}>
      <p class="lab">
        {label} {mark}
      </p>
      <Control axis={axis} label={label} value={value} onChange={onChange} />
    </div>
  );
}

export interface ControlProps {
  axis: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

// So many choices stand side by side; more of them, or longer ones, have rows of their own.
const FEW = 2;
const MOST_TILES = 24;
const FEW_TILES = ["1", "2", "3"];

function Choice({ axis, label, value, onChange }: ControlProps) {
  const options = AXES[axis]!.values!.map((each) => ({ value: each, text: t(`aside-value-${axis}-${each}`) }));
  if (options.length > FEW)
    return (
      <Picker
        label={label}
        options={options.map((each) => ({ value: each.value, title: each.text }))}
        value={value}
        onChange={onChange}
      />
    );
  return (
    <Segments
      label={label}
      options={options.map((each) => ({ value: each.value, label: <span class="long">{each.text}</span> }))}
      value={value}
      onChange={onChange}
    />
  );
}

function Whole({ axis, label, value, onChange }: ControlProps) {
  const { low, high } = numbers(axis);
  return (
    <Stepper
      label={label}
      value={Number(value)}
      low={low}
      high={high}
      onChange={(each) => onChange(String(each))}
    />
  );
}

/** A number as a tile. */
const tile = (value: string): Segment => ({
  value,
  name: value,
  label: (
    <span class="mt">
      <Num value={Number(value)} />
    </span>
  ),
});

/** Tiles from 1 or 2 up, and a larger number that is chosen already. */
const upTo = (from: number, most: number, chosen: string): string[] => {
  const all = Array.from({ length: most - from + 1 }, (_, place) => String(from + place));
  return all.includes(chosen) || !Number(chosen) ? all : [...all, chosen];
};

/** A word, or a number in its place. */
function Word({ axis, label, value, onChange }: ControlProps) {
  const [word = ""] = AXES[axis]!.values!;
  const none = { value: word, label: axis === "tiles" ? t("setup-any") : t("setup-none") };
  if (axis === "tiles")
    return (
      <Segments
        label={label}
        options={[none, ...[...new Set([...FEW_TILES, value])].filter((each) => each !== word).map(tile)]}
        value={value}
        onChange={onChange}
      />
    );
  return (
    <Segments
      looks="grid"
      label={label}
      options={[none, ...upTo(axis === "unlucky" ? 2 : 1, 12, value).slice(0, MOST_TILES).map(tile)]}
      value={value}
      onChange={onChange}
    />
  );
}

function Chance({ label, value, onChange }: ControlProps) {
  return (
    <span class="pct">
      <input
        aria-label={label}
        type="number"
        inputMode="decimal"
        min="0"
        max="100"
        step="any"
        value={percent(value)}
        onChange={(event) => onChange(String(Number((Number(event.currentTarget.value) / 100).toFixed(6))))}
      />
      %
    </span>
  );
}

/** A condition for one die, with a gap where its number belongs. */
const condition = (when: string): string => t(`aside-value-one_die-${when}`, { limit: "…" });

function WhenOneDie({ axis, label, value, onChange }: ControlProps) {
  const now = readOneDie(value);
  const { low, high } = numbers(axis);
  const set = (part: Partial<typeof now>) => onChange(writeOneDie({ ...now, ...part }));
  return (
    <div class="parts">
      <Picker
        label={label}
        options={AXES[axis]!.values!.map((each) => ({ value: each, title: condition(each) }))}
        value={now.when}
        onChange={(when) => set({ when })}
      />
      {takesLimit(now.when) && (
        <Stepper
          label={condition(now.when)}
          value={now.limit}
          low={low}
          high={high}
          onChange={(limit) => set({ limit })}
        />
      )}
      {now.when !== "never" && (
        <Segments
          label={t("aside-axis-one-die-must")}
          options={["no", "yes"].map((each) => ({ value: each, label: t("aside-axis-forced", { forced: each }) }))}
          value={now.forced ? "yes" : "no"}
          onChange={(forced) => set({ forced: forced === "yes" })}
        />
      )}
    </div>
  );
}

type Control = (props: ControlProps) => ComponentChildren;

const CONTROLS: Record<Exclude<Kind, "set-up" | "flag">, Control> = {
  choice: Choice,
  whole: Whole,
  word: Word,
  chance: Chance,
  "one-die": WhenOneDie,
  box: BoxAxis,
};
