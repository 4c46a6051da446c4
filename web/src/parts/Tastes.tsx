// The settings of this browser.
import { taste, type Taste } from "../taste";
import { LOCALES, locale, speak, t } from "../words";
import { Sheet } from "./Sheet";

function Switch({ name, label }: { name: "sound" | "touch"; label: string }) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input type="checkbox" checked={taste.value[name]} onChange={(event) => (taste.value = { ...taste.value, [name]: event.currentTarget.checked })} />
    </label>
  );
}

export function Tastes({ onClose }: { onClose: () => void }) {
  const set = (part: Partial<Taste>) => (taste.value = { ...taste.value, ...part });
  const names = new Intl.DisplayNames([locale.value], { type: "language" });
  return (
    <Sheet title={t("web-settings")} onClose={onClose}>
      <div class="tastes">
        <Switch name="sound" label={t("web-sound")} />
        <Switch name="touch" label={t("web-touch")} />
        <label>
          <span>{t("web-motion")}</span>
          <select value={taste.value.motion} onChange={(event) => set({ motion: event.currentTarget.value as Taste["motion"] })}>
            <option value="full">{t("web-motion-full")}</option>
            <option value="less">{t("web-motion-less")}</option>
          </select>
        </label>
        <label>
          <span>{t("web-light")}</span>
          <select value={taste.value.light} onChange={(event) => set({ light: event.currentTarget.value as Taste["light"] })}>
            <option value="auto">{t("web-light-auto")}</option>
            <option value="light">{t("web-light-light")}</option>
            <option value="dark">{t("web-light-dark")}</option>
          </select>
        </label>
        <label>
          <span>{t("web-language")}</span>
          <select value={locale.value} onChange={(event) => void speak(event.currentTarget.value)}>
            {LOCALES.map((each) => (
              <option key={each} value={each}>
                {names.of(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </Sheet>
  );
}
