// Learn: how a turn goes, a first game with somebody at one's side, and every game explained with boards to try.
import type { ComponentChildren } from "preact";
import { useSignal } from "@preact/signals";
import { BOXES } from "../rules/axis";
import type { Columns } from "../box/columns";
import { Busy } from "../network/Busy";
import { First } from "./First";
import { Icon } from "../frame/Icon";
import { LESSONS } from "./Lessons";
import { Page } from "../frame/Page";
import { PlayIt } from "../setup/PlayIt";
import { TryBoard } from "./TryBoard";
import { phrases, PUBLISHED, useCatalogue } from "../rules/ruleset";
import type { RuleSet } from "../rules/house";
import { ruleTitle, t } from "../language/words";
import "./learn.css";

export function LearnPage({ topic }: { topic: string }) {
  const all = useCatalogue();
  if (topic === "first") return <First />;
  if (!topic) return <Overview all={all} />;
  const rules = all?.find((each) => each.name === topic);
  if (!all) return <Page title={t("learn-title")} kind="learn" back="/learn"><Busy busy fault={null} /></Page>;
  return rules ? <Game rules={rules} /> : <Overview all={all} />;
}

const TURN = [
  "learn-turn-throw",
  "learn-turn-whole",
  "learn-turn-again",
  "learn-turn-miss",
  "learn-turn-total",
] as const;

function Overview({ all }: { all: RuleSet[] | null }) {
  const others = (all ?? []).map((each) => each.name).filter((name) => !PUBLISHED.includes(name));
  return (
    <Page title={t("learn-title")} kind="learn">
      <a class="firstcard" href="/learn/first">
        <b>{t("learn-first-card")}</b>
        <span>{t("learn-first-card-about")}</span>
        <Icon name="next" />
      </a>
      <div class="lcols">
        <section aria-labelledby="turn">
          <h2 id="turn">{t("learn-turn")}</h2>
          <p class="note">{t("learn-turn-lede")}</p>
          <ol class="points">
            {TURN.map((id) => (
              <li key={id}>{t(id)}</li>
            ))}
          </ol>
        </section>
        <section class="boardside" aria-label={t("learn-try")}>
          <TryBoard rules="nine" box={BOXES["nine"]!} start="123456789" label={t("learn-turn")} />
        </section>
      </div>
      <section aria-labelledby="games">
        <h2 id="games">{t("learn-games")}</h2>
        <ul class="gamelist">
          {PUBLISHED.map((name) => (
            <GameLink key={name} name={name} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="alone">
        <h2 id="alone">{t("learn-alone")}</h2>
        <p>{t("learn-alone-about")}</p>
      </section>
      <section aria-labelledby="house">
        <h2 id="house">{t("learn-house-games")}</h2>
        <p class="note">{t("learn-house-games-about")}</p>
        <ul class="gamelist two">
          {others.map((name) => (
            <GameLink key={name} name={name} />
          ))}
        </ul>
      </section>
    </Page>
  );
}

function GameLink({ name }: { name: string }) {
  return (
    <li>
      <a href={`/learn/${name}`}>
        <b>{ruleTitle(name)}</b>
        <span>{t(`rules-${name}.about`)}</span>
        <Icon name="next" />
      </a>
    </li>
  );
}

/** A game of the catalogue: what it says at a glance, its lessons where there are some, and a board to try. */
function Game({ rules }: { rules: RuleSet }) {
  const playing = useSignal(false);
  const Lesson = LESSONS[rules.name];
  const box = rules.settings["box"] as Columns;
  const most = Number(rules.settings["most_players"]);
  return (
    <Page title={ruleTitle(rules.name)} kind="learn" back="/learn">
      <Glance rules={rules} />
      {Lesson ? (
        <Lesson />
      ) : (
        <Section title={t("learn-more")}>
          <p>{t(`rules-${rules.name}.about`)}</p>
          <TryBoard
            rules={rules.name}
            box={box}
            start={String(rules.settings["set_up"])}
            label={ruleTitle(rules.name)}
          />
        </Section>
      )}
      <p class="next">
        <button type="button" class="btn main" onClick={() => (playing.value = true)}>
          {t("learn-play")}
        </button>
        <a class="btn quiet" href={`/explore#rules=${rules.name}`}>
          {t("learn-explore")}
        </a>
        <a class="btn quiet" href={`/paper#rules=${rules.name}`}>
          {t("learn-print")}
        </a>
      </p>
      {playing.value && (
        <PlayIt house={{ rules: rules.name, set: {} }} most={most} onClose={() => (playing.value = false)} />
      )}
    </Page>
  );
}

export function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Glance({ rules: { settings } }: { rules: RuleSet }) {
  const columns = settings["box"] as Columns;
  const [dice, tiles, total] = phrases(settings).map((each) => each.text);
  const number = (setting: string) => Number(settings[setting]);
  const facts = {
    players: t("learn-players", { most: number("most_players") }),
    box: t("learn-box", { tiles: columns.flat().length, rows: Math.max(...columns.map((column) => column.length)) }),
    dice: dice!,
    throw: tiles!,
    count: total!,
    win: t("learn-win", { format: String(settings["format"]), rounds: number("rounds"), limit: number("limit") }),
  };
  return (
    <dl class="glance" aria-label={t("learn-at-a-glance")}>
      {Object.entries(facts).map(([fact, text]) => (
        <div key={fact}>
          <dt>{t("learn-glance", { fact })}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
