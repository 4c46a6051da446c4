// The figures of a rule set beside those of the published games.
import { useSignal } from "@preact/signals";
import { exact, numeral } from "../language/figure";
import { MEASURES, PUBLISHED_FIGURES, reach, type Measure, type Measures } from "./measure";
import { worthOf } from "../coach/worth";
import { ruleName, t } from "../language/words";

/** Of one rule set a measure as people read it. */
export function measureText(measure: Measure, own: Measures): string {
  const value = own[measure];
  if (value === undefined) return "…";
  if (value === null) return t("aside-design-none");
  if (measure === "opener") return openerText(value, own.unit ?? "chance");
  if (measure === "shut" || measure === "skill") return exact("chance", value);
  return measure === "mean" ? worthOf("total", value) : exact("total", value);
}

function openerText(value: number, unit: string): string {
  const change = (options: Intl.NumberFormatOptions) =>
    numeral(value, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 2, ...options });
  return unit === "points"
    ? t("aside-design-opener-round", { points: change({ maximumFractionDigits: 3 }) })
    : change({ style: "percent" });
}

interface Props {
  own: Measures;
  stale: boolean;
}

export function Figures({ own, stale }: Props) {
  const games = Object.keys(PUBLISHED_FIGURES);
  const beside = useSignal(games[0]!);
  const all = [own, ...Object.values(PUBLISHED_FIGURES)];
  return (
    <>
      <label class="beside">
        {t("aside-design-beside")}
        <select value={beside.value} onChange={(event) => (beside.value = event.currentTarget.value)}>
          {games.map((name) => (
            <option key={name} value={name} selected={name === beside.value}>
              {t(`rules-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <table class={stale ? "figs stale" : "figs"}>
        <thead>
          <tr>
            <td />
            <th scope="col" class="own">
              {t("aside-design-yours")}
            </th>
            {games.map((name) => (
              <th key={name} scope="col" class={name === beside.value ? "chosen" : ""}>
                {ruleName(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEASURES.map((measure) => (
            <tr key={measure}>
              <th scope="row">{t("aside-design-measure", { measure })}</th>
              <Cell measure={measure} of={own} all={all} class="own" />
              {games.map((name) => (
                <Cell
                  key={name}
                  measure={measure}
                  of={PUBLISHED_FIGURES[name]!}
                  all={all}
                  class={name === beside.value ? "chosen" : ""}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Meaning />
    </>
  );
}

function Meaning() {
  return (
    <details class="meaning">
      <summary>{t("aside-design-meaning")}</summary>
      <dl>
        {MEASURES.map((measure) => (
          <div key={measure}>
            <dt>{t("aside-design-measure", { measure })}</dt>
            <dd>{t("aside-design-meaning-of", { measure })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Cell({ measure, of, all, class: looks }: { measure: Measure; of: Measures; all: Measures[]; class: string }) {
  return (
    <td class={looks}>
      <span>{measureText(measure, of)}</span>
      <i class={(of[measure] ?? 0) < 0 ? "neg" : ""} style={{ "--v": reach(measure, of[measure], all) }} />
    </td>
  );
}
