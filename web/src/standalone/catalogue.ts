// The words that a saved report carries with it.
const texts = JSON.parse(document.getElementById("words")!.textContent!) as Record<string, string[]>;

export const FILES: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(texts).flatMap(([locale, areas]) =>
    areas.map((text, place) => [`/words/${locale}/${place}.ftl`, () => Promise.resolve(text)]),
  ),
);

export const MORE: Record<string, () => Promise<string>> = {};
