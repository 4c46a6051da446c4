// A button that says what is chosen, and a sheet of rows to choose another: where there are more than a few, or where
// they need words.
import { useSignal } from "@preact/signals";
import { t } from "../language/words";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";
import { Rows, type RowOption } from "./Rows";
import "./control.css";

// So long one sees what has been chosen before the sheet closes.
const SEEN = 140;

interface PickerProps {
  label: string;
  options: RowOption[];
  value: string;
  onChange: (value: string) => void;
  /** What it says as long as nothing is chosen. */
  empty?: string;
}

export function Picker({ label, options, value, onChange, empty = "" }: PickerProps) {
  const open = useSignal(false);
  const chosen = options.find((each) => each.value === value);
  return (
    <>
      <button
        type="button"
        class="picker"
        aria-haspopup="dialog"
        aria-label={`${label}: ${chosen?.title ?? empty}`}
        onClick={() => (open.value = true)}
      >
        {chosen?.sign}
        <span>{chosen?.title ?? empty}</span>
        <Icon name="next" />
      </button>
      {open.value && (
        <Sheet title={label} onClose={() => (open.value = false)}>
          <form method="dialog">
            <Rows
              label={label}
              options={options}
              value={value}
              onChange={onChange}
              onTap={(row) => setTimeout(() => row.closest("dialog")?.close(), SEEN)}
            />
            <button type="submit" class="btn main wide">
              {t("web-done")}
            </button>
          </form>
        </Sheet>
      )}
    </>
  );
}
