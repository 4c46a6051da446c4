// Whether the desktop calls one to the box. Shown only where it can.
import { useSignal } from "@preact/signals";
import { askToNotify, canNotify } from "../device/notice";
import { preferences } from "../device/preference";
import { t } from "../language/words";

export function TurnNotice() {
  const blocked = useSignal(canNotify() && Notification.permission === "denied");
  if (!canNotify()) return null;
  const set = async (wanted: boolean) => {
    const notify = wanted && (await askToNotify());
    blocked.value = wanted && !notify;
    preferences.value = { ...preferences.value, notify };
  };
  return (
    <div class="tastes">
      <label class="switch">
        <span>{t("company-notify")}</span>
        <input
          type="checkbox"
          checked={preferences.value.notify && !blocked.value}
          onChange={(event) => void set(event.currentTarget.checked)}
        />
      </label>
      {blocked.value && <p role="status">{t("company-notify-blocked")}</p>}
    </div>
  );
}
