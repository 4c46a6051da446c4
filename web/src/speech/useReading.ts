// What is read aloud at a table: what has happened, and then whose turn it is and what to tap.
import { useEffect } from "preact/hooks";
import { preferences } from "../device/preference";
import { also, t } from "../language/words";
import type { StageView } from "../live/stage";
import { sentences, summary } from "../table/Story";
import { promptOf, type Holding, type Prompt } from "./prompt";
import { say, useSaid } from "./speech";

/** A prompt in words, once they have been fetched. */
function promptText(prompt: Prompt | null): string {
  const text = prompt ? t("comfort-say", prompt) : "";
  return text === "comfort-say" ? "" : text;
}

/** What has just been told; whose turn it is says the prompt. */
const toldText = ({ kind, told }: StageView): string =>
  kind === "meanwhile"
    ? summary(told)
    : sentences(told.flatMap((each) => each.facts).filter((fact) => fact.kind !== "turn"));

/** Reads the stage aloud, if that is wanted here. */
export function useReading(now: StageView, hand: Holding): void {
  const { read } = preferences.value;
  useEffect(() => {
    if (read) void also("comfort");
  }, [read]);
  useEffect(() => say(toldText(now)), [now.kind, now.told]);
  useSaid(read ? promptText(promptOf(now, hand)) : "");
}
