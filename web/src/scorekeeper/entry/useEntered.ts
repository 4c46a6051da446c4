// What has been entered for the choice at hand and not been sent; it survives a reload of the page.
import { useSignal } from "@preact/signals";
import { keep, recall } from "../../device/storage";

export interface Entered<Value> {
  value: Value;
  set: (value: Value, choice?: string) => void;
}

export function useEntered<Value>(name: string, choice: string, none: Value): Entered<Value> {
  const held = useSignal<{ choice: string; value: Value }>(recall(name) ?? { choice: "", value: none });
  return {
    value: held.value.choice === choice ? held.value.value : none,
    set(value, of = choice) {
      held.value = { choice: of, value };
      keep(name, held.value);
    },
  };
}
