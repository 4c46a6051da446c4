// Before the game: who sits where, and one button that names the next useful step: share the link until all sit, then
// start. Whoever comes by the link sees who invites them, to what, and a seat.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { Icon } from "../frame/Icon";
import { Sure } from "../frame/Sure";
import { ALONE } from "../network/ask";
import { Why } from "../network/Why";
import { go } from "../frame/route";
import { watches } from "../first/me";
import { useAddressee } from "../first/useAddressee";
import { ruleName, t } from "../language/words";
import { faultIn } from "./fault";
import { Guest } from "./Guest";
import { Invitation, useSharing } from "./Invitation";
import { Seats, SomebodyElse } from "./Seats";
import { SitForm } from "./SitForm";
import { Start } from "./Start";
import { TableBox } from "./TableBox";
import { termsOf } from "./terms";
import "../control/control.css";
import "../first/you.css";
import "./lobby.css";

export interface LobbyProps {
  link: Link;
  snapshot: Snapshot;
  code: string;
}

export function LobbyPage(props: LobbyProps) {
  const { snapshot } = props;
  const title = ruleName(String(snapshot.rules["name"]));
  const watching = useSignal(false);
  useEffect(() => {
    document.title = `${title} · Shutbox`;
  }, [title]);
  useAddressee(snapshot);
  if (snapshot.view.stage !== "waiting")
    return (
      <main class="wait">
        <p role="status">{t("web-sealing")}</p>
      </main>
    );
  if (watches(snapshot) && !snapshot.host && !watching.value)
    return <Guest {...props} onWatch={() => (watching.value = true)} />;
  return <Host {...props} onSit={() => (watching.value = false)} />;
}

/** The table as its host sees it, whoever sits there already, and whoever only watches. */
function Host(props: LobbyProps & { onSit: () => void }) {
  const { link, snapshot, code } = props;
  const { seats } = snapshot.view;
  const title = ruleName(String(snapshot.rules["name"]));
  const sharing = useSharing(title);
  const fault = faultIn(props);
  const host = seats.find((seat) => seat.host)?.name ?? "";
  const open = seats.filter((seat) => seat.kind === "open").length;
  const inviting = open > 0 || seats.some((seat) => seat.kind === "person" && !snapshot.you.includes(seat.seat));
  const standing = watches(snapshot) && open > 0;
  return (
    <main class="lobby">
      <header class="bar">
        <a class="iconbtn" href="/" aria-label={t("web-leave")}>
          <Icon name="back" />
        </a>
      </header>
      <div class="lleft">
        <TableBox rules={snapshot.rules} looks="lid" />
        <div class="ttl">
          <h1>{snapshot.host || !host ? t("lobby-open") : t("lobby-table-of", { who: host })}</h1>
          <p>{termsOf(snapshot)}</p>
          {snapshot.host && <ChangeGame {...props} />}
          {fault && <Why fault={fault} />}
        </div>
      </div>
      <div class="lright">
        {standing && snapshot.host && <SitForm link={link} snapshot={snapshot} label={t("web-your-name")} />}
        <Seats link={link} snapshot={snapshot} onInvite={sharing.share} />
        {snapshot.you.length > 0 && open > 0 && <SomebodyElse link={link} snapshot={snapshot} />}
        {standing && !snapshot.host && (
          <button type="button" class="link" onClick={props.onSit}>
            <b>{t("lobby-sit")}</b>
          </button>
        )}
        <Watchers count={link.watching.value} own={watches(snapshot)} />
      </div>
      {inviting && !ALONE && (
        <Invitation code={code} sharing={sharing} next={open > 0 && !standing} host={snapshot.host} />
      )}
      <Start link={link} snapshot={snapshot} open={open} without={fault?.code === "seals-missing"} />
    </main>
  );
}

/** Another game means another table; where others sit already, that is asked first. */
function ChangeGame({ link, snapshot }: LobbyProps) {
  const close = () => void link.send({ do: "close" }).then(() => go("/"));
  const others = snapshot.view.seats.some((seat) => seat.kind === "person" && !snapshot.you.includes(seat.seat));
  if (others) return <Sure label={t("lobby-change")} question={t("lobby-change-sure")} onSure={close} />;
  return (
    <button type="button" class="link" onClick={close}>
      <b>{t("lobby-change")}</b>
    </button>
  );
}

function Watchers({ count, own }: { count: number; own: boolean }) {
  const others = Math.max(0, count - (own ? 1 : 0));
  if (!own && !others) return null;
  return (
    <p class="watch" role="status">
      <Icon name="eye" />
      <span>
        {own && t("first-watching")} {others > 0 && t("lobby-watching", { count: others })}
      </span>
    </p>
  );
}
