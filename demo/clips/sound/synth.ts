export const sampleRate = 48_000 as const;

/** A loop of sound. What is added near its end rings on at its start. */
export class Loop {
  readonly samples: Float32Array;

  constructor(seconds: number) {
    this.samples = new Float32Array(Math.round(seconds * sampleRate));
  }

  /** Adds `length` seconds of `sound` (a function of seconds since its start) at `at` seconds. */
  add(at: number, length: number, sound: (t: number) => number): void {
    const start = Math.round(at * sampleRate);
    const count = Math.round(length * sampleRate);
    for (let i = 0; i < count; i++) {
      const place = (start + i) % this.samples.length;
      this.samples[place] = (this.samples[place] ?? 0) + sound(i / sampleRate);
    }
  }

  /** Brings the loudest sample to `peak` with soft knees. */
  finish(peak: number): Float32Array {
    let top = 0;
    for (const sample of this.samples) top = Math.max(top, Math.abs(sample));
    const gain = top > 0 ? 1 / top : 0;
    return this.samples.map((sample) => Math.tanh(sample * gain * 1.3) * (peak / Math.tanh(1.3)));
  }
}

/** The frequency of a MIDI note in hertz; 69 is the A of 440. */
export function pitch(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

const sine = (cycles: number) => Math.sin(2 * Math.PI * cycles);

/** A plucked string (Karplus and Strong), as a function of time. */
export function pluck(note: number, brightness: number, seed: () => number): (t: number) => number {
  const period = Math.max(2, Math.round(sampleRate / pitch(note)));
  const line = Float32Array.from({ length: period }, () => seed() * 2 - 1);
  for (let pass = 0; pass < Math.round(6 * (1 - brightness)); pass++)
    for (let i = 0; i < period; i++) line[i] = ((line[i] ?? 0) + (line[(i + 1) % period] ?? 0)) / 2;
  let at = 0;
  return (t) => {
    const here = line[at] ?? 0;
    const next = line[(at + 1) % period] ?? 0;
    line[at] = (here + next) * 0.4985;
    at = (at + 1) % period;
    return here * Math.min(1, t * 400);
  };
}

/** A soft electric piano. */
export function keys(note: number): (t: number) => number {
  const f = pitch(note);
  return (t) =>
    Math.min(1, t * 120) *
    (sine(f * t) * Math.exp(-t * 1.6) +
      0.34 * sine(2 * f * t) * Math.exp(-t * 2.6) +
      0.1 * sine(5 * f * t) * Math.exp(-t * 9));
}

/** A slow pad that swells and fades over `length` seconds. */
export function pad(note: number, length: number): (t: number) => number {
  const f = pitch(note);
  return (t) => {
    const swell = Math.sin((Math.PI * Math.min(t, length)) / length) ** 1.2;
    return swell * (0.5 * sine(f * t) + 0.3 * sine(f * 1.003 * t) + 0.16 * sine(2 * f * t) + 0.06 * sine(3.01 * f * t));
  };
}

/** A small bell. */
export function bell(note: number): (t: number) => number {
  const f = pitch(note);
  return (t) => Math.min(1, t * 300) * (sine(f * t) * Math.exp(-t * 3) + 0.4 * sine(2.76 * f * t) * Math.exp(-t * 6));
}

/** A bowed string with vibrato. */
export function bow(note: number, length: number): (t: number) => number {
  const f = pitch(note);
  return (t) => {
    const swell = Math.min(1, t * 5, Math.max(0, (length - t) * 6));
    const cycles = f * t + 0.1 * sine(5.2 * t) * Math.min(1, t * 2);
    let sum = 0;
    for (let h = 1; h <= 8; h++) sum += sine(cycles * h) / h ** 1.5;
    return swell * sum * 0.5;
  };
}

/** Somebody humming with closed or half-open lips. */
export function hum(note: number, length: number): (t: number) => number {
  const f = pitch(note);
  return (t) => {
    const swell = Math.min(1, t * 9, Math.max(0, (length - t) * 9));
    const cycles = f * t + 0.05 * sine(5 * t) * Math.min(1, t * 2.5);
    let sum = 0;
    for (let h = 1; h <= 10; h++) {
      const at = f * h;
      const formants = Math.exp(-(((at - 420) / 240) ** 2)) + 0.3 * Math.exp(-(((at - 1050) / 260) ** 2)) + 0.05;
      sum += (sine(cycles * h) * formants) / h ** 0.4;
    }
    return swell * sum;
  };
}

/** A brush, a clap or a shaker: noise that dies away. */
export function noise(decay: number, seed: () => number): (t: number) => number {
  let last = 0;
  return (t) => {
    const white = seed() * 2 - 1;
    const high = white - last;
    last = white * 0.6 + last * 0.4;
    return high * Math.exp(-t * decay) * 0.6;
  };
}

/** A soft drum. */
export function drum(f: number): (t: number) => number {
  return (t) => Math.min(1, t * 400) * sine(f * t + (f / 26) * (1 - Math.exp(-t * 26))) * Math.exp(-t * 7);
}
