// Moving one's seat to another device: a code to scan, a link to send.
import { useSignal } from "@preact/signals";
import { requestTransfer, type Transfer } from "./transfer";
import { shareLink } from "../device/share";
import { t } from "../language/words";

export function MoveSeat({ code, seat, who }: { code: string; seat: number; who: string }) {
  const found = useSignal<Transfer | null>(null);
  const said = useSignal("");
  if (!found.value)
    return (
      <button
        type="button"
        class="btn quiet"
        onClick={() =>
          void requestTransfer(code, seat).then(
            (transfer) => (found.value = transfer),
            () => (said.value = t("web-unreachable")),
          )
        }
      >
        {said.value || t("web-move", { who })}
      </button>
    );
  const { link, qr, seconds } = found.value;
  const send = () =>
    void shareLink(t("web-move", { who }), link).then(
      (came) => (said.value = came === "copied" ? t("web-copied") : ""),
    );
  return (
    <section class="moving" aria-label={t("web-move", { who })}>
      <img
        class="scan"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t("web-move-qr")}
        width="200"
        height="200"
      />
      <p>{t("web-move-about", { minutes: Math.round(seconds / 60) })}</p>
      <button type="button" class="btn quiet" onClick={send}>
        {t("web-move-send")}
      </button>
      <span role="status">{said.value}</span>
    </section>
  );
}
