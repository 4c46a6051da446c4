// What comes to the site from elsewhere: a turn as a link, a record that is opened with the site or shared with it.
import { effect } from "@preact/signals";
import { isRecord, openRecord } from "../games/record";
import { go } from "../frame/route";
import { phase, tell } from "./office";
import { arrived } from "./place";
import { takeTurn } from "./turn";

interface Launch {
  files?: { getFile(): Promise<File> }[];
}

interface LaunchQueue {
  setConsumer(consumer: (launch: Launch) => void): void;
}

/** Where the service worker lays what was shared, until the page has read it. */
const [SHARED, PLACE] = ["shared with shutbox", "shared-text"];

function open(text: string): void {
  const turn = /#\/turn\/([\w-]+)/.exec(text);
  if (turn) void openTurn(turn[1]!);
  else if (isRecord(text)) openRecord(text);
  // Whatever else it is, it may be something to bring in.
  else go("/games");
}

/** Opens what was shared before this page was there. */
async function openShared(): Promise<void> {
  const shared = "caches" in window ? await caches.open(SHARED) : null;
  const found = await shared?.match(PLACE);
  if (!found) return;
  await shared!.delete(PLACE);
  open(await found.text());
}

/** Settled when this tab has the tables. */
const owned = (): Promise<void> =>
  new Promise((done) => {
    const stop = effect(() => {
      if (phase.value === "elsewhere") tell({ kind: "take" });
      if (phase.value !== "ready") return;
      done();
      queueMicrotask(() => stop());
    });
  });

/** Shows the table of a link; where another tab has the tables, they come here. */
async function openTurn(text: string): Promise<void> {
  await owned();
  const code = await takeTurn(text);
  if (code) go(`/t/${code}`);
}

const openArrived = (): void => {
  for (const text of arrived.splice(0)) void openTurn(text);
};
addEventListener("popstate", openArrived);
openArrived();
if ("launchQueue" in window)
  (window.launchQueue as LaunchQueue).setConsumer(({ files }) => {
    void files?.[0]?.getFile().then((file) => file.text()).then(open);
  });
void openShared().catch(() => undefined);
