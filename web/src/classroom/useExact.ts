// The exact distribution of what a turn leaves, asked from the server once for a rule set.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../network/api";
import { exactOf, type Exact } from "./figures";
import type { View } from "./room";

interface Survey {
  distribution: Record<string, number>;
}

export function useExact({ rules, most, position }: View, wanted: boolean): Exact | null {
  const found = useSignal<Exact | null>(null);
  const key = JSON.stringify(rules);
  useEffect(() => {
    if (!wanted || found.value) return;
    request<Survey>("POST", "/api/explore", { rules, position, objective: "mean" }).then(
      (survey) => (found.value = exactOf(survey.distribution, most)),
      () => undefined,
    );
  }, [key, wanted]);
  return wanted ? found.value : null;
}
