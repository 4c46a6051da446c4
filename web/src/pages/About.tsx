// About: what this is, whose it is, and whose it is not.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../api";
import { Page } from "../parts/Page";
import { t } from "../words";
import "../style/about.css";

interface Told {
  shutbox: string;
  rules: string[];
  bots: string[];
}

export function About() {
  const told = useSignal<Told | null>(null);
  useEffect(() => {
    request<Told>("GET", "/api/about").then(
      (answer) => (told.value = answer),
      () => undefined,
    );
  }, []);
  return (
    <Page title={t("web-about")} kind="aboutpage">
      <p class="lede">{t("web-about-lede")}</p>
      <p class="note version">{told.value && t("web-about-version", { version: told.value.shutbox, rules: told.value.rules.length, bots: told.value.bots.length })}</p>
      <section>
        <h2>{t("web-about-free")}</h2>
        <p>{t("web-about-licence")}</p>
      </section>
      <section>
        <h2>{t("web-about-independent")}</h2>
        <p>{t("web-about-independent-more")}</p>
        <p>{t("web-about-trademark")}</p>
      </section>
      <section>
        <h2>{t("web-about-private")}</h2>
        <p>{t("web-about-private-more")}</p>
      </section>
      <section>
        <h2>{t("web-about-made")}</h2>
        <p>{t("web-about-made-more")}</p>
      </section>
      <ul class="ways-on">
        <li><a href="/learn">{t("web-about-learn")}</a></li>
        <li><a href="/dice">{t("web-about-dice")}</a></li>
        <li><a href="/games">{t("web-about-kept")}</a></li>
      </ul>
    </Page>
  );
}
