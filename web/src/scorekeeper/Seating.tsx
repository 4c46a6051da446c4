// Who is who and who sits where, changed in the middle of a game: names by typing, the order by arrows or by dragging.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";
import { also, t } from "../language/words";
import type { Link } from "../live/link";
import { faultText } from "../network/fault";
import type { GameView, Wish } from "../network/wire";
import { normalName, typedName } from "../setup/name";
import { dragged } from "./drag";

interface Props {
  link: Link;
  game: GameView;
  onClose: () => void;
}

export function Seating({ link, game, onClose }: Props) {
  const order = useSignal(game.order);
  const names = useSignal(game.seats.map((seat) => seat.name));
  const fault = useSignal("");
  useEffect(() => void also("error").catch(() => undefined), []);
  const move = (from: number, to: number) => (order.value = moved(order.value, from, to));
  const rename = (seat: number, name: string) =>
    (names.value = names.value.map((each, other) => (other === seat ? name : each)));
  const save = async () => {
    for (const wish of wishes(game, names.value, order.value))
      if (!(await link.send(wish))) return (fault.value = link.fault.value ? faultText(link.fault.value) : "");
    return onClose();
  };
  return (
    <Sheet title={t("keeper-seats")} onClose={onClose}>
      {game.order.length > 1 && <p class="about">{t("keeper-seats-about")}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ol class="seating">
          {order.value.map((seat, place) => (
            <Place
              key={seat}
              place={place}
              last={order.value.length - 1}
              name={names.value[seat]!}
              at={seat === game.at}
              onName={(name) => rename(seat, name)}
              onMove={(to) => move(place, to)}
            />
          ))}
        </ol>
        <p role="alert">{fault.value}</p>
        <div class="menu">
          <button type="submit" class="btn main" disabled={link.busy.value}>
            {t("keeper-save-seats")}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

const moved = (order: number[], from: number, to: number): number[] => {
  const rest = order.filter((_, place) => place !== from);
  return [...rest.slice(0, to), order[from]!, ...rest.slice(to)];
};

/** What has to be asked for: each new name, then the new order. An empty name stays as it was. */
function wishes(game: GameView, names: string[], order: number[]): Wish[] {
  const renamed = game.seats.filter((seat) => normalName(names[seat.seat]!) && names[seat.seat] !== seat.name);
  const all: Wish[] = renamed.map(({ seat }) => ({ do: "rename", seat, name: normalName(names[seat]!) }));
  return order.join() === game.order.join() ? all : [...all, { do: "order", seats: order }];
}

interface PlaceProps {
  place: number;
  last: number;
  name: string;
  at: boolean;
  onName: (name: string) => void;
  onMove: (to: number) => void;
}

function Place({ place, last, name, at, onName, onMove }: PlaceProps) {
  const arrow = (to: number, label: string, sign: "up" | "down") => (
    <button type="button" class="iconbtn" aria-label={label} disabled={to < 0 || to > last} onClick={() => onMove(to)}>
      <span class={sign}>
        <Icon name="next" />
      </span>
    </button>
  );
  return (
    <li class={at ? "now" : ""}>
      {last > 0 && (
        <span class="grip" aria-hidden="true" {...dragged(place, last, onMove)}>
          <Icon name="grip" />
        </span>
      )}
      <input
        aria-label={t("web-name-of", { number: place + 1 })}
        value={name}
        autocomplete="off"
        onInput={(event) => onName(typedName(event))}
      />
      {last > 0 && arrow(place - 1, t("keeper-up", { who: name }), "up")}
      {last > 0 && arrow(place + 1, t("keeper-down", { who: name }), "down")}
    </li>
  );
}
