// The dice that lie on the table: entered by big faces, shown as they were entered.
import { Num } from "../../box/Num";
import { Pips } from "../../dice/Die";
import { t } from "../../language/words";
import { sum } from "../../live/course";

interface SlotsProps {
  thrown: number[];
  /** The sum of a throw whose faces are not known, else 0. */
  pips: number;
  due: number;
  onUndo: () => void;
}

/** The dice that were entered, and room for those that are still to come. */
export function Slots({ thrown, pips, due, onUndo }: SlotsProps) {
  const empty = Math.max(0, due - thrown.length);
  return (
    <div class="slots">
      {thrown.map((face, place) => (
        <button
          key={place}
          type="button"
          class="key"
          aria-label={t("keeper-die-is", { number: place + 1, face })}
          onClick={onUndo}
        >
          <Pips face={face} />
        </button>
      ))}
      {Array.from({ length: empty }, (_, place) => (
        <span key={`empty ${place}`} class="key empty" aria-hidden="true" />
      ))}
      {(thrown.length > 1 || pips > 0) && <Num value={pips || sum(thrown)} />}
    </div>
  );
}

/** Big dice to enter a throw; numbers where the dice have more than six faces. */
export function Pad({ faces, able, onEnter }: { faces: number; able: boolean; onEnter: (face: number) => void }) {
  return (
    <div class={faces > 6 ? "pad many" : "pad"} role="group" aria-label={t("keeper-pad")}>
      {Array.from({ length: faces }, (_, place) => place + 1).map((face) => (
        <button
          key={face}
          type="button"
          class="key"
          aria-disabled={!able}
          aria-label={String(face)}
          onClick={() => able && onEnter(face)}
        >
          {faces > 6 ? <Num value={face} /> : <Pips face={face} />}
        </button>
      ))}
    </div>
  );
}
