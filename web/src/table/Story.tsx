// What has happened: one line of it where there is little room, the whole turn where there is more.
import { course, sum, turnOf, type Row } from "../live/course";
import type { StoryEntry } from "../live/reducer";
import { isThrow } from "../live/scene";
import { t } from "../language/words";
import type { Fact, GameView } from "../network/wire";
import { addressee } from "../first/me";
import { factWords } from "../first/yours";
import { ThrowFaces } from "../dice/ThrowFaces";
import { Drawn, type WriteTiles } from "../tile/Drawn";
import { spokenTiles } from "../tile/tileName";

/** A fact in a sentence. */
export function factText(fact: Fact, write: WriteTiles = spokenTiles): string {
  const tiles = fact["tiles"];
  return t(factWords(fact, addressee.value), tiles === undefined ? fact : { ...fact, tiles: write(String(tiles)) });
}

export const sentences = (facts: Fact[], write: WriteTiles = spokenTiles): string =>
  facts.map((fact) => factText(fact, write)).join(" ");

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
  if (!missed || !total) return "";
  const words = missed["who"] === addressee.value ? "you-missed" : "web-missed";
  return t(words, { who: missed["who"], total: total["total"] });
}

/** What a line has room for: the facts without those that are seen anyway, and a turn's end in few words. */
export function brief(facts: Fact[], write: WriteTiles = spokenTiles): string {
  const end = turnEnd(facts);
  const said = end ? [...OBVIOUS, "thrown", "missed", "turn-total"] : OBVIOUS;
  const more = facts.filter((fact) => !said.includes(fact.kind));
  return [end && `${end}.`, sentences(more, write)].filter(Boolean).join(" ");
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
  const facts = story.at(-1)?.facts ?? [];
  return <p class="said">{brief(facts) ? <Drawn say={(write) => brief(facts, write)} /> : otherwise}</p>;
}

/** Whose turn is told. */
function titleOf(who: string): string {
  if (!who) return t("web-story");
  return who === addressee.value ? t("you-story") : t("web-story-of", { who });
}

export function Story({ story, game }: { story: StoryEntry[]; game: GameView }) {
  const shared = game.format === "last-one-standing";
  const all = course(story, shared || game.phase === "start");
  // Throws for the start are no part of the turn that follows them.
  const rows = game.phase === "start" ? all : all.filter((row) => row.came !== "start");
  const who = turnOf(rows);
  return (
    <section>
      <h2>{shared || game.phase === "start" ? t("web-story") : titleOf(who)}</h2>
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

export function StoryRow({ row, number, named }: { row: Row; number: number; named: boolean }) {
  const said = (write: WriteTiles) => {
    if (row.came === "left") return t("company-left", { who: row.who });
    const what = t("web-came", { came: row.came, tiles: write(row.tiles) });
    return named ? t("web-came-by", { who: row.who, what }) : what;
  };
  return (
    <li class={row.came === "open" ? "now" : ""}>
      <span>{number}</span>
      <ThrowFaces faces={row.faces} pips={row.pips ?? 0} />
      <span>
        <Drawn say={said} />
      </span>
      <span class="v">{row.faces.length ? sum(row.faces) : (row.pips ?? "")}</span>
    </li>
  );
}
