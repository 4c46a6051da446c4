// Which of the device’s voices speaks.

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** The best voice of the device for a language, and for a region where there is one of it. */
export function voiceFor<V extends Voice>(all: V[], language: string, wanted: string): V | null {
  const name = (voice: V) => voice.lang.replace("_", "-").toLowerCase();
  const own = all.filter((voice) => voice.localService && name(voice).split("-")[0] === language);
  const near = own.find((voice) => name(voice) === wanted.toLowerCase());
  return near ?? own.find((voice) => voice.default) ?? own[0] ?? null;
}
