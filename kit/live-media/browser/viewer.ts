import type { RenditionName } from '../renditions.ts';
import { Emitter } from './emitter.ts';
import type { PictureFailure } from './picture-player.ts';
import playerUrl from './player.worklet.ts?worker&url';
import type { LinkTicket } from './relay-link.ts';
import { SegmentScreen } from './segment-screen.ts';
import { takesSegments } from './segments.ts';
import { socketOrigin } from './socket-origin.ts';
import { absentForViewing, MediaUnsupportedError, missingForHearing } from './support.ts';
import type { FromViewerWorker, ToViewerWorker, ViewerState, ViewerStats } from './viewer-messages.ts';

/** What broke: the worker, or what it draws with. */
export type ViewerFailure = PictureFailure | 'worker';

export type { ViewerState, ViewerStats } from './viewer-messages.ts';

export interface ViewerOptions {
  /** Asked before every connection. null: refused for good; a rejection: tried again later. */
  ticket: () => Promise<LinkTicket | null>;
  /** The largest rendition wanted. Default "high". */
  rendition?: RenditionName;
  /** False: sound alone, for browsers that cannot show a picture. Default true. */
  picture?: boolean;
}

export interface ViewerEvents {
  state: ViewerState;
  /** Four times a second. */
  stats: ViewerStats;
  /** Pixels of the picture, whenever they change. */
  size: { width: number; height: number };
  /** Sound comes in and is wanted: whether it leaves the device. */
  heard: boolean;
}

interface AudioOutput {
  context: AudioContext;
  gain: GainNode;
  node: AudioWorkletNode;
}

/** The worker is looked after this often, and is dead when it says nothing for so many looks; in ms. */
const watch = { everyMs: 1_000, maxQuiet: 4 };

/** A change of the output's latency smaller than this is not worth telling, in ms. */
const latencyStepMs = 5;

/** Fills what it stands in, as that says. */
const whole = 'width:100%;height:100%;object-fit:inherit;display:block';

const noStats: ViewerStats = {
  framesShown: 0,
  framesDropped: 0,
  stalls: 0,
  latencyMs: null,
  delayMs: 0,
  level: 0,
  avOffsetMs: null,
  rendition: null,
  width: 0,
  height: 0,
  bitsPerSecond: 0,
  way: 'frames',
};

/**
 * Watches one broadcast. Put `element` into the page; it keeps the picture's proportions by the `object-fit` it inherits. A viewer starts
 * muted; sound needs `setMuted(false)` in a user's gesture.
 */
export class Viewer extends Emitter<ViewerEvents> {
  /** Put into the page; holds the picture, of whatever kind. Belongs to this viewer for its whole life. */
  readonly element: HTMLElement;
  /** The picture while it is decoded frame by frame. */
  readonly canvas: HTMLCanvasElement;
  state: ViewerState = 'connecting';
  stats: ViewerStats = noStats;
  /** Why the state is "unsupported". */
  error: MediaUnsupportedError | null = null;
  /** Why the state is "failed". */
  failure: ViewerFailure | null = null;
  readonly #options: ViewerOptions;
  #worker: Worker | null = null;
  #audio: AudioOutput | null = null;
  #reportedLatencyMs = 0;
  #firstTicket: Promise<LinkTicket | null | 'failed'> | null = null;
  #muted = true;
  /** The worklet is connected to the decoder. */
  #sounding = false;
  #volume = 1;
  #pipVideo: HTMLVideoElement | null = null;
  /** The browser's own player, where it shows the picture. */
  #screen: SegmentScreen | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;
  /** Looks in which the worker said nothing, and when the last look was. */
  #quiet = 0;
  #lookedAt = 0;
  readonly #onVisibility = () => this.#tellVisible();

  constructor(options: ViewerOptions) {
    super();
    this.#options = options;
    this.canvas = document.createElement('canvas');
    this.element = document.createElement('div');
    for (const each of [this.element, this.canvas]) each.style.cssText = whole;
    this.element.append(this.canvas);
    const picture = options.picture ?? true;
    const missing = picture ? absentForViewing() : [];
    if (missing.length > 0) {
      this.error = new MediaUnsupportedError(missing);
      this.state = 'unsupported';
      return;
    }
    // The first ticket is fetched while the worker loads.
    this.#firstTicket = this.#fetchTicket();
    this.#worker = new Worker(new URL('./viewer.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromViewerWorker>) => this.#hear(data);
    // Browsers without it show the picture by their own player.
    const canvas =
      picture && 'transferControlToOffscreen' in this.canvas ? this.canvas.transferControlToOffscreen() : null;
    const rendition = options.rendition ?? 'high';
    this.#tell(
      { type: 'start', picture, canvas, segments: takesSegments(), origin: socketOrigin(), rendition },
      canvas ? [canvas] : [],
    );
    this.#lookedAt = performance.now();
    this.#watch = setInterval(() => this.#lookAfterWorker(), watch.everyMs);
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#tellVisible();
  }

  get muted(): boolean {
    return this.#muted;
  }

  get volume(): number {
    return this.#volume;
  }

  /**
   * Turns sound on or off. Resolves to whether sound is on now: false when the browser wants a user's gesture first.
   * @throws MediaUnsupportedError when the browser cannot decode or play the sound.
   */
  async setMuted(muted: boolean): Promise<boolean> {
    this.#muted = muted;
    this.#screen?.play();
    if (muted) {
      this.#sounding = false;
      await this.#audio?.context.suspend();
      this.#tell({ type: 'sound', port: null });
      return false;
    }
    if (this.#sounding && this.#audio?.context.state === 'running') return true;
    const missing = missingForHearing();
    if (missing.length > 0) throw new MediaUnsupportedError(missing);
    this.#audio ??= await this.#openAudio();
    const { context, node } = this.#audio;
    const running = await Promise.race([
      context.resume().then(() => true),
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(context.state === 'running'), 500);
      }),
    ]);
    // Meanwhile it may have been muted again, or closed.
    if (this.#muted || this.state === 'closed') return false;
    this.#muted = !running;
    if (!running) return false;
    const { port1, port2 } = new MessageChannel();
    node.port.postMessage({ port: port1 }, [port1]);
    this.#tell({ type: 'sound', port: port2 }, [port2]);
    this.#sounding = true;
    this.#reportedLatencyMs = 0;
    this.#tellLatency();
    return true;
  }

  /** Volume from 0 to 1, kept while muted. */
  setVolume(volume: number): void {
    this.#volume = Math.min(1, Math.max(0, volume));
    this.#audio?.gain.gain.setTargetAtTime(this.#volume, this.#audio.context.currentTime, 0.02);
  }

  /** Whether the browser lets one choose where the sound comes out. */
  get canChooseOutput(): boolean {
    return 'AudioContext' in globalThis && 'setSinkId' in AudioContext.prototype;
  }

  /** Lets the sound out elsewhere: an id of `enumerateDevices`, empty for the usual place. False where that is not possible. */
  async setOutput(deviceId: string): Promise<boolean> {
    const context = this.#audio?.context as (AudioContext & { setSinkId?(id: string): Promise<void> }) | undefined;
    if (!context?.setSinkId) return false;
    return context.setSinkId(deviceId).then(
      () => true,
      () => false,
    );
  }

  /** The largest rendition wanted from now on. */
  setRendition(rendition: RenditionName): void {
    this.#tell({ type: 'rendition', rendition });
  }

  /** Shows the picture in a floating window. Call in a user's gesture; rejects like requestPictureInPicture. */
  async pictureInPicture(): Promise<void> {
    const video = this.#screen?.video ?? this.#mirror();
    await video.play();
    await video.requestPictureInPicture();
    this.#pipVideo = video;
    this.#tellVisible();
    const left = (): void => {
      if (video.srcObject) for (const track of (video.srcObject as MediaStream).getTracks()) track.stop();
      this.#pipVideo = null;
      this.#tellVisible();
    };
    video.addEventListener('leavepictureinpicture', left, { once: true });
  }

  /** The canvas as a video, which is what floats. */
  #mirror(): HTMLVideoElement {
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = this.canvas.captureStream();
    return video;
  }

  /** Disconnects and lets go of everything. */
  close(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    if (this.#pipVideo) void document.exitPictureInPicture();
    void this.#audio?.context.close();
    clearInterval(this.#watch);
    this.#tell({ type: 'close' });
    this.#worker = null;
    this.#screen?.close();
    this.#setState('closed');
  }

  /**
   * A worker that died says nothing of it. One whose page stood still itself (a hidden or frozen tab) is given time: only looks that
   * came when they should count.
   */
  #lookAfterWorker(): void {
    const now = performance.now();
    this.#quiet = now - this.#lookedAt < 2 * watch.everyMs ? this.#quiet + 1 : 0;
    this.#lookedAt = now;
    if (this.#quiet >= watch.maxQuiet) this.#fail('worker');
  }

  #fail(why: ViewerFailure): void {
    this.failure = why;
    this.#end('failed');
  }

  /** No picture comes any more: the worker goes, the page decides. */
  #end(state: 'failed' | 'unsupported'): void {
    clearInterval(this.#watch);
    this.#worker?.terminate();
    this.#worker = null;
    this.#screen?.close();
    this.#setState(state);
  }

  async #openAudio(): Promise<AudioOutput> {
    // Opus decodes to 48 kHz; the browser converts to what the device wants.
    const context = new AudioContext({ sampleRate: 48_000, latencyHint: 'interactive' });
    await context.audioWorklet.addModule(playerUrl);
    const node = new AudioWorkletNode(context, 'frames-player', { numberOfInputs: 0, outputChannelCount: [2] });
    const gain = new GainNode(context, { gain: this.#volume });
    node.connect(gain).connect(context.destination);
    return { context, gain, node };
  }

  #tell(message: ToViewerWorker, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  #tellVisible(): void {
    this.#tell({ type: 'visible', visible: document.visibilityState === 'visible' || this.#pipVideo !== null });
  }

  /** The device's share of the delay is known only while it plays, and changes with the device. */
  #tellLatency(): void {
    if (!this.#audio || this.#muted) return;
    const { outputLatency, baseLatency } = this.#audio.context;
    const outputLatencyMs = (outputLatency || baseLatency || 0) * 1000;
    if (Math.abs(outputLatencyMs - this.#reportedLatencyMs) < latencyStepMs) return;
    this.#reportedLatencyMs = outputLatencyMs;
    this.#tell({ type: 'output-latency', outputLatencyMs });
  }

  #hear(message: FromViewerWorker): void {
    this.#quiet = 0;
    if (message.type === 'ticket') void this.#giveTicket();
    else if (message.type === 'state') this.#setState(message.state);
    else if (message.type === 'failed') this.#fail(message.why);
    else if (message.type === 'heard') this.emit('heard', message.heard);
    else if (message.type === 'segments') this.#begin(message.mime, message.bytes);
    else if (message.type === 'segment') this.#screen?.push(message.bytes);
    else if (message.type === 'segments-over') this.#closeScreen();
    else if (message.type === 'unsupported') {
      this.error = new MediaUnsupportedError(message.missing);
      this.#end('unsupported');
    } else if (message.type === 'stats') {
      this.stats = message.stats;
      this.#tellLatency();
      this.emit('stats', message.stats);
    } else this.emit('size', { width: message.width, height: message.height });
  }

  /** The browser's own player takes the canvas's place. */
  #begin(mime: string, bytes: Uint8Array<ArrayBuffer>): void {
    if (!this.#screen) {
      this.#screen = new SegmentScreen(
        (seconds, width, height) => this.#tell({ type: 'segment-shown', seconds, width, height }),
        () => this.#tell({ type: 'segments-failed' }),
      );
      this.#screen.video.style.cssText = whole;
      this.element.replaceChildren(this.#screen.video);
    }
    this.#screen.begin(mime, bytes);
  }

  #closeScreen(): void {
    this.#screen?.close();
    this.#screen = null;
  }

  async #giveTicket(): Promise<void> {
    const first = this.#firstTicket;
    this.#firstTicket = null;
    this.#tell({ type: 'ticket', ticket: await (first ?? this.#fetchTicket()) });
  }

  #fetchTicket(): Promise<LinkTicket | null | 'failed'> {
    return this.#options.ticket().catch(() => 'failed' as const);
  }

  #setState(state: ViewerState): void {
    if (this.state === state || this.state === 'closed') return;
    this.state = state;
    this.emit('state', state);
  }
}
