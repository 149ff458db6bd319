/**
 * Sound made a little shorter or longer at one place, by a whole period of itself, so that nobody hears it: what WebRTC's NetEQ
 * calls "accelerate" and "preemptive expand". (WSOLA; Verhelst and Roelands, ICASSP 1993.)
 */

/** Periods that are looked for, in ms: voices from 83 to 400 Hz. */
const shortestMs = 2.5;
const longestMs = 12;
/** Two stretches are the same when they agree this much; 1 is identical. */
const alike = 0.8;
/** Below this sound is silence, and any place will do (RMS of full scale). */
const silence = 0.002;
/** Looked at in steps of so many samples first. */
const coarse = 4;

type Samples = readonly Float32Array[];

/**
 * The length of the period at `at`, in samples: the shift of at most `most` by which the sound repeats itself best. Zero where it does not
 * repeat, or where too little is there. `readable` samples follow `at`; two periods are needed.
 */
export function periodAt(channels: Samples, at: number, readable: number, most: number, rate: number): number {
  const shortest = Math.round((shortestMs / 1000) * rate);
  const longest = Math.min(Math.round((longestMs / 1000) * rate), Math.floor(most), Math.floor(readable / 2));
  const sound = channels[0];
  if (!sound || longest < shortest) return 0;
  if (isSilent(sound, at, 2 * longest)) return longest;
  let best = 0;
  let found = 0;
  for (let lag = shortest; lag <= longest; lag += coarse) {
    const likeness = likenessOf(sound, at, lag, coarse);
    if (likeness > found) [best, found] = [lag, likeness];
  }
  for (let lag = Math.max(shortest, best - coarse + 1); lag < best + coarse && lag <= longest; lag += 1) {
    const likeness = likenessOf(sound, at, lag, 1);
    if (likeness > found) [best, found] = [lag, likeness];
  }
  return found >= alike ? best : 0;
}

function isSilent(sound: Float32Array, at: number, length: number): boolean {
  let energy = 0;
  for (let i = at; i < at + length; i += coarse) energy += sound[i]! * sound[i]!;
  return energy < silence * silence * (length / coarse);
}

/** How much a period and the one after it are the same: their normalised correlation. */
function likenessOf(sound: Float32Array, at: number, lag: number, step: number): number {
  let both = 0;
  let first = 0;
  let second = 0;
  for (let i = at; i < at + lag; i += step) {
    const [a, b] = [sound[i]!, sound[i + lag]!];
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return first > 0 && second > 0 ? both / Math.sqrt(first * second) : 0;
}

/** Leaves `distance` samples out: afterwards the sound continues at `at + distance`, where it fades over `fade` samples from what it was. */
export function shorten(channels: Samples, at: number, distance: number, fade = distance): void {
  for (const sound of channels)
    for (let i = 0; i < fade; i += 1) {
      const share = i / fade;
      sound[at + distance + i] = sound[at + i]! * (1 - share) + sound[at + distance + i]! * share;
    }
}

/** Plays a period twice: afterwards the sound begins at `at - period`, where that much room is overwritten. */
export function lengthen(channels: Samples, at: number, period: number): void {
  for (const sound of channels) {
    const first = sound.slice(at, at + period);
    for (let i = 0; i < period; i += 1) {
      const share = i / period;
      sound[at + i] = sound[at + period + i]! * (1 - share) + first[i]! * share;
    }
    sound.set(first, at - period);
  }
}

/**
 * Continues what ends at `end` for `length` samples as it was last, ever quieter, where nothing follows: `known` samples before `end` may be
 * looked at.
 */
export function fadeOn(channels: Samples, end: number, known: number, length: number, rate: number): void {
  const period = periodBefore(channels[0], end, known, rate);
  const seam = Math.round(rate / 1000);
  for (const sound of channels) {
    // Where it does not repeat itself quite, the step is spread over a millisecond.
    const step = period === 0 ? (sound[end - 1] ?? 0) : sound[end - 1]! - sound[end - period]!;
    for (let i = 0; i < length; i += 1) {
      const again = period === 0 ? 0 : sound[end - period + i]!;
      sound[end + i] = again + (i < period || period === 0 ? step * Math.max(0, 1 - i / seam) : 0);
    }
    for (let i = 0; i < length; i += 1) sound[end + i]! *= 1 - (i + 1) / length;
  }
}

/** The period that sound ends with: by which shift its last few milliseconds were there before. Zero where too little is known. */
function periodBefore(sound: Float32Array | undefined, end: number, known: number, rate: number): number {
  const window = Math.round((shortestMs / 1000) * rate);
  const longest = Math.min(Math.round((longestMs / 1000) * rate), known - window - 1);
  let best = 0;
  let found = Number.NEGATIVE_INFINITY;
  for (let lag = window; sound && lag <= longest; lag += 1) {
    let both = 0;
    let before = 1e-9;
    for (let i = end - window; i < end; i += 2) {
      both += sound[i]! * sound[i - lag]!;
      before += sound[i - lag]! * sound[i - lag]!;
    }
    const likeness = both / Math.sqrt(before);
    if (likeness > found) [best, found] = [lag, likeness];
  }
  return best;
}
