// The other people at a table as the page shows them: who sits here, who said something, who is away and until when.
import { signal, useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { preferences } from "../device/preference";
import { pop } from "../device/sound";
import type { Link } from "../live/link";
import type { Missing } from "../live/reducer";
import type { GameView, TableView } from "../network/wire";
import { stillStanding, withSaid, type Standing } from "./reaction";

/** What is shown at a seat beside its score. */
export interface SeatCompany {
  said: Standing | null;
  /** From when on the others may decide about the seat, 0 if they may; null if its player is here. */
  away: number | null;
  /** Whether a bot plays on for a person. */
  standIn: boolean;
}

export type Company = (seat: number) => SeatCompany;

export const NO_COMPANY: SeatCompany = { said: null, away: null, standIn: false };

/** The reactions that stand at the seats now. */
export function useSaid(link: Link): Signal<Standing[]> {
  const standing = useMemo(() => signal<Standing[]>([]), [link]);
  const seen = useMemo(() => link.said.peek()?.count ?? 0, [link]);
  useEffect(() => {
    let timer = 0;
    const clear = () => (standing.value = stillStanding(standing.value, performance.now()));
    const heard = link.said.subscribe((said) => {
      if (!said || preferences.peek().muted || said.count === seen) return;
      standing.value = withSaid(standing.peek(), said, performance.now());
      pop();
      clearTimeout(timer);
      const last = Math.max(0, ...standing.peek().map((each) => each.until));
      timer = window.setTimeout(clear, last - performance.now() + 20);
    });
    return () => {
      heard();
      clearTimeout(timer);
    };
  }, [link]);
  return standing;
}

interface CompanyProps {
  game: GameView;
  view: TableView;
  missing: Missing;
  standing: Standing[];
}

export function companyOf({ game, view, missing, standing }: CompanyProps): Company {
  return (seat) => ({
    said: standing.find((each) => each.seat === seat) ?? null,
    away: game.over ? null : (missing.away.find((each) => each.seat === seat)?.from ?? null),
    standIn: !game.over && Boolean(view.seats[seat]?.player),
  });
}

/** The time of this page, again and again, as long as it is needed. */
export function useTime(on: boolean, each = 1000): number {
  const time = useSignal(performance.now());
  useEffect(() => {
    if (!on) return;
    const tick = () => (time.value = performance.now());
    tick();
    const timer = setInterval(tick, each);
    return () => clearInterval(timer);
  }, [on, each]);
  return time.value;
}

/** A number of milliseconds as minutes and seconds. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
