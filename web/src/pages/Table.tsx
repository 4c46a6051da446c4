// A live table, whatever it is at: waiting, playing with the server's dice or with real ones, or given up.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { forget, keep, kept } from "../kept";
import { forgetGame, playedGame, playedGames, rememberGame } from "../honour";
import { later } from "../later";
import { linked, type Link } from "../link";
import { renewed } from "../renewal";
import { dropSeed, sealOf, seedOf } from "../seed";
import { t } from "../words";
import { Playing } from "./Playing";

const Lobby = later(() => import("./Lobby").then((page) => page.Lobby));
const Scorekeeper = later(() => import("./Scorekeeper").then((page) => page.Scorekeeper));

export function Table({ code }: { code: string }) {
  const link = useMemo(() => linked(code), [code]);
  useEffect(() => () => link.close(), [link]);
  useSeeds(link);
  useSeating(link, code);
  useRenewal(link);
  useReturn(link, code);
  useHistory(link, code);
  const seen = link.seen.value;
  if (!seen) return <Nowhere link={link} />;
  const { stage, game, settings } = seen.view;
  if (stage === "abandoned" && !game) return <Nowhere link={link} />;
  const waiting = stage === "waiting" || !game;
  const Page = waiting ? Lobby : settings.dice === "typed" ? Scorekeeper : Playing;
  return (
    <>
      {link.line.value === "lost" && (
        <p class="lost" role="status">
          {t("web-line", { line: "lost" })}
        </p>
      )}
      <Page link={link} seen={seen} code={code} />
    </>
  );
}

function Nowhere({ link }: { link: Link }) {
  const closed = link.seen.value !== null;
  return (
    <main class="wait">
      <div>
        <p role="status">{closed ? t("web-abandoned") : t("web-line", { line: link.line.value })}</p>
        {(closed || link.line.value === "gone") && (
          <a class="btn quiet" href="/">
            {t("web-home")}
          </a>
        )}
      </div>
    </main>
  );
}

/** Sits down those who were named when the table was laid here, and begins when nobody else is waited for. */
function useSeating(link: Link, code: string): void {
  useSignalEffect(() => {
    const seen = link.seen.value;
    const names = kept<string[]>(`sit ${code}`);
    const host = kept<string>(`host ${code}`);
    if ((!names && !host) || !seen || seen.view.stage !== "waiting" || link.busy.value) return;
    const seat = seen.view.seats.find((each) => each.kind === "open")?.seat;
    const name = names?.[0] ?? host;
    if (seat !== undefined && name) {
      const seal = seen.view.settings.dice === "sealed" ? sealOf(seen.view.public, seat) : "";
      if (names) keep(`sit ${code}`, names.slice(1));
      forget(`host ${code}`);
      void link.send({ do: "sit", seat, name, seal });
    } else if (!names) forget(`host ${code}`);
    else if (seat === undefined && seen.host) {
      forget(`sit ${code}`);
      void link.send({ do: "start" });
    }
  });
}

/** Seals a seed for each seat of ours that has none, and shows it when all have sealed theirs. */
function useSeeds(link: Link): void {
  useSignalEffect(() => {
    const seen = link.seen.value;
    if (!seen || seen.view.settings.dice !== "sealed" || link.busy.value) return;
    for (const seat of seen.you) {
      const place = seen.view.seats[seat]!;
      if (seen.view.stage === "waiting" && !place.seal) {
        void link.send({ do: "seal", seat, seal: sealOf(seen.view.public, seat) });
        return;
      }
      const seed = seedOf(seen.view.public, seat);
      if (seen.view.stage === "sealing" && place.seal && !place.seed && seed) {
        void link.send({ do: "reveal", seat, seed }).then((ok) => ok && dropSeed(seen.view.public, seat));
        return;
      }
    }
  });
}

/** Remembers a game that is not over, so that Home can lead back to it. */
function useReturn(link: Link, code: string): void {
  useSignalEffect(() => {
    const seen = link.seen.value;
    if (!seen) return;
    const open = kept<{ code: string }>("open");
    const going = seen.view.stage === "playing" || seen.view.stage === "waiting" || seen.view.stage === "sealing";
    if (going && seen.you.length) keep("open", { code, rules: String(seen.rules["name"]) });
    else if (open?.code === code) forget("open");
  });
}

/** Remembers the games that were played here to their end, for champions and streaks. */
function useHistory(link: Link, code: string): void {
  useSignalEffect(() => {
    const seen = link.seen.value;
    if (!seen?.view.game || !seen.you.length) return;
    const known = playedGames().some((each) => each.public === seen.view.public);
    if (!seen.view.game.over) forgetGame(seen.view.public);
    else if (!known) void link.retell().then(() => rememberGame(playedGame(seen.view, code, link.sheet.peek(), Date.now())));
  });
}

/** Loads the page again when the server has a newer one, once nothing is under way; what was gathered is kept. */
function useRenewal(link: Link): void {
  useSignalEffect(() => {
    if (!link.old.value || link.busy.value || !link.seen.value) return;
    const typing = document.activeElement instanceof HTMLInputElement || document.querySelector("dialog[open]");
    if (typing || renewed()) return;
    location.reload();
  });
}
