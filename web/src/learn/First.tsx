// The first game: one turn with a guide, who says what to do, and afterwards what would have been better.
import { useSignal } from "@preact/signals";
import type { Worth } from "../coach/advice";
import { spokenTiles } from "../tile/tileName";
import { BOXES } from "../rules/axis";
import { exact } from "../language/figure";
import { sum } from "../explore/survey";
import type { Turn, TurnState } from "./turn";
import { andList, t } from "../language/words";
import { Icon } from "../frame/Icon";
import { Page } from "../frame/Page";
import { PlayIt } from "../setup/PlayIt";
import { TryBoard } from "./TryBoard";

// The first throws are args beforehand, so that there is something to say about them.
const SCRIPT = [[4, 5], [2, 6], [3, 4]];
const CLOSE = 0.25;

/** What is said of what was shut last. */
function remark({ move, ways }: { move: Worth; ways: Worth[] }): string {
  const best = ways.find((way) => way.loss === 0)!;
  const names = { tiles: spokenTiles(move.word!), better: spokenTiles(best.word!) };
  if (move.loss === 0) return t("learn-first-best", names);
  return move.loss < CLOSE
    ? t("learn-first-close", names)
    : t("learn-first-worse", { ...names, loss: exact("total", move.loss) });
}

function shutting(now: TurnState): string {
  const args = { sum: sum(now.faces), faces: andList(now.faces.map(String)) };
  if (now.thrown === 1) return t("learn-first-one", args);
  if (now.ways.length === 1) return t("learn-first-only", args);
  if (now.thrown === 2) return t("learn-first-two", args);
  return now.thrown === 3 ? t("learn-first-three", args) : t("learn-first-later", args);
}

export function First() {
  const hinted = useSignal(0);
  const playing = useSignal(false);
  const say = (now: TurnState): string | null => {
    if (now.phase === "throw" && !now.last) return t("learn-first-start");
    if (now.phase === "throw")
      return `${remark(now.last!)} ${now.thrown === 1 ? t("learn-first-again") : t("learn-first-throw")}`;
    if (now.phase === "missed") return t("learn-first-missed", { sum: sum(now.faces), total: now.total ?? 0 });
    if (now.phase === "done") return t("learn-first-shut");
    if (hinted.value === now.thrown) {
      const best = now.ways.find((way) => way.loss === 0)!;
      return t("learn-first-hinted", { tiles: spokenTiles(best.word!), value: exact("total", best.value) });
    }
    return shutting(now);
  };
  const more = (turn: Turn) => {
    const now = turn.state.value;
    const over = now.phase === "missed" || now.phase === "done";
    return (
      <>
        {now.phase === "shut" && now.thrown > 1 && now.ways.length > 1 && (
          <button type="button" class="btn quiet" onClick={() => (hinted.value = now.thrown)}>
            <Icon name="bulb" />
            {t("learn-first-hint")}
          </button>
        )}
        {over && <p class="known">{t("learn-first-known")}</p>}
        {over && (
          <button type="button" class="btn main" onClick={() => (playing.value = true)}>
            {t("learn-first-play")}
          </button>
        )}
        {over && (
          <a class="btn quiet" href="/learn/double-shutter">
            {t("learn-first-double")}
          </a>
        )}
      </>
    );
  };
  return (
    <Page title={t("learn-first")} kind="learn first" back="/learn">
      <TryBoard
        rules="nine"
        box={BOXES["nine"]!}
        start="123456789"
        script={SCRIPT}
        label={t("learn-first")}
        say={say}
        more={more}
      />
      {playing.value && <PlayIt house={{ rules: "nine", set: {} }} most={6} onClose={() => (playing.value = false)} />}
    </Page>
  );
}
