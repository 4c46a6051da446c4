// The result of the day's game for others: how far from the perfect player, and nothing of the dice or the tiles.
import { useSignal } from "@preact/signals";
import { copyText, shareText } from "../../device/share";
import { Icon } from "../../frame/Icon";
import { region, t } from "../../language/words";
import type { Total } from "../../network/wire";
import { blocks, gapTo, streakOf } from "./day";
import { daysDone } from "../practice";

export interface DayResult {
  date: string;
  total: Total;
  perfect: Total | null;
  shut: number;
  of: number;
}

const shortDay = (date: string): string =>
  new Intl.DateTimeFormat(region(), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${date}T12:00:00Z`),
  );

function lines({ date, total, perfect }: DayResult): [string, string] {
  const gap = perfect === null ? null : gapTo(total, perfect);
  const sign = gap === null ? "unknown" : gap > 0 ? "behind" : gap < 0 ? "ahead" : "same";
  const { days } = streakOf(daysDone(), date);
  return [
    t("ending-share-text", { day: shortDay(date), sign, gap: Math.abs(gap ?? 0) }),
    days > 1 ? t("ending-day", { days }) : "",
  ];
}

/** The text as it is handed on. */
export function dayText(result: DayResult): string {
  const [head, day] = lines(result);
  return `${head}\n${blocks(result.shut, result.of)} ${day}`.trim();
}

/** The text as it is seen before it is handed on. */
export function DayLines({ result }: { result: DayResult }) {
  const [head, day] = lines(result);
  return (
    <div class="sharetext">
      <Icon name="share" />
      <span>{head}</span>
      <span class="blocks" role="img" aria-label={t("web-tiles-shut", { shut: result.shut, of: result.of })}>
        {Array.from({ length: result.of }, (_, place) => (
          <i key={place} class={place < result.shut ? "s" : ""} />
        ))}
        <span>{day}</span>
      </span>
    </div>
  );
}

/** Hands the text on by the means of the device, else it is copied; where neither works it can be copied by hand. */
export function ShareDay({ result, main = false }: { result: DayResult; main?: boolean }) {
  const status = useSignal("");
  const share = async () => {
    const text = dayText(result);
    const came = await shareText(text);
    status.value = came === "copied" || (came === "failed" && (await copyText(text))) ? t("ending-copied") : "";
    if (came === "failed" && !status.value) status.value = text;
  };
  return (
    <>
      <button type="button" class={main ? "btn main" : "btn quiet"} onClick={() => void share()}>
        {t("ending-share")}
      </button>
      <span class={status.value ? "toast" : "sr"} role="status">
        {status.value}
      </span>
    </>
  );
}
