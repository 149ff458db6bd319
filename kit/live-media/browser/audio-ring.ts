/** What the ring plays right now. */
export interface RingState {
  playing: boolean;
  /** Media time of the sample played next, in ms. Meaningless while not playing. */
  mediaMs: number;
  bufferedMs: number;
  /** How often it ran dry. */
  underruns: number;
}

interface Chunk {
  mediaMs: number;
  channels: Float32Array[];
}

/** Playing starts when this much is there, in ms. */
const startMs = 20;
/** A buffer above its margin by this much is cut down at once, in ms. */
const surplusMs = 150;
/** A lowest level this far from the margin is corrected: by dropping, or by a moment of silence. In ms. */
const toleranceMs = 12;
const windowMs = 1_500;
/** Length of the fade that hides a cut, in ms. */
const fadeMs = 4;

/**
 * Decoded sound waiting to be played. It keeps no more than it needs: over a while the level falls to `marginMs` at
 * its lowest, whatever the rhythm in which sound arrives. It plays silence when it runs dry, and catches up by
 * dropping, never by growing delay.
 */
export class AudioRing {
  /** The lowest level aimed at, in ms. */
  marginMs: number;
  readonly #rate: number;
  #chunks: Chunk[] = [];
  #offset = 0;
  #bufferedFrames = 0;
  #playing = false;
  #underruns = 0;
  #fade = 0;
  /** Silence still to be put in. */
  #holdFrames = 0;
  #lowestMs = Number.POSITIVE_INFINITY;
  #observedMs = 0;

  constructor(sampleRate: number, marginMs: number) {
    this.#rate = sampleRate;
    this.marginMs = marginMs;
  }

  get state(): RingState {
    const first = this.#chunks[0];
    return {
      playing: this.#playing && this.#holdFrames <= 0,
      mediaMs: first ? first.mediaMs + (this.#offset / this.#rate) * 1000 : 0,
      bufferedMs: this.#bufferedMs,
      underruns: this.#underruns,
    };
  }

  /** Adds decoded sound that was captured at `mediaMs`; one array per channel, all of one length. */
  push(mediaMs: number, channels: Float32Array[]): void {
    this.#chunks.push({ mediaMs, channels });
    this.#bufferedFrames += channels[0]?.length ?? 0;
    const startAtMs = startMs + this.marginMs;
    if (this.#bufferedMs > this.marginMs + surplusMs) this.#drop(this.#bufferedMs - startAtMs);
    if (!this.#playing && this.#bufferedMs >= startAtMs) {
      this.#playing = true;
      this.#observedMs = 0;
      this.#lowestMs = Number.POSITIVE_INFINITY;
      this.#startFade();
    }
  }

  /** Fills one block of output; a mono source plays on every channel. */
  pull(output: Float32Array[]): void {
    const length = output[0]?.length ?? 0;
    for (const channel of output) channel.fill(0);
    if (!this.#playing) return;
    if (this.#holdFrames > 0) {
      this.#holdFrames -= length;
      if (this.#holdFrames <= 0) this.#startFade();
      return;
    }
    let at = 0;
    while (at < length && this.#chunks.length > 0) {
      const { channels } = this.#chunks[0]!;
      const count = Math.min(length - at, channels[0]!.length - this.#offset);
      output.forEach((channel, index) => {
        const from = channels[Math.min(index, channels.length - 1)]!;
        channel.set(from.subarray(this.#offset, this.#offset + count), at);
      });
      at += count;
      this.#skip(count);
    }
    this.#applyFade(output);
    if (at < length) {
      this.#playing = false;
      this.#holdFrames = 0;
      this.#underruns += 1;
    }
    this.#observe((length / this.#rate) * 1000);
  }

  clear(): void {
    this.#chunks = [];
    this.#offset = 0;
    this.#bufferedFrames = 0;
    this.#holdFrames = 0;
    this.#playing = false;
  }

  get #bufferedMs(): number {
    return (this.#bufferedFrames / this.#rate) * 1000;
  }

  #observe(passedMs: number): void {
    this.#lowestMs = Math.min(this.#lowestMs, this.#bufferedMs);
    this.#observedMs += passedMs;
    if (this.#observedMs < windowMs) return;
    const surplusMs = this.#lowestMs - this.marginMs;
    if (surplusMs > toleranceMs) this.#drop(surplusMs);
    else if (surplusMs < -toleranceMs) this.#holdFrames = Math.round((-surplusMs / 1000) * this.#rate);
    this.#observedMs = 0;
    this.#lowestMs = Number.POSITIVE_INFINITY;
  }

  #drop(ms: number): void {
    let frames = Math.round((ms / 1000) * this.#rate);
    while (frames > 0 && this.#chunks.length > 0) {
      const count = Math.min(frames, this.#chunks[0]!.channels[0]!.length - this.#offset);
      this.#skip(count);
      frames -= count;
    }
    this.#startFade();
  }

  #skip(count: number): void {
    this.#offset += count;
    this.#bufferedFrames -= count;
    if (this.#offset < this.#chunks[0]!.channels[0]!.length) return;
    this.#chunks.shift();
    this.#offset = 0;
  }

  #startFade(): void {
    this.#fade = Math.round((fadeMs / 1000) * this.#rate);
  }

  #applyFade(output: Float32Array[]): void {
    if (this.#fade === 0) return;
    const total = Math.round((fadeMs / 1000) * this.#rate);
    const length = Math.min(this.#fade, output[0]!.length);
    for (const channel of output) for (let i = 0; i < length; i += 1) channel[i]! *= (total - this.#fade + i) / total;
    this.#fade -= length;
  }
}
