// What has happened, in the words of the catalogue; its last line is read out as it comes.
import { spaced } from "../advice";
import type { Link } from "../link";
import { t } from "../words";
import type { Fact } from "../wire";

export const told = (fact: Fact): string => t(`fact-${fact.kind}`, typeof fact["tiles"] === "string" ? { ...fact, tiles: spaced(fact["tiles"]) } : fact);

export function Story({ link, last = false }: { link: Link; last?: boolean }) {
  const story = link.story.value;
  if (last) {
    const facts = story.at(-1)?.facts ?? [];
    return <span aria-live="polite">{facts.map(told).join(" ")}</span>;
  }
  return (
    <ol class="story">
      {story.slice(-12).map((each) => (
        <li key={each.n}>{each.facts.map(told).join(" ")}</li>
      ))}
    </ol>
  );
}
