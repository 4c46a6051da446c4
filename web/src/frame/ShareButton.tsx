// Shares the address of the page as others open it, and says what came of it.
import { useSignal } from "@preact/signals";
import { useAddress } from "../network/address";
import { shareLink } from "../device/share";
import { t } from "../language/words";
import { Icon } from "./Icon";

export function ShareButton({ label, title }: { label: string; title: string }) {
  const status = useSignal("");
  const address = useAddress();
  const share = () =>
    void shareLink(title, address()).then((how) => {
      status.value = how === "copied" ? t("web-report-copied") : how === "failed" ? address() : "";
      setTimeout(() => (status.value = ""), 4000);
    });
  return (
    <span class="sharing">
      <button type="button" class="iconbtn" aria-label={label} onClick={share}>
        <Icon name="share" />
      </button>
      <span role="status" class={status.value ? "said" : "sr"}>
        {status.value}
      </span>
    </span>
  );
}
