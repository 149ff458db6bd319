import type { RenditionName } from '../renditions.ts';
import { renditionNames } from '../renditions.ts';
import type { CatalogVideo, MediaObject } from '../wire.ts';
import { epochMs } from './capture-clock.ts';
import type { Playout } from './playout.ts';

/** The picture may be this much ahead of the sound, in ms; beyond 45 ms people notice (ITU-R BT.1359). */
const leadMs = 35;
/** Waiting longer than this for the sound means that its clock is wrong. */
const maxWaitMs = 400;
/** A timer fires about this late. */
const earlyMs = 4;
/** More frames than this waiting in the decoder: the device cannot keep up. */
const maxDecodeQueue = 45;
/** Decoders have a small pool of frames; holding more would stop them. */
const maxHeldFrames = 8;

export interface VideoPlayerEvents {
  size(width: number, height: number): void;
  /** A new group is needed: frames were lost or the decoder failed. */
  lost(): void;
  /** The device decodes this rendition too slowly; a new group is needed. */
  overloaded(rendition: RenditionName): void;
}

/** Decodes video and shows every frame at its moment. */
export class VideoPlayer {
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
  readonly #on: VideoPlayerEvents;
  #tracks: CatalogVideo[] = [];
  #decoder: VideoDecoder | null = null;
  #config: CatalogVideo | null = null;
  #sequence: number | null = null;
  #held: VideoFrame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    canvas: OffscreenCanvas,
    playout: Playout,
    heardMs: (now: number) => number | null,
    on: VideoPlayerEvents,
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

  push(object: MediaObject): void {
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
    this.#decoder.decode(
      new EncodedVideoChunk({
        type: object.keyframe ? 'key' : 'delta',
        timestamp: object.timestampUs,
        data: object.payload as Uint8Array<ArrayBuffer>,
      }),
    );
  }

  /** Lets go of all that waits; the next keyframe starts again. */
  clear(): void {
    clearTimeout(this.#timer);
    for (const frame of this.#held) frame.close();
    this.#held = [];
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
        error: () => {
          this.#sequence = null;
          this.#on.lost();
        },
      });
    }
    this.#config = track;
    this.#decoder.configure({
      codec: track.codec,
      codedWidth: track.width,
      codedHeight: track.height,
      optimizeForLatency: true,
      ...(track.description && { description: Uint8Array.from(atob(track.description), (c) => c.charCodeAt(0)) }),
    });
  }

  #decoded(frame: VideoFrame): void {
    if (frame.timestamp / 1000 <= this.lastShownMediaMs) {
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
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
      this.#on.size(width, height);
    }
    this.#context.drawImage(frame, 0, 0, width, height);
    frame.close();
    this.framesShown += 1;
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

function sameDecoder(a: CatalogVideo | null, b: CatalogVideo): boolean {
  return (
    a !== null && a.codec === b.codec && a.width === b.width && a.height === b.height && a.description === b.description
  );
}
