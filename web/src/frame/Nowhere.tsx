// An address that leads nowhere: said in a sentence, with the way home.
import type { ComponentChildren } from "preact";
import { t } from "../language/words";
import { Logo } from "./Logo";

export function Nowhere({ children }: { children: ComponentChildren }) {
  return (
    <main class="wait">
      <h1>
        <Logo />
      </h1>
      <p role="status">{children}</p>
      <a class="btn quiet" href="/">
        {t("web-home")}
      </a>
    </main>
  );
}
