/** The worker behind viewer.ts: connection, decoders, picture. One worker per viewer. */

import type { RenditionName } from '../renditions.ts';
import { renditionNumber } from '../renditions.ts';
import type { CatalogVideo, ControlMessage, MediaObject } from '../wire.ts';
import { ackIntervalMs, encodeControl, readObjects } from '../wire.ts';
import { epochMs } from './capture-clock.ts';
import { DecodeCeiling } from './decode-ceiling.ts';
import type { PictureFailure, PicturePlayer, PicturePlayerEvents } from './picture-player.ts';
import { Playout } from './playout.ts';
import { Receipts } from './receipts.ts';
import type { LinkState, LinkTicket } from './relay-link.ts';
import { RelayLink } from './relay-link.ts';
import { SegmentPlayer } from './segment-player.ts';
import { SoundPlayer } from './sound-player.ts';
import { missingForFrames } from './support.ts';
import { VideoPlayer } from './video-player.ts';
import type { FromViewerWorker, ToViewerWorker, ViewerState } from './viewer-messages.ts';

const statsEveryMs = 250;
const stalledAfterMs = 1_000;
const keepAliveMs = 5_000;
/** A new group is asked for no more often than this. */
const resyncEveryMs = 500;

/** The figures of a picture that nobody asked for. */
const noPicture = {
  framesShown: 0,
  framesDropped: 0,
  avOffsetMs: null,
  rendition: null,
  lastShownAt: 0,
  lastShownMediaMs: 0,
  size: { width: 0, height: 0 },
};

const tell = (message: FromViewerWorker, transfer: Transferable[] = []) => postMessage(message, { transfer });

/** What the page says at the beginning. */
type Start = Extract<ToViewerWorker, { type: 'start' }>;

class ViewerSession {
  readonly #link: RelayLink;
  readonly #playout = new Playout();
  readonly #sound = new SoundPlayer();
  /** Null: no picture is wanted. */
  #video: PicturePlayer | null;
  /** The browser's own player takes the picture where no decoder does. */
  readonly #takesSegments: boolean;
  readonly #ceiling = new DecodeCeiling();
  #rendition: RenditionName;
  readonly #receipts = new Receipts();
  #visible = true;
  #hasSound = false;
  #hasPicture = false;
  #heard = true;
  /** No picture comes any more on this device: nothing is acknowledged. */
  #given = false;
  #state: ViewerState = 'connecting';
  #mediaBytes = 0;
  #ackedBytes = 0;
  #ackedAt = 0;
  #rate = { bytes: 0, at: epochMs(), bitsPerSecond: 0 };
  #publisherOffsetMs: number | null = null;
  #broadcast: string | null = null;
  #resyncAt = 0;
  #resyncLater: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting: ((ticket: LinkTicket | null | 'failed') => void)[] = [];

  constructor({ picture, canvas, segments, origin, rendition }: Start) {
    this.#rendition = rendition;
    this.#takesSegments = segments;
    this.#video = !picture
      ? null
      : canvas && 'VideoDecoder' in globalThis
        ? this.#player(canvas)
        : this.#segmentPlayer();
    this.#link = new RelayLink({
      origin,
      query: () => `?rendition=${this.#wanted}`,
      ticket: () => this.#askTicket(),
      onState: (state) => this.#linkChanged(state),
      onMedia: (message) => this.#media(message),
      onControl: (message) => this.#control(message),
    });
    setInterval(() => this.#acknowledge(), ackIntervalMs);
    setInterval(() => this.#tick(), statsEveryMs);
  }

  #player(canvas: OffscreenCanvas): VideoPlayer {
    return new VideoPlayer(canvas, this.#playout, (now) => this.#sound.heardMs(now), this.#events());
  }

  #segmentPlayer(): SegmentPlayer {
    return new SegmentPlayer(tell, (now) => this.#sound.heardMs(now), this.#events());
  }

  #events(): PicturePlayerEvents {
    return {
      size: (width, height) => tell({ type: 'size', width, height }),
      lost: () => this.#resync(),
      overloaded: (rendition) => {
        this.#ceiling.lower(rendition, epochMs());
        this.#select();
      },
      seen: (end) => this.#receipts.seen(end),
      failed: (why) => this.#failed(why),
    };
  }

  segmentShown(seconds: number, width: number, height: number): void {
    if (this.#video instanceof SegmentPlayer) this.#video.shown(seconds, width, height);
  }

  segmentsFailed(): void {
    this.#failed('refused');
  }

  /** Frames come and none is shown: the line is let go, so that nobody counts what nobody sees. */
  #failed(why: PictureFailure): void {
    if (this.#given) return;
    this.#given = true;
    this.#link.close();
    tell({ type: 'failed', why });
  }

  /** Asks the browser for a decoder for what is offered; without one its own player gets it, where that takes it. */
  async #check(video: readonly CatalogVideo[]): Promise<void> {
    if (!this.#video || this.#given) return;
    const byFrames = await missingForFrames(video);
    if (byFrames.length === 0 && !(this.#video instanceof SegmentPlayer)) return;
    if (this.#given) return;
    if (this.#takesSegments && video.some(({ codec }) => codec.startsWith('avc1'))) {
      if (this.#video instanceof SegmentPlayer) return;
      this.#video.clear();
      this.#video = this.#segmentPlayer();
      this.#video.configure([...video]);
      return;
    }
    this.#given = true;
    this.#link.close();
    tell({ type: 'unsupported', missing: [...byFrames] });
  }

  answerTicket(ticket: LinkTicket | null | 'failed'): void {
    this.#waiting.shift()?.(ticket);
  }

  setSound(port: MessagePort | null): void {
    this.#sound.connect(port);
  }

  setOutputLatency(ms: number): void {
    this.#sound.outputLatencyMs = ms;
  }

  setVisible(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    if (!visible) {
      this.#video?.clear();
      this.#receipts.dropAll();
    }
    this.#select();
  }

  setRendition(rendition: RenditionName): void {
    if (rendition === this.#rendition) return;
    this.#rendition = rendition;
    if (this.#visible) this.#select();
  }

  close(): void {
    this.#link.close();
    this.#video?.clear();
    this.#sound.close();
    close();
  }

  #askTicket(): Promise<LinkTicket | null> {
    tell({ type: 'ticket' });
    return new Promise((resolve, reject) => {
      this.#waiting.push((ticket) => (ticket === 'failed' ? reject(new Error('no ticket')) : resolve(ticket)));
    });
  }

  #select(): void {
    this.#link.send(
      encodeControl({ type: 'select', rendition: this.#wanted === 'none' ? 'none' : renditionNumber(this.#wanted) }),
    );
  }

  /** A hidden tab takes the sound alone; of a silent broadcast the smallest picture, as a sign that it continues. */
  get #wanted(): RenditionName | 'none' {
    if (this.#takesPicture) return this.#ceiling.within(this.#rendition);
    return this.#hasSound ? 'none' : 'tiny';
  }

  get #takesPicture(): boolean {
    return this.#visible && this.#video !== null;
  }

  #resync(): void {
    const now = epochMs();
    const early = this.#resyncAt + resyncEveryMs - now;
    clearTimeout(this.#resyncLater);
    if (early > 0) {
      this.#resyncLater = setTimeout(() => this.#resync(), early);
      return;
    }
    this.#resyncAt = now;
    this.#select();
  }

  #linkChanged(state: LinkState): void {
    if (this.#given) return;
    if (state === 'open') {
      this.#mediaBytes = 0;
      this.#ackedBytes = 0;
      this.#receipts.restart();
      this.#video?.reconnected();
      this.#video?.interrupted();
      this.#setState('waiting');
    } else {
      this.#setState(state);
    }
  }

  #control(message: ControlMessage): void {
    if (message.type === 'catalog') {
      const { broadcast, video, audio, clockOffsetMs } = message.catalog;
      if (broadcast !== this.#broadcast) this.#restart();
      this.#broadcast = broadcast;
      this.#publisherOffsetMs = clockOffsetMs;
      this.#video?.configure(video);
      this.#hasPicture = video.length > 0;
      void this.#check(video);
      this.#sound.configure(audio ?? null);
      if (this.#hasSound === (audio !== undefined)) return;
      this.#hasSound = audio !== undefined;
      if (!this.#takesPicture) this.#select();
    } else if (message.type === 'end') {
      this.#restart();
    }
  }

  #restart(): void {
    this.#playout.reset();
    this.#video?.restart();
    this.#sound.restart();
    this.#publisherOffsetMs = null;
    this.#broadcast = null;
    if (this.#state === 'playing' || this.#state === 'stalled' || this.#state === 'listening')
      this.#setState('waiting');
  }

  #media(message: Uint8Array<ArrayBuffer>): void {
    this.#mediaBytes += message.length;
    const now = epochMs();
    for (const object of readObjects(message)) {
      const end = this.#receipts.received(object.bytes.length);
      if (object.kind === 'audio') this.#soundCame(object, end);
      else if (this.#visible && this.#video) {
        this.#playout.arrived(object.timestampUs / 1000, now, object.keyframe);
        this.#video.push(object, end);
      } else this.#receipts.seen(end);
    }
    if (!this.#video && this.#state === 'waiting') this.#setState('listening');
  }

  /** Sound that comes alone is all there is; beside a picture its turn comes with the picture's. */
  #soundCame(object: MediaObject, end: number): void {
    this.#sound.push(object);
    if (!this.#sound.isUsed) return;
    if (this.#takesPicture && this.#hasPicture) this.#receipts.done(end);
    else this.#receipts.seen(end);
  }

  #acknowledge(): void {
    if (this.#given) return;
    const now = epochMs();
    const { settled } = this.#receipts;
    // Without news a sign of life is enough.
    if (settled === this.#ackedBytes && now - this.#ackedAt < keepAliveMs) return;
    this.#ackedBytes = settled;
    this.#ackedAt = now;
    this.#link.send(encodeControl({ type: 'ack', bytes: settled }));
  }

  #tick(): void {
    const now = epochMs();
    const video = this.#video;
    this.#sound.look();
    this.#tellHeard();
    if (this.#visible) video?.look();
    this.#sound.follow(video && now - video.lastShownAt < statsEveryMs ? video.avOffsetMs : null);
    this.#measure(now);
    if (this.#visible && this.#ceiling.raise(now)) this.#select();
    if (this.#state === 'waiting' || this.#state === 'playing' || this.#state === 'stalled') this.#watchPicture(now);
    const { framesShown, framesDropped, avOffsetMs, rendition, lastShownAt, lastShownMediaMs, size } =
      video ?? noPicture;
    const offset = this.#link.clockOffsetMs;
    const latencyMs =
      lastShownMediaMs > 0 && offset !== null && this.#publisherOffsetMs !== null
        ? lastShownAt + offset - (lastShownMediaMs + this.#publisherOffsetMs)
        : null;
    tell({
      type: 'stats',
      stats: {
        framesShown,
        framesDropped,
        stalls: this.#playout.stalls,
        latencyMs,
        delayMs: this.#playout.delayMs,
        level: this.#sound.takeLevel(),
        avOffsetMs,
        rendition,
        ...size,
        bitsPerSecond: this.#rate.bitsPerSecond,
        way: video instanceof SegmentPlayer ? 'segments' : 'frames',
      },
    });
  }

  #measure(now: number): void {
    const passedMs = now - this.#rate.at;
    if (passedMs < 1_000) return;
    const bytes = this.#mediaBytes;
    this.#rate = { bytes, at: now, bitsPerSecond: Math.max(0, ((bytes - this.#rate.bytes) * 8_000) / passedMs) };
  }

  #tellHeard(): void {
    const heard = this.#sound.isUsed;
    if (heard === this.#heard) return;
    this.#heard = heard;
    tell({ type: 'heard', heard });
  }

  #watchPicture(now: number): void {
    if (!this.#video) return;
    const moving = now - this.#video.lastShownAt < stalledAfterMs;
    if (moving) this.#setState('playing');
    else if (this.#state === 'playing' && this.#visible) this.#setState('stalled');
  }

  #setState(state: ViewerState): void {
    if (state === this.#state) return;
    this.#state = state;
    tell({ type: 'state', state });
  }
}

let session: ViewerSession | null = null;

addEventListener('message', ({ data }: MessageEvent<ToViewerWorker>) => {
  if (data.type === 'start') session = new ViewerSession(data);
  else if (data.type === 'ticket') session?.answerTicket(data.ticket);
  else if (data.type === 'sound') session?.setSound(data.port);
  else if (data.type === 'output-latency') session?.setOutputLatency(data.outputLatencyMs);
  else if (data.type === 'segment-shown') session?.segmentShown(data.seconds, data.width, data.height);
  else if (data.type === 'segments-failed') session?.segmentsFailed();
  else if (data.type === 'visible') session?.setVisible(data.visible);
  else if (data.type === 'rendition') session?.setRendition(data.rendition);
  else session?.close();
});
