// The first words of Home and its one filled button: Start game, else Continue, else Play again.
import type { ComponentChildren } from "preact";
import { playedGames } from "../games/honour";
import { Icon } from "../frame/Icon";
import { andList, ruleName, t } from "../language/words";
import { playersOf, type Plan } from "../setup/plan";
import { titleOf } from "../setup/Showcase";
import { lastGame, wayBack, type Entrance as Kind, type LastGame, type OpenTable } from "./offer";

interface EntranceProps {
  kind: Kind;
  plan: Plan;
  /** What was played the last time. */
  last: Plan;
  open: OpenTable | null;
  onStart: (plan: Plan) => void;
}

export function Entrance(props: EntranceProps) {
  if (props.kind === "open" && props.open) return <Goes {...props} open={props.open} />;
  return props.kind === "again" ? <Again {...props} /> : <First {...props} />;
}

function Hook({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="hook">
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}

interface StartProps {
  label: string;
  about: string;
  onClick: () => void;
}

function Start({ label, about, onClick }: StartProps) {
  return (
    <button type="button" class="btn main stack" onClick={onClick}>
      {label}
      <small>{about}</small>
    </button>
  );
}

/** The first game of all: nine tiles, alone, one tap away; and two minutes for whoever wants to be shown. */
function First({ plan, onStart }: EntranceProps) {
  const rules = plan.house.rules;
  const nine = rules === "nine" && !Object.keys(plan.house.set).length;
  return (
    <>
      <Hook title={nine ? t("first-hook") : titleOf(plan.house)}>
        {nine ? t("first-hook-about") : t("first-differs", { rules }) || t(`rules-${rules}.about`)}
      </Hook>
      <div class="golines">
        <Start label={t("web-set-up")} about={companyText(plan)} onClick={() => onStart(plan)} />
        <a class="new" href="/learn/first">
          {t("first-new")} <b>{t("first-learn")}</b>
        </a>
      </div>
    </>
  );
}

/** The game that was left: its box stands above, and one tap leads back. */
function Goes({ open, last, onStart }: EntranceProps & { open: OpenTable }) {
  const { box } = open;
  const own = box?.own ?? false;
  return (
    <>
      <Hook title={own ? t("first-open-own", { total: box!.total }) : t("first-open")}>
        {box?.players === 1 ? t("first-alone-at", { rules: ruleName(open.rules) }) : ruleName(open.rules)}
      </Hook>
      <div class="golines">
        <a class="btn main" href={wayBack(open)}>
          {t("first-continue")}
        </a>
      </div>
      {last.when > 0 && (
        <button type="button" class="again" onClick={() => onStart(last)}>
          <span>
            <b>{t("web-rematch")}</b>
            <small>{companyText(last)}</small>
          </span>
          <Icon name="next" />
        </button>
      )}
    </>
  );
}

function Again({ last, onStart }: EntranceProps) {
  const game = lastGame(playedGames(), last.house.rules);
  return (
    <>
      <Hook title={t("first-again")}>{game ? lastText(game) : t("first-again-about")}</Hook>
      <div class="golines">
        <Start label={t("web-rematch")} about={companyText(last)} onClick={() => onStart(last)} />
      </div>
    </>
  );
}

const lastText = ({ outcome, winner, results }: LastGame): string =>
  t("first-last", { outcome, winner, total: outcome === "open" ? (results[0]?.result ?? 0) : 0 });

/** The last results in a line, for the rail of the box. */
export function resultText({ results }: LastGame): string {
  const said = results.map(({ name, own, result }) => `${own ? t("first-you") : name} ${result}`);
  return results.length > 1 ? t("first-last-time", { list: said.join(", ") }) : "";
}

/** What is played and with whom, in a line: Double Shutter against a club player. */
export function companyText(plan: Plan): string {
  const rules = titleOf(plan.house);
  const names = plan.seats.map((seat) => seat.name).filter(Boolean);
  const all = names.length === plan.seats.length;
  return t("first-company", {
    whom: plan.whom === "here" && !all ? "some" : plan.whom,
    rules,
    bot: t("web-against", { bot: plan.bot }),
    names: andList(names),
    people: playersOf(plan),
  });
}

