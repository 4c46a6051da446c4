// The coach: asked for, it says what each option is worth and why; each question is counted.
import { amount, because, isAdvice, optionName } from "../advice";
import type { Link } from "../link";
import { t } from "../words";

export function Coach({ link, short = false }: { link: Link; short?: boolean }) {
  const advice = link.advice.value;
  if (!isAdvice(advice)) return null;
  const best = Math.max(...advice.options.map((option) => Math.abs(option.value)), 1e-9);
  return (
    <div class="advice" aria-live="polite">
      {advice.reasons.slice(0, short ? 1 : 3).map((reason) => (
        <p class="why" key={reason.kind}>
          {because(reason)}
        </p>
      ))}
      <ul class={short ? "opts tall" : "opts"}>
        {advice.options.slice(0, short ? 3 : 8).map((option) => (
          <li key={optionName(option)} class={option.loss > 0 ? "alt" : ""}>
            <span>{optionName(option)}</span>
            <span class="bar36">
              <i style={{ width: `${(100 * Math.abs(option.value)) / (advice.unit === "chance" ? 1 : best)}%` }} />
            </span>
            <span class="pct">{amount(advice.unit, option.value)}</span>
          </li>
        ))}
      </ul>
      <p class={short ? "cap tall" : "cap"}>{t("web-worth", { unit: advice.unit, horizon: advice.horizon })}</p>
    </div>
  );
}
