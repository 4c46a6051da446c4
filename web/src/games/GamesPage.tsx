// Your games: what was played in this browser, in figures and plots. All of it can be saved, imported and deleted.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchAnswer } from "../network/answer";
import { request } from "../network/api";
import { digest, mean, sittings, tally, type Digest, type Sitting, type Tally } from "./digest";
import { exact, level, numeral, percent, signed, totalText } from "../language/figure";
import { playedGames, type PlayedGame } from "./honour";
import { forget, keep, recall } from "../device/storage";
import { PUBLISHED_FIGURES } from "../design/measure";
import { Icon } from "../frame/Icon";
import { Page } from "../frame/Page";
import { Sure } from "../frame/Sure";
import { Picker } from "../control/Picker";
import type { RowOption } from "../control/Rows";
import { opening, rulebook, USUAL } from "../rules/rulebook";
import { StillBox } from "../setup/Showcase";
import { Account } from "./Account";
import { deleteTables } from "./held";
import { Possessions } from "./Possessions";
import { Swings, Trend } from "./Trend";
import { go } from "../frame/route";
import { fetchRecord, keepRecord, recordOf } from "../practise/practice";
import type { Booklet } from "../report/data/report";
import { saveFile } from "../device/share";
import { size } from "../network/total";
import { andList, region, ruleName, ruleTitle, t } from "../language/words";
import "./games.css";

type Digests = Record<string, Digest>;
interface Holding {
  public: string;
  seat: number;
  stage: string;
  /** Where this browser keeps its tables itself: the code, and the name of the rules. */
  code?: string;
  rules?: string;
}

const OPEN = ["waiting", "sealing", "playing"];
const MOST_SHOWN = 20;

const recordFor = async (game: PlayedGame): Promise<string | null> =>
  recordOf(game.public) ?? (game.code ? fetchRecord(game.code).catch(() => null) : null);

/** What is known of every game; those that nobody has looked through yet are looked through one after another. */
function useDigests(games: PlayedGame[]): { digests: Digests; left: number } {
  const digests = useSignal<Digests>(recall<Digests>("digests") ?? {});
  const left = useSignal(games.filter((game) => !digests.value[game.public]).length);
  useEffect(() => {
    let alive = true;
    const read = async () => {
      for (const game of [...games].reverse().filter((each) => !digests.value[each.public])) {
        const record = await recordFor(game);
        const booklet = record && (await fetchAnswer<Booklet>("/api/booklet", { record }).catch(() => null));
        if (!alive) return;
        left.value -= 1;
        if (!booklet) continue;
        digests.value = { ...digests.value, [game.public]: digest(booklet) };
        keep("digests", digests.value);
      }
    };
    void read();
    return () => {
      alive = false;
    };
  }, []);
  return { digests: digests.value, left: left.value };
}

/** The names in order of how often they played, people only. */
function namesIn(games: PlayedGame[]): string[] {
  const count = new Map<string, number>();
  for (const game of games)
    game.names.forEach((name, seat) => game.kinds[seat] === "person" && count.set(name, (count.get(name) ?? 0) + 1));
  return [...count.keys()].sort((a, b) => count.get(b)! - count.get(a)!);
}

const often = (values: string[]): string[] =>
  [...new Set(values)].sort(
    (a, b) => values.filter((each) => each === b).length - values.filter((each) => each === a).length,
  );

export function GamesPage() {
  const games = playedGames();
  return (
    <Page title={t("aside-games")} kind="games">
      {games.length ? <History games={games} /> : <Nothing />}
      <div class="holdings">
        <Tables />
        <Possessions />
        <Account />
      </div>
    </Page>
  );
}

function Nothing() {
  return (
    <section class="nothing">
      <p>{t("aside-games-none")}</p>
      <a class="btn main" href="/">
        {t("aside-games-play")}
      </a>
      <StillBox tiles={opening(rulebook.value[USUAL]!)} label={ruleName(USUAL)} />
    </section>
  );
}

function History({ games }: { games: PlayedGame[] }) {
  const { digests, left } = useDigests(games);
  const names = namesIn(games);
  const known = recall<string>("name");
  const name = useSignal(known && names.includes(known) ? known : (names[0] ?? ""));
  const rules = often(games.filter((game) => !name.value || game.names.includes(name.value)).map((game) => game.rules));
  const rule = useSignal(rules.length === 1 ? rules[0]! : "");
  const own = sittings(games, digests, name.value, rule.value);
  const shown = games.filter((game) => own.some((each) => each.game === game));
  return (
    <>
      <div class="filters">
        <Filter
          label={t("aside-games-who")}
          options={[...names, ""].map((each) => ({ value: each, title: each || t("aside-games-everybody") }))}
          chosen={name}
        />
        <Filter
          label={t("aside-games-rules")}
          options={["", ...rules].map((each) => ({
            value: each,
            title: each ? ruleTitle(each) : t("aside-games-all-rules"),
          }))}
          chosen={rule}
        />
      </div>
      <p class="reading" role="status">
        {left > 0 && t("aside-games-reading", { left })}
      </p>
      <Figures figures={tally(own)} one={rule.value !== ""} />
      <div class="plots">
        <Totals own={own} />
        <Costs own={own} />
        <Lucks own={own} />
      </div>
      <List games={[...shown].reverse()} />
    </>
  );
}

interface FilterProps {
  label: string;
  options: RowOption[];
  chosen: Signal<string>;
}

/** Whose games, or which, are shown. */
function Filter({ label, options, chosen }: FilterProps) {
  return (
    <div>
      <p>{label}</p>
      <Picker label={label} options={options} value={chosen.value} onChange={(value) => (chosen.value = value)} />
    </div>
  );
}

function Figures({ figures, one }: { figures: Tally; one: boolean }) {
  const rows: [string, string | null][] = [
    ["played", String(figures.played)],
    ["won", String(figures.won)],
    ["turns", figures.turns ? String(figures.turns) : null],
    ["mean", one && figures.mean !== null ? level("total", figures.mean) : null],
    ["best", one && figures.best !== null ? totalText(figures.best) : null],
    [
      "shut",
      figures.turns
        ? `${figures.shut} · ${percent(figures.shut / figures.turns)}`
        : figures.shut
          ? String(figures.shut)
          : null,
    ],
    ["cost", figures.cost === null ? null : percent(figures.cost)],
  ];
  return (
    <dl class="gfigs" aria-label={t("aside-games-figures")}>
      {rows.map(
        ([figure, text]) =>
          text !== null && (
            <div key={figure}>
              <dt>{t("aside-games-figure", { figure })}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const short = (value: number): string =>
  numeral(value, { maximumFractionDigits: 1, notation: value < 10000 ? "standard" : "compact" });

/** Totals of different rules do not compare: those of the rules that were played most are shown. */
function Totals({ own }: { own: Sitting[] }) {
  const rule = often(own.flatMap((each) => (each.figures?.totals ?? []).map(() => each.game.rules)))[0] ?? "";
  const totals = own.flatMap((each) => (each.game.rules === rule ? (each.figures?.totals ?? []).map(size) : []));
  if (totals.length < 2) return null;
  const perfect = PUBLISHED_FIGURES[rule]?.mean;
  return (
    <section>
      <h2>{t("aside-games-totals")}</h2>
      <p class="note">
        {t("aside-games-totals-about", { rules: ruleTitle(rule) })}{" "}
        {perfect !== undefined && t("aside-games-perfect", { mean: exact("total", perfect) })}
      </p>
      <Trend
        values={totals}
        beside={perfect}
        prized
        text={short}
        label={t("aside-games-plot-totals", { count: totals.length, mean: level("total", mean(totals.slice(-10))!) })}
      />
    </section>
  );
}

function Costs({ own }: { own: Sitting[] }) {
  const costs = own.flatMap((each) => (each.figures?.share == null ? [] : [each.figures.share]));
  if (costs.length < 2) return null;
  return (
    <section>
      <h2>{t("aside-games-costs")}</h2>
      <p class="note">{t("aside-games-costs-about")}</p>
      <Trend
        values={costs}
        text={percent}
        label={t("aside-games-plot-costs", { count: costs.length, mean: percent(mean(costs.slice(-10))!) })}
      />
    </section>
  );
}

function Lucks({ own }: { own: Sitting[] }) {
  // Units do not mix: the one that most games have is shown.
  const unit = often(own.flatMap((each) => (each.unit && each.figures?.luck != null ? [each.unit] : [])))[0] as
    Sitting["unit"] | undefined;
  const lucks = own.flatMap((each) => (each.unit === unit && each.figures?.luck != null ? [each.figures.luck] : []));
  if (!unit || lucks.length < 2) return null;
  const count = (good: boolean) => lucks.filter((luck) => (good ? luck > 0 : luck < 0)).length;
  return (
    <section>
      <h2>{t("aside-games-lucks")}</h2>
      <p class="note">{t("aside-games-lucks-about", { unit })}</p>
      <Swings
        values={lucks}
        text={(value) => signed(unit, value)}
        label={t("aside-games-plot-lucks", { count: lucks.length, lucky: count(true), unlucky: count(false) })}
      />
    </section>
  );
}

function List({ games }: { games: PlayedGame[] }) {
  const most = useSignal(MOST_SHOWN);
  return (
    <section>
      <h2>{t("aside-games-list")}</h2>
      <ol class="gamerows">
        {games.slice(0, most.value).map((game) => (
          <Row key={game.public} game={game} />
        ))}
      </ol>
      {games.length > most.value && (
        <button type="button" class="txt" onClick={() => (most.value += 50)}>
          {t("aside-games-more", { count: games.length - most.value })}
        </button>
      )}
    </section>
  );
}

const day = (when: number): string => new Intl.DateTimeFormat(region(), { dateStyle: "medium" }).format(when);

/** How a game came out: alone one has shut the box or has not, and otherwise somebody has won or nobody. */
function outcome(game: PlayedGame): "shut" | "open" | "yes" | "no" {
  if (game.format === "solitaire") return game.winners.length ? "shut" : "open";
  return game.winners.length ? "yes" : "no";
}

function Row({ game }: { game: PlayedGame }) {
  const fault = useSignal("");
  const withRecord = async (use: (record: string) => void) => {
    const record = await recordFor(game);
    if (record) use(record);
    else fault.value = t("aside-games-gone");
  };
  const scores = game.names.map((name, seat) =>
    game.results[seat] == null ? name : t("aside-games-score", { name, result: game.results[seat] }),
  );
  return (
    <li>
      <p class="when">{day(game.when)}</p>
      <p class="what">
        <b>{ruleTitle(game.rules)}</b>
        <span>
          {t("aside-games-result", { won: outcome(game), names: game.winners })} · {andList(scores)}
        </span>
        {fault.value && <span role="alert">{fault.value}</span>}
      </p>
      <p class="does">
        <button
          type="button"
          class="txt"
          onClick={() =>
            void withRecord((record) => {
              keepRecord(game.public, record);
              go(`/report/${game.public}`);
            })
          }
        >
          {t("aside-games-report")}
        </button>
        <button
          type="button"
          class="iconbtn"
          aria-label={t("aside-games-record")}
          onClick={() => void withRecord((record) => saveFile(`shutbox-${game.public}.shutbox`, record))}
        >
          <Icon name="save" />
        </button>
      </p>
    </li>
  );
}

/** The tables at which this device still sits. */
function Tables() {
  const held = useSignal<Holding[] | null>(null);
  useEffect(() => {
    request<{ tables: Holding[] }>("GET", "/api/mine").then(
      (answer) => (held.value = answer.tables),
      () => undefined,
    );
  }, []);
  const going = (held.value ?? []).filter((each) => OPEN.includes(each.stage));
  const open = [...new Map(going.map((each) => [each.public, each])).values()];
  const own = open.filter((each) => each.code);
  const last = recall<{ code: string }>("open");
  const drop = async (code: string) => {
    await deleteTables(code);
    held.value = held.value!.filter((each) => each.code !== code);
    if (last?.code.replaceAll("-", "") === code) forget("open");
  };
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{t("aside-games-tables")}</h2>
      {held.value && <p>{t("aside-games-seats", { count: open.length })}</p>}
      <ul class="going">
        {own.map((each) => (
          <li key={each.code}>
            <a href={`/t/${each.code}`}>{ruleTitle(each.rules!)}</a>
            <Sure label={t("site-delete")} question={t("site-delete-sure")} onSure={() => void drop(each.code!)} />
          </li>
        ))}
      </ul>
      {last && !own.length && (
        <p>
          <a href={`/t/${last.code}`}>{t("aside-games-return")}</a>
        </p>
      )}
    </section>
  );
}
