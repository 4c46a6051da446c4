// The end of a game: play again, or see how it went. The record is kept here for practising.
import { useEffect } from "preact/hooks";
import type { Link } from "../live/link";
import type { Snapshot } from "../live/reducer";
import { path } from "../frame/route";
import { fetchRecord, keepRecord } from "../practise/practice";
import { AfterGame } from "./AfterGame";

export function ResultPage({ link, snapshot }: { link: Link; snapshot: Snapshot }) {
  const code = path.value.split("/")[2]!;
  const settled = snapshot.view.settings.dice !== "sealed" || snapshot.view.secret !== null;
  useEffect(() => {
    if (settled && snapshot.you.length)
      void fetchRecord(code).then((record) => record && keepRecord(snapshot.view.public, record));
  }, [settled, code]);
  return (
    <footer class="act choice result">
      <AfterGame link={link} snapshot={snapshot} code={code} />
    </footer>
  );
}
