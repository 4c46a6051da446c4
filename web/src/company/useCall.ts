// Calls a player to the box: in the title and its sign, with a sound, and outside the page where that is wanted.
import { useEffect, useRef } from "preact/hooks";
import { notify } from "../device/notice";
import { preferences } from "../device/preference";
import { callTurn } from "../device/sound";
import { ruleName, t } from "../language/words";
import type { Part } from "../live/hand";
import type { Link } from "../live/link";
import type { StageView } from "../live/stage";
import { comesHere, isMyTurn, peopleElsewhere, turnOf, type Turn } from "./call";

const icon = (): HTMLLinkElement | null => document.querySelector("link[rel=icon]");

/** Shows in the tab whether it is one's turn. */
function mark(title: string, mine: boolean): void {
  document.title = mine ? `● ${t("company-your-turn")} · ${title}` : title;
  icon()?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
}

export function useCall(link: Link, { game, snapshot }: Pick<StageView, "game" | "snapshot">, part: Part): void {
  const mine = isMyTurn(game, snapshot.you, part);
  const before = useRef<Turn | null>(null);
  const name = ruleName(game.rules);
  useEffect(() => {
    mark(`${name} · Shutbox`, mine);
    return () => mark("Shutbox", false);
  }, [name, mine]);
  useEffect(() => {
    const now = turnOf(game);
    const comes = mine && comesHere(before.current, now, snapshot.you);
    if (part !== "held") before.current = now;
    if (comes && (document.hidden || peopleElsewhere(game, snapshot.you))) call(name);
  }, [mine, game.at]);
  useEffect(() => {
    const first = link.said.peek()?.count ?? 0;
    return link.said.subscribe((said) => {
      if (said?.say === "nudge" && said.count > first && !preferences.peek().muted && mine) call(name);
    });
  }, [link, mine, name]);
}

function call(name: string): void {
  callTurn();
  notify(t("company-your-turn"), name);
}
