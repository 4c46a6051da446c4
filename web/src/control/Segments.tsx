// One of a few, side by side: radio buttons, so that arrow keys and screen readers find in them what they know.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./control.css";

export interface Segment {
  value: string;
  label: ComponentChildren;
  /** What it is called where the label is a picture. */
  name?: string;
}

interface SegmentsProps {
  label: string;
  options: Segment[];
  value: string;
  onChange: (value: string) => void;
  /** How they lie: in a row, or as tiles in as many rows as they need. */
  looks?: "line" | "grid";
}

export function Segments({ label, options, value, onChange, looks = "line" }: SegmentsProps) {
  const group = useId();
  return (
    <div class={`segments ${looks}`} role="radiogroup" aria-label={label} style={{ "--n": options.length }}>
      {options.map((each) => (
        <label key={each.value} class={each.value === value ? "on" : ""}>
          <input
            type="radio"
            name={group}
            value={each.value}
            aria-label={each.name}
            checked={each.value === value}
            onChange={() => onChange(each.value)}
          />
          <span>{each.label}</span>
        </label>
      ))}
    </div>
  );
}
