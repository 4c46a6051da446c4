// Every rule set that can be chosen: the published games, the house games, one's own.
import { savedRules, type House, type RuleSet } from "./house";
import { PUBLISHED } from "./ruleset";
import { t } from "../language/words";

interface Props {
  all: RuleSet[];
  chosen: House;
  onChoose: (house: House) => void;
}

export function RuleList({ all, chosen, onChoose }: Props) {
  const names = all.map((each) => each.name);
  const plain = Object.keys(chosen.set).length === 0;
  const catalogue = (title: string, some: string[]) => (
    <section>
      <h3>{title}</h3>
      <ul class="rulelist">
        {some.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={plain && chosen.rules === name}
              onClick={() => onChoose({ rules: name, set: {} })}
            >
              <b>{t(`rules-${name}`)}</b>
              <span>{t(`rules-${name}.about`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {savedRules().length > 0 && (
        <section>
          <h3>{t("web-rules-yours")}</h3>
          <ul class="rulelist">
            {savedRules().map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  aria-pressed={chosen.set["name"] === each.name}
                  onClick={() => onChoose({ rules: each.rules, set: each.set })}
                >
                  <b>{each.name}</b>
                  {each.set["about"] && <span>{each.set["about"]}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {catalogue(t("web-rules-published"), PUBLISHED.filter((name) => names.includes(name)))}
      {catalogue(t("web-rules-house"), names.filter((name) => !PUBLISHED.includes(name)))}
    </>
  );
}
