// A whole number: typed, or one more and one less.
import { t } from "../language/words";
import { Icon } from "../frame/Icon";
import "./control.css";

interface StepperProps {
  id?: string;
  label: string;
  value: number;
  low: number;
  high: number;
  onChange: (value: number) => void;
}

export function Stepper({ id, label, value, low, high, onChange }: StepperProps) {
  const within = (each: number) => Math.min(high, Math.max(low, Math.round(each)));
  return (
    <span class="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t("setup-fewer")}
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
        aria-label={t("setup-more")}
        disabled={value >= high}
        onClick={() => onChange(within(value + 1))}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
