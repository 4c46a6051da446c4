// The sounds of a wooden box, made and not recorded: a clack is a short burst through two resonances.
import { canVibrate, gainOf, motionTime, preferences, type Channel } from "./preference";
import type { Fact } from "../network/wire";

let audio: AudioContext | null = null;

/** Where a sound of a channel goes, as loud as somebody likes it; null where it is not heard. */
function output(channel: Channel): GainNode | null {
  const gain = gainOf(channel);
  if (!gain || typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const node = audio.createGain();
  node.gain.value = gain;
  node.connect(audio.destination);
  return node;
}

/** Wood on wood, after so many seconds. */
export function knock(channel: Channel, at: number, pitch: number, loud: number, length: number): void {
  const out = output(channel);
  if (!out) return;
  const { context } = out;
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
  gain.connect(out);
  source.start(context.currentTime + at);
}

/** A rod that is struck, after so many seconds: a tone and two above it that fade together. */
export function chime(channel: Channel, at: number, pitch: number, loud: number, length: number): void {
  const out = output(channel);
  if (!out) return;
  const start = out.context.currentTime + at;
  for (const [factor, share] of [[1, 1], [2.756, 0.45], [5.404, 0.18]] as const) {
    const tone = out.context.createOscillator();
    const gain = out.context.createGain();
    tone.frequency.value = pitch * factor;
    gain.gain.setValueAtTime(loud * share, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(out);
    tone.start(start);
    tone.stop(start + length);
  }
}

export function buzz(...pattern: number[]): void {
  if (preferences.value.touch && canVibrate()) navigator.vibrate(pattern);
}

/** Tiles fall one after another, the higher ones with a lower clack. */
export function clack(values: number[]): void {
  values.forEach((value, place) =>
    knock("dice", motionTime(130 + place * 40) / 1000, 900 - 40 * Math.min(value, 12), 2.4, 0.09),
  );
  buzz(15);
}

// What dice hit sounds high or low, long or short: felt over wood, a rail, the brass of a rod, a tile, another die.
const HEARD = {
  felt: [480, 0.07],
  rail: [620, 0.06],
  rod: [1500, 0.05],
  tile: [840, 0.06],
  die: [1250, 0.03],
} as const;
// The speed, in edges a second, of a knock that is as loud as can be, and how many are heard at most.
const LOUDEST = 26;
const MOST_KNOCKS = 12;

/** Something that dice hit: after how many milliseconds, and how fast they were. */
export interface Knock {
  at: number;
  thing: keyof typeof HEARD;
  speed: number;
}

// What two dice sound like, to try how loud they are.
const SAMPLE: Knock[] = [
  { at: 60, thing: "felt", speed: 20 },
  { at: 130, thing: "felt", speed: 16 },
  { at: 260, thing: "rail", speed: 12 },
  { at: 330, thing: "die", speed: 9 },
];

/** Dice that fly, hit what is in the box, and come to rest. */
export function clatter(knocks: Knock[]): void {
  const loudest = [...knocks].sort((one, other) => other.speed - one.speed).slice(0, MOST_KNOCKS);
  for (const { at, thing, speed } of loudest) {
    const [pitch, length] = HEARD[thing];
    if (at >= 0) knock("dice", at / 1000, pitch, 0.3 + 1.6 * Math.min(1, speed / LOUDEST), length);
  }
  buzz(10);
}

export function tick(): void {
  knock("dice", 0, 1900, 0.7, 0.03);
  buzz(5);
}

export function thud(): void {
  knock("dice", 0, 190, 2, 0.16);
}

/** The rods of a shut box chime one after the other, the nearest first: each a third higher than the one before. */
export function ring(rods = 1): void {
  const fallen = motionTime(420) / 1000;
  for (let rod = 0; rod < rods; rod++) chime("dice", fallen + rod * 0.14, 660 * 1.26 ** rod, 0.2 / Math.sqrt(rods), 2);
  buzz(30, 30, 60);
}

/** How a channel sounds, for whoever sets its volume. */
export function sample(channel: Channel): void {
  if (channel === "dice") clatter(SAMPLE);
  else chime(channel, 0, channel === "calls" ? 880 : 1320, 0.16, channel === "calls" ? 0.9 : 0.35);
}

/** Whether the page was used, so that it may be heard: a sound that waits for that would come too late. */
const isUsed = (): boolean => navigator.userActivation?.hasBeenActive ?? audio !== null;

/** It is somebody's turn here. */
export function callTurn(): void {
  if (!isUsed()) return;
  chime("calls", 0, 660, 0.16, 0.7);
  chime("calls", 0.16, 880, 0.16, 0.9);
  buzz(20, 60, 20);
}

/** Somebody at the table has said something. */
export function pop(): void {
  if (isUsed()) chime("reactions", 0, 990, 0.1, 0.25);
}

/** What is heard of what is told. */
export function playSounds(facts: Fact[]): void {
  for (const fact of facts) {
    if (fact.kind === "shut") clack(String(fact["tiles"]).split("+").map((tile) => parseInt(tile, 10)));
    if (fact.kind === "missed") thud();
  }
}
