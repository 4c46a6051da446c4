// The figures of a rule set beside those of the published games.
import { useSignal } from "@preact/signals";
import { Picker } from "../control/Picker";
import { exact, numeral } from "../language/figure";
import { MEASURES, PUBLISHED_FIGURES, reach, type Measure, type Measures } from "./measure";
import { worthOf } from "../coach/worth";
import { ruleName, ruleTitle, t } from "../language/words";

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
  /** The game that the rule is made of, which stands beside it first. */
  base: string;
  own: Measures;
  stale: boolean;
}

export function Figures({ base, own, stale }: Props) {
  const games = Object.keys(PUBLISHED_FIGURES);
  const beside = useSignal(games.includes(base) ? base : "nine");
  const all = [own, ...Object.values(PUBLISHED_FIGURES)];
  return (
    <>
      <div class="beside">
        <p>{t("aside-design-beside")}</p>
        <Picker
          label={t("aside-design-beside")}
          options={games.map((name) => ({ value: name, title: ruleTitle(name) }))}
          value={beside.value}
          onChange={(name) => (beside.value = name)}
        />
      </div>
      <table class={stale ? "figs stale" : "figs"}>
        <thead>
          <tr>
            <td />
            <th scope="col" class="own">
              {t("aside-design-yours")}
            </th>
            <th scope="col">{ruleName(beside.value)}</th>
          </tr>
        </thead>
        <tbody>
          {MEASURES.map((measure) => (
            <tr key={measure}>
              <th scope="row">{t("aside-design-measure", { measure })}</th>
              <Cell measure={measure} of={own} all={all} class="own" />
              <Cell measure={measure} of={PUBLISHED_FIGURES[beside.value]!} all={all} class="" />
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
