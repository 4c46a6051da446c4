// At a table that goes to and fro as a link: whose turn it is elsewhere, and the link to send.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { shareLink } from "../device/share";
import { andList, t } from "../language/words";
import { heard } from "./office";
import { linkOf, turnOf, type Turn } from "./turn";

// Tables that stay here, so that nobody asks about them again.
const others = new Set<string>();

/** What is known of the link of a table; null at any other table. */
export function useTurn(code: string): Turn | null {
  const turn = useSignal<{ code: string; turn: Turn } | null>(null);
  useEffect(() => {
    if (!code || others.has(code)) return;
    turnOf(code).then(
      (found) => {
        if (found.relay) turn.value = { code, turn: found };
        else others.add(code);
      },
      () => undefined,
    );
  }, [code, heard.value]);
  return turn.value?.code === code ? turn.value.turn : null;
}

export function TurnNotice({ code, turn }: { code: string; turn: Turn }) {
  const said = useSignal("");
  const send = async () => {
    const link = await linkOf(code);
    const came = await shareLink(document.title, link);
    said.value = came === "copied" ? t("web-copied") : came === "failed" ? link : "";
  };
  return (
    <p role="status">
      <span>{t("site-turn", { stage: turn.stage, names: andList(turn.names) })}</span>
      <button type="button" class="btn quiet" onClick={() => void send()}>
        {t("site-turn-send")}
      </button>
      {said.value && <span class="link">{said.value}</span>}
      {turn.stage === "waiting" && <small>{t("site-turn-dice")}</small>}
    </p>
  );
}
