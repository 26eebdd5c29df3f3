// A few sounds, made on the spot. They are off until somebody wants them.

import { sound } from "./settings.svelte";

let context: AudioContext | undefined;

interface Tone {
  pitch: number;
  at: number;
  length: number;
  kind: OscillatorType;
}

const SOUNDS = {
  /** A low pluck of a double bass: it is your turn. */
  turn: [
    { pitch: 98, at: 0, length: 0.35, kind: "triangle" },
    { pitch: 147, at: 0.16, length: 0.45, kind: "triangle" },
  ],
  /** A card on the table. */
  move: [{ pitch: 240, at: 0, length: 0.06, kind: "square" }],
  /** A closed door: that may not be done. */
  refused: [{ pitch: 70, at: 0, length: 0.2, kind: "sawtooth" }],
  /** A small brass chord: the game is over. */
  over: [
    { pitch: 196, at: 0, length: 0.8, kind: "triangle" },
    { pitch: 247, at: 0.12, length: 0.8, kind: "triangle" },
    { pitch: 294, at: 0.24, length: 1, kind: "triangle" },
  ],
} satisfies Record<string, Tone[]>;

export function play(name: keyof typeof SOUNDS): void {
  if (!sound.on || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[name]) strike(context, tone);
}

function strike(on: AudioContext, tone: Tone): void {
  const start = on.currentTime + tone.at;
  const voice = new OscillatorNode(on, { type: tone.kind, frequency: tone.pitch });
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.linearRampToValueAtTime(0.12, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
  voice.connect(gain).connect(on.destination);
  voice.start(start);
  voice.stop(start + tone.length);
}
