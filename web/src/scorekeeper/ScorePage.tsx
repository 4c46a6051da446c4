// Keeping score for a real box: which game, who plays in which order, and what became of the games before.
import { useSignal } from "@preact/signals";
import { Honours } from "../games/Honours";
import { wayBack, type OpenTable } from "../home/offer";
import { Page } from "../frame/Page";
import { Setup } from "../setup/Setup";
import { lastPlan } from "../setup/plan";
import { recall } from "../device/storage";
import { Icon } from "../frame/Icon";
import { ruleName, t } from "../language/words";
import { WAYS } from "./count/way";
import "./scorekeeper.css";

export function ScorePage() {
  const plan = useSignal(lastPlan("plan score", { whom: "score" }));
  const open = recall<OpenTable>("open");
  return (
    <Page title={t("web-way-to", { way: "score" })} kind="scoring">
      <p class="lede">{t("keeper-score-about")}</p>
      <Setup plan={plan} name="plan score">
        {open && (
          <p class="unfinished">
            <a href={wayBack(open)}>
              <Icon name="next" />
              {t("web-unfinished", { rules: ruleName(open.rules) })}
            </a>
          </p>
        )}
      </Setup>
      <ThreeWays />
      <Honours names={plan.value.seats.map((seat) => seat.name).filter(Boolean)} />
    </Page>
  );
}

/** How turns are entered, each way in a line. */
function ThreeWays() {
  return (
    <section class="threeways">
      <h2>{t("keeper-three")}</h2>
      <ul>
        {WAYS.map((way) => (
          <li key={way}>
            <Icon name={way} />
            <b>{t("keeper-way", { way })}</b>
            <span>{t("keeper-three-how", { way })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
