// Another total for a turn that has ended, from its place on the scoresheet: what came after it stands, if it can.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Sheet } from "../frame/Sheet";
import { also, t } from "../language/words";
import { totalText } from "../language/figure";
import type { Link } from "../live/link";
import { faultText } from "../network/fault";
import type { GameView } from "../network/wire";
import { Keypad } from "./entry/Keypad";
import type { Turn } from "./scores";

interface Props {
  link: Link;
  game: GameView;
  turn: Turn;
  onClose: () => void;
}

const LATER = "correct-later";
// A box has at most so many digits.
const LONGEST = 40;
const plain = (text: string): string => text.replace(/\D/g, "").replace(/^0+(?=\d)/, "").slice(0, LONGEST);

/** What was typed, and what becomes of it. */
function useCorrection(link: Link, { round, seat, turn, total }: Turn, onClose: () => void) {
  const typed = useSignal("");
  const refused = useSignal(false);
  // The words for what can go wrong.
  useEffect(() => void also("error").catch(() => undefined), []);
  const put = (text: string) => {
    typed.value = plain(text);
    refused.value = false;
  };
  const fault = refused.value ? link.fault.value : null;
  const cut = fault?.code === LATER;
  const able = typed.value !== "" && typed.value !== String(total) && !link.busy.value;
  const save = async () => {
    if (await link.send({ do: "correct", round, seat, turn, word: `total:${typed.value}`, cut })) return onClose();
    refused.value = true;
  };
  const keys = {
    type: (digit: number) => put(typed.value + digit),
    clear: () => put("0"),
    back: typed.value ? () => put(typed.value.slice(0, -1)) : null,
  };
  return { typed: typed.value, put, fault, cut, keys, save: able ? () => void save() : null };
}

export function OldTotal({ link, game, turn, onClose }: Props) {
  const { typed, put, fault, cut, keys, save } = useCorrection(link, turn, onClose);
  const who = game.seats[turn.seat]!.name;
  const label = typed
    ? t("keeper-save", { who, total: totalText(typed), shut: typed === "0" ? "yes" : "no" })
    : t("keeper-left", { who });
  return (
    <Sheet title={t("keeper-cell-title", { who, round: turn.round })} onClose={onClose}>
      <form
        class="oldtotal"
        onSubmit={(event) => {
          event.preventDefault();
          save?.();
        }}
      >
        <label>
          {t("keeper-cell-about", { total: totalText(turn.total) })}
          <input
            autofocus
            autocomplete="off"
            inputMode="none"
            value={typed}
            onInput={(event) => put(event.currentTarget.value)}
          />
        </label>
        <Keypad total={keys} able />
        <p role="alert">{fault && faultText(fault)}</p>
        <button type="submit" class={save ? "btn main" : "btn lacks"} aria-disabled={!save}>
          {cut ? t("keeper-cell-cut") : label}
        </button>
      </form>
    </Sheet>
  );
}
