// Today's position: the same for everybody. Choose once; then see what everything is worth, and come back tomorrow.
import { useSignal } from "@preact/signals";
import { nameOf, type Choosable, type Day } from "./exercise";
import { dailies, keepDaily, keepTry } from "./practice";
import { region, ruleTitle, t } from "../language/words";
import { ExerciseBoard } from "./ExerciseBoard";

export const dayName = (date: string): string =>
  new Intl.DateTimeFormat(region(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${date}T12:00:00Z`),
  );

export function Daily({ day: { date, exercise, rules } }: { day: Day }) {
  const chosen = useSignal<string | null>(dailies()[date]?.option ?? null);
  const choose = (option: Choosable) => {
    chosen.value = nameOf(option);
    keepDaily(date, nameOf(option), option.share);
    keepTry(date, option.share, option.judgement);
  };
  return (
    <section class="today" aria-labelledby="today">
      <div class="when">
        <h2 id="today">{t("web-practise-today")}</h2>
        <span>{dayName(date)}</span>
      </div>
      <p class="note">{ruleTitle(rules)}</p>
      <ExerciseBoard exercise={exercise} chosen={chosen.value} onChoose={choose} />
    </section>
  );
}
