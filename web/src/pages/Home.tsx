// Home: a sentence that says what will be played, each part of it a choice, and one button.
import { useSignal } from "@preact/signals";
import { request } from "../api";
import { keep, kept } from "../kept";
import { Box } from "../parts/Box";
import { Die } from "../parts/Die";
import { Icon } from "../parts/Icon";
import { go } from "../place";
import { Tastes } from "../parts/Tastes";
import { t } from "../words";
import type { TileView } from "../wire";
import "../style/home.css";

type With = "alone" | "bot" | "here" | "link" | "score";
interface Choice {
  rules: string;
  whom: With;
  bot: string;
  people: number;
}
const GAMES = ["double-shutter", "shut-the-box", "ferme-ta-boite", "last-one-standing", "nine", "twelve"];
const SHAPES: Record<string, number[][]> = {
  "double-shutter": [[1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  "last-one-standing": [[1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  twelve: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
};
const USUAL: Choice = { rules: "double-shutter", whom: "bot", bot: "club", people: 2 };
const BOTS = ["novice", "casual", "club", "expert", "perfect"];

function shape(rules: string): TileView[][] {
  const rows = SHAPES[rules] ?? [[1, 2, 3, 4, 5, 6, 7, 8, 9]];
  return rows.map((row, r) => row.map((value, column) => ({ column, row: r, value, state: r ? "hidden" : "standing" })));
}

export function Home() {
  const choice = useSignal<Choice>({ ...USUAL, ...kept<Choice>("choice") });
  const name = useSignal(kept<string>("name") ?? "");
  const fault = useSignal("");
  const settings = useSignal(false);
  const set = (part: Partial<Choice>) => (choice.value = { ...choice.value, ...part });
  const { rules, whom, bot, people } = choice.value;
  const step = (by: number) => set({ rules: GAMES[(GAMES.indexOf(rules) + by + GAMES.length) % GAMES.length]! });
  const begin = () => {
    keep("choice", choice.value);
    keep("name", name.value);
    lay(choice.value, name.value || t("web-me")).catch((error: Error) => (fault.value = error.message));
  };
  return (
    <div class="home">
      <header class="mast">
        <h1>Shutbox</h1>
        <nav aria-label={t("web-settings")}>
          <button type="button" class="iconbtn" aria-label={t("web-settings")} onClick={() => (settings.value = true)}>
            <Icon name="settings" />
          </button>
        </nav>
      </header>
      {settings.value && <Tastes onClose={() => (settings.value = false)} />}
      <main class="cols">
        <section class="setup" aria-label={t("web-play")}>
          <Box
            tiles={shape(rules)}
            label={t(`rules-${rules}`)}
            looks={(tile) => (tile.state === "hidden" ? "hid" : "up")}
            mat={<div class="mat"><div class="dice"><Die face={4} yaw={14} twist={1} /><Die face={1} yaw={70} /></div></div>}
            rail={
              <div class="rail">
                <button type="button" aria-label={t("web-previous")} onClick={() => step(-1)}><span class="l"><Icon name="next" /></span></button>
                <span class="pegs" aria-hidden="true">{GAMES.map((each) => <i key={each} class={each === rules ? "in" : ""} />)}</span>
                <button type="button" aria-label={t("web-next")} onClick={() => step(1)}><Icon name="next" /></button>
              </div>
            }
          />
          <div class="who" role="group" aria-label={t("web-with-whom")}>
            {(["alone", "bot", "here", "link", "score"] as With[]).map((each) => (
              <button key={each} type="button" aria-pressed={whom === each} onClick={() => set({ whom: each })}>
                {t("web-whom", { whom: each })}
              </button>
            ))}
          </div>
          <p class="sentence">{t("web-sentence", { rules: t(`rules-${rules}`), whom })}</p>
          <div class="fields">
            <label>
              {t("web-your-name")}
              <input value={name.value} maxLength={24} onInput={(event) => (name.value = event.currentTarget.value)} />
            </label>
            {whom === "bot" && (
              <label>
                {t("web-which-bot")}
                <select value={bot} onChange={(event) => set({ bot: event.currentTarget.value })}>
                  {BOTS.map((each) => <option key={each} value={each}>{t("bots-title", { bot: each })}</option>)}
                </select>
              </label>
            )}
            {(whom === "here" || whom === "link" || whom === "score") && (
              <label>
                {t("web-how-many-people")}
                <select value={people} onChange={(event) => set({ people: Number(event.currentTarget.value) })}>
                  {[2, 3, 4, 5, 6].map((each) => <option key={each} value={each}>{each}</option>)}
                </select>
              </label>
            )}
          </div>
          {fault.value && <p role="alert">{fault.value}</p>}
          <div class="goline">
            <button type="button" class="btn main" onClick={begin}>
              {t("web-set-up")}
            </button>
          </div>
        </section>
        <section class="also">
          <p>{t("web-independent")}</p>
        </section>
      </main>
    </div>
  );
}

async function lay(choice: Choice, name: string): Promise<void> {
  const seats = choice.whom === "alone" ? ["open"] : choice.whom === "bot" ? ["open", choice.bot] : Array<string>(choice.people).fill("open");
  const settings = choice.whom === "score" ? { dice: "typed", undo: true, pencil: true } : { undo: true, coach: "ask" };
  const made = await request<{ code: string }>("POST", "/api/tables", { rules: choice.rules, seats, settings });
  const code = made.code.replaceAll("-", "");
  if (choice.whom !== "link") keep(`sit ${code}`, choice.whom === "here" || choice.whom === "score" ? seats.map((_, seat) => t("web-player", { number: seat + 1 })) : [name]);
  go(`/t/${code}`);
}
