import type { PictureFormat } from './h264.ts';
import { nalType, nalTypes, readSps } from './h264.ts';
import type { Incoming } from './incoming.ts';

/** What is measured of a publisher's signal. Null: not known yet. */
export interface SignalFacts {
  /** "h264", or what comes instead; null before the first picture. */
  readonly pictureCodec: string | null;
  readonly format: PictureFormat | null;
  readonly framesPerSecond: number | null;
  /** Bits a second of picture and sound, over the last seconds. */
  readonly bitsPerSecond: number | null;
  /** Pictures that are shown later than they come were seen lately. */
  readonly bidirectional: boolean;
  /** The longest time between keyframes lately, also the one that lasts; ms. */
  readonly keyframeMs: number | null;
  /** "opus", "aac", or what comes instead; null while none comes. */
  readonly soundCodec: string | null;
  /** How long packets take longer than the quickest ones, the worst of the last seconds; ms. */
  readonly jitterMs: number | null;
}

const windowMs = 3_000;
/** What was seen once is told this long. */
const rememberedMs = 15_000;

/** Measures a signal, in constant space. `now` is in ms of any steady clock. */
export class SignalGauge {
  #pictureCodec: string | null = null;
  #soundCodec: string | null = null;
  #soundAt = Number.NEGATIVE_INFINITY;
  #format: PictureFormat | null = null;
  #bidirectionalAt = Number.NEGATIVE_INFINITY;
  #keyAt: number | null = null;
  #pictureAt = 0;
  #keyGap: { ms: number; at: number } | null = null;
  #window = { at: Number.NEGATIVE_INFINITY, bytes: 0, frames: 0, late: 0 };
  #told: { bits: number; frames: number; late: number } | null = null;
  #quickest = Number.POSITIVE_INFINITY;

  /** Something came. */
  hear(news: Incoming, now: number): void {
    if (!Number.isFinite(this.#window.at)) this.#window.at = now;
    if (news.type === 'foreign') {
      if (news.kind === 'picture') this.#pictureCodec = news.codec;
      else {
        this.#soundCodec = news.codec;
        this.#soundAt = now;
      }
    } else if (news.type === 'soundFormat') {
      this.#soundCodec = news.sound.codec;
      this.#soundAt = now;
    } else if (news.type === 'sound') {
      this.#soundAt = now;
      this.#window.bytes += news.data.length;
    } else this.#picture(news, now);
    this.#roll(now);
  }

  facts(now: number): SignalFacts {
    this.#roll(now);
    // What is lost on the way, or not sent, says nothing of the encoder.
    const lasting = this.#keyAt === null ? 0 : this.#pictureAt - this.#keyAt;
    const gap = this.#keyGap?.ms ?? null;
    return {
      pictureCodec: this.#pictureCodec,
      format: this.#format,
      framesPerSecond: this.#told?.frames ?? null,
      bitsPerSecond: this.#told?.bits ?? null,
      bidirectional: now - this.#bidirectionalAt < rememberedMs,
      keyframeMs: gap === null && lasting < windowMs ? null : Math.round(Math.max(gap ?? 0, lasting)),
      soundCodec: now - this.#soundAt < windowMs ? this.#soundCodec : null,
      jitterMs: this.#told && Math.round(this.#told.late),
    };
  }

  #picture({ isKey, units, mediaMs, shownLater, afterLoss }: Incoming & { type: 'picture' }, now: number): void {
    this.#pictureCodec = 'h264';
    this.#pictureAt = now;
    for (const unit of units) {
      this.#window.bytes += unit.length;
      if (isKey && nalType(unit) === nalTypes.sps) this.#format = readSps(unit) ?? this.#format;
    }
    this.#window.frames += 1;
    if (shownLater) this.#bidirectionalAt = now;
    if (isKey) {
      const gap = this.#keyAt === null || afterLoss ? null : now - this.#keyAt;
      this.#keyAt = now;
      if (gap !== null && (!this.#keyGap || gap >= this.#keyGap.ms || now - this.#keyGap.at > rememberedMs))
        this.#keyGap = { ms: gap, at: now };
    }
    const taken = now - mediaMs;
    this.#quickest = Math.min(this.#quickest, taken);
    this.#window.late = Math.max(this.#window.late, taken - this.#quickest);
  }

  #roll(now: number): void {
    const past = now - this.#window.at;
    if (past < windowMs) return;
    const { bytes, frames, late } = this.#window;
    this.#told = { bits: Math.round((bytes * 8000) / past), frames: Math.round((frames * 10_000) / past) / 10, late };
    this.#window = { at: now, bytes: 0, frames: 0, late: 0 };
    // Clocks drift: what was quick once is not for ever.
    this.#quickest += 1;
  }
}
