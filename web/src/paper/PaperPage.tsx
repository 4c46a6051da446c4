// To print: a board, a score sheet, the rules and the strategy card of a game, seen before they are printed.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { recall } from "../device/storage";
import { Icon } from "../frame/Icon";
import { Page } from "../frame/Page";
import { fragment, keepState } from "../frame/route";
import { Sheet } from "../frame/Sheet";
import { Languages } from "../device/Preferences";
import { locale, t } from "../language/words";
import { useAnswer } from "../network/answer";
import { Busy } from "../network/Busy";
import type { Fault } from "../network/wire";
import { readHouse, writeHouse, type House, type RuleSet } from "../rules/house";
import { RuleList } from "../rules/RuleList";
import { titleOf, useCatalogue, useSettings } from "../rules/ruleset";
import { BlankScores } from "./BlankScores";
import { BoardSheet } from "./BoardSheet";
import { CardSheet } from "./CardSheet";
import { changesText } from "./changes";
import { exampleIn, fetchGames, type Card, type Example, type Handout, type Printed } from "./example";
import { isUsual, paperOf, SHEETS, SIZES, type Settings, type SheetKind, type Size } from "./format";
import { RulesSheet } from "./RulesSheet";
import "./paper.css";

const NAMES: Record<Size, string> = { a4: "A4", letter: "Letter" };

interface Asked {
  house: House;
  size: Size;
}

/** What the address says: the game or the house rule, and the paper if it is not that of the country. */
function readAsked(all: string[]): Asked {
  const { size: paper } = Object.fromEntries(new URLSearchParams(fragment.value));
  const size = SIZES.find((each) => each === paper) ?? paperOf(navigator.languages);
  const house = readHouse(fragment.value, recall<string>("explored") ?? "nine", ["size"]);
  return { house: all.includes(house.rules) ? house : { rules: "nine", set: {} }, size };
}

/** A game with what its sheets show. */
interface Game {
  title: string;
  about: string;
  settings: Settings;
  example: Example | null;
  card: Card | null;
}

/** The game of a house rule: of the catalogue, or as the server works it out; null until it is there. */
function useGame(house: House, all: RuleSet[] | null): { game: Game | null; busy: boolean; fault: Fault | null } {
  const games = useSignal<Record<string, Printed> | null>(null);
  useEffect(() => void fetchGames().then((found) => (games.value = found)), []);
  const { name: _, about = "", ...set } = house.set;
  const own = Object.keys(set).length > 0;
  const { settings, fault, fresh } = useSettings({ rules: house.rules, set }, all);
  const drawn = own && fresh && settings !== null && isUsual(settings);
  const handout = useAnswer<Handout>("/api/handout", drawn ? { rules: house.rules, set } : null, 0);
  const title = titleOf(house);
  if (!settings || !games.value || fault) return { game: null, busy: !fault, fault };
  const { [house.rules]: stored } = games.value;
  if (!own && stored) {
    const told = about || t(`rules-${house.rules}.about`);
    return { game: { title, about: told, settings, ...stored }, busy: false, fault: null };
  }
  const example = drawn && handout.fresh && handout.answer ? exampleIn(handout.answer) : null;
  const told = [about, changesText(house)].filter(Boolean).join(" ");
  const game = fresh ? { title, about: told, settings, example, card: null } : null;
  return { game, busy: !fresh || handout.busy, fault: handout.fault };
}

export function PaperPage() {
  const all = useCatalogue();
  const { house, size } = readAsked((all ?? []).map((each) => each.name));
  const { game, busy, fault } = useGame(house, all);
  return (
    <Page title={t("paper-title")} kind="paper">
      {all && (
        <>
          <p class="lede">{t("paper-lede")}</p>
          <Controls all={all} house={house} size={size} />
        </>
      )}
      <Busy busy={busy || !all} fault={fault} />
      {all && game && <Leaves key={`${locale.value} ${game.title} ${size}`} game={game} size={size} />}
    </Page>
  );
}

interface ControlsProps extends Asked {
  all: RuleSet[];
}

/** Which game, on which paper, in which language. */
function Controls({ all, house, size }: ControlsProps) {
  const open = useSignal<"rules" | "languages" | null>(null);
  const close = () => (open.value = null);
  const move = (next: Partial<Asked>) => keepState(writeHouse(next.house ?? house, { size: next.size ?? size }));
  return (
    <div class="controls">
      <button type="button" class="btn quiet" onClick={() => (open.value = "rules")}>
        {titleOf(house)}
        <Icon name="next" />
      </button>
      <div class="seg" role="group" aria-label={t("paper-size")}>
        {SIZES.map((each) => (
          <button key={each} type="button" aria-pressed={each === size} onClick={() => move({ size: each })}>
            {NAMES[each]}
          </button>
        ))}
      </div>
      <button type="button" class="btn quiet" aria-label={t("web-language")} onClick={() => (open.value = "languages")}>
        {locale.value.toUpperCase()}
      </button>
      {open.value === "languages" && <Languages onClose={close} />}
      {open.value === "rules" && (
        <Sheet title={t("aside-rules-choose")} onClose={close}>
          <RuleList
            all={all}
            chosen={house}
            onChoose={(chosen) => {
              close();
              move({ house: chosen });
            }}
          />
        </Sheet>
      )}
    </div>
  );
}

interface LeavesProps {
  game: Game;
  size: Size;
}

/** Which sheets there are of a game: not everything is known of a house rule. */
const kindsOf = ({ example, card }: Game): SheetKind[] =>
  SHEETS.filter((kind) => (kind === "rules" ? example : kind === "card" ? card : true));

/** The sheets; all of them are printed, unless one is asked for. */
function Leaves(props: LeavesProps) {
  const only = useSignal<SheetKind | null>(null);
  const printed = (kind: SheetKind | null) => {
    only.value = kind;
    addEventListener("afterprint", () => (only.value = null), { once: true });
    requestAnimationFrame(() => setTimeout(() => print()));
  };
  return (
    <>
      <ul class={only.value ? `leaves only-${only.value}` : "leaves"}>
        {kindsOf(props.game).map((kind) => (
          <li key={kind} class={`of-${kind}`}>
            <div class="caption">
              <h2>{t("paper-sheet", { sheet: kind })}</h2>
              <button
                type="button"
                class="btn quiet"
                aria-label={`${t("paper-print")}: ${t("paper-sheet", { sheet: kind })}`}
                onClick={() => printed(kind)}
              >
                <Icon name="print" />
                {t("paper-print")}
              </button>
            </div>
            {drawn(kind, props)}
          </li>
        ))}
      </ul>
      {!isUsual(props.game.settings) && <p class="note">{t("paper-only-pair")}</p>}
      <p class="all">
        <button type="button" class="btn main" onClick={() => printed(null)}>
          {t("paper-print-all")}
        </button>
      </p>
    </>
  );
}

function drawn(kind: SheetKind, { game, size }: LeavesProps): ComponentChildren {
  const { title, about, settings, example, card } = game;
  const given = { title, settings, size };
  if (kind === "board") return <BoardSheet {...given} />;
  if (kind === "scores") return <BlankScores {...given} />;
  if (kind === "rules") return <RulesSheet {...given} about={about} example={example!} />;
  return <CardSheet {...given} card={card!} />;
}
