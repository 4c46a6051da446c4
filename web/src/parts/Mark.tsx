// How good a choice was, by the shape of a sign.
import type { Judgement } from "../report";
import { t } from "../words";
import { Icon } from "./Icon";

const LOOKS: Record<Judgement, [string, string]> = { best: ["ok", ""], good: ["", "≈"], inaccuracy: ["q1", "?!"], mistake: ["q2", "?"], blunder: ["q3", "??"] };

export function Mark({ judgement }: { judgement: Judgement }) {
  const [looks, sign] = LOOKS[judgement];
  return (
    <span class={`mark ${looks}`} role="img" aria-label={t("web-report-judgement", { judgement })}>
      {sign || <Icon name="check" />}
    </span>
  );
}
