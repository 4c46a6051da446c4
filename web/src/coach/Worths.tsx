// What every option is worth, the best first: a bar as long as it is good, hatched where something is lost.
import type { Worth } from "./advice";
import { fill } from "../report/data/decision";
import { exact } from "../language/figure";
import type { Unit } from "../report/data/report";
import { t } from "../language/words";
import { Icon } from "../frame/Icon";
import { OptionLabel } from "./OptionLabel";
import "./worths.css";

const MOST = 8;

interface Props {
  options: Worth[];
  taken: number | null;
  unit: Unit;
  /** Which option is shown on the box, and how another is asked for. */
  looked?: number;
  onLook?: (place: number) => void;
}

/** Of options with equal results, the best comes first. */
const rank = (option: Worth): number => (option.decides ? 1 : 0);

export function Worths({ options, taken, unit, looked, onLook }: Props) {
  const ranked = options
    .map((option, place) => ({ option, place }))
    .sort((a, b) => a.option.loss - b.option.loss || rank(a.option) - rank(b.option) || a.place - b.place);
  const shown = ranked.filter(({ place }, rank) => rank < MOST || place === taken);
  return (
    <ul class="worths">
      {shown.map(({ option, place }) => (
        <li key={place} class={place === taken ? "taken" : ""}>
          {onLook ? (
            <button type="button" class="w" aria-pressed={looked === place} onClick={() => onLook(place)}>
              <Bar option={option} options={options} unit={unit} yours={place === taken} />
            </button>
          ) : (
            <div class="w">
              <Bar option={option} options={options} unit={unit} yours={place === taken} />
            </div>
          )}
        </li>
      ))}
      {shown.length < ranked.length && (
        <li class="rest">{t("web-report-rest", { count: ranked.length - shown.length })}</li>
      )}
    </ul>
  );
}

function Bar({ option, options, unit, yours }: { option: Worth; options: Worth[]; unit: Unit; yours: boolean }) {
  const { got, lost } = fill(unit, options, option);
  return (
    <>
      <span class="o">
        <OptionLabel option={option} />
        {yours && (
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
    </>
  );
}
