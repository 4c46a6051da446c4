// Before the game: who sits where, the link to share, and the start.
import { useSignal } from "@preact/signals";
import { request } from "../api";
import { keep, kept } from "../kept";
import type { Link, Seen } from "../link";
import { sealOf } from "../seed";
import { t } from "../words";

export function Lobby({ link, seen, code }: { link: Link; seen: Seen; code: string }) {
  const name = useSignal(kept<string>("name") ?? "");
  const spoken = useSignal("");
  const { seats, settings, public: publicId } = seen.view;
  const open = seats.filter((seat) => seat.kind === "open");
  const sit = (seat: number) => {
    keep("name", name.value);
    const seal = settings.dice === "sealed" ? sealOf(publicId, seat) : "";
    void link.send({ do: "sit", seat, name: name.value, seal });
  };
  const speak = () => void request<{ spoken: string }>("POST", `/api/tables/${code}/spoken`).then((told) => (spoken.value = told.spoken));
  return (
    <main class="lobby">
      <h1>{t(`rules-${String(seen.rules["name"])}`)}</h1>
      {link.fault.value && <p role="alert">{link.fault.value.text}</p>}
      <label>
        {t("web-your-name")}
        <input value={name.value} maxLength={24} autocomplete="nickname" onInput={(event) => (name.value = event.currentTarget.value)} />
      </label>
      <ol class="seats">
        {seats.map((seat) => (
          <li key={seat.seat}>
            <span>{seat.kind === "open" ? t("web-seat-open", { seat: seat.seat + 1 }) : seat.name}</span>
            {seat.kind === "open" && (
              <button type="button" class="btn quiet" disabled={!name.value.trim() || link.busy.value} onClick={() => sit(seat.seat)}>
                {t("web-sit")}
              </button>
            )}
            {seen.you.includes(seat.seat) && (
              <button type="button" class="btn quiet" onClick={() => void link.send({ do: "stand", seat: seat.seat })}>
                {t("web-stand")}
              </button>
            )}
            {seat.kind === "open" && seen.host && (
              <button type="button" class="btn quiet" onClick={() => void link.send({ do: "fill", seat: seat.seat, bot: "club", name: "" })}>
                {t("web-bot-here")}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p class="qr">
        <img src={`/api/tables/${code}/qr`} alt={t("web-qr")} width="240" height="240" />
      </p>
      <p class="link">
        <b>{location.href}</b>
        <button type="button" class="btn quiet" onClick={() => void navigator.clipboard?.writeText(location.href)}>
          {t("web-copy")}
        </button>
      </p>
      {seen.host && (
        <>
          <p>{spoken.value ? t("web-spoken", { code: spoken.value }) : <button type="button" class="btn quiet" onClick={speak}>{t("web-speak")}</button>}</p>
          <button type="button" class="btn main" disabled={open.length > 0 || link.busy.value} onClick={() => void link.send({ do: "start" })}>
            {t("web-begin", { open: open.length })}
          </button>
        </>
      )}
      {!seen.host && <p>{t("web-host-begins")}</p>}
    </main>
  );
}
