// Shares the address of the page as it is, and says what came of it.
import { useSignal } from "@preact/signals";
import { shared } from "../share";
import { t } from "../words";
import { Icon } from "./Icon";

export function ShareButton({ label, title }: { label: string; title: string }) {
  const said = useSignal("");
  const share = () =>
    void shared(title, location.href).then((how) => {
      said.value = how === "copied" ? t("web-report-copied") : how === "failed" ? location.href : "";
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
