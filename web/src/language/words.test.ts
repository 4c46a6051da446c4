import { effect } from "@preact/signals";
import { expect, test } from "vitest";
import { also, load, t } from "./words";

test("whoever asks for words that are on their way is told when they have come", async () => {
  await load("en");
  const seen: string[] = [];
  const stop = effect(() => void seen.push(t("comfort-read")));
  await also("comfort");
  stop();
  expect(seen).toEqual(["comfort-read", "Read aloud"]);
});
