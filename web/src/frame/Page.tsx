// The frame of a page beside the table: the way back, a title, something to do with it.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../language/words";
import { Icon } from "./Icon";
import "./page.css";

interface Props {
  title: string;
  kind: string;
  back?: string;
  action?: ComponentChildren;
  children: ComponentChildren;
}

export function Page({ title, kind, back = "/", action, children }: Props) {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Shutbox`;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <main class={`page ${kind}`}>
      <header class="pbar">
        <a class="iconbtn" href={back} aria-label={t("web-back")}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
        {action ?? <span />}
      </header>
      {children}
    </main>
  );
}
