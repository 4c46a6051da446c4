// What somebody sees who comes by the link: who invites them and to what, who sits there already, one field and one
// button.
import { useSignal } from "@preact/signals";
import { Languages, PreferenceSheet } from "../device/Preferences";
import { Die } from "../dice/Die";
import { Figure } from "../control/Figure";
import { Icon } from "../frame/Icon";
import { Logo } from "../frame/Logo";
import { Why } from "../network/Why";
import { locale, ruleName, t } from "../language/words";
import type { PlaceView } from "../network/wire";
import type { LobbyProps } from "./LobbyPage";
import { faultIn } from "./fault";
import { figureOf } from "./Seats";
import { SitForm } from "./SitForm";
import { TableBox } from "./TableBox";
import { termsOf } from "./terms";

export function Guest(props: LobbyProps & { onWatch: () => void }) {
  const { link, snapshot, onWatch } = props;
  const { seats } = snapshot.view;
  const rules = String(snapshot.rules["name"]);
  const host = seats.find((seat) => seat.host)?.name ?? "";
  const free = seats.some((seat) => seat.kind === "open");
  const fault = faultIn(props);
  return (
    <div class="lobby guest">
      <Mast />
      <main class="gcols">
        <TableBox
          rules={snapshot.rules}
          looks="inv"
          mat={<Thrown />}
          rail={host && <span>{t("lobby-table-of", { who: host })}</span>}
        />
        <div class="gtext">
          <div class="ttl">
            <h1>{t("lobby-invites", { named: host ? "yes" : "no", who: host, rules: ruleName(rules) })}</h1>
            <Terms text={termsOf(snapshot, false)} />
            {fault && <Why fault={fault} />}
          </div>
          <Crew seats={seats} />
          {free ? (
            <SitForm link={link} snapshot={snapshot} label={t("web-your-name")} />
          ) : (
            <p class="full">{t("lobby-full")}</p>
          )}
          <p class="glinks">
            <button type="button" class="link" onClick={onWatch}>
              <Icon name="eye" />
              <b>{t("lobby-watch")}</b>
            </button>
            <a class="link" href={`/learn/${rules}`}>
              <Icon name="book" />
              <b>{t("lobby-learn")}</b>
            </a>
          </p>
        </div>
      </main>
    </div>
  );
}

const Thrown = () => (
  <div class="mat" aria-hidden="true">
    <div class="dice">
      <Die face={4} yaw={24} twist={1} />
      <Die face={1} yaw={62} />
    </div>
  </div>
);

const Terms = ({ text }: { text: string }) => (text ? <p>{text}</p> : null);

/** Who sits there already, and the seat that is free for you. */
function Crew({ seats }: { seats: PlaceView[] }) {
  const free = seats.find((seat) => seat.kind === "open");
  return (
    <ul class={seats.length > 4 ? "crew many" : "crew"} aria-label={t("lobby-at-table")}>
      {seats.map((seat) => (
        <li key={seat.seat} class={seat === free ? "me" : ""}>
          <Figure who={figureOf(seat)} />
          <span class="n">{seat === free ? t("lobby-your-seat") : seat.name || t("lobby-open-seat")}</span>
        </li>
      ))}
    </ul>
  );
}

/** The name of the app, the language and the settings: a guest may need them before anything else. */
function Mast() {
  const open = useSignal<"settings" | "languages" | null>(null);
  return (
    <>
      <header class="mast">
        <a href="/" aria-label={t("web-home")}>
          <Logo />
        </a>
        <nav aria-label={t("web-settings")}>
          <button
            type="button"
            class="iconbtn"
            aria-label={t("web-language")}
            onClick={() => (open.value = "languages")}
          >
            {locale.value.toUpperCase()}
          </button>
          <button
            type="button"
            class="iconbtn"
            aria-label={t("web-settings")}
            onClick={() => (open.value = "settings")}
          >
            <Icon name="settings" />
          </button>
        </nav>
      </header>
      {open.value === "settings" && <PreferenceSheet onClose={() => (open.value = null)} />}
      {open.value === "languages" && <Languages onClose={() => (open.value = null)} />}
    </>
  );
}
