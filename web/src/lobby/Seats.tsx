// The seats: who sits there by the figure, and what can be done about each.
import { ALONE } from "../network/ask";
import { useSignal } from "@preact/signals";
import { Figure, type Sitting } from "../control/Figure";
import { Rows } from "../control/Rows";
import { bots } from "../setup/PeopleSheet";
import { You } from "../first/You";
import { ownSeat } from "../first/me";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";
import { freeName } from "../setup/name";
import { t } from "../language/words";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import type { PlaceView } from "../network/wire";
import { namesAt, SitForm } from "./SitForm";

export const figureOf = ({ kind }: PlaceView): Sitting => (kind === "open" || kind === "person" ? kind : "bot");

interface SeatsProps {
  link: Link;
  snapshot: Snapshot;
  /** Shares the link of the table. */
  onInvite: () => void;
}

export function Seats({ link, snapshot, onInvite }: SeatsProps) {
  const adding = useSignal<number | null>(null);
  const { seats } = snapshot.view;
  const first = seats.find((seat) => seat.kind === "open")?.seat;
  return (
    <>
      <ol class="seats" aria-label={t("web-players")}>
        {seats.map((seat) => (
          <li key={seat.seat} class={seat.kind === "open" ? "open" : ""}>
            <Figure who={figureOf(seat)} />
            <Sitter seat={seat} here={link.present.value.includes(seat.seat)} own={ownSeat(snapshot) === seat.seat} />
            {seat.kind === "open"
              ? snapshot.host && (
                  <span class="acts">
                    {seat.seat === first && (
                      <button type="button" class="btn sm quiet" hidden={ALONE} onClick={onInvite}>
                        {t("lobby-invite")}
                      </button>
                    )}
                    <button
                      type="button"
                      class="btn sm quiet"
                      aria-label={t("lobby-add-bot-at", { seat: seat.seat + 1 })}
                      onClick={() => (adding.value = seat.seat)}
                    >
                      {t("lobby-add-bot")}
                    </button>
                  </span>
                )
              : <Rise link={link} snapshot={snapshot} seat={seat} />}
          </li>
        ))}
      </ol>
      {adding.value !== null && (
        <AddBot link={link} snapshot={snapshot} seat={adding.value} onClose={() => (adding.value = null)} />
      )}
    </>
  );
}

function Sitter({ seat, here, own }: { seat: PlaceView; here: boolean; own: boolean }) {
  const kind = seat.kind === "open" ? "open" : seat.kind === "person" ? (here ? "here" : "away") : "bot";
  if (kind === "open")
    return (
      <div class="sitter open">
        <b>{t("lobby-open-seat")}</b>
      </div>
    );
  const about = () =>
    own && seat.host ? t("lobby-host") : t("web-sitter", { kind, host: seat.host ? "yes" : "no" });
  return (
    <div class={`sitter ${kind}`}>
      <b>
        {seat.name}
        {own && <You />}
      </b>
      <small>{kind === "bot" ? t("lobby-bot", { bot: seat.kind }) : about()}</small>
    </div>
  );
}

/** Leaves a seat, or takes it from somebody. */
function Rise({ link, snapshot, seat }: { link: Link; snapshot: Snapshot; seat: PlaceView }) {
  const own = snapshot.you.includes(seat.seat);
  if (!own && !snapshot.host) return null;
  return (
    <button
      type="button"
      class="iconbtn"
      disabled={link.busy.value}
      onClick={() => void link.send({ do: own ? "stand" : "remove", seat: seat.seat })}
      aria-label={t(own ? "web-stand-up" : "web-remove", { who: seat.name })}
    >
      <Icon name="close" />
    </button>
  );
}

interface AddBotProps {
  link: Link;
  snapshot: Snapshot;
  seat: number;
  onClose: () => void;
}

function AddBot({ link, snapshot, seat, onClose }: AddBotProps) {
  const bot = useSignal("club");
  const title = t("bots-title", { bot: bot.value });
  const add = () => {
    void link.send({ do: "fill", seat, bot: bot.value, name: freeName(title, namesAt(snapshot.view.seats)) });
  };
  return (
    <Sheet title={t("lobby-add-bot")} onClose={onClose}>
      <form method="dialog" onSubmit={add}>
        <Rows label={t("lobby-add-bot")} options={bots()} value={bot.value} onChange={(next) => (bot.value = next)} />
        <button type="submit" class="btn main wide">
          {t("lobby-add", { who: title })}
        </button>
      </form>
    </Sheet>
  );
}

/** A seat for somebody else on this device. */
export function SomebodyElse({ link, snapshot }: { link: Link; snapshot: Snapshot }) {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="link" onClick={() => (open.value = true)}>
        <Icon name="plus" />
        <b>{t("web-another-name")}</b>
      </button>
      {open.value && (
        <Sheet title={t("web-another-name")} onClose={() => (open.value = false)}>
          <SitForm link={link} snapshot={snapshot} label={t("lobby-name")} onSeated={() => (open.value = false)} />
        </Sheet>
      )}
    </>
  );
}
