/** The worker behind publisher.ts: encoders and connection. One worker per publisher. */
import { renditionNumber } from '../renditions.ts';
import type { Catalog, ControlMessage, ObjectHeader } from '../wire.ts';
import { encodeControl, encodeObject } from '../wire.ts';
import { CaptureClock, epochMs } from './capture-clock.ts';
import { fitRenditions } from './fit.ts';
import type { FromPublisherWorker, PublisherState, PublishRendition, ToPublisherWorker } from './publisher-messages.ts';
import type { LinkState, LinkTicket } from './relay-link.ts';
import { RelayLink } from './relay-link.ts';
import { SoundEncoder } from './sound-encoder.ts';
import { TrackCounter } from './track-counter.ts';
import { Uplink } from './uplink.ts';
import { upright } from './upright.ts';
import { frameStream } from './video-capture.ts';
import type { EncodedVideo } from './video-encoder.ts';
import { chooseVideoConfig, RenditionEncoder } from './video-encoder.ts';

const audioConfig = 255;
const statsEveryMs = 500;
/** Below this share of the bit rate the largest rendition is given up, so that the next one is good. */
const giveUpLargestBelow = 0.45;
/** A clock offset that changed by more is told to the viewers, in ms. */
const offsetStepMs = 5;
/** Encoders that failed are made again after this long, in ms; twice as long each time, and never more than the longest. */
const retry = { firstMs: 250, longestMs: 4_000 };
/** Config ids stay below the one of sound. */
const maxConfig = 200;

const tell = (message: FromPublisherWorker) => postMessage(message);

class PublisherSession {
  readonly #renditions: PublishRendition[];
  readonly #broadcast = crypto.randomUUID();
  readonly #link: RelayLink;
  readonly #sound: SoundEncoder;
  readonly #uplink = new Uplink();
  #videoClock = new CaptureClock();
  #encoders: RenditionEncoder[] = [];
  #size = '';
  #configuring = false;
  #nextConfig = 0;
  /** Failures since the last picture that was encoded, and when encoders are made again. */
  #failures = 0;
  #retryAt = 0;
  /** When the last picture left an encoder. */
  #pictureAt = epochMs();
  #reader: ReadableStreamDefaultReader<VideoFrame> | null = null;
  readonly #counters = new Map<string, TrackCounter>();
  #state: PublisherState = 'connecting';
  #catalogOffsetMs: number | null = null;
  #totals = { frames: 0, bytes: 0, dropped: 0 };
  #measured = { frames: 0, bytes: 0, at: epochMs() };
  readonly #waitingTickets: ((ticket: LinkTicket | null | 'failed') => void)[] = [];

  constructor(origin: string, renditions: PublishRendition[], audioBitrate: number) {
    this.#renditions = renditions;
    this.#sound = new SoundEncoder(audioBitrate, {
      packet: ({ timestampUs, data }) => this.#sendSound(timestampUs, data),
      level: (level) => tell({ type: 'level', level }),
      change: () => this.#sendCatalog(),
    });
    this.#link = new RelayLink({
      origin,
      ticket: () => this.#askTicket(),
      onState: (state) => this.#linkChanged(state),
      onControl: (message) => this.#control(message),
    });
    setInterval(() => this.#tick(), statsEveryMs);
  }

  answerTicket(ticket: LinkTicket | null | 'failed'): void {
    this.#waitingTickets.shift()?.(ticket);
  }

  /** Another camera, screen or canvas takes the place of the one before. */
  setVideo(readable: ReadableStream<VideoFrame> | null): void {
    if (!readable) {
      tell({ type: 'unsupported', missing: ['VideoEncoder'] });
      return;
    }
    this.beginSource();
    const reader = readable.getReader();
    this.#reader = reader;
    void this.#read(reader);
  }

  /** Its reader lets go of the stream with the frame it waits for: one that came after a cancellation would be closed by nobody. */
  endVideo(): void {
    this.#reader = null;
  }

  /** Another source counts time from an origin of its own: it gets its own clock, and encoders that use it. */
  beginSource(): void {
    this.endVideo();
    this.#videoClock = new CaptureClock();
    this.#size = '';
  }

  setAudio(port: MessagePort | null, sampleRate: number): void {
    this.#sound.connect(port, sampleRate);
  }

  /** Encodes one frame and lets go of it. What goes wrong with it never ends the broadcast. */
  encode(taken: VideoFrame): void {
    let frame = taken;
    try {
      frame = upright(taken);
      this.#encode(frame);
    } catch {
      this.#failed();
    } finally {
      frame.close();
    }
  }

  /** The next frame after a pause sets everything up again. */
  #failed(): void {
    this.#size = '';
    this.#retryAt = epochMs() + Math.min(retry.longestMs, retry.firstMs * 2 ** this.#failures);
    this.#failures += 1;
  }

  #encode(frame: VideoFrame): void {
    const now = epochMs();
    const mediaMs = frame.timestamp / 1000;
    this.#videoClock.arrived(mediaMs, now);
    this.#totals.frames += 1;
    const size = `${frame.displayWidth}x${frame.displayHeight}`;
    if (size !== this.#size) {
      if (now >= this.#retryAt) void this.#configure(frame.displayWidth, frame.displayHeight, size);
    } else if (!this.#link.isOpen || this.#uplink.isBlocked(now)) this.#totals.dropped += 1;
    else for (const encoder of this.#encoders) encoder.encode(frame, mediaMs, now);
  }

  stop(): void {
    this.#link.send(encodeControl({ type: 'end' }));
    this.endVideo();
    this.#sound.connect(null, 0);
    for (const encoder of this.#encoders) encoder.close();
    this.#link.close();
    tell({ type: 'stopped' });
    close();
  }

  async #read(reader: ReadableStreamDefaultReader<VideoFrame>): Promise<void> {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      if (reader === this.#reader) this.encode(value);
      else {
        value.close();
        return await reader.cancel();
      }
    }
  }

  async #configure(width: number, height: number, size: string): Promise<void> {
    if (this.#configuring) return;
    this.#configuring = true;
    const fitted = fitRenditions(this.#renditions, width, height);
    const configs = await Promise.all(fitted.map(chooseVideoConfig));
    for (const encoder of this.#encoders) encoder.close();
    const clock = this.#videoClock;
    this.#encoders = fitted.flatMap((rendition, index) => {
      const config = configs[index];
      if (!config) return [];
      this.#nextConfig = (this.#nextConfig + 1) % maxConfig;
      const encoder: RenditionEncoder = new RenditionEncoder(rendition, config, this.#nextConfig, {
        frame: (frame) => this.#sendVideo(encoder, clock, frame),
        described: () => this.#sendCatalog(),
        failed: () => this.#failed(),
      });
      return [encoder];
    });
    this.#configuring = false;
    if (this.#encoders.length === 0) {
      this.#setState('unsupported');
      tell({ type: 'unsupported', missing: ['VideoEncoder'] });
      return;
    }
    this.#size = size;
    this.#follow();
    this.#sendCatalog();
  }

  #sendVideo(encoder: RenditionEncoder, clock: CaptureClock, { keyframe, mediaMs, data }: EncodedVideo): void {
    if (!this.#encoders.includes(encoder)) return;
    this.#failures = 0;
    this.#pictureAt = epochMs();
    const { rendition, config } = encoder.track;
    const header: ObjectHeader = {
      kind: 'video',
      rendition,
      keyframe,
      config,
      ...this.#counter(encoder.rendition.name).next(keyframe, clock.toEpochUs(mediaMs)),
    };
    this.#send(encodeObject(header, data));
  }

  #sendSound(timestampUs: number, data: Uint8Array<ArrayBuffer>): void {
    const header: ObjectHeader = {
      kind: 'audio',
      rendition: 0,
      keyframe: true,
      config: audioConfig,
      ...this.#counter('sound').next(false, timestampUs),
    };
    this.#send(encodeObject(header, data));
  }

  #send(message: Uint8Array<ArrayBuffer>): void {
    if (!this.#link.isOpen) return;
    this.#link.send(message);
    this.#totals.bytes += message.length;
    this.#uplink.sent(message.length, epochMs());
  }

  #counter(track: string): TrackCounter {
    const counter = this.#counters.get(track) ?? new TrackCounter();
    this.#counters.set(track, counter);
    return counter;
  }

  #sendCatalog(): void {
    this.#catalogOffsetMs = this.#link.clockOffsetMs;
    const catalog: Catalog = {
      version: 1,
      broadcast: this.#broadcast,
      video: this.#encoders.map((encoder) => encoder.track),
      ...(this.#sound.channels > 0 && {
        audio: { config: audioConfig, codec: 'opus', sampleRate: 48_000, channels: this.#sound.channels },
      }),
      clockOffsetMs: this.#catalogOffsetMs ?? 0,
    };
    this.#link.send(encodeControl({ type: 'catalog', catalog }));
  }

  #linkChanged(state: LinkState): void {
    if (state === 'open') {
      this.#uplink.reset();
      this.#catalogOffsetMs = null;
      this.#sendCatalog();
      for (const encoder of this.#encoders) encoder.askKeyframe();
      this.#setState('live');
    } else if (state === 'connecting') {
      this.#setState(this.#state === 'connecting' ? 'connecting' : 'reconnecting');
    } else {
      this.#setState(state === 'closed' ? 'stopped' : state);
    }
  }

  #control(message: ControlMessage): void {
    if (message.type === 'ack') this.#uplink.acknowledged(message.bytes);
    else if (message.type === 'keyframe')
      for (const encoder of this.#encoders) if (encoder.track.rendition === message.rendition) encoder.askKeyframe();
  }

  #tick(): void {
    const now = epochMs();
    if (this.#uplink.adapt(now)) this.#follow();
    const { clockOffsetMs } = this.#link;
    if (
      clockOffsetMs !== null &&
      Math.abs(clockOffsetMs - (this.#catalogOffsetMs ?? Number.POSITIVE_INFINITY)) > offsetStepMs
    )
      this.#sendCatalog();
    const seconds = (now - this.#measured.at) / 1000;
    const { frames, bytes, dropped } = this.#totals;
    const framesPerSecond = (frames - this.#measured.frames) / seconds;
    const bitsPerSecond = ((bytes - this.#measured.bytes) * 8) / seconds;
    this.#measured = { frames, bytes, at: now };
    tell({
      type: 'stats',
      stats: {
        framesPerSecond,
        framesDropped: this.#encoders.reduce((sum, encoder) => sum + encoder.framesDropped, dropped),
        bitsPerSecond,
        uplinkScale: this.#uplink.scale,
        uplinkLagMs: this.#uplink.lagMs(now),
        codec: this.#encoders[0]?.track.codec ?? null,
        renditions: this.#encoders
          .filter((encoder) => encoder.enabled)
          .map(({ rendition: { name, encodedWidth, encodedHeight } }) => ({
            name,
            width: encodedWidth,
            height: encodedHeight,
          })),
        level: this.#sound.level,
        stillMs: now - this.#pictureAt,
      },
    });
  }

  /** Bit rates follow the uplink; a poor one carries no largest rendition. */
  #follow(): void {
    const { scale } = this.#uplink;
    const poor = scale < giveUpLargestBelow && this.#encoders.length > 1;
    const largest = Math.max(...this.#encoders.map((encoder) => encoder.track.rendition));
    for (const encoder of this.#encoders) {
      const enabled = !(poor && encoder.track.rendition === largest && largest > renditionNumber('low'));
      if (enabled && !encoder.enabled) encoder.askKeyframe();
      encoder.enabled = enabled;
      // What the largest one no longer takes is there for the others.
      encoder.setScale(poor ? Math.min(1, scale * 2) : scale);
    }
  }

  #askTicket(): Promise<LinkTicket | null> {
    tell({ type: 'ticket' });
    return new Promise((resolve, reject) => {
      this.#waitingTickets.push((ticket) => (ticket === 'failed' ? reject(new Error('no ticket')) : resolve(ticket)));
    });
  }

  #setState(state: PublisherState): void {
    if (state === this.#state) return;
    this.#state = state;
    tell({ type: 'state', state });
  }
}

let session: PublisherSession | null = null;

addEventListener('message', ({ data }: MessageEvent<ToPublisherWorker>) => {
  if (data.type === 'start') session = new PublisherSession(data.origin, data.renditions, data.audioBitrate);
  else if (data.type === 'ticket') session?.answerTicket(data.ticket);
  else if (data.type === 'video-stream') session?.setVideo(data.readable);
  else if (data.type === 'video-track') session?.setVideo(frameStream(data.track));
  else if (data.type === 'video-frames') session?.beginSource();
  else if (data.type === 'video-frame') session?.encode(data.frame);
  else if (data.type === 'video-none') session?.endVideo();
  else if (data.type === 'audio') session?.setAudio(data.port, data.sampleRate);
  else session?.stop();
});
tell({ type: 'ready' });
