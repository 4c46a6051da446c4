// With whom to play a rule set: a sheet that lays the table.
import { useSignal } from "@preact/signals";
import { why } from "../network/fault";
import type { House } from "../rules/house";
import { playWith, type Company } from "./company";
import { t } from "../language/words";
import { Picker } from "../control/Picker";
import { Stepper } from "../control/Stepper";
import { bots } from "./PeopleSheet";
import { Sheet } from "../frame/Sheet";
import "./playit.css";

export function PlayIt({ house, most, onClose }: { house: House; most: number; onClose: () => void }) {
  const fault = useSignal("");
  const begin = (company: Company) => playWith(house, company).catch(async (error) => (fault.value = await why(error)));
  return (
    <Sheet title={t("aside-play-with")} onClose={onClose}>
      {fault.value && <p role="alert">{fault.value}</p>}
      <div class="playit">
        <button type="button" class="btn quiet" onClick={() => void begin({ with: "alone", people: 1 })}>
          {t("aside-play-alone")}
        </button>
        {most > 1 && (
          <>
            <WithBot onBegin={(company) => void begin(company)} />
            <WithPeople most={Math.min(most, 6)} onBegin={(company) => void begin(company)} />
          </>
        )}
      </div>
    </Sheet>
  );
}

type Begin = (company: Company) => void;

function WithBot({ onBegin }: { onBegin: Begin }) {
  const bot = useSignal("club");
  return (
    <div class="pair">
      <button type="button" class="btn main" onClick={() => onBegin({ with: "bot", bot: bot.value })}>
        {t("aside-play-bot")}
      </button>
      <Picker
        label={t("aside-play-bot-grade")}
        options={bots()}
        value={bot.value}
        onChange={(grade) => (bot.value = grade)}
      />
    </div>
  );
}

function WithPeople({ most, onBegin }: { most: number; onBegin: Begin }) {
  const people = useSignal(2);
  return (
    <div class="pair">
      <span class="two">
        <button
          type="button"
          class="btn quiet"
          onClick={() => onBegin({ with: "here", people: people.value })}
        >
          {t("aside-play-here")}
        </button>
        <button
          type="button"
          class="btn quiet"
          onClick={() => onBegin({ with: "link", people: people.value })}
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
          high={most}
          onChange={(next) => (people.value = next)}
        />
      </div>
    </div>
  );
}
