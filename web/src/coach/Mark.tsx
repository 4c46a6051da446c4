// How good a choice was, by the shape of a sign.
import type { Judgement } from "../report/data/report";
import { t } from "../language/words";
import { Icon } from "../frame/Icon";
import "./worths.css";

const LOOKS: Record<Judgement, string> = { best: "ok", good: "", inaccuracy: "q1", mistake: "q2", blunder: "q3" };
const SIGNS = {
  best: <Icon name="check" />,
  good: <Icon name="nearly" />,
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export function Mark({ judgement }: { judgement: Judgement }) {
  return (
    <span class={`mark ${LOOKS[judgement]}`} role="img" aria-label={t("web-report-judgement", { judgement })}>
      {SIGNS[judgement]}
    </span>
  );
}
