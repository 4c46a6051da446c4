// What has happened: one line of it where there is little room, the whole turn where there is more.
import { tileText } from "../coach/advice";
import { course, sum, type Row } from "../live/course";
import type { StoryEntry } from "../live/reducer";
import { isThrow } from "../live/scene";
import { t } from "../language/words";
import type { Fact, GameView } from "../network/wire";
import { ThrowFaces } from "../dice/ThrowFaces";

/** A fact in a sentence; tiles as people read them. */
export function factText(fact: Fact): string {
  const tiles = fact["tiles"];
  return t(`fact-${fact.kind}`, tiles === undefined ? fact : { ...fact, tiles: tileText(String(tiles)) });
}

export const sentences = (facts: Fact[]): string => facts.map(factText).join(" ");

// What the headline and the bar say anyway.
const OBVIOUS = [
  "turn",
  "round",
  "holds",
  "super-box-held",
  "survivor",
  "won",
  "shared",
  "solitaire-won",
  "solitaire-over",
];

/** A turn that a throw has ended, in one sentence, for onlookers and for players who join later. */
export function turnEnd(facts: Fact[]): string {
  const [missed, total] = ["missed", "turn-total"].map((kind) => facts.find((fact) => fact.kind === kind));
  return missed && total ? t("web-missed", { who: missed["who"], total: total["total"] }) : "";
}

/** What a line has room for: the facts without those that are seen anyway, and a turn's end in few words. */
export function brief(facts: Fact[]): string {
  const end = turnEnd(facts);
  const said = end ? [...OBVIOUS, "thrown", "missed", "turn-total"] : OBVIOUS;
  return [end && `${end}.`, sentences(facts.filter((fact) => !said.includes(fact.kind)))].filter(Boolean).join(" ");
}

// So many turns are named in a summary.
const MOST_TURNS = 3;

/** What happened while nobody looked, in a line: how the last turns ended, or how many throws there were. */
export function summary(story: StoryEntry[]): string {
  const facts = story.flatMap((each) => each.facts);
  const ends = facts.filter((fact) => ["turn-total", "box-shut"].includes(fact.kind));
  const turns = ends
    .slice(-MOST_TURNS)
    .map((fact) => t("web-meanwhile-turn", { who: fact["who"], total: fact["total"] ?? 0 }));
  const throws = story.filter(isThrow).length;
  return t("web-meanwhile", { turns: ends.length, throws, list: turns.join(" · ") });
}

export function LastEvent({ story, otherwise = "" }: { story: StoryEntry[]; otherwise?: string }) {
  return <p class="said">{brief(story.at(-1)?.facts ?? []) || otherwise}</p>;
}

export function Story({ story, game }: { story: StoryEntry[]; game: GameView }) {
  const shared = game.format === "last-one-standing";
  const all = course(story, shared || game.phase === "start");
  // Throws for the start are no part of the turn that follows them.
  const rows = game.phase === "start" ? all : all.filter((row) => row.came !== "start");
  const who = rows.at(-1)?.who ?? "";
  return (
    <section>
      <h2>{shared || !who || game.phase === "start" ? t("web-story") : t("web-story-of", { who })}</h2>
      <ol class="story">
        {rows.slice(-11).map((row, place, all) => (
          <StoryRow
            key={row.n}
            row={row}
            number={rows.length - all.length + place + 1}
            named={shared || row.came === "start"}
          />
        ))}
      </ol>
    </section>
  );
}

function StoryRow({ row, number, named }: { row: Row; number: number; named: boolean }) {
  const what = t("web-came", { came: row.came, tiles: tileText(row.tiles) });
  return (
    <li class={row.came === "open" ? "now" : ""}>
      <span>{number}</span>
      <ThrowFaces faces={row.faces} pips={row.pips ?? 0} />
      <span>{named ? t("web-came-by", { who: row.who, what }) : what}</span>
      <span class="v">{row.faces.length ? sum(row.faces) : (row.pips ?? "")}</span>
    </li>
  );
}
