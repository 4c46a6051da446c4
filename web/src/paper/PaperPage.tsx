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
import { locale, ruleTitle, t } from "../language/words";
import { Busy } from "../network/Busy";
import { RuleList } from "../rules/RuleList";
import { useCatalogue } from "../rules/ruleset";
import { BlankScores } from "./BlankScores";
import { BoardSheet } from "./BoardSheet";
import { CardSheet } from "./CardSheet";
import { fetchGames, type Example } from "./example";
import { paperOf, SHEETS, SIZES, type Settings, type SheetKind, type Size } from "./format";
import { RulesSheet } from "./RulesSheet";
import "./paper.css";

const NAMES: Record<Size, string> = { a4: "A4", letter: "Letter" };

/** What the address says: the game, and the paper if it is not that of the country. */
function readState(all: string[]): { rules: string; size: Size } {
  const fields = new URLSearchParams(fragment.value);
  const rules = [fields.get("rules"), recall<string>("explored"), "nine"].find((each) => each && all.includes(each));
  const size = SIZES.find((each) => each === fields.get("size")) ?? paperOf(navigator.languages);
  return { rules: rules ?? all[0]!, size };
}

export function PaperPage() {
  const all = useCatalogue();
  const games = useSignal<Record<string, Example> | null>(null);
  useEffect(() => void fetchGames().then((found) => (games.value = found)), []);
  if (!all || !games.value)
    return (
      <Page title={t("paper-title")} kind="paper">
        <Busy busy fault={null} />
      </Page>
    );
  const known = all.filter((each) => games.value![each.name]);
  const { rules, size } = readState(known.map((each) => each.name));
  const { settings } = known.find((each) => each.name === rules)!;
  return (
    <Page title={t("paper-title")} kind="paper">
      <p class="lede">{t("paper-lede")}</p>
      <Controls all={known} rules={rules} size={size} />
      <Leaves
        key={`${locale.value} ${rules} ${size}`}
        name={rules}
        settings={settings}
        example={games.value[rules]!}
        size={size}
      />
    </Page>
  );
}

interface ControlsProps {
  all: Parameters<typeof RuleList>[0]["all"];
  rules: string;
  size: Size;
}

/** Which game, on which paper, in which language. */
function Controls({ all, rules, size }: ControlsProps) {
  const open = useSignal<"rules" | "languages" | null>(null);
  const close = () => (open.value = null);
  const move = (part: { rules?: string; size?: Size }) =>
    keepState(new URLSearchParams({ rules, size, ...part }).toString());
  return (
    <div class="controls">
      <button type="button" class="btn quiet" onClick={() => (open.value = "rules")}>
        {ruleTitle(rules)}
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
            own={false}
            chosen={{ rules, set: {} }}
            onChoose={(house) => {
              close();
              move({ rules: house.rules });
            }}
          />
        </Sheet>
      )}
    </div>
  );
}

interface LeavesProps {
  name: string;
  settings: Settings;
  example: Example;
  size: Size;
}

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
        {SHEETS.map((kind) => (
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
      <p class="all">
        <button type="button" class="btn main" onClick={() => printed(null)}>
          {t("paper-print-all")}
        </button>
      </p>
    </>
  );
}

function drawn(kind: SheetKind, { name, settings, example, size }: LeavesProps): ComponentChildren {
  const given = { name, settings, size };
  if (kind === "board") return <BoardSheet {...given} />;
  if (kind === "scores") return <BlankScores {...given} />;
  if (kind === "rules") return <RulesSheet {...given} example={example} />;
  return <CardSheet {...given} card={example.card} />;
}
