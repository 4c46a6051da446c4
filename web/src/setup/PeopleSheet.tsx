// Who plays: one's own name, the bot on the other side, or everybody around the screen in the order of their turns.
import { useSignal } from "@preact/signals";
import { recall } from "../device/storage";
import { Figure } from "../control/Figure";
import { Rows, type RowOption } from "../control/Rows";
import { Segments } from "../control/Segments";
import { Strength } from "../control/Strength";
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

const Done = () => (
  <button type="submit" class="btn main wide">
    {t("web-done")}
  </button>
);

function Me({ me, onMe, onClose }: Props) {
  return (
    <Sheet title={t("web-your-name")} onClose={onClose}>
      <form method="dialog" class="namefield">
        <label>
          {t("web-your-name")}
          <input
            value={me}
            autocomplete="nickname"
            enterkeyhint="done"
            onInput={(event) => onMe(typedName(event))}
          />
        </label>
        <Done />
      </form>
    </Sheet>
  );
}

/** The bots from the weakest to the strongest, each with its pegs. */
export const bots = (): RowOption[] =>
  GRADES.map((bot) => ({
    value: bot,
    title: t("bots-title", { bot }),
    about: t("setup-bot", { bot }),
    sign: <Figure who="bot" />,
    end: <Strength bot={bot} />,
  }));

function Bot({ plan, onPlan, onClose }: Props) {
  return (
    <Sheet title={t("web-which-bot")} onClose={onClose}>
      <form method="dialog">
        <Rows label={t("web-which-bot")} options={bots()} value={plan.bot} onChange={(bot) => onPlan({ bot })} />
        <Done />
      </form>
    </Sheet>
  );
}

const most = (plan: Plan): number => Math.min(factsOf(plan)?.most_players ?? 12, 12);

function People({ plan, onPlan, onClose }: Props) {
  const numbers = Array.from({ length: most(plan) - 1 }, (_, place) => String(place + 2));
  return (
    <Sheet title={t("web-how-many-people")} onClose={onClose}>
      <form method="dialog">
        <Segments
          looks="grid"
          label={t("web-how-many-people")}
          options={numbers.map((value) => ({ value, label: value }))}
          value={String(plan.people)}
          onChange={(people) => onPlan({ people: Number(people) })}
        />
        <Done />
      </form>
    </Sheet>
  );
}

/** The seats with the one at this place before the one above it. */
const raised = (seats: SeatPlan[], place: number): SeatPlan[] =>
  seats.map((each, other) => (other === place - 1 ? seats[place]! : other === place ? seats[place - 1]! : each));

function Seats({ plan, onPlan, onClose }: Props) {
  const { seats } = plan;
  const changing = useSignal<number | null>(null);
  const put = (place: number, seat: SeatPlan) =>
    onPlan({ seats: seats.map((each, other) => (other === place ? seat : each)) });
  const known = [...new Set((recall<SeatPlan[]>("people") ?? []).map((seat) => seat.name).filter(Boolean))];
  return (
    <Sheet title={t("web-who-plays")} onClose={onClose}>
      <datalist id="known-names">
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <form method="dialog" onSubmit={onward}>
        <ol class="seatplan">
          {seats.map((seat, place) => (
            <Seat
              key={place}
              place={place}
              seat={seat}
              last={place === seats.length - 1}
              onChange={(next) => put(place, next)}
              onKind={() => (changing.value = place)}
              onRaise={place > 0 ? () => onPlan({ seats: raised(seats, place) }) : null}
              onDrop={seats.length > 1 ? () => onPlan({ seats: seats.filter((_, other) => other !== place) }) : null}
            />
          ))}
        </ol>
        {seats.length < most(plan) && (
          <button type="button" class="btn quiet wide" onClick={() => onPlan({ seats: [...seats, NOBODY] })}>
            <Icon name="plus" />
            {t("web-one-more")}
          </button>
        )}
        <Done />
      </form>
      {changing.value !== null && (
        <Kind
          place={changing.value}
          seat={seats[changing.value]!}
          onChange={(seat) => put(changing.value!, seat)}
          onClose={() => (changing.value = null)}
        />
      )}
    </Sheet>
  );
}

/** Enter in a field of a name leads to the next one, and from the last one out of the sheet. */
function onward(event: SubmitEvent): void {
  const form = event.currentTarget as HTMLFormElement;
  const fields = [...form.querySelectorAll<HTMLInputElement>("input:not([type=radio])")];
  const next = fields[fields.indexOf(document.activeElement as HTMLInputElement) + 1];
  if (!next || !fields.includes(document.activeElement as HTMLInputElement)) return;
  event.preventDefault();
  next.focus();
  next.select();
}

interface SeatProps {
  place: number;
  seat: SeatPlan;
  last: boolean;
  onChange: (seat: SeatPlan) => void;
  onKind: () => void;
  /** Puts the seat before the one above it; null for the first. */
  onRaise: (() => void) | null;
  /** Takes the seat away; null for the last one that there is. */
  onDrop: (() => void) | null;
}

function Seat({ place, seat, last, onChange, onKind, onRaise, onDrop }: SeatProps) {
  const number = place + 1;
  const person = seat.kind === PERSON;
  const kind = person ? t("web-person") : t("bots-title", { bot: seat.kind });
  return (
    <li>
      <button
        type="button"
        class="kind"
        aria-haspopup="dialog"
        aria-label={t("setup-seat-kind", { number, kind })}
        onClick={onKind}
      >
        <Figure who={person ? "person" : "bot"} />
      </button>
      {person ? (
        <input
          aria-label={t("web-name-of", { number })}
          value={seat.name}
          list="known-names"
          enterkeyhint={last ? "done" : "next"}
          placeholder={t("web-player", { number })}
          onInput={(event) => onChange({ ...seat, name: typedName(event) })}
        />
      ) : (
        <span class="botname">
          <b>{kind}</b>
          <Strength bot={seat.kind} />
        </span>
      )}
      <button
        type="button"
        class="iconbtn"
        aria-label={t("web-earlier", { number })}
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
        aria-label={t("web-drop-seat", { number })}
        disabled={!onDrop}
        onClick={() => onDrop?.()}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

interface KindProps {
  place: number;
  seat: SeatPlan;
  onChange: (seat: SeatPlan) => void;
  onClose: () => void;
}

/** A person, or which of the bots. */
function Kind({ place, seat, onChange, onClose }: KindProps) {
  const label = t("setup-seat", { number: place + 1 });
  const person = { value: PERSON, title: t("web-person"), sign: <Figure who="person" />, end: <span /> };
  return (
    <Sheet title={label} onClose={onClose}>
      <form method="dialog">
        <Rows
          label={label}
          options={[person, ...bots()]}
          value={seat.kind}
          onChange={(kind) => onChange({ ...seat, kind })}
        />
        <Done />
      </form>
    </Sheet>
  );
}
