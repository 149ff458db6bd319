import captureUrl from './capture.worklet.ts?worker&url';
import { Emitter } from './emitter.ts';
import type {
  FromPublisherWorker,
  PublisherState,
  PublisherStats,
  PublishRendition,
  ToPublisherWorker,
} from './publisher-messages.ts';
import type { LinkTicket } from './relay-link.ts';
import { socketOrigin } from './socket-origin.ts';
import { MediaUnsupportedError, missingForPublishing, missingForSpeaking } from './support.ts';
import { frameStream, framesByElement } from './video-capture.ts';

export type { PublisherState, PublisherStats, PublishRendition } from './publisher-messages.ts';

export interface PublisherOptions {
  /** Asked before every connection. null: refused for good; a rejection: tried again later. */
  ticket: () => Promise<LinkTicket | null>;
  /** Default: `defaultRenditions`. */
  renditions?: PublishRendition[];
  /** Bits a second of sound per channel. Default 40,000. */
  audioBitrate?: number;
}

export interface PublisherEvents {
  state: PublisherState;
  /** Twice a second. */
  stats: PublisherStats;
  /** Sound level from 0 to 1, ten times a second. */
  level: number;
}

/** What a broadcast is encoded in unless told otherwise. */
export const defaultRenditions: PublishRendition[] = [
  { name: 'high', width: 1280, height: 720, framerate: 30, bitrate: 2_000_000 },
  { name: 'low', width: 640, height: 360, framerate: 30, bitrate: 700_000 },
  { name: 'tiny', width: 256, height: 144, framerate: 10, bitrate: 100_000 },
];

/** How long a stopping publisher may take to say goodbye, in ms. */
const goodbyeMs = 1_000;

/** Broadcasts a camera and microphone, a screen or a canvas. */
export class Publisher extends Emitter<PublisherEvents> {
  state: PublisherState = 'connecting';
  stats: PublisherStats | null = null;
  /** Why the state is "unsupported", or why the broadcast is a silent one. */
  error: MediaUnsupportedError | null = null;
  readonly #options: PublisherOptions;
  #worker: Worker | null = null;
  #audio: Capture | null = null;
  #stopVideo: (() => void) | null = null;
  #stopped: (() => void) | null = null;
  #isReady: () => void = () => {};
  readonly #ready = new Promise<void>((resolve) => {
    this.#isReady = resolve;
  });

  constructor(options: PublisherOptions) {
    super();
    this.#options = options;
  }

  /**
   * Starts to broadcast the first video and audio track of a stream. Call in a user's gesture, else some browsers keep
   * the sound back. The tracks stay the caller's: they are not stopped.
   * @throws MediaUnsupportedError when the browser cannot encode video; of a stream of sound alone, when it cannot encode that.
   */
  async start(stream: MediaStream): Promise<void> {
    const missing = stream.getVideoTracks().length > 0 ? missingForPublishing() : missingForSpeaking();
    if (missing.length > 0) {
      this.error = new MediaUnsupportedError(missing);
      this.#setState('unsupported');
      throw this.error;
    }
    this.#worker = new Worker(new URL('./publisher.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromPublisherWorker>) => this.#hear(data);
    this.#worker.onerror = () => this.#isReady();
    const { renditions = defaultRenditions, audioBitrate = 40_000 } = this.#options;
    this.#tell({ type: 'start', origin: socketOrigin(), renditions, audioBitrate });
    // Side by side: the sound is taken within the gesture.
    await Promise.all(
      [stream.getVideoTracks()[0], stream.getAudioTracks()[0]].map((track) => track && this.replaceTrack(track)),
    );
  }

  /** Goes on with another camera, screen or microphone. */
  async replaceTrack(track: MediaStreamTrack): Promise<void> {
    if (track.kind !== 'video') return await this.#setAudio(track);
    // A stream handed to a worker that is still loading is read by the page, and its frames are closed by nobody.
    await this.#ready;
    this.#setVideo(track);
  }

  /** Goes on without picture or without sound. */
  removeTrack(kind: 'video' | 'audio'): void {
    if (kind === 'video') {
      this.#endVideo();
      this.#tell({ type: 'video-none' });
    } else {
      this.#audio?.source.disconnect();
      this.#tell({ type: 'audio', port: null, sampleRate: 0 });
    }
  }

  /** Ends the broadcast and lets go of everything. */
  async stop(): Promise<void> {
    this.#endVideo();
    await this.#audio?.context.close();
    this.#audio = null;
    const worker = this.#worker;
    if (!worker) return;
    await new Promise<void>((resolve) => {
      this.#stopped = resolve;
      setTimeout(resolve, goodbyeMs);
      this.#tell({ type: 'stop' });
    });
    worker.terminate();
    this.#worker = null;
    this.#setState('stopped');
  }

  #setVideo(track: MediaStreamTrack): void {
    this.#endVideo();
    const readable = frameStream(track);
    if (readable) {
      this.#tell({ type: 'video-stream', readable }, [readable]);
      return;
    }
    // Safari has the processor in workers only, and takes tracks there; others do neither.
    const clone = track.clone();
    try {
      this.#tell({ type: 'video-track', track: clone }, [clone as unknown as Transferable]);
      this.#stopVideo = () => clone.stop();
    } catch {
      clone.stop();
      this.#tell({ type: 'video-frames' });
      this.#stopVideo = framesByElement(track, (frame) => this.#tell({ type: 'video-frame', frame }, [frame]));
    }
  }

  async #setAudio(track: MediaStreamTrack): Promise<void> {
    const missing = missingForSpeaking();
    if (missing.length > 0) {
      this.error = new MediaUnsupportedError(missing);
      return;
    }
    const stream = new MediaStream([track]);
    this.#audio?.source.disconnect();
    if (this.#audio) this.#audio.source = this.#audio.context.createMediaStreamSource(stream);
    else this.#audio = await openCapture(stream);
    const { context, node, source } = this.#audio;
    source.connect(node);
    void context.resume();
    const { port1, port2 } = new MessageChannel();
    node.port.postMessage({ port: port1 }, [port1]);
    this.#tell({ type: 'audio', port: port2, sampleRate: context.sampleRate }, [port2]);
  }

  #endVideo(): void {
    this.#stopVideo?.();
    this.#stopVideo = null;
  }

  #tell(message: ToPublisherWorker, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  #hear(message: FromPublisherWorker): void {
    if (message.type === 'ticket') void this.#giveTicket();
    else if (message.type === 'state') this.#setState(message.state);
    else if (message.type === 'unsupported') {
      this.error = new MediaUnsupportedError(message.missing);
      this.#setState('unsupported');
    } else if (message.type === 'level') this.emit('level', message.level);
    else if (message.type === 'ready') this.#isReady();
    else if (message.type === 'stopped') this.#stopped?.();
    else {
      this.stats = message.stats;
      this.emit('stats', message.stats);
    }
  }

  async #giveTicket(): Promise<void> {
    const ticket = await this.#options.ticket().catch(() => 'failed' as const);
    this.#tell({ type: 'ticket', ticket });
  }

  #setState(state: PublisherState): void {
    if (this.state === state) return;
    this.state = state;
    this.emit('state', state);
  }
}

interface Capture {
  context: AudioContext;
  source: MediaStreamAudioSourceNode;
  node: AudioWorkletNode;
}

async function openCapture(stream: MediaStream): Promise<Capture> {
  let context = new AudioContext({ sampleRate: 48_000, latencyHint: 'interactive' });
  let source: MediaStreamAudioSourceNode;
  try {
    source = context.createMediaStreamSource(stream);
  } catch {
    // Firefox takes microphones at their own rate only; the encoder is told which one it is.
    await context.close();
    context = new AudioContext({ latencyHint: 'interactive' });
    source = context.createMediaStreamSource(stream);
  }
  await context.audioWorklet.addModule(captureUrl);
  const node = new AudioWorkletNode(context, 'frames-capture', { numberOfInputs: 1, numberOfOutputs: 1 });
  // Only what leads to the destination is processed; the worklet's output is silence.
  node.connect(context.destination);
  return { context, source, node };
}
