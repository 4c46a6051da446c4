// From a plan to a table: it is laid, and those who play on this device are seated when it is reached.
import { request } from "../network/api";
import { ALONE } from "../network/ask";
import { keep } from "../device/storage";
import { go } from "../frame/route";
import { withDistinctNames, orderFor, PERSON, type Plan } from "./plan";
import { pace } from "../device/preference";
import { locale, t } from "../language/words";

export async function createTable(plan: Plan, me: string): Promise<void> {
  const order = orderFor(plan, pace());
  // Without a server friends play by a link that goes to and fro: nothing can be taken back, and no clock runs.
  const relay = ALONE && plan.whom === "link";
  const made = await request<{ code: string }>("POST", "/api/tables", {
    ...order,
    ...(relay ? { relay, settings: { ...order.settings, undo: false, seconds: 0 } } : {}),
    lang: locale.value,
  });
  const code = made.code.replaceAll("-", "");
  const here = plan.whom === "here" || plan.whom === "score";
  if (here) keep("people", plan.seats);
  const seats = withDistinctNames(plan.seats, (number) => t("web-player", { number }));
  const names = here ? seats.filter((seat) => seat.kind === PERSON).map((seat) => seat.name) : [me || t("web-me")];
  if (plan.whom !== "link") keep(`sit ${code}`, names);
  else keep(`host ${code}`, me || t("web-me"));
  go(`/t/${code}`);
}
