// Sentences, from the same Fluent catalogues as the command's. An area is fetched when a page needs it.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { FILES, MORE } from "./catalogue";
import { keep, recall } from "../device/storage";

export const LOCALES = [...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2)!))].sort();
// The country whose habits are meant where those of a language differ: 0 is "one" in Brazil.
const COUNTRY: Record<string, string> = { pt: "pt-PT" };
const bundles = new Map<string, FluentBundle>();
const areas = new Set<string>();
const loaded = new Set<string>();
export const locale = signal(preferredLocale());
export const ready = signal(0);

function preferredLocale(): string {
  const wanted = [recall<string>("locale"), ...navigator.languages].filter(Boolean) as string[];
  // A saved report speaks one language, whatever the browser prefers.
  return [...wanted.map((each) => each.slice(0, 2)), "en", ...LOCALES].find((each) => LOCALES.includes(each)) ?? "en";
}

export async function speak(wanted: string): Promise<void> {
  await load(wanted);
  keep("locale", wanted);
  locale.value = wanted;
  document.documentElement.lang = wanted;
}

// What is chosen in one window is spoken in all of them.
globalThis.addEventListener?.("storage", (event) => event.key === "shutbox locale" && void speak(preferredLocale()));

/** Asks for the Cyrillic letters together with the words, not only when the first of them is drawn. */
function letters(wanted: string): void {
  if (wanted === "ru")
    for (const font of ["Serif", "Sans"]) void globalThis.document?.fonts.load(`1em "Shutbox ${font}"`, "я");
}

export async function load(wanted: string = locale.value): Promise<void> {
  letters(wanted);
  const more = Object.entries(MORE).filter(([path]) => areas.has(path.split("/").at(-1)!));
  const own = [...Object.entries(FILES), ...more].filter(
    ([path]) => path.includes(`/words/${wanted}/`) && !loaded.has(path),
  );
  if (!own.length) return;
  const texts = await Promise.all(own.map(([, file]) => file()));
  const bundle =
    bundles.get(wanted) ??
    new FluentBundle(COUNTRY[wanted] ?? wanted, { useIsolating: false, functions: { NUMBER: number } });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  for (const [path] of own) loaded.add(path);
  bundles.set(wanted, bundle);
  ready.value += 1;
}

/** The areas that only few pages speak from. */
type Area =
  | "aside"
  | "card"
  | "comfort"
  | "company"
  | "ending"
  | "learn"
  | "error"
  | "keeper"
  | "paper"
  | "reason"
  | "advice"
  | "moment"
  | "lobby"
  | "setup"
  | "site"
  | "you";

/** Fetches some of these. */
export async function also(...wanted: Area[]): Promise<void> {
  for (const area of wanted) areas.add(`${area}.ftl`);
  await load();
}

/** As the catalogues use it: Fluent's own leaves it to the program which numbers are percentages. */
function number([value]: FluentValue[], options: Record<string, FluentValue>): FluentValue {
  if (!(value instanceof FluentNumber)) return value ?? "";
  const more = Object.entries(options).map(([key, each]) => [
    key,
    each instanceof FluentNumber ? each.value : String(each),
  ]);
  return new FluentNumber(value.value, { ...value.opts, ...Object.fromEntries(more) });
}

export function t(id: string, args: Record<string, unknown> = {}): string {
  const bundle = bundles.get(locale.value) ?? bundles.get("en");
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (bundle && pattern) return bundle.formatPattern(pattern, plain(args));
  // The words may be on their way: whoever looks at this is drawn anew when they have come.
  void ready.value;
  return id;
}

/** The name of a rule set: its title, or the name that its designer gave it. */
export function ruleTitle(rules: string): string {
  const id = `rules-${rules}`;
  const title = t(id);
  return title === id ? rules : title;
}

/** The same in few words, where there is little room. */
export function ruleName(rules: string): string {
  return t("web-rules-short", { rules }) || ruleTitle(rules);
}

/** Whether an argument is a total so long that it comes as text. */
const isLong = (key: string, value: unknown): value is string =>
  ["total", "result"].includes(key) && typeof value === "string" && /^[1-9][0-9]{15,}$/.test(value);

/** A whole number of any length, from its digits. */
export const longNumber = (digits: string): string => new Intl.NumberFormat(region()).format(BigInt(digits));

function plain(args: Record<string, unknown>): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [key, given] of Object.entries(args)) {
    // In most languages 3,5 is a number between 3 and 4.
    const value = key === "throw" ? String(given).split(",") : isLong(key, given) ? longNumber(given) : given;
    if (Array.isArray(value)) out[key] = andList(value.map(String));
    else out[key] = typeof value === "number" ? new FluentNumber(value) : String(value);
  }
  return out;
}

/** Several amounts one after the other: 2 players, 5 rounds, 68 throws. */
export const commaList = (items: string[]): string => items.join(", ");

/** What the browser calls a language can be the name of a system's locale, which nothing that formats understands. */
const isTag = (language: string): boolean => /^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(language);

/** The language with the habits of the reader's country, for lists and dates. */
export function region(): string {
  return (
    navigator.languages.find((each) => isTag(each) && each.slice(0, 2) === locale.value) ??
    (locale.value === "en" ? "en-GB" : locale.value)
  );
}

export function andList(items: string[]): string {
  return new Intl.ListFormat(region(), { type: "conjunction" }).format(items);
}
