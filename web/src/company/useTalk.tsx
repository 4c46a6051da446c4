// What one can say at a table, and what is seen of the others there.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Part } from "../live/hand";
import type { Link } from "../live/link";
import type { StageView } from "../live/stage";
import type { GameView } from "../network/wire";
import { nudged, peopleElsewhere } from "./call";
import { Reactions } from "./Reactions";
import { useCall } from "./useCall";
import { companyOf, useSaid, type Company } from "./useCompany";

// So long, in milliseconds, nothing must have happened; a little longer than the server asks for.
const PATIENCE = 60_500;

export interface Talk {
  company: Company;
  talk: ComponentChildren;
  nudge: { who: string; call: () => void } | null;
}

export function useTalk(link: Link, { game, snapshot }: StageView, part: Part): Talk {
  const standing = useSaid(link);
  useCall(link, { game, snapshot }, part);
  const quiet = useQuiet(link);
  const { you, view } = snapshot;
  const company = companyOf({ game, view, missing: link.missing.value, standing: standing.value });
  const speaker = speakerAt(game, you);
  const seat = quiet && speaker !== null ? nudged(game, you, link.present.value, part) : null;
  return {
    company,
    talk: <Talking link={link} game={game} you={you} />,
    nudge: seat === null ? null : { who: game.seats[seat]!.name, call: () => link.say(speaker!, "nudge") },
  };
}

/** The seat in whose name this device speaks; null where there is nobody to talk to. */
function speakerAt(game: GameView, you: number[]): number | null {
  const speaker = you.find((seat) => seat === game.at) ?? you[0];
  return speaker !== undefined && peopleElsewhere(game, you) ? speaker : null;
}

interface TalkingProps {
  link: Link;
  game: GameView;
  you: number[];
  /** What was just said, where no seats show it. */
  said?: ComponentChildren;
}

/** The button for reactions, where there is somebody to talk to. */
export function Talking({ link, game, you, said }: TalkingProps) {
  const speaker = speakerAt(game, you);
  return speaker === null ? <>{said}</> : <Reactions say={(code) => link.say(speaker, code)} said={said} />;
}

/** Whether nothing has happened for so long that somebody may be nudged. */
function useQuiet(link: Link): boolean {
  const quiet = useSignal(false);
  const nudges = useSignal(0);
  const said = link.said.value;
  if (said?.say === "nudge" && nudges.peek() !== said.count) nudges.value = said.count;
  const n = link.snapshot.value?.n ?? 0;
  useEffect(() => {
    quiet.value = false;
    const timer = setTimeout(() => (quiet.value = true), PATIENCE);
    return () => clearTimeout(timer);
  }, [n, nudges.value]);
  return quiet.value;
}
