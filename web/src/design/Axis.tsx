// A control for one setting of a rule set.
import { useId } from "preact/hooks";
import {
  AXES,
  BOXES,
  boxName,
  columnsIn,
  MOST_ROWS,
  numbers,
  percent,
  readOneDie,
  takesLimit,
  writeOneDie,
  type Kind,
} from "../rules/axis";
import { columnsOf, rowsOf } from "../box/columns";
import { t } from "../language/words";
import { Icon } from "../frame/Icon";

interface Props {
  axis: string;
  value: string;
  changed?: boolean;
  onChange: (value: string) => void;
}

export function Axis({ axis, value, changed = false, onChange }: Props) {
  const id = useId();
  const kind = AXES[axis]!.kind;
  if (kind === "set-up") return null;
  const Control = CONTROLS[kind];
  return (
    <div class={changed ? "axis changed" : "axis"}>
      <label for={id}>
        {t(`aside-axis-${axis}`)}
        {changed && <span class="sr"> {t("aside-axis-changed")}</span>}
      </label>
      <div class="ctl">
        <Control id={id} axis={axis} value={value} onChange={onChange} />
      </div>
    </div>
  );
}

interface ControlProps {
  id: string;
  axis: string;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ id, axis, value, onChange }: ControlProps) {
  return (
    <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {AXES[axis]!.values!.map((each) => (
        <option key={each} value={each} selected={each === value}>
          {t(`aside-value-${axis}-${each}`)}
        </option>
      ))}
    </select>
  );
}

function Whole({ id, axis, value, onChange }: ControlProps) {
  const { low, high } = numbers(axis);
  return (
    <Stepper
      id={id}
      label={t(`aside-axis-${axis}`)}
      value={Number(value)}
      low={low}
      high={high}
      onChange={(each) => onChange(String(each))}
    />
  );
}

/** A word, or a number in its place. */
function Word({ id, axis, value, onChange }: ControlProps) {
  const [word = ""] = AXES[axis]!.values!;
  const { low, high, first } = numbers(axis);
  const selected = value === word ? word : "number";
  return (
    <>
      <select
        id={id}
        value={selected}
        onChange={(event) => onChange(event.currentTarget.value === word ? word : String(first))}
      >
        {[word, "number"].map((each) => (
          <option key={each} value={each} selected={each === selected}>
            {t(`aside-value-${axis}-${each}`)}
          </option>
        ))}
      </select>
      {selected === "number" && (
        <Stepper
          label={t(`aside-value-${axis}-number`)}
          value={Number(value)}
          low={low}
          high={high}
          onChange={(each) => onChange(String(each))}
        />
      )}
    </>
  );
}

function Flag({ id, value, onChange }: ControlProps) {
  return (
    <input
      id={id}
      type="checkbox"
      checked={value === "true"}
      onChange={(event) => onChange(String(event.currentTarget.checked))}
    />
  );
}

function Chance({ id, value, onChange }: ControlProps) {
  return (
    <span class="pct">
      <input
        id={id}
        type="number"
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

function WhenOneDie({ id, axis, value, onChange }: ControlProps) {
  const now = readOneDie(value);
  const { low, high } = numbers(axis);
  const set = (part: Partial<typeof now>) => onChange(writeOneDie({ ...now, ...part }));
  return (
    <>
      <select id={id} value={now.when} onChange={(event) => set({ when: event.currentTarget.value })}>
        {AXES[axis]!.values!.map((each) => (
          <option key={each} value={each} selected={each === now.when}>
            {condition(each)}
          </option>
        ))}
      </select>
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
        <select
          aria-label={t("aside-axis-one-die-must")}
          value={now.forced ? "yes" : "no"}
          onChange={(event) => set({ forced: event.currentTarget.value === "yes" })}
        >
          {["no", "yes"].map((each) => (
            <option key={each} value={each} selected={each === (now.forced ? "yes" : "no")}>
              {t("aside-axis-forced", { forced: each })}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

const tilesIn = (text: string): number[] => text.split(/[^0-9]+/).filter(Boolean).map(Number);

/** One of the known boxes, or rows of tiles that somebody types. */
function OfTiles({ id, axis, value, onChange }: ControlProps) {
  const known = boxName(value);
  const rows = rowsOf(columnsIn(value));
  const setRows = (next: number[][]) => onChange(JSON.stringify(columnsOf(next.filter((row) => row.length))));
  const setRow = (place: number, text: string) =>
    setRows(rows.map((row, each) => (each === place ? tilesIn(text) : row)));
  return (
    <>
      <select
        id={id}
        value={known ?? "own"}
        onChange={(event) =>
          onChange(
            event.currentTarget.value === "own"
              ? "[[1],[2],[3],[4],[5],[6],[7],[8]]"
              : JSON.stringify(BOXES[event.currentTarget.value]),
          )
        }
      >
        {[...Object.keys(BOXES), "own"].map((each) => (
          <option key={each} value={each} selected={each === (known ?? "own")}>
            {t(`aside-value-${axis}-${each}`)}
          </option>
        ))}
      </select>
      {known === null && (
        <div class="rows">
          {rows.map((row, place) => (
            <label key={place}>
              {t("aside-axis-row", { row: place + 1 })}
              <input
                value={row.join(" ")}
                inputMode="text"
                onChange={(event) => setRow(place, event.currentTarget.value)}
              />
            </label>
          ))}
          <p>
            {rows.length < MOST_ROWS && (
              <button type="button" class="txt" onClick={() => setRows([...rows, [...rows.at(-1)!].reverse()])}>
                {t("aside-axis-more-rows")}
              </button>
            )}
            {rows.length > 1 && (
              <button type="button" class="txt" onClick={() => setRows(rows.slice(0, -1))}>
                {t("aside-axis-fewer-rows")}
              </button>
            )}
          </p>
        </div>
      )}
    </>
  );
}

const CONTROLS: Record<Exclude<Kind, "set-up">, (props: ControlProps) => preact.JSX.Element> = {
  choice: Choice,
  whole: Whole,
  word: Word,
  flag: Flag,
  chance: Chance,
  "one-die": WhenOneDie,
  box: OfTiles,
};

interface StepperProps {
  id?: string;
  label: string;
  value: number;
  low: number;
  high: number;
  onChange: (value: number) => void;
}

/** A whole number: typed, or one more and one less. */
export function Stepper({ id, label, value, low, high, onChange }: StepperProps) {
  const within = (each: number) => Math.min(high, Math.max(low, Math.round(each)));
  return (
    <span class="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t("aside-step-down")}
        disabled={value <= low}
        onClick={() => onChange(within(value - 1))}
      >
        <Icon name="minus" />
      </button>
      <input
        {...(id ? { id } : { "aria-label": label })}
        type="number"
        inputMode="numeric"
        min={low}
        max={high}
        value={value}
        onChange={(event) => onChange(within(Number(event.currentTarget.value) || low))}
      />
      <button
        type="button"
        aria-label={t("aside-step-up")}
        disabled={value >= high}
        onClick={() => onChange(within(value + 1))}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
