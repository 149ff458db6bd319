import { randomFrom } from '../../pictures/kit/random.ts';
import { bell, bow, drum, hum, keys, Loop, noise, pad, pitch, pluck, sampleRate } from './synth.ts';

export type Style =
  | 'fingerpicking'
  | 'ukulele'
  | 'flamenco'
  | 'arcade'
  | 'harp'
  | 'keys'
  | 'late-piano'
  | 'stars'
  | 'amapiano';

export type Tune = {
  /** MIDI notes of four chords, two seconds each. */
  readonly chords: readonly (readonly number[])[];
  readonly style: Style;
  /** What is hummed: when (s), which MIDI note, how long (s). */
  readonly voice: readonly (readonly [at: number, note: number, length: number])[];
};

/** Length of every loop in seconds. */
export const loopSeconds = 8;

type Play = (loop: Loop, chord: readonly number[], at: number, random: () => number) => void;

const note = (chord: readonly number[], i: number) => chord[i % chord.length] ?? 60;

const styles: Readonly<Record<Style, Play>> = {
  fingerpicking: (loop, chord, at, random) => {
    for (const [i, string] of [0, 2, 3, 4, 1, 3, 4, 2].entries())
      loop.add(at + i * 0.25, 2.4, scaled(pluck(note(chord, string), 0.55, random), i % 4 === 0 ? 0.8 : 0.55));
  },
  ukulele: (loop, chord, at, random) => {
    for (const [i, beat] of [0, 0.5, 0.75, 1.25, 1.5, 1.75].entries())
      for (const [s, string] of [2, 3, 4, 2].entries())
        loop.add(
          at + beat + (i % 2 ? 3 - s : s) * 0.014,
          1.1,
          scaled(pluck(note(chord, string) + 12, 0.5, random), 0.3),
        );
  },
  flamenco: (loop, chord, at, random) => {
    for (const beat of [0, 0.33, 0.5, 0.67, 1, 1.33, 1.5, 1.67])
      for (let s = 0; s < 5; s++) loop.add(at + beat + s * 0.009, 1, scaled(pluck(note(chord, s), 0.8, random), 0.3));
    for (const beat of [0, 0.67, 1, 1.67]) loop.add(at + beat, 0.2, scaled(noise(34, random), 0.5));
  },
  arcade: (loop, chord, at) => {
    for (let i = 0; i < 8; i++) {
      const f = pitch(note(chord, [0, 2, 3, 4, 3, 2, 4, 3][i] ?? 0) + 12);
      loop.add(
        at + i * 0.25,
        0.24,
        (t) => Math.exp(-t * 9) * 0.3 * (Math.sin(2 * Math.PI * f * t) + 0.3 * Math.sin(6 * Math.PI * f * t)),
      );
    }
    for (const beat of [0, 1]) loop.add(at + beat, 0.5, scaled(drum(70), 0.7));
  },
  harp: (loop, chord, at, random) => {
    for (const [i, string] of [0, 1, 2, 3, 4, 3].entries())
      loop.add(at + i * 0.33, 3, scaled(pluck(note(chord, string) + 12, 0.35, random), 0.6));
    loop.add(at, 2.6, scaled(pad(note(chord, 2), 2.6), 0.25));
  },
  keys: (loop, chord, at) => {
    for (const i of [1, 2, 3, 4]) loop.add(at + i * 0.02, 2.4, scaled(keys(note(chord, i)), 0.34));
    loop.add(at + 1.25, 1.4, scaled(keys(note(chord, 4) + 12), 0.24));
    loop.add(at, 2, scaled(keys(note(chord, 0)), 0.5));
  },
  'late-piano': (loop, chord, at, random) => {
    loop.add(at, 2.2, scaled(keys(note(chord, 0)), 0.6));
    for (const i of [2, 3, 4]) loop.add(at + 0.66 + i * 0.016, 1.6, scaled(keys(note(chord, i)), 0.28));
    for (const beat of [0.66, 1.33]) loop.add(at + beat, 0.24, scaled(noise(22, random), 0.12));
    loop.add(at + 1.5, 1.2, scaled(keys(note(chord, 3) + 12), 0.2));
  },
  stars: (loop, chord, at) => {
    for (const i of [0, 2, 3]) loop.add(at, 2.8, scaled(pad(note(chord, i) + 12, 2.8), 0.3));
    for (const [i, beat] of [0, 0.5, 1, 1.5].entries())
      loop.add(at + beat, 1.8, scaled(bell(note(chord, 4 - i) + 24), 0.2));
    loop.add(at, 1.9, scaled(bow(note(chord, 1), 1.9), 0.1));
  },
  amapiano: (loop, chord, at, random) => {
    for (const beat of [0, 0.75, 1.5]) loop.add(at + beat, 0.6, scaled(drum(54), 0.85));
    for (let i = 0; i < 8; i++) loop.add(at + i * 0.25, 0.1, scaled(noise(60, random), i % 2 ? 0.24 : 0.12));
    for (const beat of [0.25, 1, 1.25])
      for (const i of [2, 3, 4]) loop.add(at + beat, 0.9, scaled(keys(note(chord, i) + 12), 0.2));
  },
};

function scaled(sound: (t: number) => number, gain: number): (t: number) => number {
  return (t) => sound(t) * gain;
}

/** The loop as mono samples at 48 kHz; the same for the same seed. */
export function play(tune: Tune, seed: string): Float32Array {
  const loop = new Loop(loopSeconds);
  const random = randomFrom(`${seed}/tune`);
  for (const [i, chord] of tune.chords.entries()) styles[tune.style](loop, chord, i * 2, random);
  for (const [at, midi, length] of tune.voice) loop.add(at, length, scaled(hum(midi, length), 0.34));
  return loop.finish(0.62);
}

/** Loudness 0-1 around `at` seconds, as a meter shows it. */
export function levelAt(samples: Float32Array, at: number): number {
  const half = sampleRate * 0.04;
  let sum = 0;
  for (let i = -half; i < half; i++) {
    const place = (Math.round(at * sampleRate) + i + samples.length) % samples.length;
    sum += (samples[place] ?? 0) ** 2;
  }
  return Math.min(1, Math.sqrt(sum / (2 * half)) * 4.2);
}

/** How far the lips are open at `at` seconds, 0-1, by what is hummed. */
export function lipsAt(tune: Tune, at: number): number {
  for (const [start, , length] of tune.voice) {
    const t = at - start;
    if (t < 0 || t > length) continue;
    const swell = Math.min(1, t * 8, (length - t) * 8);
    return Math.max(0, swell * (0.5 + 0.2 * Math.sin(2 * Math.PI * 3 * t)));
  }
  return 0;
}
