// Before the game: who sits where, the link to share, and the start.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useAddress } from "../network/address";
import { request } from "../network/api";
import { keep, recall } from "../device/storage";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { Icon } from "../frame/Icon";
import { Why } from "../network/Why";
import { go } from "../frame/route";
import { freeName, typedName } from "../setup/name";
import { GRADES } from "../setup/plan";
import { sealOf } from "../fairness/seed";
import { shareLink } from "../device/share";
import { ruleTitle, t } from "../language/words";
import type { PlaceView } from "../network/wire";
import "./lobby.css";

interface Props {
  link: Link;
  snapshot: Snapshot;
  code: string;
}

export function LobbyPage({ link, snapshot, code }: Props) {
  const { seats, stage } = snapshot.view;
  const title = ruleTitle(String(snapshot.rules["name"]));
  const unsealed = seats.some((seat) => seat.kind === "person" && seat.seal === null);
  // The missing players may have arrived meanwhile.
  const fault = link.fault.value?.code === "seals-missing" && !unsealed ? null : link.fault.value;
  useEffect(() => {
    document.title = `${title} · Shutbox`;
  }, [title]);
  if (stage !== "waiting")
    return (
      <main class="wait">
        <p role="status">{t("web-sealing")}</p>
      </main>
    );
  const inviting = seats.some(
    (seat) => seat.kind === "open" || (seat.kind === "person" && !snapshot.you.includes(seat.seat)),
  );
  const invitation = inviting && <Invitation key="invite" code={code} title={title} host={snapshot.host} />;
  // A seated player only waits for the others; everybody else needs a seat first.
  const first = snapshot.host && snapshot.you.length > 0;
  return (
    <main class="lobby">
      <header class="bar">
        <a class="iconbtn" href="/" aria-label={t("web-leave")}>
          <Icon name="back" />
        </a>
        <span />
      </header>
      <div class="what">
        <h1>{title}</h1>
        <p class="how">
          {t("web-table-how", {
            dice: snapshot.view.settings.dice,
            coach: snapshot.view.settings.coach,
            undo: snapshot.view.settings.undo ? "yes" : "no",
            seconds: snapshot.view.settings.seconds,
          })}
        </p>
        {fault && <Why fault={fault} />}
      </div>
      {first && invitation}
      <section class="at">
        <Seats link={link} snapshot={snapshot} />
        <Start
          link={link}
          snapshot={snapshot}
          without={fault?.code === "seals-missing"}
          open={seats.filter((seat) => seat.kind === "open").length}
        />
      </section>
      {!first && invitation}
    </main>
  );
}

const namesAt = (seats: PlaceView[]): string[] => seats.map((seat) => seat.name).filter(Boolean);

function Seats({ link, snapshot }: { link: Link; snapshot: Snapshot }) {
  const { seats, settings, public: publicId } = snapshot.view;
  // Whoever has a twin here is offered a number, which is not part of the usual name.
  const offered = useSignal(snapshot.you.length ? "" : freeName(recall<string>("name") ?? "", namesAt(seats)));
  const name = useSignal(offered.value);
  const sit = (seat: number) => {
    if (!snapshot.you.length && name.value !== offered.value) keep("name", name.value);
    const seal = settings.dice === "sealed" ? sealOf(publicId, seat) : "";
    void link.send({ do: "sit", seat, name: name.value, seal }).then((ok) => {
      if (ok) name.value = "";
      else if (link.fault.value?.code === "player-twice")
        name.value = offered.value = freeName(name.value, namesAt(link.snapshot.value!.view.seats));
    });
  };
  const open = seats.find((seat) => seat.kind === "open")?.seat;
  const seated = snapshot.you.length > 0;
  const named = name.value.trim() !== "";
  const field = open !== undefined && (
    <label class="name" key="name">
      {seated ? t("web-another-name") : t("web-your-name")}
      <input
        value={name.value}
        autocomplete="nickname"
        onInput={(event) => (name.value = typedName(event))}
      />
    </label>
  );
  return (
    <>
      {!seated && field}
      <ol class="seats" aria-label={t("web-players")}>
        {seats.map((seat) => (
          <li key={seat.seat}>
            <Sitter seat={seat} here={link.present.value.includes(seat.seat)} />
            <SeatActions
              link={link}
              snapshot={snapshot}
              seat={seat}
              ready={named && !link.busy.value}
              offered={named || !seated}
              first={seat.seat === open}
              onSit={() => sit(seat.seat)}
            />
          </li>
        ))}
      </ol>
      {seated && field}
    </>
  );
}

function Sitter({ seat, here }: { seat: PlaceView; here: boolean }) {
  const kind = seat.kind === "open" ? "open" : seat.kind === "person" ? (here ? "here" : "away") : "bot";
  return (
    <span class={`sitter ${kind}`}>
      <i aria-hidden="true" />
      <span>
        <b>{kind === "open" ? t("web-seat", { seat: seat.seat + 1 }) : seat.name}</b>
        <small>{t("web-sitter", { kind, host: seat.host ? "yes" : "no" })}</small>
      </span>
    </span>
  );
}

interface SeatActionsProps {
  link: Link;
  snapshot: Snapshot;
  seat: PlaceView;
  ready: boolean;
  /** Whether somebody here might want to sit down; who sits already must first be asked for another name. */
  offered: boolean;
  /** Whether it is the first seat that is open. */
  first: boolean;
  onSit: () => void;
}

function SeatActions({ link, snapshot, seat, ready, offered, first, onSit }: SeatActionsProps) {
  const tell = (wish: { do: string } & Record<string, unknown>) => void link.send({ ...wish, seat: seat.seat });
  const who = seat.kind === "open" ? t("web-seat", { seat: seat.seat + 1 }) : seat.name;
  if (seat.kind === "open") {
    return (
      <span class="does">
        {offered && (
          <button
            type="button"
            class={ready && first ? "btn main" : "btn quiet"}
            disabled={!ready}
            onClick={onSit}
            aria-label={t("web-sit-at", { who })}
          >
            {t("web-sit")}
          </button>
        )}
        {snapshot.host && (
          <select
            aria-label={t("web-bot-at", { who })}
            value=""
            onChange={(event) =>
              tell({
                do: "fill",
                bot: event.currentTarget.value,
                name: freeName(t("bots-title", { bot: event.currentTarget.value }), namesAt(snapshot.view.seats)),
              })
            }
          >
            <option value="" disabled>
              {t("web-bot-here")}
            </option>
            {GRADES.map((bot) => (
              <option key={bot} value={bot}>
                {t("bots-title", { bot })}
              </option>
            ))}
          </select>
        )}
      </span>
    );
  }
  const own = snapshot.you.includes(seat.seat);
  if (!own && !snapshot.host) return <span />;
  return (
    <span class="does">
      <button
        type="button"
        class="btn quiet"
        disabled={link.busy.value}
        onClick={() => tell({ do: own ? "stand" : "remove" })}
        aria-label={own ? t("web-stand-up", { who }) : t("web-remove", { who })}
      >
        {own ? t("web-stand") : t("web-remove-short")}
      </button>
    </span>
  );
}

interface StartProps {
  link: Link;
  snapshot: Snapshot;
  open: number;
  /** Whether the host has seen that somebody has not sealed a seed yet. */
  without: boolean;
}

function Start({ link, snapshot, open, without }: StartProps) {
  if (!snapshot.host) return <p class="note">{t("web-host-begins")}</p>;
  const change = () => void link.send({ do: "close" }).then(() => go("/"));
  return (
    <>
      <button
        type="button"
        class="btn main"
        disabled={open > 0 || link.busy.value}
        onClick={() => void link.send({ do: "start", without_seals: without })}
      >
        {without ? t("web-begin-unsealed") : t("web-begin", { open })}
      </button>
      <button type="button" class="plain" onClick={change}>
        {t("web-other-game")}
      </button>
    </>
  );
}

function Invitation({ code, title, host }: { code: string; title: string; host: boolean }) {
  const status = useSignal("");
  const spoken = useSignal("");
  const address = useAddress();
  const share = () =>
    void shareLink(title, address()).then((came) => (status.value = came === "copied" ? t("web-copied") : ""));
  const speak = () =>
    void request<{ spoken: string }>("POST", `/api/tables/${code}/spoken`).then(
      (answer) => (spoken.value = answer.spoken),
    );
  return (
    <section class="invite" aria-label={t("web-invitation")}>
      <h2>{t("web-invitation")}</h2>
      <img class="qr" src={`/api/tables/${code}/qr`} alt={t("web-qr")} width="240" height="240" />
      <p class="address">
        {new URL(address()).host}
        <wbr />
        {location.pathname}
      </p>
      <button type="button" class="btn quiet" onClick={share}>
        <Icon name="share" />
        {t("web-share-table")}
      </button>
      <p role="status">{status.value}</p>
      {host &&
        (spoken.value ? (
          <p class="spoken">
            {t("web-spoken")} <b>{spoken.value}</b>
          </p>
        ) : (
          <button type="button" class="plain" onClick={speak}>
            {t("web-speak")}
          </button>
        ))}
    </section>
  );
}
