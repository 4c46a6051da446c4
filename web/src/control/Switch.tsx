// On or off: a row that is a switch as a whole.
import type { ComponentChildren } from "preact";
import "./control.css";

interface SwitchProps {
  label: ComponentChildren;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <i aria-hidden="true" />
    </label>
  );
}
