// What may come a moment after the rest: it is drawn in a task of its own, once the rest is painted, so that a finger
// never waits for both.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

export function Later({ children }: { children: ComponentChildren }) {
  const shown = useSignal(children);
  useEffect(() => {
    shown.value = children;
  });
  return <>{shown.value}</>;
}
