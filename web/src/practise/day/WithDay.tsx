// What the day brings, asked for once and shown when it is there: until then its room is kept, so that nothing below it
// moves.
import type { ComponentChildren } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../language/words";
import { today, type Day } from "../exercise";

interface WithDayProps {
  /** What stands first. */
  title: string;
  children: (day: Day) => ComponentChildren;
}

export function WithDay({ title, children }: WithDayProps) {
  const day = useSignal<Day | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    today().then(
      (answer) => (day.value = answer),
      () => (failed.value = true),
    );
  }, []);
  return (
    <div class={day.value || failed.value ? "day" : "day awaited"} aria-busy={!day.value && !failed.value}>
      {day.value ? children(day.value) : <Awaited title={title} failed={failed.value} />}
    </div>
  );
}

function Awaited({ title, failed }: { title: string; failed: boolean }) {
  return (
    <section class="daygame">
      <h2>{title}</h2>
      <p class="note" role="status">
        {t(failed ? "web-unreachable" : "web-practise-wait")}
      </p>
    </section>
  );
}
