import type { RenditionName } from '../renditions.ts';
import { renditionNames } from '../renditions.ts';
import type { CatalogVideo, MediaObject } from '../wire.ts';
import { epochMs } from './capture-clock.ts';
import type { PicturePlayer, PicturePlayerEvents } from './picture-player.ts';
import type { Playout } from './playout.ts';

/** The picture may be this much ahead of the sound, in ms; beyond 45 ms people notice (ITU-R BT.1359). */
const leadMs = 18;
/** Waiting longer than this for the sound means that its clock is wrong. */
const maxWaitMs = 400;
/** A timer fires about this late. */
const earlyMs = 4;
/** More frames than this waiting in the decoder: the device cannot keep up. */
const maxDecodeQueue = 45;
/** Decoders have a small pool of frames; holding more would stop them. */
const maxHeldFrames = 8;
/** A decoder that fails this often in a row without one picture is given up; sooner when there never was one. */
const maxFailures = 3;
const maxFirstFailures = 2;
/** Looks at the picture, four a second, without one shown although frames were given to the decoder: then it is given up. */
const maxSilentLooks = 14;

/** Decodes video and shows every frame at its moment. */
export class VideoPlayer implements PicturePlayer {
  framesShown = 0;
  framesDropped = 0;
  /** When the last frame was shown, ms since the epoch. */
  lastShownAt = 0;
  /** Capture time of the last frame shown, ms since the epoch by the publisher. */
  lastShownMediaMs = 0;
  /** Picture minus sound of the last frame shown, ms. */
  avOffsetMs: number | null = null;
  readonly #canvas: OffscreenCanvas;
  readonly #context: OffscreenCanvasRenderingContext2D;
  readonly #playout: Playout;
  readonly #heardMs: (now: number) => number | null;
  readonly #on: PicturePlayerEvents;
  #tracks: CatalogVideo[] = [];
  #decoder: VideoDecoder | null = null;
  #config: CatalogVideo | null = null;
  #sequence: number | null = null;
  #held: VideoFrame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Frames given to the decoder and not shown yet, and where they end in the connection's media. */
  #given: { timestamp: number; end: number }[] = [];
  #failures = 0;
  #silentLooks = 0;

  constructor(
    canvas: OffscreenCanvas,
    playout: Playout,
    heardMs: (now: number) => number | null,
    on: PicturePlayerEvents,
  ) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false, desynchronized: true })!;
    this.#playout = playout;
    this.#heardMs = heardMs;
    this.#on = on;
  }

  get rendition(): RenditionName | null {
    return this.#config ? renditionNames[this.#config.rendition] : null;
  }

  get size(): { width: number; height: number } {
    return { width: this.#canvas.width, height: this.#canvas.height };
  }

  /** A broadcast with these tracks begins or has changed them. */
  configure(tracks: CatalogVideo[]): void {
    this.#tracks = tracks;
  }

  /** Nothing comes any more for now; what was shown last no longer counts as a moving picture. */
  interrupted(): void {
    this.lastShownAt = 0;
  }

  /** Another broadcast: its clock may lie before the old one's. */
  restart(): void {
    this.clear();
    this.interrupted();
    this.lastShownMediaMs = 0;
    this.avOffsetMs = null;
  }

  /** `end`: where the frame ends in the connection's media. */
  push(object: MediaObject, end: number): void {
    if (object.keyframe) this.#start(object);
    else if (this.#sequence === null || object.rendition !== this.#config?.rendition) {
      this.framesDropped += 1;
      return;
    } else if (object.sequence !== this.#sequence + 1) {
      this.framesDropped += 1;
      this.#sequence = null;
      this.#on.lost();
      return;
    }
    if (this.#decoder?.state !== 'configured') return;
    if (this.#decoder.decodeQueueSize > maxDecodeQueue) {
      this.framesDropped += 1;
      // What waits in the decoder is old: it would hold up the smaller picture too.
      this.clear();
      this.#on.overloaded(renditionNames[object.rendition]);
      return;
    }
    this.#sequence = object.sequence;
    const chunk = new EncodedVideoChunk({
      type: object.keyframe ? 'key' : 'delta',
      timestamp: object.timestampUs,
      data: object.payload as Uint8Array<ArrayBuffer>,
    });
    this.#given.push({ timestamp: chunk.timestamp, end });
    try {
      this.#decoder.decode(chunk);
    } catch {
      this.#decoderFailed();
    }
  }

  /** Another connection counts its media from the beginning. */
  reconnected(): void {
    this.#given = [];
    this.#silentLooks = 0;
  }

  /** Call four times a second while the picture is wanted: notices that what comes in is not shown. */
  look(): void {
    if (this.#given.length === 0) {
      this.#silentLooks = 0;
      return;
    }
    this.#silentLooks += 1;
    if (this.#silentLooks >= maxSilentLooks) this.#on.failed(this.#isLost() ? 'canvas' : 'silent');
  }

  /** Lets go of all that waits; the next keyframe starts again. */
  clear(): void {
    clearTimeout(this.#timer);
    for (const frame of this.#held) frame.close();
    this.#held = [];
    this.#given = [];
    this.#silentLooks = 0;
    this.#sequence = null;
    if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
    this.#decoder = null;
    this.#config = null;
  }

  #start(object: MediaObject): void {
    const track = this.#tracks.find((each) => each.config === object.config && each.rendition === object.rendition);
    if (!track) {
      this.#sequence = null;
      return;
    }
    if (this.#decoder?.state === 'configured' && sameDecoder(this.#config, track)) {
      this.#config = track;
      return;
    }
    if (!this.#decoder || this.#decoder.state === 'closed') {
      this.#decoder = new VideoDecoder({
        output: (frame) => this.#decoded(frame),
        error: () => this.#decoderFailed(),
      });
    }
    this.#config = track;
    try {
      this.#decoder.configure(decoderConfig(track));
    } catch {
      this.#decoderFailed();
    }
  }

  #decoderFailed(): void {
    this.#sequence = null;
    this.#failures += 1;
    if (this.#failures >= (this.framesShown > 0 ? maxFailures : maxFirstFailures)) this.#on.failed('refused');
    else this.#on.lost();
  }

  /** Where a frame that came out of the decoder ends; it and all before it need not be looked for any more. */
  #take(timestamp: number): number {
    let end = 0;
    while (this.#given[0] && this.#given[0].timestamp <= timestamp) end = this.#given.shift()!.end;
    return end;
  }

  #isLost(): boolean {
    // Missing in TypeScript's DOM library for this context, and in older browsers (HTML, "context lost").
    return (this.#context as { isContextLost?: () => boolean }).isContextLost?.() ?? false;
  }

  #decoded(frame: VideoFrame): void {
    this.#failures = 0;
    if (frame.timestamp / 1000 <= this.lastShownMediaMs) {
      this.#on.seen(this.#take(frame.timestamp));
      frame.close();
      return;
    }
    this.#held.push(frame);
    while (this.#held.length > maxHeldFrames) this.#drop();
    this.#pump();
  }

  #pump(): void {
    clearTimeout(this.#timer);
    const now = epochMs();
    while (this.#held[1] && this.#waitMs(this.#held[1], now) <= earlyMs) this.#drop();
    const next = this.#held[0];
    if (!next) return;
    if (this.#waitMs(next, now) <= earlyMs) {
      this.#held.shift();
      this.#show(next, now);
    }
    const later = this.#held[0];
    if (later) this.#timer = setTimeout(() => this.#pump(), Math.max(1, this.#waitMs(later, epochMs()) - earlyMs / 2));
  }

  /** How long a frame must still wait: for its place against jitter, and for the sound to be nearly there. */
  #waitMs(frame: VideoFrame, now: number): number {
    const mediaMs = frame.timestamp / 1000;
    const forPlayout = this.#playout.showAt(mediaMs) - now;
    const heard = this.#heardMs(now);
    const forSound = heard === null ? 0 : mediaMs - leadMs - heard;
    return Math.max(forPlayout, forSound > maxWaitMs ? 0 : forSound);
  }

  #show(frame: VideoFrame, now: number): void {
    const { displayWidth: width, displayHeight: height, timestamp } = frame;
    if (this.#isLost()) {
      frame.close();
      return;
    }
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
      this.#on.size(width, height);
    }
    this.#context.drawImage(frame, 0, 0, width, height);
    frame.close();
    this.framesShown += 1;
    this.#silentLooks = 0;
    this.#on.seen(this.#take(timestamp));
    this.lastShownAt = now;
    this.lastShownMediaMs = timestamp / 1000;
    const heard = this.#heardMs(now);
    this.avOffsetMs = heard === null ? null : heard - this.lastShownMediaMs;
  }

  #drop(): void {
    this.#held.shift()?.close();
    this.framesDropped += 1;
  }
}

/** How a decoder is set up for a track of the catalog. */
export function decoderConfig(track: CatalogVideo): VideoDecoderConfig {
  return {
    codec: track.codec,
    codedWidth: track.width,
    codedHeight: track.height,
    optimizeForLatency: true,
    ...(track.description && { description: Uint8Array.from(atob(track.description), (c) => c.charCodeAt(0)) }),
  };
}

function sameDecoder(a: CatalogVideo | null, b: CatalogVideo): boolean {
  return (
    a !== null && a.codec === b.codec && a.width === b.width && a.height === b.height && a.description === b.description
  );
}
