// Pages that few visitors need at once: fetched when they are opened first.
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";

export function later<Props extends object>(fetched: () => Promise<FunctionComponent<Props>>, looks = "wait"): FunctionComponent<Props> {
  const found = signal<FunctionComponent<Props> | null>(null);
  return function Later(props: Props) {
    useEffect(() => {
      if (!found.value) void fetched().then((page) => (found.value = page));
    }, []);
    const Page = found.value;
    return Page ? <Page {...props} /> : <p class={looks} role="status" />;
  };
}
