// About: what this is, whose it is, and whose it is not.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../network/api";
import { Page } from "../frame/Page";
import { ruleName, t } from "../language/words";
import { opening, rulebook, USUAL } from "../rules/rulebook";
import { StillBox } from "../setup/Showcase";
import "./about.css";

interface ServerFacts {
  shutbox: string;
  rules: string[];
  bots: string[];
}

export function AboutPage() {
  const facts = useSignal<ServerFacts | null>(null);
  useEffect(() => {
    request<ServerFacts>("GET", "/api/about").then(
      (answer) => (facts.value = answer),
      () => undefined,
    );
  }, []);
  return (
    <Page title={t("aside-about")} kind="aboutpage">
      <div class="opens">
        <p class="lede">{t("aside-about-lede")}</p>
        <p class="note version">
          {facts.value &&
            t("aside-about-version", {
              version: facts.value.shutbox,
              rules: facts.value.rules.length,
              bots: facts.value.bots.length,
            })}
        </p>
        <StillBox tiles={opening(rulebook.value[USUAL]!)} label={ruleName(USUAL)} />
      </div>
      <section>
        <h2>{t("aside-about-free")}</h2>
        <p>{t("aside-about-licence")}</p>
      </section>
      <section>
        <h2>{t("aside-about-independent")}</h2>
        <p>{t("aside-about-independent-more")}</p>
        <p>{t("aside-about-trademark")}</p>
      </section>
      <section>
        <h2>{t("aside-about-private")}</h2>
        <p>{t("aside-about-private-more")}</p>
      </section>
      <section>
        <h2>{t("aside-about-made")}</h2>
        <p>{t("aside-about-made-more")}</p>
      </section>
      <ul class="ways-on">
        <li><a href="/learn">{t("aside-about-learn")}</a></li>
        <li><a href="/dice">{t("aside-about-dice")}</a></li>
        <li><a href="/games">{t("aside-about-kept")}</a></li>
      </ul>
    </Page>
  );
}
