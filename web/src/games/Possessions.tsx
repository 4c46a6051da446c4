// What this browser keeps: saved as one file, brought in from one, deleted.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { importAll, exportAll, deleteAll } from "./possession";
import { saveFile } from "../device/share";
import { t } from "../language/words";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";

export function Possessions() {
  const asking = useSignal(false);
  const status = useSignal("");
  const file = useRef<HTMLInputElement>(null);
  const bring = async (chosen: File | undefined) => {
    if (!chosen) return;
    const count = importAll(await chosen.text());
    status.value = count === null ? t("aside-games-not-ours") : t("aside-games-imported", { count });
    if (count) setTimeout(() => location.reload(), 1200);
  };
  const save = () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`shutbox-${day}.json`, exportAll(), "application/json");
  };
  return (
    <section aria-labelledby="yours">
      <h2 id="yours">{t("aside-games-yours")}</h2>
      <p class="note">{t("aside-games-yours-about")}</p>
      <div class="yours">
        <button type="button" class="btn quiet" onClick={save}>
          <Icon name="save" />
          {t("aside-games-export")}
        </button>
        <button type="button" class="btn quiet" onClick={() => file.current?.click()}>
          <Icon name="plus" />
          {t("aside-games-import")}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t("aside-games-import")}
          onChange={(event) => void bring(event.currentTarget.files?.[0])}
        />
        <button type="button" class="btn quiet" onClick={() => (asking.value = true)}>
          <Icon name="bin" />
          {t("aside-games-delete")}
        </button>
      </div>
      <p role="status">{status.value}</p>
      {asking.value && <Deletion onClose={() => (asking.value = false)} />}
    </section>
  );
}

function Deletion({ onClose }: { onClose: () => void }) {
  const erase = () => {
    deleteAll();
    location.reload();
  };
  return (
    <Sheet title={t("aside-games-delete-sure")} onClose={onClose}>
      <p>{t("aside-games-delete-about")}</p>
      <div class="sure">
        <button type="button" class="btn main" onClick={onClose}>
          {t("aside-games-keep")}
        </button>
        <button type="button" class="btn quiet" onClick={erase}>
          {t("aside-games-delete-yes")}
        </button>
      </div>
    </Sheet>
  );
}
