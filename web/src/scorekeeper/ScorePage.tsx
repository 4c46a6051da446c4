// Keeping score for a real box: which game, who plays in which order, and what became of the games before.
import { useSignal } from "@preact/signals";
import { Honours } from "../games/Honours";
import { Page } from "../frame/Page";
import { Setup } from "../setup/Setup";
import { lastPlan } from "../setup/plan";
import { recall } from "../device/storage";
import { Icon } from "../frame/Icon";
import { ruleName, t } from "../language/words";
import "../home/home.css";
import "./scorekeeper.css";

export function ScorePage() {
  const plan = useSignal(lastPlan("plan score", { whom: "score" }));
  const open = recall<{ code: string; rules: string }>("open");
  return (
    <Page title={t("web-way-to", { way: "score" })} kind="scoring">
      <p class="lede">{t("web-score-about")}</p>
      <Setup plan={plan} name="plan score">
        {open && (
          <p class="unfinished">
            <a href={`/t/${open.code}`}>
              <Icon name="next" />
              {t("web-unfinished", { rules: ruleName(open.rules) })}
            </a>
          </p>
        )}
      </Setup>
      <Honours names={plan.value.seats.map((seat) => seat.name).filter(Boolean)} />
    </Page>
  );
}
