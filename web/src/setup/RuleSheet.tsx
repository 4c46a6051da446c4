// Choosing a rule set out of all there are.
import { request } from "../network/api";
import type { House, RuleSet } from "../rules/house";
import { factsIn, type RuleFacts } from "../rules/rulebook";
import { useCatalogue } from "../rules/ruleset";
import { needsOthers } from "./plan";
import { t } from "../language/words";
import { RuleList } from "../rules/RuleList";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";
import "../frame/page.css";

export function RuleSheet({
  chosen,
  alone = false,
  onChoose,
  onClose,
}: {
  chosen: House;
  /** Whether somebody plays alone, so that games which need others are not offered. */
  alone?: boolean;
  onChoose: (house: House) => void;
  onClose: () => void;
}) {
  const all = useCatalogue();
  const fits = (each: RuleSet) => !alone || !needsOthers(factsIn(each.settings));
  const choose = (house: House) => {
    onChoose(house);
    onClose();
  };
  return (
    <Sheet title={t("web-which-game")} onClose={onClose}>
      {all && (
        <>
          <RuleList all={all.filter(fits)} chosen={chosen} onChoose={choose} />
          <a class="designrow" href="/design">
            <Icon name="plus" />
            <span>
              <b>{t("setup-design")}</b>
              <small>{t("setup-design-about")}</small>
            </span>
            <Icon name="next" />
          </a>
        </>
      )}
    </Sheet>
  );
}

/** What the pages must know of a house rule. */
export async function factsFor(house: House): Promise<RuleFacts> {
  return factsIn((await request<RuleSet>("POST", "/api/rules", house)).settings);
}
