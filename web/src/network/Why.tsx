// Why something could not be done, as soon as there are words for it.
import { useEffect } from "preact/hooks";
import { faultText } from "./fault";
import type { Fault } from "./wire";
import { also, ready } from "../language/words";

export function Why({ fault, looks = "" }: { fault: Fault; looks?: string }) {
  useEffect(() => void also("error").catch(() => undefined), []);
  return (
    <p class={looks} role="alert">
      {ready.value > 0 && faultText(fault)}
    </p>
  );
}
