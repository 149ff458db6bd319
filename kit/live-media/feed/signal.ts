import { randomUUID } from 'node:crypto';
import type { Clock } from '#kit/clock/clock.ts';
import type { Log } from '#kit/log/log.ts';
import { CaptureClock } from '../browser/capture-clock.ts';
import { TrackCounter } from '../browser/track-counter.ts';
import type { Ticket } from '../port.ts';
import type { Rendition } from '../renditions.ts';
import { renditionNumber } from '../renditions.ts';
import type { Catalog, CatalogVideo } from '../wire.ts';
import { encodeObject } from '../wire.ts';
import { Coder } from './coder.ts';
import type { CodedRendition, CoderAnswer } from './coder-messages.ts';
import { FeedLink } from './feed-link.ts';
import type { SignalFacts } from './gauge.ts';
import { SignalGauge } from './gauge.ts';
import type { PictureFormat } from './h264.ts';
import { annexB } from './h264.ts';
import type { Incoming, IncomingSound } from './incoming.ts';

const audioConfig = 255;
const high: Rendition = 2;
/** What is kept for who begins in the middle of a group; a longer one is waited out. */
const group = { bytes: 6_291_456, pictures: 600 };
/** What nobody wants any more is made this much longer, ms. */
const restMs = 5_000;
/** A smaller picture is of use only where it is that much smaller. */
const isWorthIt = 0.75;
const smaller = [
  { name: 'tiny', long: 256, short: 144, framerate: 10, bitrate: 150_000 },
  { name: 'low', long: 640, short: 360, framerate: 30, bitrate: 700_000 },
] as const;

/** One frame on its way, before it is numbered for a room. */
interface Frame {
  readonly rendition: Rendition;
  readonly config: number;
  readonly isKey: boolean;
  readonly timestampUs: number;
  readonly data: Uint8Array;
}

export interface SignalOptions {
  readonly log: Log;
  readonly clock: Clock;
  /** Origin of the server with the relay, for example "ws://127.0.0.1:3000". */
  readonly url: () => string;
  /** A keyframe would help somebody. */
  readonly askKeyframe?: () => void;
}

/**
 * What a publisher's own program sends, measured, and carried into rooms of the relay as browsers do it. The picture passes as it is;
 * sound becomes Opus; smaller pictures are made while somebody wants them.
 */
export class Signal {
  readonly #options: SignalOptions;
  readonly #gauge = new SignalGauge();
  readonly #broadcast = randomUUID();
  readonly #feeds = new Map<string, Feed>();
  readonly #coder: Coder;
  #pictureClock = new CaptureClock();
  #soundClock = new CaptureClock();
  #format: PictureFormat | null = null;
  /** Configurations are counted: another picture is another one. */
  #config = 0;
  #sound: IncomingSound | null = null;
  #channels = 2;
  #hasSound = false;
  #group: Frame[] = [];
  #groupBytes = 0;
  #made: readonly CodedRendition[] = [];
  readonly #wantedUntil = new Map<Rendition, number>();
  #lastPictureAt = Number.NEGATIVE_INFINITY;
  #isOver = false;

  constructor(options: SignalOptions) {
    this.#options = options;
    const { log, clock } = options;
    this.#coder = new Coder(
      log,
      clock,
      (answer) => this.#coded(answer),
      () => this.#begin(),
    );
  }

  /** What is measured. */
  get facts(): SignalFacts {
    return this.#gauge.facts(this.#options.clock.now());
  }

  /** Ms since the last picture; infinite before the first. */
  get stillMs(): number {
    return this.#options.clock.now() - this.#lastPictureAt;
  }

  /** Process id of the program that codes; undefined while none is needed. */
  get coderPid(): number | undefined {
    return this.#coder.pid;
  }

  isFedTo(room: string): boolean {
    return this.#feeds.has(room);
  }

  /** Carries the signal into a room from now on; `ended` when it is over there and nobody here said so. */
  feed(room: string, ticket: () => Promise<Ticket | null>, ended: () => void): void {
    if (this.#isOver || this.#feeds.has(room)) return;
    const { clock, url } = this.#options;
    const link = new FeedLink({
      url,
      ticket,
      clock,
      onOpen: () => {
        feed.begin();
        link.sendCatalog(this.#catalog());
        for (const frame of this.#group) feed.picture(frame);
      },
      onKeyframe: (rendition) => rendition === high && this.#options.askKeyframe?.(),
      onWanted: (renditions) => this.#want(renditions),
      onEnd: () => {
        this.#feeds.delete(room);
        ended();
      },
    });
    const feed = new Feed(link);
    this.#feeds.set(room, feed);
  }

  /** Carries it there no more. `isEnd`: the broadcast is over; else its line is only lost. */
  leave(room: string, isEnd: boolean): void {
    this.#feeds.get(room)?.link.close(isEnd);
    this.#feeds.delete(room);
  }

  /** The publisher is gone. Rooms are left without a word: it may come back. */
  end(): void {
    this.#isOver = true;
    for (const room of [...this.#feeds.keys()]) this.leave(room, false);
    this.#coder.stop();
  }

  /** Something came of the publisher. */
  hear(news: Incoming): void {
    if (this.#isOver) return;
    const now = this.#options.clock.now();
    this.#gauge.hear(news, now);
    if (news.type === 'picture') this.#picture(news, now);
    else if (news.type === 'sound') this.#takeSound(news.mediaMs, news.data, now);
    else if (news.type === 'soundFormat') {
      this.#sound = news.sound;
      if (news.sound.codec === 'aac') this.#coder.give({ type: 'soundFormat', config: news.sound.config });
    }
  }

  #picture({ mediaMs, isKey, units }: Incoming & { type: 'picture' }, now: number): void {
    this.#lastPictureAt = now;
    this.#pictureClock.arrived(mediaMs, now);
    const { format } = this.#gauge.facts(now);
    if (!format) return;
    if (isKey && JSON.stringify(format) !== JSON.stringify(this.#format)) {
      this.#format = format;
      this.#config = (this.#config + 4) % 200;
      this.#begin();
      this.#tellCatalog();
    }
    const timestampUs = this.#pictureClock.toEpochUs(mediaMs);
    const frame: Frame = { rendition: high, config: this.#config, isKey, timestampUs, data: annexB(units) };
    this.#keep(frame);
    for (const feed of this.#feeds.values()) feed.picture(frame);
    if (this.#made.length > 0)
      this.#coder.give({ type: 'picture', timestampUs, isKey, isPast: false, data: frame.data });
    this.#rest(now);
  }

  #keep(frame: Frame): void {
    if (frame.isKey) {
      this.#group = [];
      this.#groupBytes = 0;
    } else if (this.#group.length === 0) return;
    this.#groupBytes += frame.data.length;
    if (this.#groupBytes > group.bytes || this.#group.length >= group.pictures) this.#group = [];
    else this.#group.push(frame);
  }

  #takeSound(mediaMs: number, data: Buffer, now: number): void {
    this.#soundClock.arrived(mediaMs, now);
    const timestampUs = this.#soundClock.toEpochUs(mediaMs);
    if (this.#sound?.codec === 'opus') this.#sendSound(timestampUs, data, 2);
    else if (this.#sound) this.#coder.give({ type: 'sound', timestampUs, data });
  }

  #coded(answer: CoderAnswer): void {
    if (this.#isOver) return;
    if (answer.type === 'sound') {
      this.#sendSound(answer.timestampUs, answer.data, answer.channels);
      return;
    }
    const rendition = renditionNumber(answer.name);
    const { timestampUs, isKey, data } = answer;
    const frame = { rendition, config: this.#config + 1 + rendition, isKey, timestampUs, data };
    for (const feed of this.#feeds.values()) feed.picture(frame);
  }

  #sendSound(timestampUs: number, data: Uint8Array, channels: number): void {
    if (!this.#hasSound || channels !== this.#channels) {
      this.#hasSound = true;
      this.#channels = channels;
      this.#tellCatalog();
    }
    for (const feed of this.#feeds.values()) feed.sound(timestampUs, data);
  }

  /** The program that codes is told what it has to know. */
  #begin(): void {
    if (this.#sound?.codec === 'aac') this.#coder.give({ type: 'soundFormat', config: this.#sound.config });
    const wanted = [...this.#wantedUntil.keys()];
    this.#made = this.#onDemand().filter(({ name }) => wanted.includes(renditionNumber(name)));
    if (this.#made.length > 0 || this.#coder.pid !== undefined)
      this.#coder.give({ type: 'make', renditions: this.#made });
    if (this.#made.length === 0) return;
    const last = this.#group.length - 1;
    for (const [at, { timestampUs, isKey, data }] of this.#group.entries())
      this.#coder.give({ type: 'picture', timestampUs, isKey, isPast: at < last, data });
  }

  #want(renditions: readonly Rendition[]): void {
    const now = this.#options.clock.now();
    const isNew = renditions.some((each) => !this.#wantedUntil.has(each));
    for (const each of renditions) this.#wantedUntil.set(each, now + restMs);
    if (isNew) this.#begin();
  }

  #rest(now: number): void {
    let hasRested = false;
    for (const [rendition, until] of this.#wantedUntil) {
      if (until > now) continue;
      this.#wantedUntil.delete(rendition);
      hasRested = true;
    }
    if (hasRested) this.#begin();
  }

  /** Smaller pictures that are made when somebody wants them, in the shape of the publisher's. */
  #onDemand(): CodedRendition[] {
    if (!this.#format) return [];
    const { width, height } = this.#format;
    const [long, short] = [Math.max(width, height), Math.min(width, height)];
    return smaller.flatMap(({ name, framerate, bitrate, ...box }) => {
      const by = Math.min(box.long / long, box.short / short);
      const even = (size: number): number => Math.max(2, Math.round((size * by) / 2) * 2);
      return by < isWorthIt ? [{ name, width: even(width), height: even(height), framerate, bitrate }] : [];
    });
  }

  #tellCatalog(): void {
    const catalog = this.#catalog();
    for (const { link } of this.#feeds.values()) link.sendCatalog(catalog);
  }

  #catalog(): Omit<Catalog, 'clockOffsetMs' | 'version'> {
    const made = this.#onDemand();
    const { framesPerSecond, bitsPerSecond } = this.facts;
    const own: CatalogVideo[] = this.#format
      ? [
          {
            rendition: high,
            config: this.#config,
            codec: this.#format.codec,
            width: this.#format.width,
            height: this.#format.height,
            framerate: framesPerSecond ?? 30,
            bitrate: bitsPerSecond ?? 2_500_000,
          },
        ]
      : [];
    return {
      broadcast: this.#broadcast,
      video: [
        ...made.map(({ name, ...size }) => {
          const rendition = renditionNumber(name);
          return { rendition, config: this.#config + 1 + rendition, codec: 'avc1.42E01F', ...size };
        }),
        ...own,
      ],
      ...(this.#hasSound && {
        audio: { config: audioConfig, codec: 'opus', sampleRate: 48_000, channels: this.#channels },
      }),
      onDemand: made.map(({ name }) => renditionNumber(name)),
    };
  }
}

/** One room's numbers of what is sent. */
class Feed {
  readonly link: FeedLink;
  readonly #counters = new Map<string, TrackCounter>();
  #waitsForKey = new Set<Rendition>();

  constructor(link: FeedLink) {
    this.link = link;
  }

  begin(): void {
    this.#waitsForKey = new Set([0, 1, 2]);
  }

  picture({ rendition, config, isKey, timestampUs, data }: Frame): void {
    if (!this.link.isOpen) return;
    if (this.link.isCongested) this.#waitsForKey.add(rendition);
    else if (isKey) this.#waitsForKey.delete(rendition);
    if (this.#waitsForKey.has(rendition)) return;
    const numbers = this.#counter(String(rendition)).next(isKey, timestampUs);
    this.link.send(encodeObject({ kind: 'video', rendition, keyframe: isKey, config, ...numbers }, data));
  }

  sound(timestampUs: number, data: Uint8Array): void {
    if (!this.link.isOpen || this.link.isCongested) return;
    const numbers = this.#counter('sound').next(false, timestampUs);
    this.link.send(
      encodeObject({ kind: 'audio', rendition: 0, keyframe: true, config: audioConfig, ...numbers }, data),
    );
  }

  #counter(track: string): TrackCounter {
    const counter = this.#counters.get(track) ?? new TrackCounter();
    this.#counters.set(track, counter);
    return counter;
  }
}
