// What the server keeps about this browser: downloaded, and deleted after a question.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { saveBlob } from "../device/share";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";
import { t } from "../language/words";
import { deviceId, download, forget } from "./server";

export function Account() {
  const device = useSignal<string | null>(null);
  const asking = useSignal(false);
  const status = useSignal("");
  useEffect(() => void deviceId().then((found) => (device.value = found)), []);
  const say = (good: boolean, id: string) => (status.value = good ? t(id) : t("aside-server-failed"));
  const save = () => void download(saveBlob).then((good) => good || say(false, ""));
  const erase = async () => {
    asking.value = false;
    const good = await forget(device.value!);
    say(good, "aside-server-deleted");
    if (good) device.value = "";
  };
  if (device.value === null) return null;
  return (
    <section aria-labelledby="server-yours">
      <h2 id="server-yours">{t("aside-server-yours")}</h2>
      <p class="note">{t(device.value ? "aside-server-about" : "aside-server-nothing")}</p>
      {device.value && (
        <div class="yours">
          <button type="button" class="btn quiet" onClick={save}>
            <Icon name="save" />
            {t("aside-server-export")}
          </button>
          <button type="button" class="btn quiet" onClick={() => (asking.value = true)}>
            <Icon name="bin" />
            {t("aside-server-delete")}
          </button>
        </div>
      )}
      <p role="status">{status.value}</p>
      {asking.value && <Deletion onClose={() => (asking.value = false)} onYes={() => void erase()} />}
    </section>
  );
}

function Deletion({ onClose, onYes }: { onClose: () => void; onYes: () => void }) {
  return (
    <Sheet title={t("aside-server-delete-sure")} onClose={onClose}>
      <p>{t("aside-server-delete-about")}</p>
      <div class="sure">
        <button type="button" class="btn main" onClick={onClose}>
          {t("aside-games-keep")}
        </button>
        <button type="button" class="btn quiet" onClick={onYes}>
          {t("aside-server-delete-yes")}
        </button>
      </div>
    </Sheet>
  );
}
