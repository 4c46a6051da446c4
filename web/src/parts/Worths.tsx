// What every option is worth, the best first: a bar as long as it is good, hatched where something is lost.
import { optionName, type Worth } from "../advice";
import { fill } from "../decision";
import { exact } from "../figure";
import type { Unit } from "../report";
import { t } from "../words";
import { Icon } from "./Icon";

const MOST = 8;

export function Worths({ options, taken, unit }: { options: Worth[]; taken: number | null; unit: Unit }) {
  const ranked = options.map((option, place) => ({ option, place })).sort((a, b) => a.option.loss - b.option.loss || a.place - b.place);
  const shown = ranked.filter(({ place }, rank) => rank < MOST || place === taken);
  return (
    <ul class="worths">
      {shown.map(({ option, place }) => {
        const { got, lost } = fill(unit, options, option);
        return (
          <li key={place} class={place === taken ? "taken" : ""}>
            <span class="o">
              {optionName(option)}
              {place === taken && (
                <span class="yours" role="img" aria-label={t("web-report-taken")}>
                  <Icon name="check" />
                </span>
              )}
            </span>
            <span class="wbar" aria-hidden="true">
              <i style={{ width: `${100 * got}%` }} />
              <i class="cost" style={{ width: `${100 * lost}%` }} />
            </span>
            <span class="v">{exact(unit, option.value)}</span>
          </li>
        );
      })}
      {shown.length < ranked.length && <li class="rest">{t("web-report-rest", { count: ranked.length - shown.length })}</li>}
    </ul>
  );
}
