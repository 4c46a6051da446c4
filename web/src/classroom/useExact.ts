// The exact distribution of what a turn leaves, asked from the server once for a rule set.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../network/api";
import { exactOf, type Exact } from "./figures";
import type { View } from "./room";

// So long after a refusal it is asked again.
const AGAIN = 5000;

interface Survey {
  distribution: Record<string, number>;
}

export function useExact({ rules, most, position }: View, wanted: boolean): Exact | null {
  const found = useSignal<Exact | null>(null);
  const key = JSON.stringify(rules);
  useEffect(() => {
    if (!wanted || found.value) return;
    let timer = 0;
    const ask = (): void =>
      void request<Survey>("POST", "/api/explore", { rules, position, objective: "mean" }).then(
        (survey) => (found.value = exactOf(survey.distribution, most)),
        // The server may be busy.
        () => (timer = window.setTimeout(ask, AGAIN)),
      );
    ask();
    return () => clearTimeout(timer);
  }, [key, wanted]);
  return wanted ? found.value : null;
}
