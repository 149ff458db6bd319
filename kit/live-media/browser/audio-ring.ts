import { Jitter } from './jitter.ts';
import { fadeOn, lengthen, periodAt, shorten } from './time-scale.ts';
import { WindowedMin } from './windowed-min.ts';

/** What the ring plays right now. */
export interface RingState {
  playing: boolean;
  /** Media time of the sample played next, in ms. Meaningless while not playing. */
  mediaMs: number;
  bufferedMs: number;
  /** How often it ran dry. */
  underruns: number;
}

/** Sound of this length is held at most, ms; beyond that the oldest goes. */
const capacityMs = 1_000;
/** Kept in front of what is played next: room to lengthen, and the past that a gap is bridged with, ms. */
const roomMs = 30;
/** The quickest way here is that of the last seconds. */
const transitWindowMs = 10_000;
/** On top of what is awaited, ms: the device takes its sound in blocks. */
const spareMs = 4;
/** Never awaited longer than this: people are talking to each other. In ms. */
const mostAwaitedMs = 140;
/** This much off the aim is left alone, ms. */
const toleranceMs = 5;
/** Later than this beside the aim is cut at once, ms. */
const surplusMs = 150;
/** How long after one change of tempo the next may come, ms, by how far off the aim it is: 3 to 6 % first, then in a hurry. */
const paces = [
  { beyondMs: 60, everyMs: 40 },
  { beyondMs: 25, everyMs: 80 },
  { beyondMs: 0, everyMs: 160 },
] as const;
/** A place that does not repeat itself is passed by; the next look, ms. */
const lookAgainMs = 10;
/** The shortest change, ms. */
const leastMs = 2.5;
const fadeMs = 4;
/** Nothing is begun with less than this, ms. */
const leastHeldMs = 8;
/** A gap is bridged for this long, ms, by what was before, ever quieter. */
const bridgeMs = 12;
/** A jump of the media's clock beyond this is another clock, ms. */
const otherClockMs = 2_000;

/**
 * Decoded sound waiting to be played, as little as can be: it estimates from the moments of arrival how long sound has to wait,
 * and comes to that by playing a little faster or slower, a period of the sound at a time. Its clock is the device's:
 * what was pulled. It catches up by dropping when far behind, never by growing delay.
 */
export class AudioRing {
  /** Waits this much longer than it had to, ms: for the picture. */
  waitMs = 0;
  readonly #rate: number;
  readonly #jitter = new Jitter();
  readonly #transit = new WindowedMin(transitWindowMs);
  #channels: Float32Array[] = [];
  #head: number;
  #tail: number;
  /** Where packets begin, and when they were captured. */
  #marks: { at: number; mediaMs: number }[] = [];
  /** Of what is held, made up to bridge a gap. */
  #bridged = 0;
  #playing = false;
  #underruns = 0;
  #fade = 0;
  #pulled = 0;
  #changedAt = 0;
  #lookedAt = 0;
  /** The end of the packet before, ms of media. */
  #lastMediaMs: number | null = null;

  constructor(sampleRate: number) {
    this.#rate = sampleRate;
    this.#head = this.#frames(roomMs);
    this.#tail = this.#head;
  }

  get state(): RingState {
    return {
      playing: this.#playing,
      mediaMs: this.#headMediaMs,
      bufferedMs: this.#ms(this.#tail - this.#head),
      underruns: this.#underruns,
    };
  }

  /** How much later than the quickest sound is to be played, ms. */
  get aimMs(): number {
    return Math.min(mostAwaitedMs, this.#jitter.awaitedMs + spareMs) + this.waitMs;
  }

  /** Adds decoded sound that was captured at `mediaMs`; one array per channel, all of one length. */
  push(mediaMs: number, channels: Float32Array[]): void {
    const length = channels[0]?.length ?? 0;
    if (length === 0) return;
    if (this.#lastMediaMs !== null && Math.abs(mediaMs - this.#lastMediaMs) > otherClockMs) this.clear();
    this.#lastMediaMs = mediaMs + this.#ms(length);
    if (channels.length !== this.#channels.length) this.#widen(channels.length);
    this.#unbridge(channels);
    if (this.#tail === this.#head) this.#marks = [];
    this.#makeRoom(length);
    channels.forEach((samples, index) => {
      this.#channels[index]!.set(samples, this.#tail);
    });
    this.#marks.push({ at: this.#tail, mediaMs });
    this.#tail += length;
    const transitMs = this.#clockMs - mediaMs;
    this.#jitter.add(transitMs - this.#transit.add(transitMs, this.#clockMs), this.#clockMs);
    if (this.#playing && this.#offMs > surplusMs) this.#cut();
  }

  /** Fills one block of output; a mono source plays on every channel. */
  pull(output: Float32Array[]): void {
    const length = output[0]?.length ?? 0;
    if (!this.#playing && this.#tail - this.#head >= this.#frames(leastHeldMs) && this.#offMs >= 0) this.#start();
    if (this.#playing) {
      this.#keepTempo();
      if (this.#tail - this.#head < length && this.#bridged === 0) this.#bridge();
    }
    const count = this.#playing ? Math.min(length, this.#tail - this.#head) : 0;
    output.forEach((channel, index) => {
      const from = this.#channels[Math.min(index, this.#channels.length - 1)];
      if (from) channel.set(from.subarray(this.#head, this.#head + count));
      channel.fill(0, count);
    });
    this.#skip(count);
    this.#applyFade(output);
    this.#pulled += length;
    if (this.#playing && this.#tail === this.#head) {
      this.#playing = false;
      this.#bridged = 0;
    }
  }

  clear(): void {
    this.#head = this.#frames(roomMs);
    this.#tail = this.#head;
    this.#marks = [];
    this.#bridged = 0;
    this.#playing = false;
    this.#lastMediaMs = null;
    this.#jitter.reset();
    this.#transit.reset();
  }

  #ms(frames: number): number {
    return (frames / this.#rate) * 1000;
  }

  #frames(ms: number): number {
    return Math.round((ms / 1000) * this.#rate);
  }

  get #clockMs(): number {
    return this.#ms(this.#pulled);
  }

  get #headMediaMs(): number {
    const mark = this.#marks[0];
    return mark ? mark.mediaMs + this.#ms(this.#head - mark.at) : 0;
  }

  /** How much later than aimed at sound is played now, ms; negative when it is played too early. */
  get #offMs(): number {
    return this.#clockMs - this.#headMediaMs - this.#transit.value - this.aimMs;
  }

  #start(): void {
    const spare = this.#tail - this.#head - this.#frames(leastHeldMs);
    if (this.#offMs > toleranceMs) this.#skip(Math.min(this.#frames(this.#offMs), spare));
    this.#playing = true;
    this.#fade = this.#frames(fadeMs);
  }

  /** Plays a period less or more where the sound repeats itself. */
  #keepTempo(): void {
    const offMs = this.#offMs;
    const farMs = Math.abs(offMs);
    const now = this.#clockMs;
    if (farMs <= toleranceMs || this.#bridged > 0 || now - this.#lookedAt < lookAgainMs) return;
    const { everyMs } = paces.find(({ beyondMs }) => farMs > beyondMs) ?? paces[2];
    if (now - this.#changedAt < everyMs) return;
    this.#lookedAt = now;
    const most = this.#frames(Math.max(leastMs, farMs));
    const period = periodAt(this.#channels, this.#head, this.#tail - this.#head, most, this.#rate);
    if (period === 0 || (offMs < 0 && period > this.#head)) return;
    this.#changedAt = now;
    if (offMs > 0) {
      shorten(this.#channels, this.#head, period);
      this.#skip(period);
    } else {
      lengthen(this.#channels, this.#head, period);
      this.#head -= period;
    }
  }

  #cut(): void {
    const fade = this.#frames(fadeMs);
    const distance = Math.min(this.#frames(this.#offMs), this.#tail - this.#head - fade);
    if (distance <= 0) return;
    shorten(this.#channels, this.#head, distance, fade);
    this.#skip(distance);
  }

  /** Nothing follows: what was played goes on for a moment, ever quieter. */
  #bridge(): void {
    this.#underruns += 1;
    const length = this.#frames(bridgeMs);
    this.#makeRoom(length);
    const known = Math.min(this.#tail, this.#frames(roomMs));
    fadeOn(this.#channels, this.#tail, known, length, this.#rate);
    this.#tail += length;
    this.#bridged = length;
  }

  /** Sound is there again while a gap is bridged: it fades in over what is left of the bridge. */
  #unbridge(channels: Float32Array[]): void {
    if (this.#bridged === 0) return;
    const left = Math.min(this.#bridged, this.#tail - this.#head);
    this.#tail -= left;
    this.#bridged = 0;
    const length = Math.min(this.#frames(fadeMs), channels[0]!.length);
    channels.forEach((samples, index) => {
      const bridge = this.#channels[index]!;
      for (let i = 0; i < length; i += 1) {
        const share = i / length;
        samples[i] = samples[i]! * share + (i < left ? bridge[this.#tail + i]! * (1 - share) : 0);
      }
    });
  }

  #skip(count: number): void {
    this.#head = Math.min(this.#tail, this.#head + Math.max(0, count));
    while (this.#marks[1] && this.#marks[1].at <= this.#head) this.#marks.shift();
  }

  #widen(count: number): void {
    this.clear();
    this.#channels = Array.from({ length: count }, () => new Float32Array(this.#frames(capacityMs)));
  }

  /** Moves what is held to the front when it reaches the end; what is more than fits goes. */
  #makeRoom(length: number): void {
    const size = this.#channels[0]!.length;
    if (this.#tail + length <= size) return;
    const room = this.#frames(roomMs);
    const excess = this.#tail - this.#head + length + room - size;
    if (excess > 0) this.#skip(excess);
    const by = this.#head - room;
    if (by <= 0) return;
    for (const samples of this.#channels) samples.copyWithin(0, by, this.#tail);
    for (const mark of this.#marks) mark.at -= by;
    this.#head -= by;
    this.#tail -= by;
  }

  #applyFade(output: Float32Array[]): void {
    if (this.#fade === 0) return;
    const total = this.#frames(fadeMs);
    const length = Math.min(this.#fade, output[0]!.length);
    for (const channel of output) for (let i = 0; i < length; i += 1) channel[i]! *= (total - this.#fade + i) / total;
    this.#fade -= length;
  }
}
