// The ways to a table: a code to scan, a link to share, and a few digits to say aloud.
import { useSignal, type Signal } from "@preact/signals";
import { useAddress } from "../network/address";
import { request } from "../network/api";
import { shareLink } from "../device/share";
import { Icon } from "../frame/Icon";
import { t } from "../language/words";

export interface Sharing {
  /** What came of it, in words. */
  said: Signal<string>;
  share: () => void;
}

/** Shares the link of the table: by the means of the device, or by the clipboard. */
export function useSharing(title: string): Sharing {
  const said = useSignal("");
  const address = useAddress();
  const share = () =>
    void shareLink(title, address()).then(
      (came) => (said.value = came === "copied" ? t("web-copied") : came === "failed" ? address() : ""),
    );
  return { said, share };
}

interface InvitationProps {
  code: string;
  sharing: Sharing;
  /** Whether to invite is the next thing to do. */
  next: boolean;
  host: boolean;
}

export function Invitation({ code, sharing, next, host }: InvitationProps) {
  const address = useAddress();
  return (
    <section class="invite" aria-label={t("lobby-invite")}>
      <img class="qr" src={`/api/tables/${code}/qr`} alt={t("web-qr")} width="240" height="240" />
      <div>
        <h2>{t("lobby-scan")}</h2>
        <p class="address">
          {new URL(address()).host}
          <wbr />
          {location.pathname}
        </p>
        {host && <Spoken code={code} />}
        <button type="button" class={next ? "btn main" : "btn quiet"} onClick={sharing.share}>
          <Icon name="share" />
          {t("lobby-share")}
        </button>
        <p role="status" class="shared">
          {sharing.said.value && <Icon name="check" />}
          {sharing.said.value}
        </p>
      </div>
    </section>
  );
}

/** Digits for those who are told them: good for a few minutes, so they are asked for when they are wanted. */
function Spoken({ code }: { code: string }) {
  const spoken = useSignal("");
  const speak = () =>
    void request<{ spoken: string }>("POST", `/api/tables/${code}/spoken`).then(
      (answer) => (spoken.value = answer.spoken),
    );
  if (!spoken.value)
    return (
      <button type="button" class="link" onClick={speak}>
        <b>{t("web-speak")}</b>
      </button>
    );
  return (
    <p class="spoken" role="status">
      <span>{t("lobby-spoken")}</span> <b>{spoken.value}</b>
    </p>
  );
}
