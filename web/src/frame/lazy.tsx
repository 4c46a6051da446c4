// Pages that few visitors need at once: fetched when they are opened first.
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../language/words";

export function lazy<Props extends object>(
  fetched: () => Promise<FunctionComponent<Props>>,
  looks = "wait",
): FunctionComponent<Props> {
  const found = signal<FunctionComponent<Props> | null>(null);
  const lost = signal(false);
  return function Later(props: Props) {
    useEffect(() => {
      if (!found.value) fetched().then((page) => (found.value = page), () => (lost.value = true));
    }, []);
    const Page = found.value;
    if (Page) return <Page {...props} />;
    if (!lost.value) return <p class={looks} role="status" />;
    const notice = <p role="alert" class={looks === "wait" ? "" : "lost"}>{t("web-unreachable")}</p>;
    return looks === "wait" ? <main class="wait">{notice}</main> : notice;
  };
}
