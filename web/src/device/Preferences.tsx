// The way to the settings of this browser, which are fetched when they are opened; and the choice of a language.
import { lazy } from "../frame/lazy";
import { Sheet } from "../frame/Sheet";
import { also, LOCALES, locale, speak, t } from "../language/words";

export const PreferenceSheet = lazy(
  () => Promise.all([import("./PreferenceFields"), also("comfort")]).then(([page]) => page.PreferenceSheet),
  "sr",
);

/** What a language calls itself, as a title. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
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
