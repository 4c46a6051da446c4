// A small board to try: throw, gather, shut, as at a table, with a sentence above that says what is going on.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { looksWith } from "../box/gather";
import { sum } from "../explore/survey";
import { useTurn, type Turn, type TurnState } from "./turn";
import type { Columns } from "../box/columns";
import { andList, t } from "../language/words";
import { Box } from "../box/Box";
import { Dice } from "../dice/Dice";
import { Icon } from "../frame/Icon";
import { Num } from "../box/Num";
import { Sum } from "../box/Sum";

interface Props {
  rules: string;
  box: Columns;
  start: string;
  faces?: number;
  script?: number[][];
  label: string;
  /** What is said of a state, where it is not the usual. */
  say?: (state: TurnState) => string | null;
  /** More buttons. */
  more?: (turn: Turn) => ComponentChildren;
}

export function TryBoard({ rules, box, start, faces = 6, script = [], label, say, more }: Props) {
  const turn = useTurn({ rules, columns: box, start, script, faces });
  const now = turn.state.value;
  const choosing = now.phase === "shut";
  return (
    <div class="try">
      <p class="speaks" aria-live="polite">
        {now.fault || say?.(now) || usual(now, turn)}
      </p>
      <Box
        tiles={turn.tiles}
        label={label}
        looks={(tile) =>
          choosing
            ? looksWith(turn.tiles, tile, turn.gathered.value, turn.got.helps)
            : tile.state === "shut"
              ? "shut"
              : tile.state === "hidden"
                ? "hid"
                : "up"
        }
        onTap={choosing ? turn.tap : undefined}
        mat={
          <>
            <div class="fall">
              <Dice faces={now.faces} rolled={now.rolled} rolling={now.rolling} at={label} fallen={fallenAt(turn)} />
            </div>
            <div class="mat beside">
              {choosing && (
                <div class="missing">
                  <Num value={Math.max(0, sum(now.faces) - turn.got.sum)} />
                  <span>{t("web-missing", { missing: sum(now.faces) - turn.got.sum })}</span>
                </div>
              )}
            </div>
          </>
        }
      />
      <Buttons turn={turn} more={more} />
    </div>
  );
}

/** For each column whether its front tile lies. */
const fallenAt = ({ tiles }: Turn): boolean[] => (tiles[0] ?? []).map((tile) => tile.state === "shut");

/** What is said of a state where there is nothing special to say. */
function usual(now: TurnState, turn: Turn): string {
  const thrown = sum(now.faces);
  if (now.phase === "done") return t("learn-board-shut");
  if (now.phase === "missed") return t("learn-board-missed", { sum: thrown, total: now.total ?? 0 });
  if (now.phase === "throw") return now.last ? t("learn-first-throw") : t("learn-try");
  if (turn.got.complete) return t("learn-board-ready", { sum: thrown });
  if (turn.gathered.value.size) return t("learn-board-gather", { missing: thrown - turn.got.sum });
  const text =
    now.faces.length > 1
      ? t("learn-board-threw", { faces: andList(now.faces.map(String)), sum: thrown })
      : t("learn-board-threw-one", { sum: thrown });
  return `${text} ${t("learn-board-ways", { count: now.ways.length })}`;
}

function Buttons({ turn, more }: { turn: Turn; more: Props["more"] }) {
  const now = turn.state.value;
  const count = useSignal(2);
  const dice = now.dice.includes(count.value) ? count.value : Math.max(...now.dice, 1);
  const move = turn.got.complete ?? turn.got.only;
  const way = move && now.ways.find((each) => each.word === move.word);
  return (
    <div class="tryact">
      {now.phase === "throw" && now.dice.length > 1 && (
        <div class="seg" role="group" aria-label={t("web-how-many")}>
          {now.dice.map((each) => (
            <button key={each} type="button" aria-pressed={each === dice} onClick={() => (count.value = each)}>
              {t("web-dice", { dice: each })}
            </button>
          ))}
        </div>
      )}
      {now.phase === "throw" && (
        <button type="button" class="btn main" aria-disabled={!now.dice.length} onClick={() => turn.throwDice(dice)}>
          {now.dice.length ? t("web-throw", { dice }) : t("learn-board-busy")}
        </button>
      )}
      {now.phase === "shut" && (
        <button type="button" class="btn main" aria-disabled={!way} onClick={() => way && turn.shut(way)}>
          {way ? (
            <>
              {t("web-shut")} <Sum move={way} gathered={turn.gathered.value.size ? turn.gathered.value : null} />
              <span class="sr">{andList(way.tiles!.map(String))}</span>
            </>
          ) : (
            t("web-still-missing", { missing: sum(now.faces) - turn.got.sum })
          )}
        </button>
      )}
      {now.phase !== "missed" && now.phase !== "done" && now.thrown > 0 && (
        <button type="button" class="iconbtn ring" aria-label={t("learn-board-again")} onClick={turn.again}>
          <Icon name="again" />
        </button>
      )}
      {more?.(turn)}
      {(now.phase === "missed" || now.phase === "done") && (
        <button type="button" class="btn quiet" onClick={turn.again}>
          <Icon name="again" />
          {t("learn-board-again")}
        </button>
      )}
    </div>
  );
}
