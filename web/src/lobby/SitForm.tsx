// One field and one button: a name, and the first open seat.
import { useSignal } from "@preact/signals";
import { recall } from "../device/storage";
import { sealOf } from "../fairness/seed";
import { callMe } from "../games/honour";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { freeName, typedName } from "../setup/name";
import { t } from "../language/words";
import type { PlaceView } from "../network/wire";

export const namesAt = (seats: PlaceView[]): string[] => seats.map((seat) => seat.name).filter(Boolean);

interface SitFormProps {
  link: Link;
  snapshot: Snapshot;
  label: string;
  onSeated?: () => void;
}

export function SitForm({ link, snapshot, label, onSeated }: SitFormProps) {
  const { seats, settings, public: publicId } = snapshot.view;
  const first = snapshot.you.length === 0;
  // Whoever has a twin here is offered a number, which is not part of the usual name.
  const offered = useSignal(first ? freeName(recall<string>("name") ?? "", namesAt(seats)) : "");
  const name = useSignal(offered.value);
  const seat = seats.find((each) => each.kind === "open")?.seat;
  const sit = async () => {
    if (seat === undefined) return;
    if (first && name.value !== offered.value) callMe(name.value);
    const seal = settings.dice === "sealed" ? sealOf(publicId, seat) : "";
    if (await link.send({ do: "sit", seat, name: name.value, seal })) return onSeated?.();
    if (link.fault.value?.code === "player-twice")
      name.value = offered.value = freeName(name.value, namesAt(link.snapshot.value!.view.seats));
  };
  const able = name.value.trim() !== "" && !link.busy.value && seat !== undefined;
  return (
    <form
      class="sitform"
      onSubmit={(event) => {
        event.preventDefault();
        if (able) void sit();
      }}
    >
      <label>
        {label}
        <input
          value={name.value}
          autocomplete="nickname"
          enterkeyhint="go"
          onInput={(event) => (name.value = typedName(event))}
        />
      </label>
      <button type="submit" class={able ? "btn main" : "btn pending"} aria-disabled={!able}>
        {t("lobby-sit")}
      </button>
    </form>
  );
}
