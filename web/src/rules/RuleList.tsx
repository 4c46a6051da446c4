// Every rule set that can be chosen: one's own, those that a picture explains, and all the others. Tapping one chooses
// it, and the sign beside it opens its rules.
import type { ComponentChildren } from "preact";
import type { Columns } from "../box/columns";
import { Icon } from "../frame/Icon";
import { savedRules, type House, type RuleSet } from "./house";
import { MiniBox } from "./MiniBox";
import { PICTURED } from "./scene";
import { ruleName, t } from "../language/words";
import "./rulelist.css";

interface Props {
  all: RuleSet[];
  chosen: House;
  /** Whether one's own rule sets can be chosen, too. */
  own?: boolean;
  onChoose: (house: House) => void;
}

interface ChoiceProps {
  title: string;
  about: string;
  picture?: ComponentChildren;
  on: boolean;
  /** The name of a rule set of the catalogue, whose rules are explained on a page. */
  rules?: string;
  onClick: () => void;
}

function Choice({ title, about, picture, on, rules, onClick }: ChoiceProps) {
  return (
    <li class={on ? "on" : ""}>
      <button type="button" class={picture ? "pictured" : ""} aria-pressed={on} onClick={onClick}>
        {picture}
        <span>
          <b>{title}</b>
          {about && <small>{about}</small>}
        </span>
        {on && <Icon name="check" />}
      </button>
      {rules && (
        <a class="iconbtn" href={`/learn/${rules}`} aria-label={t("setup-rules-of", { rules: title })}>
          <Icon name="info" />
        </a>
      )}
    </li>
  );
}

export function RuleList({ all, chosen, own = true, onChoose }: Props) {
  const plain = Object.keys(chosen.set).length === 0;
  const choose = (rules: string) => () => onChoose({ rules, set: {} });
  const pictured = PICTURED.flatMap((name) => all.filter((each) => each.name === name));
  const others = all.filter((each) => !PICTURED.includes(each.name));
  return (
    <>
      {own && savedRules().length > 0 && (
        <section>
          <h3>{t("web-rules-yours")}</h3>
          <ul class="rulelist">
            {savedRules().map((each) => (
              <Choice
                key={each.id}
                title={each.name}
                about={each.set["about"] ?? ""}
                on={chosen.set["name"] === each.name}
                onClick={() => onChoose({ rules: each.rules, set: each.set })}
              />
            ))}
          </ul>
        </section>
      )}
      <ul class="rulelist">
        {pictured.map(({ name, settings }) => (
          <Choice
            key={name}
            title={ruleName(name)}
            about={t("first-differs", { rules: name })}
            picture={<MiniBox rules={name} box={settings["box"] as Columns} />}
            on={plain && chosen.rules === name}
            rules={name}
            onClick={choose(name)}
          />
        ))}
      </ul>
      <section>
        <h3>{t("setup-more-games")}</h3>
        <ul class="rulelist">
          {others.map(({ name }) => (
            <Choice
              key={name}
              title={t(`rules-${name}`)}
              about={t(`rules-${name}.about`)}
              on={plain && chosen.rules === name}
              rules={name}
              onClick={choose(name)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
