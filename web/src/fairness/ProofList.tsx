// What was checked of a record, one line for each: a shape and a word for the outcome, and a sentence.
import { Icon } from "../frame/Icon";
import { region, t } from "../language/words";
import { faultText } from "../network/fault";
import type { Check, State } from "./proof/proof";

const SHAPES = { fits: "check", differs: "close", unknown: "minus" } as const;

const day = (at: unknown): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: "medium", timeStyle: "short" }).format(Number(at));

function sentence({ what, how, args = {}, fault }: Check): string {
  const at = args["at"] ? day(args["at"]) : "";
  return fault ? faultText(fault) : t("aside-proof", { check: `${what}-${how}`, ...args, at });
}

export function ProofList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul class="proof" aria-label={t("aside-proof-list")}>
      {checks.map((check) => (
        <Line key={check.what} state={check.state} text={sentence(check)} />
      ))}
    </ul>
  );
}

function Line({ state, text }: { state: State; text: string }) {
  return (
    <li class={state}>
      <Icon name={SHAPES[state]} bold />
      <p>
        <b>{t("aside-proof-state", { state })}</b> {text}
      </p>
    </li>
  );
}
