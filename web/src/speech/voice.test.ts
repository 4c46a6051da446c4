import { expect, test } from "vitest";
import { voiceFor } from "./voice";

const voice = (lang: string, localService = true, usual = false) => ({ lang, localService, default: usual });

test("a voice speaks the language of the page, and that of the reader's country where there is one", () => {
  const all = [voice("de-DE"), voice("en-US", true, true), voice("en_GB")];
  expect(voiceFor(all, "en", "en-GB")).toBe(all[2]);
  expect(voiceFor(all, "en", "en-AU")).toBe(all[1]);
  expect(voiceFor(all, "de", "de-AT")).toBe(all[0]);
  expect(voiceFor(all, "fr", "fr-FR")).toBeNull();
});

test("no name is sent away to be spoken", () => {
  expect(voiceFor([voice("en-GB", false)], "en", "en-GB")).toBeNull();
});
