// The coach's report of a table's game, as soon as there is one.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../network/api";
import type { Booklet } from "../report/data/report";

const found = new Map<string, Promise<Booklet | null>>();

function ask(code: string): Promise<Booklet | null> {
  const answer = found.get(code) ?? request<Booklet>("GET", `/api/tables/${code}/booklet`).catch(() => null);
  found.set(code, answer);
  return answer;
}

/** Null until it is known, and where the game costs too much to look through. */
export function useBooklet(code: string): Booklet | null {
  const booklet = useSignal<Booklet | null>(null);
  useEffect(() => {
    let here = true;
    void ask(code).then((answer) => here && (booklet.value = answer?.report.over ? answer : null));
    return () => void (here = false);
  }, [code]);
  return booklet.value;
}
