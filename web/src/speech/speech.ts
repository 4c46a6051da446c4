// Reading aloud, for those who do not read yet. Only voices of the device itself speak: others would send the names of
// the players elsewhere. This works without a secure context, too.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { preferences } from "../device/preference";
import { locale, region } from "../language/words";
import { voiceFor } from "./voice";

const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
// Many browsers know their voices only after a while.
const voices = signal<SpeechSynthesisVoice[]>([]);
const find = (): void => void (voices.value = synthesis?.getVoices() ?? []);
if (synthesis) {
  find();
  synthesis.onvoiceschanged = find;
}

const voice = (): SpeechSynthesisVoice | null => voiceFor(voices.value, locale.value, region());

/** Whether there is a voice for the language of the page. */
export const canRead = (): boolean => voice() !== null;

// What the browser refused to say before somebody touched the page.
let refused = "";
globalThis.addEventListener?.("pointerup", () => {
  if (refused) say(refused);
});

/** Says a text in the language of the page, after what is being said; what waits behind that is dropped. */
export function say(text: string): void {
  const speaker = voice();
  if (!preferences.value.read || !text || !speaker || !synthesis) return;
  if (synthesis.pending) synthesis.cancel();
  refused = "";
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = speaker;
  utterance.lang = speaker.lang;
  utterance.rate = 0.95;
  utterance.onerror = ({ error }) => {
    if (error === "not-allowed") refused = text;
  };
  synthesis.speak(utterance);
}

/** Falls silent. */
export const hush = (): void => synthesis?.cancel();

/** Says a text whenever it changes. */
export function useSaid(text: string): void {
  useEffect(() => say(text), [text]);
  useEffect(() => hush, []);
}
