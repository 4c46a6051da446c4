// In the place of what a server keeps: how safe the games of this browser are, and what makes them safer.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../language/words";
import { dropsAfterAWeek, install, installable, isPlain } from "./keeping";
import { kept } from "./office";

export function Account() {
  const promised = useSignal<boolean | null>(null);
  useEffect(() => {
    const asked = navigator.storage?.persisted?.() ?? Promise.resolve(false);
    asked.then((found) => (promised.value = found), () => (promised.value = false));
  }, []);
  if (promised.value === null) return null;
  const sure = promised.value ? "promised" : "unpromised";
  return (
    <section aria-labelledby="site-keeps">
      <h2 id="site-keeps">{t("site-keeps")}</h2>
      <p class="note">{t("site-keeps-how", { sure: kept.value ? sure : "never" })}</p>
      {dropsAfterAWeek() && <p class="note">{t("site-keeps-week")}</p>}
      {isPlain() && <p class="note">{t("site-keeps-plain")}</p>}
      {installable.value && (
        <div class="yours">
          <button type="button" class="btn quiet" onClick={install}>
            {t("site-install")}
          </button>
        </div>
      )}
    </section>
  );
}
