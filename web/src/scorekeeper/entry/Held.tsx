// A throw that would end the turn is held for a moment: mistyped dice are taken back, and a tap beside goes on at once.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { durationFactor } from "../../device/preference";
import { Icon } from "../../frame/Icon";
import { t } from "../../language/words";

// So many seconds at the usual speed, and never fewer than the least: nobody reads faster.
const [SECONDS, LEAST] = [4, 2];

interface HeldProps {
  sum: number;
  onBack: () => void;
  onSettle: () => void;
}

export function Held({ sum, onBack, onSettle }: HeldProps) {
  const seconds = Math.max(LEAST, Math.round(SECONDS * durationFactor()));
  const left = useSignal(seconds);
  const box = useRef<HTMLDivElement>(null);
  const settle = useRef(onSettle);
  settle.current = onSettle;
  useEffect(() => {
    const timer = setInterval(() => --left.value <= 0 && settle.current(), 1000);
    // Keys of the pad enter the next throw, and so end the turn by themselves.
    const beside = ({ target }: MouseEvent) =>
      !box.current?.contains(target as Node) && !(target as Element).closest(".pad,.tools,.slots") && settle.current();
    // Not the very tap that entered the last die.
    // Before anything else hears of it: the button here takes itself away.
    const late = setTimeout(() => addEventListener("click", beside, true));
    return () => {
      clearInterval(timer);
      clearTimeout(late);
      removeEventListener("click", beside, true);
    };
  }, []);
  return (
    <div class="held" ref={box}>
      <p role="alert">{t("keeper-held", { sum })}</p>
      <button type="button" class="btn quiet" onClick={onBack}>
        <Icon name="undo" />
        <span class="word">{t("keeper-undo")}</span>
        <span class="count" aria-hidden="true">
          {left.value}
        </span>
      </button>
      <i class="runs-out" style={{ "--time": `${seconds}s` }} aria-hidden="true" />
    </div>
  );
}
