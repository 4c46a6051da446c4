// Before the game: who sits where, the link to share, and the start.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useAbroad } from "../network/address";
import { request } from "../network/api";
import { keep, kept } from "../device/storage";
import type { Link } from "../live/link";
import type { Seen } from "../live/reducer";
import { Icon } from "../frame/Icon";
import { Why } from "../network/Why";
import { go } from "../frame/route";
import { GRADES } from "../setup/plan";
import { sealOf } from "../fairness/seed";
import { shared } from "../device/share";
import { ruleTitle, t } from "../language/words";
import type { PlaceView } from "../network/wire";
import "./lobby.css";

interface Props {
  link: Link;
  seen: Seen;
  code: string;
}

export function Lobby({ link, seen, code }: Props) {
  const { seats, stage } = seen.view;
  const title = ruleTitle(String(seen.rules["name"]));
  const unsealed = seats.some((seat) => seat.kind === "person" && seat.seal === null);
  // Who was missing may have come meanwhile.
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
    (seat) => seat.kind === "open" || (seat.kind === "person" && !seen.you.includes(seat.seat)),
  );
  const invitation = inviting && <Invitation key="invite" code={code} title={title} host={seen.host} />;
  // Who sits already has only the others to think of; everybody else first needs a seat.
  const first = seen.host && seen.you.length > 0;
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
            dice: seen.view.settings.dice,
            coach: seen.view.settings.coach,
            undo: seen.view.settings.undo ? "yes" : "no",
            seconds: seen.view.settings.seconds,
          })}
        </p>
        {fault && <Why fault={fault} />}
      </div>
      {first && invitation}
      <section class="at">
        <Seats link={link} seen={seen} />
        <Start
          link={link}
          seen={seen}
          without={fault?.code === "seals-missing"}
          open={seats.filter((seat) => seat.kind === "open").length}
        />
      </section>
      {!first && invitation}
    </main>
  );
}

function Seats({ link, seen }: { link: Link; seen: Seen }) {
  const name = useSignal(seen.you.length ? "" : (kept<string>("name") ?? ""));
  const { seats, settings, public: publicId } = seen.view;
  const sit = (seat: number) => {
    if (!seen.you.length) keep("name", name.value);
    const seal = settings.dice === "sealed" ? sealOf(publicId, seat) : "";
    void link.send({ do: "sit", seat, name: name.value, seal }).then((ok) => ok && (name.value = ""));
  };
  const open = seats.find((seat) => seat.kind === "open")?.seat;
  const seated = seen.you.length > 0;
  const named = name.value.trim() !== "";
  const field = open !== undefined && (
    <label class="name" key="name">
      {seated ? t("web-another-name") : t("web-your-name")}
      <input
        value={name.value}
        maxLength={24}
        autocomplete="nickname"
        onInput={(event) => (name.value = event.currentTarget.value)}
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
              seen={seen}
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
  seen: Seen;
  seat: PlaceView;
  ready: boolean;
  /** Whether somebody here might want to sit down; who sits already must first be asked for another name. */
  offered: boolean;
  /** Whether it is the first seat that is open. */
  first: boolean;
  onSit: () => void;
}

function SeatActions({ link, seen, seat, ready, offered, first, onSit }: SeatActionsProps) {
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
        {seen.host && (
          <select
            aria-label={t("web-bot-at", { who })}
            value=""
            onChange={(event) =>
              tell({
                do: "fill",
                bot: event.currentTarget.value,
                name: t("bots-title", { bot: event.currentTarget.value }),
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
  const own = seen.you.includes(seat.seat);
  if (!own && !seen.host) return <span />;
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
  seen: Seen;
  open: number;
  /** Whether the host was told that somebody has sealed nothing yet. */
  without: boolean;
}

function Start({ link, seen, open, without }: StartProps) {
  if (!seen.host) return <p class="note">{t("web-host-begins")}</p>;
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
  const said = useSignal("");
  const spoken = useSignal("");
  const abroad = useAbroad();
  const share = () =>
    void shared(title, abroad()).then((came) => (said.value = came === "copied" ? t("web-copied") : ""));
  const speak = () =>
    void request<{ spoken: string }>("POST", `/api/tables/${code}/spoken`).then((told) => (spoken.value = told.spoken));
  return (
    <section class="invite" aria-label={t("web-invitation")}>
      <h2>{t("web-invitation")}</h2>
      <img class="qr" src={`/api/tables/${code}/qr`} alt={t("web-qr")} width="240" height="240" />
      <p class="address">
        {new URL(abroad()).host}
        <wbr />
        {location.pathname}
      </p>
      <button type="button" class="btn quiet" onClick={share}>
        <Icon name="share" />
        {t("web-share-table")}
      </button>
      <p role="status">{said.value}</p>
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
