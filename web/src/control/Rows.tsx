// One of several, one under the other, each row as high as a thumb is wide: radio buttons with a title, a word about it
// and perhaps a picture.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../frame/Icon";
import "./control.css";

export interface RowOption {
  value: string;
  title: string;
  about?: string;
  sign?: ComponentChildren;
  /** What stands at the end of the row; a tick marks the chosen one where nothing does. */
  end?: ComponentChildren;
}

interface RowsProps {
  label: string;
  options: RowOption[];
  value: string;
  onChange: (value: string) => void;
  /** A finger or a mouse has chosen, and there is nothing else to do here; keys go from row to row. */
  onTap?: (row: HTMLElement) => void;
}

export function Rows({ label, options, value, onChange, onTap }: RowsProps) {
  const group = useId();
  return (
    <div class="rowlist" role="radiogroup" aria-label={label}>
      {options.map((each) => (
        <label key={each.value} class={each.value === value ? "on" : ""}>
          <input
            type="radio"
            name={group}
            value={each.value}
            checked={each.value === value}
            onChange={() => onChange(each.value)}
            onClick={(event) => event.detail > 0 && onTap?.(event.currentTarget)}
          />
          {each.sign}
          <span class="txts">
            <b>{each.title}</b>
            {each.about && <small>{each.about}</small>}
          </span>
          {each.end ?? (each.value === value && <Icon name="check" />)}
        </label>
      ))}
    </div>
  );
}
