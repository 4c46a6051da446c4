// The button that opens the list of what can be said, and that list. What is said appears at the seat of who says it.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { preferences } from "../device/preference";
import { t } from "../language/words";
import { PHRASES, SIGNS, type Sign as SignName } from "./reaction";
import { Sign } from "./Sign";

interface ReactionsProps {
  say: (code: string) => void;
  /** What was just said, where no seats show it. */
  said?: ComponentChildren;
}

export function Reactions({ say, said }: ReactionsProps) {
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    open.value = false;
    button.current?.focus({ preventScroll: true });
  };
  const send = (code: string) => {
    say(code);
    close();
  };
  return (
    <div class="reacting" onKeyDown={(event) => event.key === "Escape" && open.value && close()}>
      <button
        ref={button}
        type="button"
        class="iconbtn ring"
        aria-label={t("company-react")}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Sign name="nice" />
      </button>
      {open.value ? <Pad said={said} onSay={send} onClose={close} /> : said}
    </div>
  );
}

interface PadProps {
  said: ComponentChildren;
  onSay: (code: string) => void;
  onClose: () => void;
}

function Pad({ said, onSay, onClose }: PadProps) {
  const pad = useRef<HTMLDivElement>(null);
  const { muted } = preferences.value;
  useEffect(() => {
    pad.current?.querySelector("button")?.focus({ preventScroll: true });
    const beside = (event: Event) => !pad.current?.parentElement?.contains(event.target as Node) && onClose();
    addEventListener("pointerdown", beside);
    return () => removeEventListener("pointerdown", beside);
  }, []);
  return (
    <div ref={pad} class="reactions" role="group" aria-label={t("company-reactions")}>
      {said}
      <div class="signs">
        {Object.keys(SIGNS).map((code) => (
          <button
            key={code}
            type="button"
            aria-label={t("company-say", { say: code })}
            title={t("company-say", { say: code })}
            onClick={() => onSay(code)}
          >
            <Sign name={code as SignName} />
          </button>
        ))}
      </div>
      <div class="phrases">
        {Object.keys(PHRASES).map((code) => (
          <button key={code} type="button" onClick={() => onSay(code)}>
            {t("company-say", { say: code })}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="mute"
        onClick={() => (preferences.value = { ...preferences.value, muted: !muted })}
      >
        {t("company-mute", { muted: muted ? "yes" : "no" })}
      </button>
    </div>
  );
}
