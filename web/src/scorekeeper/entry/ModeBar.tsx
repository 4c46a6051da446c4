// Dice, tiles or the total: how a turn is entered. A way that does not work here says why when it is tapped.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../language/words";
import type { Entry } from "./useEntry";
import { WAYS, type Way } from "../count/way";

interface ModeProps {
  entry: Entry;
  /** What tells this choice from the next: a reason that was asked for goes with it. */
  moment: string;
  /** What went wrong, where no other line says it. */
  fault: string;
}

export function ModeBar({ entry, moment, fault }: ModeProps) {
  const asked = useSignal<Way | null>(null);
  useEffect(() => void (asked.value = null), [moment, entry.way]);
  const why = asked.value && entry.obstacle(asked.value);
  return (
    <div class="enterby">
      <div class="mode" role="group" aria-label={t("keeper-ways")}>
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={entry.way === way}
            class={entry.obstacle(way) ? "closed" : ""}
            onClick={() => (entry.obstacle(way) ? (asked.value = way) : entry.choose(way))}
          >
            {t("keeper-way", { way })}
          </button>
        ))}
      </div>
      <p class="why" role="status">
        {why ? t("keeper-obstacle", { why }) : fault}
      </p>
    </div>
  );
}
