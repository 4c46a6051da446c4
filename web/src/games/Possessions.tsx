// What this browser keeps: saved as one file, brought in from one, deleted.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { ALONE } from "../network/ask";
import { bringTables, deleteTables, heldTables } from "./held";
import { importAll, exportAll, deleteAll, tablesIn } from "./possession";
import { isRecord, openRecord } from "./record";
import { saveFile } from "../device/share";
import { t } from "../language/words";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";

export function Possessions() {
  const asking = useSignal(false);
  const status = useSignal("");
  const file = useRef<HTMLInputElement>(null);
  const failed = () => (status.value = t("aside-server-failed"));
  const bring = async (chosen: File | undefined) => {
    if (!chosen) return;
    const text = await chosen.text();
    if (isRecord(text)) return openRecord(text);
    const kept = importAll(text);
    const count = kept === null ? null : kept + (await bringTables(tablesIn(text)));
    status.value = count === null ? t("aside-games-not-ours") : t("aside-games-imported", { count });
    if (count) setTimeout(() => location.reload(), 1200);
  };
  const save = async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`shutbox-${day}.json`, exportAll(await heldTables()), "application/json");
  };
  return (
    <section aria-labelledby="yours">
      <h2 id="yours">{t("aside-games-yours")}</h2>
      <p class="note">{t(ALONE ? "site-yours-about" : "aside-games-yours-about")}</p>
      <div class="yours">
        <button type="button" class="btn quiet" onClick={() => void save().catch(failed)}>
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
          accept=".json,.shutbox,application/json"
          hidden
          aria-label={t("aside-games-import")}
          onChange={(event) => void bring(event.currentTarget.files?.[0]).catch(failed)}
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
  const erase = async () => {
    await deleteTables();
    deleteAll();
    location.reload();
  };
  return (
    <Sheet title={t("aside-games-delete-sure")} onClose={onClose}>
      <p>{t(ALONE ? "site-delete-about" : "aside-games-delete-about")}</p>
      <div class="sure">
        <button type="button" class="btn main" onClick={onClose}>
          {t("aside-games-keep")}
        </button>
        <button type="button" class="btn quiet" onClick={() => void erase()}>
          {t("aside-games-delete-yes")}
        </button>
      </div>
    </Sheet>
  );
}
