// The keys of a total: digits in the order of a telephone, the shut box, and one to delete.
import { Num } from "../../box/Num";
import { Icon } from "../../frame/Icon";
import { t } from "../../language/words";
import type { TotalEntry } from "./useTotal";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What the keys do. */
type Keys = Pick<TotalEntry, "type" | "clear" | "back">;

export function Keypad({ total, able }: { total: Keys; able: boolean }) {
  const key = (digit: number) => (
    <button
      key={digit}
      type="button"
      class="key"
      aria-label={String(digit)}
      aria-disabled={!able}
      onClick={() => able && total.type(digit)}
    >
      <Num value={digit} />
    </button>
  );
  return (
    <div class="digits" role="group" aria-label={t("keeper-digits")}>
      {DIGITS.map(key)}
      <button
        type="button"
        class="key flat"
        aria-label={t("keeper-zero-label")}
        aria-disabled={!able}
        onClick={() => able && total.clear()}
      >
        {t("keeper-zero")}
      </button>
      {key(0)}
      <button
        type="button"
        class="key flat"
        aria-label={t("keeper-erase")}
        aria-disabled={!total.back}
        onClick={() => total.back?.()}
      >
        <Icon name="erase" />
      </button>
    </div>
  );
}
