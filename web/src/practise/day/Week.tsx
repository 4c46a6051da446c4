// The streak of the day's game: how many days in a row, the longest ever, and this week as pegs.
import { region, t } from "../../language/words";
import { streakOf, weekOf } from "./day";

const letter = (day: string): string =>
  new Intl.DateTimeFormat(region(), { weekday: "narrow", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

export function Week({ today, done }: { today: string; done: ReadonlySet<string> }) {
  const { days, longest, forgiven } = streakOf(done, today);
  return (
    <div class="streak">
      <p>
        <b>{t("ending-streak", { days })}</b>
        <small>
          {longest > 0 && t("ending-longest", { days: longest })} {forgiven && t("ending-forgiven")}
        </small>
      </p>
      <ol class="weekdays" aria-hidden="true">
        {weekOf(today).map((day) => (
          <li key={day} class={`${done.has(day) ? "in" : ""}${day === today ? " now" : ""}`}>
            <i />
            {letter(day)}
          </li>
        ))}
      </ol>
    </div>
  );
}
