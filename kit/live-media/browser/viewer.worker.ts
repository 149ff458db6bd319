/** The worker behind viewer.ts: connection, decoders, picture. One worker per viewer. */

import type { RenditionName } from '../renditions.ts';
import { renditionNumber } from '../renditions.ts';
import type { ControlMessage } from '../wire.ts';
import { ackIntervalMs, encodeControl, readObjects } from '../wire.ts';
import { epochMs } from './capture-clock.ts';
import { DecodeCeiling } from './decode-ceiling.ts';
import { Playout } from './playout.ts';
import type { LinkState, LinkTicket } from './relay-link.ts';
import { RelayLink } from './relay-link.ts';
import { SoundPlayer } from './sound-player.ts';
import { VideoPlayer } from './video-player.ts';
import type { FromViewerWorker, ToViewerWorker, ViewerState } from './viewer-messages.ts';

const statsEveryMs = 250;
const stalledAfterMs = 1_000;
const keepAliveMs = 5_000;
/** A new group is asked for no more often than this. */
const resyncEveryMs = 500;

const tell = (message: FromViewerWorker) => postMessage(message);

class ViewerSession {
  readonly #link: RelayLink;
  readonly #playout = new Playout();
  readonly #sound = new SoundPlayer();
  readonly #video: VideoPlayer;
  readonly #ceiling = new DecodeCeiling();
  #rendition: RenditionName;
  #visible = true;
  #hasSound = false;
  #state: ViewerState = 'connecting';
  #mediaBytes = 0;
  #ackedBytes = 0;
  #ackedAt = 0;
  #rate = { bytes: 0, at: epochMs(), bitsPerSecond: 0 };
  #publisherOffsetMs: number | null = null;
  #broadcast: string | null = null;
  #resyncAt = 0;
  readonly #waiting: ((ticket: LinkTicket | null | 'failed') => void)[] = [];

  constructor(canvas: OffscreenCanvas, origin: string, rendition: RenditionName) {
    this.#rendition = rendition;
    this.#video = new VideoPlayer(canvas, this.#playout, (now) => this.#sound.heardMs(now), {
      size: (width, height) => tell({ type: 'size', width, height }),
      lost: () => this.#resync(),
      overloaded: (rendition) => {
        this.#ceiling.lower(rendition, epochMs());
        this.#select();
      },
    });
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
    if (!visible) this.#video.clear();
    this.#select();
  }

  setRendition(rendition: RenditionName): void {
    if (rendition === this.#rendition) return;
    this.#rendition = rendition;
    if (this.#visible) this.#select();
  }

  close(): void {
    this.#link.close();
    this.#video.clear();
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
    if (this.#visible) return this.#ceiling.within(this.#rendition);
    return this.#hasSound ? 'none' : 'tiny';
  }

  #resync(): void {
    const now = epochMs();
    if (now - this.#resyncAt < resyncEveryMs) return;
    this.#resyncAt = now;
    this.#select();
  }

  #linkChanged(state: LinkState): void {
    if (state === 'open') {
      this.#mediaBytes = 0;
      this.#ackedBytes = 0;
      this.#video.interrupted();
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
      this.#video.configure(video);
      this.#sound.configure(audio ?? null);
      if (this.#hasSound === (audio !== undefined)) return;
      this.#hasSound = audio !== undefined;
      if (!this.#visible) this.#select();
    } else if (message.type === 'end') {
      this.#restart();
    }
  }

  #restart(): void {
    this.#playout.reset();
    this.#video.restart();
    this.#publisherOffsetMs = null;
    this.#broadcast = null;
    if (this.#state === 'playing' || this.#state === 'stalled') this.#setState('waiting');
  }

  #media(message: Uint8Array<ArrayBuffer>): void {
    this.#mediaBytes += message.length;
    const now = epochMs();
    for (const object of readObjects(message)) {
      if (object.kind === 'audio') {
        this.#sound.push(object);
      } else if (this.#visible) {
        this.#playout.arrived(object.timestampUs / 1000, now, object.keyframe);
        this.#video.push(object);
      }
    }
  }

  #acknowledge(): void {
    const now = epochMs();
    // Without news a sign of life is enough.
    if (this.#mediaBytes === this.#ackedBytes && now - this.#ackedAt < keepAliveMs) return;
    this.#ackedBytes = this.#mediaBytes;
    this.#ackedAt = now;
    this.#link.send(encodeControl({ type: 'ack', bytes: this.#mediaBytes }));
  }

  #tick(): void {
    const now = epochMs();
    this.#sound.follow(now - this.#video.lastShownAt < statsEveryMs ? this.#video.avOffsetMs : null);
    this.#measure(now);
    if (this.#visible && this.#ceiling.raise(now)) this.#select();
    if (this.#state === 'waiting' || this.#state === 'playing' || this.#state === 'stalled') this.#watchPicture(now);
    const { framesShown, framesDropped, avOffsetMs, rendition, lastShownAt, lastShownMediaMs, size } = this.#video;
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
      },
    });
  }

  #measure(now: number): void {
    const passedMs = now - this.#rate.at;
    if (passedMs < 1_000) return;
    const bytes = this.#mediaBytes;
    this.#rate = { bytes, at: now, bitsPerSecond: Math.max(0, ((bytes - this.#rate.bytes) * 8_000) / passedMs) };
  }

  #watchPicture(now: number): void {
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
  if (data.type === 'start') session = new ViewerSession(data.canvas, data.origin, data.rendition);
  else if (data.type === 'ticket') session?.answerTicket(data.ticket);
  else if (data.type === 'sound') session?.setSound(data.port);
  else if (data.type === 'output-latency') session?.setOutputLatency(data.outputLatencyMs);
  else if (data.type === 'visible') session?.setVisible(data.visible);
  else if (data.type === 'rendition') session?.setRendition(data.rendition);
  else session?.close();
});
