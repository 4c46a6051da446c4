// Who plays: one's own name, the bot on the other side, or everybody around the screen in the order of their turns.
import { recall } from "../device/storage";
import { typedName } from "./name";
import { factsOf, GRADES, NOBODY, PERSON, type Plan, type SeatPlan } from "./plan";
import { t } from "../language/words";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";

interface Props {
  part: "seats" | "me" | "people" | "bot";
  plan: Plan;
  me: string;
  onPlan: (part: Partial<Plan>) => void;
  onMe: (name: string) => void;
  onClose: () => void;
}

export function PeopleSheet(props: Props) {
  if (props.part === "me") return <Me {...props} />;
  if (props.part === "bot") return <Bot {...props} />;
  return props.part === "people" ? <People {...props} /> : <Seats {...props} />;
}

function Me({ me, onMe, onClose }: Props) {
  return (
    <Sheet title={t("web-your-name")} onClose={onClose}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <label>
          {t("web-your-name")}
          <input
            value={me}
            autocomplete="nickname"
            onInput={(event) => onMe(typedName(event))}
          />
        </label>
        <button type="submit" class="btn main">
          {t("web-done")}
        </button>
      </form>
    </Sheet>
  );
}

function Bot({ plan, onPlan, onClose }: Props) {
  return (
    <Sheet title={t("web-which-bot")} onClose={onClose}>
      <ul class="picks">
        {GRADES.map((bot) => (
          <li key={bot}>
            <button
              type="button"
              aria-pressed={plan.bot === bot}
              onClick={() => {
                onPlan({ bot });
                onClose();
              }}
            >
              <b>{t("bots-title", { bot })}</b>
              <span>{t("bots-about", { bot })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const most = (plan: Plan): number => Math.min(factsOf(plan)?.most_players ?? 12, 12);

function People({ plan, onPlan, onClose }: Props) {
  return (
    <Sheet title={t("web-how-many-people")} onClose={onClose}>
      <div class="numbers">
        {Array.from({ length: most(plan) - 1 }, (_, place) => place + 2).map((people) => (
          <button
            key={people}
            type="button"
            aria-pressed={plan.people === people}
            onClick={() => {
              onPlan({ people });
              onClose();
            }}
          >
            {people}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

function Seats({ plan, onPlan, onClose }: Props) {
  const { seats } = plan;
  const put = (place: number, seat: SeatPlan) =>
    onPlan({ seats: seats.map((each, other) => (other === place ? seat : each)) });
  const drop = (place: number) => onPlan({ seats: seats.filter((_, other) => other !== place) });
  const raise = (place: number) =>
    onPlan({
      seats: seats.map((each, other) =>
        other === place - 1 ? seats[place]! : other === place ? seats[place - 1]! : each,
      ),
    });
  const known = [...new Set((recall<SeatPlan[]>("people") ?? []).map((seat) => seat.name).filter(Boolean))];
  return (
    <Sheet title={t("web-who-plays")} onClose={onClose}>
      <datalist id="known-names">
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol class="seatplan">
        {seats.map((seat, place) => (
          <Seat
            key={place}
            place={place}
            seat={seat}
            onChange={(next) => put(place, next)}
            onRaise={place > 0 ? () => raise(place) : null}
            onDrop={seats.length > 1 ? () => drop(place) : null}
          />
        ))}
      </ol>
      <div class="menu">
        {seats.length < most(plan) && (
          <button type="button" class="btn quiet" onClick={() => onPlan({ seats: [...seats, NOBODY] })}>
            {t("web-one-more")}
          </button>
        )}
        <button type="button" class="btn main" onClick={onClose}>
          {t("web-done")}
        </button>
      </div>
    </Sheet>
  );
}

interface SeatProps {
  place: number;
  seat: SeatPlan;
  onChange: (seat: SeatPlan) => void;
  /** Puts the seat before the one above it; null for the first. */
  onRaise: (() => void) | null;
  /** Takes the seat away; null for the last one that there is. */
  onDrop: (() => void) | null;
}

function Seat({ place, seat, onChange, onRaise, onDrop }: SeatProps) {
  return (
    <li>
      <select
        aria-label={t("web-seat-kind", { number: place + 1 })}
        value={seat.kind}
        onChange={(event) => onChange({ ...seat, kind: event.currentTarget.value })}
      >
        <option value={PERSON}>{t("web-person")}</option>
        {GRADES.map((bot) => (
          <option key={bot} value={bot}>
            {t("bots-title", { bot })}
          </option>
        ))}
      </select>
      {seat.kind === PERSON ? (
        <input
          aria-label={t("web-name-of", { number: place + 1 })}
          value={seat.name}
          list="known-names"
          placeholder={t("web-player", { number: place + 1 })}
          onInput={(event) => onChange({ ...seat, name: typedName(event) })}
        />
      ) : (
        <span />
      )}
      <button
        type="button"
        class="iconbtn"
        aria-label={t("web-earlier", { number: place + 1 })}
        disabled={!onRaise}
        onClick={() => onRaise?.()}
      >
        <span class="up">
          <Icon name="next" />
        </span>
      </button>
      <button
        type="button"
        class="iconbtn"
        aria-label={t("web-drop-seat", { number: place + 1 })}
        disabled={!onDrop}
        onClick={() => onDrop?.()}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
