// The sounds of a wooden box, made and not recorded: a clack is a short burst through two resonances.
import { motionTime, preferences } from "./preference";
import type { Fact } from "../network/wire";

let audio: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!preferences.value.sound || typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

function knock(at: number, pitch: number, loud: number, length: number): void {
  const context = ready();
  if (!context) return;
  const frames = Math.ceil(context.sampleRate * length);
  const burst = context.createBuffer(1, frames, context.sampleRate);
  const wave = burst.getChannelData(0);
  for (let i = 0; i < frames; i++) wave[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / frames);
  const source = context.createBufferSource();
  source.buffer = burst;
  const gain = context.createGain();
  gain.gain.value = loud;
  for (const [factor, width] of [[1, 9], [2.76, 14]] as const) {
    const wood = context.createBiquadFilter();
    wood.type = "bandpass";
    wood.frequency.value = pitch * factor;
    wood.Q.value = width;
    source.connect(wood).connect(gain);
  }
  gain.connect(context.destination);
  source.start(context.currentTime + at);
}

function buzz(...pattern: number[]): void {
  if (preferences.value.touch) navigator.vibrate?.(pattern);
}

/** Tiles fall one after another, the higher ones with a lower clack. */
export function clack(values: number[]): void {
  values.forEach((value, place) =>
    knock(motionTime(130 + place * 40) / 1000, 900 - 40 * Math.min(value, 12), 2.4, 0.09),
  );
  buzz(15);
}

/** Dice that fly, meet the felt and come to rest. */
export function rattle(dice: number): void {
  for (let die = 0; die < dice; die++) {
    knock(motionTime(300 + die * 70) / 1000, 520, 1.6, 0.06);
    knock(motionTime(470 + die * 60) / 1000, 480, 1.1, 0.07);
  }
  buzz(10);
}

export function tick(): void {
  knock(0, 1900, 0.7, 0.03);
  buzz(5);
}

export function thud(): void {
  knock(0, 190, 2, 0.16);
}

export function ring(): void {
  const context = ready();
  if (!context) return;
  for (const [factor, loud] of [[1, 0.2], [2.4, 0.1], [4.1, 0.05]] as const) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = 660 * factor;
    gain.gain.setValueAtTime(loud, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 1.6);
    tone.connect(gain).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 1.6);
  }
  buzz(30, 30, 60);
}

/** What is heard of what is told. */
export function playSounds(facts: Fact[]): void {
  for (const fact of facts) {
    if (fact.kind === "shut") clack(String(fact["tiles"]).split("+").map((tile) => parseInt(tile, 10)));
    if (fact.kind === "missed") thud();
  }
}
