// The settings of this browser.
import { preferences, type Preferences } from "./preference";
import { LOCALES, locale, speak, t } from "../language/words";
import { Sheet } from "../frame/Sheet";

function Switch({ name, label }: { name: "sound" | "touch"; label: string }) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        checked={preferences.value[name]}
        onChange={(event) => (preferences.value = { ...preferences.value, [name]: event.currentTarget.checked })}
      />
    </label>
  );
}

function Select({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: [string, string][];
  onChange: (value: string) => void;
}) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function PreferenceSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={t("web-settings")} onClose={onClose}>
      <PreferenceFields />
    </Sheet>
  );
}

export function PreferenceFields() {
  const set = (part: Partial<Preferences>) => (preferences.value = { ...preferences.value, ...part });
  const { motion, speed, light } = preferences.value;
  return (
    <div class="tastes">
      <Language />
      <Switch name="sound" label={t("web-sound")} />
      <Switch name="touch" label={t("web-touch")} />
      <Select
        label={t("web-motion")}
        value={motion}
        options={[["full", t("web-motion-full")], ["less", t("web-motion-less")]]}
        onChange={(value) => set({ motion: value as Preferences["motion"] })}
      />
      <Select
        label={t("web-speed")}
        value={speed}
        options={[["calm", t("web-speed-calm")], ["usual", t("web-speed-usual")], ["quick", t("web-speed-quick")]]}
        onChange={(value) => set({ speed: value as Preferences["speed"] })}
      />
      <Select
        label={t("web-light")}
        value={light}
        options={[["auto", t("web-light-auto")], ["light", t("web-light-light")], ["dark", t("web-light-dark")]]}
        onChange={(value) => set({ light: value as Preferences["light"] })}
      />
    </div>
  );
}

/** What a language calls itself, as a title. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

function Language() {
  return (
    <Select
      label={t("web-language")}
      value={locale.value}
      options={LOCALES.map((each) => [each, nameOf(each)])}
      onChange={(value) => void speak(value)}
    />
  );
}

/** The languages by their own names, for a reader who does not know the current one. */
export function Languages({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={t("web-language")} onClose={onClose}>
      <ul class="picks tongues">
        {LOCALES.map((each) => (
          <li key={each}>
            <button
              type="button"
              lang={each}
              aria-pressed={each === locale.value}
              onClick={() => void speak(each).then(onClose)}
            >
              <b>{nameOf(each)}</b>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
