// The start: a filled button once all sit, before that an outline with its reason above it.
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { t } from "../language/words";

interface StartProps {
  link: Link;
  snapshot: Snapshot;
  open: number;
  /** Whether the host has seen that somebody has not sealed a seed yet. */
  without: boolean;
}

export function Start({ link, snapshot, open, without }: StartProps) {
  const host = snapshot.view.seats.find((seat) => seat.host)?.name ?? "";
  if (!snapshot.host)
    return (
      <section class="start">
        <p>
          <b>{open ? t("lobby-seats-open", { open }) : t("lobby-all-sit")}</b>{" "}
          {host ? t("lobby-host-starts", { who: host }) : t("web-host-begins")}
        </p>
      </section>
    );
  const able = open === 0 && !link.busy.value;
  return (
    <section class="start">
      <p id="start-why">
        <b>{open ? t("lobby-seats-open", { open }) : t("lobby-all-sit")}</b>{" "}
        {open > 0 && t("lobby-fill", { open })}
      </p>
      <button
        type="button"
        class={open ? "btn pending" : "btn main"}
        aria-disabled={!able}
        aria-describedby="start-why"
        onClick={() => able && void link.send({ do: "start", without_seals: without })}
      >
        {without ? t("web-begin-unsealed") : t("web-set-up")}
      </button>
    </section>
  );
}
