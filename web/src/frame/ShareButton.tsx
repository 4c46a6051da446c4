// Shares the address of the page as others open it, and says what came of it.
import { useSignal } from "@preact/signals";
import { useAbroad } from "../network/address";
import { shared } from "../device/share";
import { t } from "../language/words";
import { Icon } from "./Icon";

export function ShareButton({ label, title }: { label: string; title: string }) {
  const said = useSignal("");
  const abroad = useAbroad();
  const share = () =>
    void shared(title, abroad()).then((how) => {
      said.value = how === "copied" ? t("web-report-copied") : how === "failed" ? abroad() : "";
      setTimeout(() => (said.value = ""), 4000);
    });
  return (
    <span class="sharing">
      <button type="button" class="iconbtn" aria-label={label} onClick={share}>
        <Icon name="share" />
      </button>
      <span role="status" class={said.value ? "said" : "sr"}>
        {said.value}
      </span>
    </span>
  );
}
