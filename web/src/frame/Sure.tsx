// A button for what cannot be undone: the question comes beside the finger, and under the finger is the way back.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../language/words";

interface SureProps {
  /** What the button says, and what it asks before it does it. */
  label: string;
  question: string;
  /** What the way back says. */
  back?: string;
  onSure: () => void;
}

export function Sure({ label, question, back = t("web-not-sure"), onSure }: SureProps) {
  const asked = useSignal(false);
  const sure = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => sure.current?.focus({ preventScroll: true }), [asked.value]);
  // The question has its place before it is asked: nothing moves under the finger.
  return (
    <div class={asked.value ? "confirm asked" : "confirm"}>
      <button ref={sure} type="button" class="btn quiet" onClick={onSure}>
        {question}
      </button>
      <button type="button" class="btn quiet" onClick={() => (asked.value = !asked.value)}>
        {asked.value ? back : label}
      </button>
    </div>
  );
}
