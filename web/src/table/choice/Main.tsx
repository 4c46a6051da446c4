// A button that says what will happen, under the thumb.
import type { ComponentChildren } from "preact";

interface MainProps {
  able: boolean;
  /** Whether it has just come to mean this: it looks able, and a finger does nothing with it yet. */
  fresh: boolean;
  looks?: string;
  onClick: () => void;
  label?: string | undefined;
  children: ComponentChildren;
}

export function Main({ able, fresh, looks = "btn main", onClick, label, children }: MainProps) {
  return (
    <button
      type="button"
      class={able && fresh ? `${looks} fresh` : looks}
      aria-disabled={!able || fresh}
      aria-label={label}
      onClick={(event) => able && (!fresh || !event.isTrusted) && onClick()}
    >
      {children}
    </button>
  );
}
