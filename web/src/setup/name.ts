// Names as they are entered, by the rule of src/shutbox/name.py; both are tested with tests/data/names.json.

/** The most characters of a name as people count them, and the most code points. */
export const MOST = 24;
const MOST_POINTS = 96;

const SELECTED = /(.)[\ufe0e\ufe0f]/gsu;
const UNSEEN = /[\u200c\u200d\ufe0e\ufe0f\u{e0100}-\u{e01ef}]/gu;
/** What belongs to the character before it: accents, skin tones, the rest of a flag, and an emoji that is joined. */
const PART = /\p{M}|[\u200c\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d[\p{So}\p{Sm}]?/gu;

function fixed(step: (text: string) => string, text: string): string {
  for (let after = step(text); after !== text; after = step(text)) text = after;
  return text;
}

const compatible = (text: string): string => text.normalize("NFKC");

/** The name without blanks around it, with single spaces within it, and with compatible characters replaced. */
export const normalName = (text: string): string =>
  fixed((each) => {
    const spaced = each.replace(/\p{Zs}+/gu, " ").replace(/^ | $/g, "");
    return compatible(spaced.replace(SELECTED, (all, char: string) => (compatible(char) === char ? all : char)));
  }, text);

const folded = (name: string): string =>
  fixed((each) => normalName(normalName(each).replace(UNSEEN, "")).toUpperCase().toLowerCase(), name);

/** Whether people would read two names alike. */
export const sameName = (one: string, other: string): boolean => folded(one) === folded(other);

const fits = (name: string): boolean => {
  const characters = name.replace(/\p{RI}{2}/gu, ".").replace(PART, "");
  return [...characters].length <= MOST && [...name].length <= MOST_POINTS;
};

const cut = (text: string): string =>
  [...text]
    .slice(0, -1)
    .join("")
    .replace(/[ \u200c\u200d]+$/, "");

/** What has been typed of a name, as far as a name can be long. */
export function asFarAsFits(text: string): string {
  while (!fits(normalName(text))) text = cut(text);
  return text;
}

/** The text of a field for a name, which is cut where it gets too long. */
export const typedName = ({ currentTarget: field }: { currentTarget: HTMLInputElement }): string =>
  (field.value = asFarAsFits(field.value));

/** The name if none of the others reads like it, else with the next number that makes it free: Ann 2. */
export function freeName(name: string, others: string[]): string {
  const used = new Set(others.map(folded));
  if (!used.has(folded(name))) return name;
  const [, base, number] = /^(.*\S) ([1-9]\d{0,2})$/su.exec(name) ?? [name, name, "1"];
  for (let next = Number(number) + 1; ; next++) {
    const free = numbered(base!, next);
    if (!used.has(folded(free))) return free;
  }
}

function numbered(base: string, number: number): string {
  while (!fits(`${base} ${number}`)) base = cut(base);
  return `${base} ${number}`.trim();
}
