// A live table, whatever it is at: waiting, playing with the server's dice or with real ones, or given up.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { forget, keep, recall } from "../device/storage";
import { forgetGame, playedGame, playedGames, rememberGame } from "../games/honour";
import { lazy } from "../frame/lazy";
import { openLink, type Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { takeSeat, transferIn } from "./transfer";
import { Nowhere } from "../frame/Nowhere";
import { fragment, keepState } from "../frame/route";
import { reloadedLately } from "../network/renewal";
import { freeName } from "../setup/name";
import { keepSeal, keepShown, keepSignature } from "../fairness/proof/promise";
import { dropSeed, sealOf, seedOf } from "../fairness/seed";
import { t } from "../language/words";
import type { Wish } from "../network/wire";
import { PlayingPage } from "./PlayingPage";

// So long nothing must have happened at the table.
const CALM = 400;
const LobbyPage = lazy(() => import("../lobby/LobbyPage").then((page) => page.LobbyPage));
const ScorekeeperPage = lazy(() => import("../scorekeeper/ScorekeeperPage").then((page) => page.ScorekeeperPage));

/** A table; a link that moves a seat from another device takes the seat first. */
export function TablePage({ code }: { code: string }) {
  const transfer = useSignal(transferIn(fragment.value));
  const lost = useSignal(false);
  useEffect(() => {
    if (!transfer.value) return;
    void takeSeat(code, transfer.value).then((came) => {
      keepState("");
      lost.value = !came;
      transfer.value = "";
    });
  }, []);
  if (transfer.value) return <p class="wait" role="status" />;
  return (
    <>
      {lost.value && (
        <p class="lost" role="alert" onClick={() => (lost.value = false)}>
          {t("web-move-lost")}
        </p>
      )}
      <Open code={code} />
    </>
  );
}

function Open({ code }: { code: string }) {
  const link = useMemo(() => openLink(code), [code]);
  useEffect(() => () => link.close(), [link]);
  useDuties(link, code);
  useRenewal(link);
  useReturn(link, code);
  useHistory(link, code);
  const snapshot = link.snapshot.value;
  if (!snapshot) return <Absent link={link} />;
  const { stage, game, settings } = snapshot.view;
  if (stage === "abandoned" && !game) return <Absent link={link} />;
  const waiting = stage === "waiting" || !game;
  const Page = waiting ? LobbyPage : settings.dice === "typed" ? ScorekeeperPage : PlayingPage;
  return (
    <>
      {link.line.value === "lost" && (
        <p class="lost" role="status">
          {t("web-line", { line: "lost" })}
        </p>
      )}
      <Page link={link} snapshot={snapshot} code={code} />
    </>
  );
}

/** No table to show: not yet, or no longer. */
function Absent({ link }: { link: Link }) {
  const closed = link.snapshot.value !== null;
  const text = closed ? t("web-abandoned") : t("web-line", { line: link.line.value });
  if (closed || link.line.value === "gone") return <Nowhere>{text}</Nowhere>;
  return (
    <main class="wait">
      <p role="status">{text}</p>
    </main>
  );
}

/** What this page does by itself: it keeps the seal of the dice; seeds come before seats, and both before the start. */
function useDuties(link: Link, code: string): void {
  useSignalEffect(() => {
    const snapshot = link.snapshot.value;
    if (!snapshot) return;
    const { public: id, commitment, stage } = snapshot.view;
    if (keepSeal(id, commitment, stage === "waiting")) void keepSignature(code);
    if (link.busy.value) return;
    const wish = seedWish(link, snapshot) ?? seatWish(snapshot, code);
    if (wish) void link.send(wish);
  });
}

// Each seal is sent once: two pages of one device that share no memory would take turns for ever.
const sentSeals = new Set<string>();

/** A seed to seal for a seat of ours that has none, or another device's; or to show when all have sealed theirs. */
function seedWish(link: Link, { view, you }: Snapshot): Wish | null {
  if (view.settings.dice !== "sealed") return null;
  for (const seat of you) {
    const place = view.seats[seat]!;
    const seal = sealOf(view.public, seat);
    if (view.stage === "waiting" && place.seal !== seal && !sentSeals.has(seal)) {
      sentSeals.add(seal);
      return { do: "seal", seat, seal };
    }
    const seed = seedOf(view.public, seat);
    if (view.stage === "sealing" && place.seal && !place.seed && seed) {
      if (place.seal === seal) keepShown(view.public, seat, seed);
      return { do: "reveal", seat, seed };
    }
    if (place.seed && seed && link.line.value === "live") dropSeed(view.public, seat);
  }
  return null;
}

/** A seat for the next of those who were named when the table was laid here; the start when nobody is waited for. */
function seatWish({ view, host: hosting }: Snapshot, code: string): Wish | null {
  const names = recall<string[]>(`sit ${code}`);
  const name = names?.[0] ?? recall<string>(`host ${code}`);
  if (view.stage !== "waiting") return null;
  const seat = view.seats.find((each) => each.kind === "open")?.seat;
  if (seat !== undefined && name) {
    if (names) keep(`sit ${code}`, names.slice(1));
    forget(`host ${code}`);
    const free = freeName(
      name,
      view.seats.map((each) => each.name),
    );
    return { do: "sit", seat, name: free, seal: view.settings.dice === "sealed" ? sealOf(view.public, seat) : "" };
  }
  if (!names || seat !== undefined || !hosting) return null;
  forget(`sit ${code}`);
  return { do: "start" };
}

/** Remembers a game that is not over, so that Home can lead back to it. */
function useReturn(link: Link, code: string): void {
  useSignalEffect(() => {
    const snapshot = link.snapshot.value;
    if (!snapshot) return;
    const open = recall<{ code: string }>("open");
    const going =
      snapshot.view.stage === "playing" || snapshot.view.stage === "waiting" || snapshot.view.stage === "sealing";
    if (going && snapshot.you.length) keep("open", { code, rules: String(snapshot.rules["name"]) });
    else if (open?.code === code) forget("open");
  });
}

/** Remembers the games that were played here to their end, for champions and streaks. */
function useHistory(link: Link, code: string): void {
  useSignalEffect(() => {
    const snapshot = link.snapshot.value;
    if (!snapshot?.view.game || !snapshot.you.length) return;
    const known = playedGames().some((each) => each.public === snapshot.view.public);
    if (!snapshot.view.game.over) forgetGame(snapshot.view.public);
    else if (!known)
      void link.retell().then(() => rememberGame(playedGame(snapshot.view, code, link.sheet.peek(), Date.now())));
  });
}

/** Loads the page again when the server has a newer one, once nothing is under way; what was gathered is kept. */
function useRenewal(link: Link): void {
  useSignalEffect(() => {
    if (!link.old.value || link.busy.value || !link.snapshot.value) return;
    const timer = setTimeout(() => !underWay(link) && !reloadedLately() && location.reload(), CALM);
    return () => clearTimeout(timer);
  });
}

/** Whether something would be lost, or somebody disturbed, if the page were loaded again now. */
function underWay(link: Link): boolean {
  const typing = document.activeElement instanceof HTMLInputElement || document.querySelector("dialog[open]");
  return link.busy.value || link.line.value !== "live" || Boolean(typing);
}
