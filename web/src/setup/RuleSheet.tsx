// Choosing a rule set out of all there are.
import { request } from "../network/api";
import type { House, RuleSet } from "../rules/house";
import { factsIn, type RuleFacts } from "../rules/rulebook";
import { useCatalogue } from "../rules/ruleset";
import { t } from "../language/words";
import { RuleList } from "../rules/RuleList";
import { Sheet } from "../frame/Sheet";
import "../frame/page.css";

export function RuleSheet({
  chosen,
  onChoose,
  onClose,
}: {
  chosen: House;
  onChoose: (house: House) => void;
  onClose: () => void;
}) {
  const all = useCatalogue();
  const choose = (house: House) => {
    onChoose(house);
    onClose();
  };
  return (
    <Sheet title={t("web-which-game")} onClose={onClose}>
      {all && <RuleList all={all} chosen={chosen} onChoose={choose} />}
    </Sheet>
  );
}

/** What the pages must know of a house rule. */
export async function factsFor(house: House): Promise<RuleFacts> {
  return factsIn((await request<RuleSet>("POST", "/api/rules", house)).settings);
}
