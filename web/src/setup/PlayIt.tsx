// With whom to play a rule set: a sheet that lays the table.
import { useSignal } from "@preact/signals";
import { why } from "../network/fault";
import type { House } from "../rules/house";
import { lay, type Company } from "./company";
import { t } from "../language/words";
import { Stepper } from "../design/Axis";
import { Sheet } from "../frame/Sheet";
import "./playit.css";

const BOTS = ["novice", "casual", "club", "expert", "perfect"];

export function PlayIt({ house, most, onClose }: { house: House; most: number; onClose: () => void }) {
  const fault = useSignal("");
  const bot = useSignal("club");
  const people = useSignal(2);
  const begin = (company: Company) => lay(house, company).catch(async (error) => (fault.value = await why(error)));
  return (
    <Sheet title={t("aside-play-with")} onClose={onClose}>
      {fault.value && <p role="alert">{fault.value}</p>}
      <div class="playit">
        <button type="button" class="btn quiet" onClick={() => void begin({ with: "alone", people: 1 })}>
          {t("aside-play-alone")}
        </button>
        {most > 1 && (
          <>
            <div class="pair">
              <button type="button" class="btn main" onClick={() => void begin({ with: "bot", bot: bot.value })}>
                {t("aside-play-bot")}
              </button>
              <label>
                {t("aside-play-bot-grade")}
                <select value={bot.value} onChange={(event) => (bot.value = event.currentTarget.value)}>
                  {BOTS.map((each) => (
                    <option key={each} value={each} selected={each === bot.value}>
                      {t("bots-title", { bot: each })}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <div class="pair">
              <span class="two">
                <button
                  type="button"
                  class="btn quiet"
                  onClick={() => void begin({ with: "here", people: people.value })}
                >
                  {t("aside-play-here")}
                </button>
                <button
                  type="button"
                  class="btn quiet"
                  onClick={() => void begin({ with: "link", people: people.value })}
                >
                  {t("aside-play-link")}
                </button>
              </span>
              <div class="lab">
                <span>{t("aside-play-people")}</span>
                <Stepper
                  label={t("aside-play-people")}
                  value={people.value}
                  low={2}
                  high={Math.min(most, 6)}
                  onChange={(next) => (people.value = next)}
                />
              </div>
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}
