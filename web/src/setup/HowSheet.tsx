// How a game is played: how long, with how much help, how fast, and who begins.
import { factsOf, goalFor, PERSON, playersOf, type Plan } from "./plan";
import { t } from "../language/words";
import { Sheet } from "../frame/Sheet";

interface Props {
  part: "goal" | "how";
  plan: Plan;
  onPlan: (part: Partial<Plan>) => void;
  onClose: () => void;
}

const SECONDS = [0, 15, 30, 60, 120];
const MOST_BUTTONS = 20;

export function HowSheet(props: Props) {
  return props.part === "goal" ? <Length {...props} /> : <How {...props} />;
}

function Length({ plan, onPlan, onClose }: Props) {
  const goal = goalFor(plan);
  if (!goal) return null;
  const several = goal.high - goal.low < MOST_BUTTONS;
  const choose = (value: number) => {
    onPlan({ goal: value });
    onClose();
  };
  return (
    <Sheet title={goal.key === "rounds" ? t("web-how-many-rounds") : t("web-how-far")} onClose={onClose}>
      {several ? (
        <div class="numbers">
          {Array.from({ length: goal.high - goal.low + 1 }, (_, place) => goal.low + place).map((value) => (
            <button key={value} type="button" aria-pressed={goal.value === value} onClick={() => choose(value)}>
              {value}
            </button>
          ))}
        </div>
      ) : (
        <form
          class="fields"
          onSubmit={(event) => {
            event.preventDefault();
            choose(Number(new FormData(event.currentTarget).get("limit")));
          }}
        >
          <label>
            {t("web-how-far")}
            <input
              name="limit"
              type="number"
              inputMode="numeric"
              min={goal.low}
              max={goal.high}
              required
              defaultValue={String(goal.value)}
            />
          </label>
          <button type="submit" class="btn main">
            {t("web-done")}
          </button>
        </form>
      )}
    </Sheet>
  );
}

function How({ plan, onPlan, onClose }: Props) {
  const players = playersOf(plan);
  // Where dice decide it, nobody can be chosen to begin.
  const chosen = factsOf(plan)?.begins === "first" && players > 1;
  return (
    <Sheet title={t("web-how")} onClose={onClose}>
      <div class="tastes">
        <label>
          <span>{t("web-coach")}</span>
          <select
            value={plan.coach}
            onChange={(event) => onPlan({ coach: event.currentTarget.value as Plan["coach"] })}
          >
            <option value="ask">{t("web-coach-ask")}</option>
            <option value="each">{t("web-coach-each")}</option>
            <option value="off">{t("web-coach-off")}</option>
          </select>
        </label>
        <label>
          <span>{t("web-undo-allowed")}</span>
          <input
            type="checkbox"
            checked={plan.undo}
            onChange={(event) => onPlan({ undo: event.currentTarget.checked })}
          />
        </label>
        <label>
          <span>{t("web-thinking-time")}</span>
          <select value={plan.seconds} onChange={(event) => onPlan({ seconds: Number(event.currentTarget.value) })}>
            {SECONDS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t("web-seconds", { seconds })}
              </option>
            ))}
          </select>
        </label>
        {chosen && <Starter plan={plan} players={players} onPlan={onPlan} />}
      </div>
      <div class="menu">
        <button type="button" class="btn main" onClick={onClose}>
          {t("web-done")}
        </button>
      </div>
    </Sheet>
  );
}

function Starter({ plan, players, onPlan }: Pick<Props, "plan" | "onPlan"> & { players: number }) {
  const name = (seat: number): string => {
    const planned = plan.whom === "here" ? plan.seats[seat] : undefined;
    return planned?.kind === PERSON && planned.name.trim() ? planned.name : t("web-seat", { seat: seat + 1 });
  };
  return (
    <label>
      <span>{t("web-who-begins")}</span>
      <select
        value={plan.starter < players ? plan.starter : 0}
        onChange={(event) => onPlan({ starter: Number(event.currentTarget.value) })}
      >
        {Array.from({ length: players }, (_, seat) => (
          <option key={seat} value={seat}>
            {name(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}
