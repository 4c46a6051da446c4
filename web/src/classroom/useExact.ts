// The exact distribution of what a turn leaves, asked from the server once for a rule set.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../network/api";
import { exactOf, type Exact } from "./figures";

interface Survey {
  distribution: Record<string, number>;
}

export function useExact(rules: Record<string, unknown>, most: number, wanted: boolean): Exact | null {
  const found = useSignal<Exact | null>(null);
  const key = JSON.stringify(rules);
  useEffect(() => {
    if (!wanted || found.value) return;
    request<Survey>("POST", "/api/explore", { rules, objective: "mean" }).then(
      (survey) => (found.value = exactOf(survey.distribution, most)),
      () => undefined,
    );
  }, [key, wanted]);
  return wanted ? found.value : null;
}
