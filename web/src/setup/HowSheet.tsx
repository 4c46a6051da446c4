// How a game is played: how long, with how much help, how fast, and who begins.
import { Rows } from "../control/Rows";
import { Segments } from "../control/Segments";
import { Stepper } from "../control/Stepper";
import { Switch } from "../control/Switch";
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
const COACH: Plan["coach"][] = ["ask", "each", "off"];
const MOST_BUTTONS = 20;

export function HowSheet(props: Props) {
  return props.part === "goal" ? <Length {...props} /> : <How {...props} />;
}

const Done = () => (
  <button type="submit" class="btn main wide">
    {t("web-done")}
  </button>
);

function Length({ plan, onPlan, onClose }: Props) {
  const goal = goalFor(plan);
  if (!goal) return null;
  const label = goal.key === "rounds" ? t("web-how-many-rounds") : t("web-how-far");
  const several = goal.high - goal.low < MOST_BUTTONS;
  const numbers = () => Array.from({ length: goal.high - goal.low + 1 }, (_, place) => String(goal.low + place));
  return (
    <Sheet title={label} onClose={onClose}>
      <form method="dialog">
        {several ? (
          <Segments
            looks="grid"
            label={label}
            options={numbers().map((value) => ({ value, label: value }))}
            value={String(goal.value)}
            onChange={(value) => onPlan({ goal: Number(value) })}
          />
        ) : (
          <Stepper
            label={label}
            value={goal.value}
            low={goal.low}
            high={goal.high}
            onChange={(value) => onPlan({ goal: value })}
          />
        )}
        <Done />
      </form>
    </Sheet>
  );
}

function How({ plan, onPlan, onClose }: Props) {
  const players = playersOf(plan);
  // Where dice decide it, nobody can be chosen to begin.
  const chosen = factsOf(plan)?.begins === "first" && players > 1;
  return (
    <Sheet title={t("web-how")} onClose={onClose}>
      <form method="dialog" class="how-fields">
        <div class="howfield">
          <p>{t("web-coach")}</p>
          <Segments
            label={t("web-coach")}
            options={COACH.map((value) => ({ value, label: t("setup-coach", { coach: value }) }))}
            value={plan.coach}
            onChange={(coach) => onPlan({ coach: coach as Plan["coach"] })}
          />
        </div>
        <div class="howfield">
          <p>{t("web-thinking-time")}</p>
          <Segments
            label={t("web-thinking-time")}
            options={SECONDS.map((seconds) => ({ value: String(seconds), label: t("setup-seconds", { seconds }) }))}
            value={String(plan.seconds)}
            onChange={(seconds) => onPlan({ seconds: Number(seconds) })}
          />
        </div>
        <Switch label={t("setup-undo")} on={plan.undo} onChange={(undo) => onPlan({ undo })} />
        {chosen && <Starter plan={plan} players={players} onPlan={onPlan} />}
        <Done />
      </form>
    </Sheet>
  );
}

function Starter({ plan, players, onPlan }: Pick<Props, "plan" | "onPlan"> & { players: number }) {
  const name = (seat: number): string => {
    const planned = plan.whom === "here" ? plan.seats[seat] : undefined;
    return planned?.kind === PERSON && planned.name.trim() ? planned.name : t("web-seat", { seat: seat + 1 });
  };
  return (
    <div class="howfield">
      <p>{t("web-who-begins")}</p>
      <Rows
        label={t("web-who-begins")}
        options={Array.from({ length: players }, (_, seat) => ({ value: String(seat), title: name(seat) }))}
        value={String(plan.starter < players ? plan.starter : 0)}
        onChange={(seat) => onPlan({ starter: Number(seat) })}
      />
    </div>
  );
}
