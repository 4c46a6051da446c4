// A live table, whatever it is at: waiting, playing with the server's dice or with real ones, or given up.
import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { forget, keep, recall } from "../device/storage";
import { forgetGame, playedGame, playedGames, rememberGame } from "../games/honour";
import { lazy } from "../frame/lazy";
import type { OpenTable } from "../home/offer";
import { openLink, type Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { After } from "./after";
import { takeSeat, transferIn } from "./transfer";
import { Nowhere } from "../frame/Nowhere";
import { fragment, keepState } from "../frame/route";
import { reloadedLately } from "../network/renewal";
import { freeName } from "../setup/name";
import { keepSeal, keepShown, keepSignature } from "../fairness/proof/promise";
import { dropSeed, sealOf, seedOf } from "../fairness/seed";
import { also, t } from "../language/words";
import type { TableView, Wish } from "../network/wire";

// So long nothing must have happened at the table.
const CALM = 400;
const fetchPlaying = () =>
  Promise.all([import("./PlayingPage"), also("you", "company")]).then(([page]) => page.PlayingPage);
const PlayingPage = lazy(fetchPlaying);
const LobbyPage = lazy(() =>
  Promise.all([import("../lobby/LobbyPage"), also("lobby", "setup", "you")]).then(([page]) => page.LobbyPage),
);
const ScorekeeperPage = lazy(() =>
  Promise.all([import("../scorekeeper/ScorekeeperPage"), also("keeper", "company")]).then(
    ([page]) => page.ScorekeeperPage,
  ),
);

/** Fetches the page of a game before it is needed: while the table is asked for, or when everything else has come. */
const fetchAhead = (): void => {
  ahead = true;
  void fetchPlaying().then(
    () => (ahead = false),
    () => (ahead = false),
  );
};
let ahead = false;
// What could not be fetched ahead, because somebody leaves the page, is fetched again when it is needed.
addEventListener("vite:preloadError", (event) => ahead && event.stopImmediatePropagation());
addEventListener("load", () => setTimeout(fetchAhead));

interface TableProps {
  code: string;
  /** The code of the classroom around this table, and what stands there below a game that is over. */
  lesson?: string;
  after?: ComponentChildren;
}

/** A table; a link that moves a seat from another device takes the seat first. */
export function TablePage({ code, lesson = "", after = null }: TableProps) {
  const transfer = useSignal(transferIn(fragment.value));
  const lost = useSignal(false);
  useEffect(fetchAhead, []);
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
      <After.Provider value={after}>
        <Open code={code} lesson={lesson} />
      </After.Provider>
    </>
  );
}

function Open({ code, lesson }: { code: string; lesson: string }) {
  const link = useMemo(() => openLink(code), [code]);
  const direct = useMemo(() => recall<string[]>(`sit ${code}`) !== null, [code]);
  useEffect(() => () => link.close(), [link]);
  useDuties(link, code);
  useRenewal(link);
  useReturn(link, code, lesson);
  useHistory(link, code);
  const snapshot = link.snapshot.value;
  if (!snapshot) return <Absent link={link} />;
  const { stage, game, settings } = snapshot.view;
  if (stage === "abandoned" && !game) return <Absent link={link} />;
  const waiting = stage === "waiting" || !game;
  // Where nobody else is waited for, the game begins by itself, and there is no lobby to be seen.
  if (waiting && direct && !link.fault.value) return <main class="wait" aria-busy="true" />;
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

// At which entry the start was asked for, by table.
const sentStarts = new Map<string, number>();
// At which entry each seal was sent. One that came to the table is sent once: two pages of one device that share no
// memory would take turns for ever. One that was refused, because another's came first, is sent again.
const sentSeals = new Map<string, number>();

/** A seed to seal for a seat of ours that has none, or another device's; or to show when all have sealed theirs. */
function seedWish(link: Link, { n, view, you }: Snapshot): Wish | null {
  if (view.settings.dice !== "sealed") return null;
  for (const seat of you) {
    const place = view.seats[seat]!;
    const seal = sealOf(view.public, seat);
    const untold = !sentSeals.has(seal) || (!place.seal && sentSeals.get(seal) !== n);
    if (view.stage === "waiting" && place.seal !== seal && untold) {
      sentSeals.set(seal, n);
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
function seatWish({ n, view, host: hosting }: Snapshot, code: string): Wish | null {
  const names = recall<string[]>(`sit ${code}`);
  const name = names?.[0] ?? recall<string>(`host ${code}`);
  if (view.stage !== "waiting") {
    if (names) forget(`sit ${code}`);
    return null;
  }
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
  if (!names || seat !== undefined || !hosting || waitsForSeal(view)) return null;
  // Once for each moment: what was refused because something else came first is right in the next one.
  if (sentStarts.get(code) === n) return null;
  sentStarts.set(code, n);
  return { do: "start" };
}

/** Whether somebody has a seat and has not sealed a seed yet: their page does so when it is there. */
const waitsForSeal = ({ seats, settings }: TableView): boolean =>
  settings.dice === "sealed" && seats.some((each) => each.kind === "person" && !each.seal);

/** Remembers a game that is not over, so that Home can lead back to it. */
function useReturn(link: Link, code: string, lesson: string): void {
  useSignalEffect(() => {
    const snapshot = link.snapshot.value;
    const open = recall<{ code: string }>("open");
    if (link.line.value === "gone" && open?.code === code) forget("open");
    if (!snapshot) return;
    const going =
      snapshot.view.stage === "playing" || snapshot.view.stage === "waiting" || snapshot.view.stage === "sealing";
    if (going && snapshot.you.length) keep("open", { ...openTable(snapshot, code), lesson });
    else if (open?.code === code) forget("open");
  });
}

/** What Home shows of a table that one left. */
function openTable({ view, rules, you }: Snapshot, code: string): OpenTable {
  const { game } = view;
  const box = game && {
    tiles: game.tiles,
    total: game.total,
    own: you.length === 1 && game.at === you[0],
    players: game.seats.length,
  };
  return { code, rules: String(rules["name"]), box };
}

/** Remembers the games that were played here to their end, for champions and streaks. */
function useHistory(link: Link, code: string): void {
  useSignalEffect(() => {
    const snapshot = link.snapshot.value;
    if (!snapshot?.view.game || !snapshot.you.length) return;
    const known = playedGames().some((each) => each.public === snapshot.view.public);
    if (!snapshot.view.game.over) forgetGame(snapshot.view.public);
    else if (!known)
      void link.retell().then(() => rememberGame(playedGame(snapshot, code, link.sheet.peek(), Date.now())));
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
