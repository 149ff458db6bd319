/** A page that publishes and watches for tests and measurements; they drive it through `media`. */

import type { PublishRendition } from '../../browser/publisher.ts';
import { Publisher } from '../../browser/publisher.ts';
import { Viewer } from '../../browser/viewer.ts';
import type { RenditionName } from '../../renditions.ts';
import { drawBarcode, readBarcode } from './barcode.ts';

async function ticket(
  role: 'publish' | 'subscribe',
  room: string,
  session = '',
): Promise<{ path: string; token: string } | null> {
  const response = await fetch(`/ticket?${new URLSearchParams({ role, room, session })}`);
  return response.ok ? response.json() : null;
}

/** Once a second for a tenth of one: a corner is white and a tone sounds. */
const flashEveryMs = 1_000;
const flashMs = 100;

/** A canvas showing the time as bars over moving colours, with a flash and a beep once a second. */
function clockStream(width: number, height: number, sound: boolean): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false })!;
  const beep = sound ? beeper() : null;
  let flashing = false;
  setInterval(() => {
    const now = performance.timeOrigin + performance.now();
    // Colours move all over the picture, so that the stream has a camera's bit rate.
    for (let i = 0; i < 40; i += 1) {
      context.fillStyle = `hsl(${(i * 37 + now / 20) % 360} 60% 50%)`;
      context.fillRect((i % 8) * (width / 8), Math.floor(i / 8) * (height / 5), width / 8, height / 5);
    }
    const flash = now % flashEveryMs < flashMs;
    if (flash && !flashing) beep?.sound();
    flashing = flash;
    context.fillStyle = flash ? '#fff' : '#000';
    context.fillRect(0, 0, width / 4, height / 4);
    drawBarcode(context, now);
  }, 1000 / 30);
  const stream = canvas.captureStream(30);
  if (beep) stream.addTrack(beep.track);
  return stream;
}

function beeper(): { track: MediaStreamTrack; sound(): void } {
  const audio = new AudioContext();
  const out = audio.createMediaStreamDestination();
  const gain = new GainNode(audio, { gain: 0 });
  const tone = new OscillatorNode(audio, { frequency: 1_000 });
  tone.connect(gain).connect(out);
  tone.start();
  return {
    track: out.stream.getAudioTracks()[0]!,
    sound() {
      gain.gain.setValueAtTime(0.5, audio.currentTime);
      gain.gain.setValueAtTime(0, audio.currentTime + flashMs / 1_000);
    },
  };
}

/** What this page plays, tapped on its way to the speaker. */
const taps: { analyser: AnalyserNode; context: AudioContext }[] = [];
const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
AudioNode.prototype.connect = function tapped(this: AudioNode, to: AudioNode) {
  if (to instanceof AudioDestinationNode && this instanceof GainNode) {
    const analyser = new AnalyserNode(this.context, { fftSize: 4_096 });
    connect.call(this, analyser);
    taps.push({ analyser, context: this.context as AudioContext });
  }
  return connect.call(this, to);
} as typeof AudioNode.prototype.connect;

const publishers = new Map<string, Publisher>();
const viewers = new Map<string, Viewer>();

/** Glass to glass in ms for each new picture, read from the viewer's canvas, for a while. */
/** What a viewer shows its picture on. */
const shownBy = (name: string) => viewers.get(name)!.element.firstElementChild as HTMLCanvasElement | HTMLVideoElement;

async function measureLatency(name: string, ms: number): Promise<number[]> {
  const copy = new OffscreenCanvas(1, 1);
  const context = copy.getContext('2d', { willReadFrequently: true })!;
  const latencies: number[] = [];
  let last = 0;
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const now = await new Promise<number>((resolve) =>
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())),
    );
    const picture = shownBy(name);
    const { width, height } = viewers.get(name)!.stats;
    if (copy.width !== width || copy.height !== height) Object.assign(copy, { width, height });
    context.drawImage(picture, 0, 0);
    const shown = readBarcode(context, copy.width, copy.height, now);
    if (shown === null || shown === last) continue;
    last = shown;
    latencies.push(now - shown);
  }
  return latencies;
}

/** Picture minus sound in ms for each flash and beep that reached this page, sound as it leaves the device. */
async function measureAvOffset(name: string, ms: number): Promise<number[]> {
  const { analyser, context } = taps.at(-1)!;
  const samples = new Float32Array(analyser.fftSize);
  const corner = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const seen: number[] = [];
  const heard: number[] = [];
  const onset = (list: number[], at: number) => {
    if (at - (list.at(-1) ?? 0) > flashEveryMs / 2) list.push(at);
  };
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const first = samples.findIndex((sample) => Math.abs(sample) > 0.1);
    const silentBefore = first > 200;
    if (silentBefore) {
      const agoMs = ((samples.length - first) / context.sampleRate) * 1_000;
      onset(heard, performance.now() - agoMs + context.outputLatency * 1_000);
    }
  }, 10);
  for (const until = performance.now() + ms; performance.now() < until; ) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    const { width, height } = viewers.get(name)!.stats;
    corner.drawImage(shownBy(name), 0, 0, width / 8, height / 8, 0, 0, 1, 1);
    if (corner.getImageData(0, 0, 1, 1).data[0]! > 127) onset(seen, now);
  }
  clearInterval(timer);
  return seen.flatMap((at) => {
    const nearest = heard.find((sound) => Math.abs(sound - at) < flashEveryMs / 2);
    return nearest === undefined ? [] : [at - nearest];
  });
}

const media = {
  async publish(
    name: string,
    room: string,
    source: 'camera' | 'clock',
    options: { sound?: boolean; renditions?: PublishRendition[]; width?: number; height?: number } = {},
  ) {
    const { sound = true, renditions, width = 640, height = 360 } = options;
    const stream =
      source === 'camera'
        ? await navigator.mediaDevices.getUserMedia({
            video: { width, height },
            audio: sound && { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
          })
        : clockStream(width, height, sound);
    const publisher = new Publisher({ ticket: () => ticket('publish', room), ...(renditions && { renditions }) });
    publishers.set(name, publisher);
    await publisher.start(stream);
  },
  /** Resolves with the ms until the first picture stands. */
  async watch(
    name: string,
    room: string,
    options: { rendition?: RenditionName; sound?: boolean } = {},
  ): Promise<number> {
    const startedAt = performance.now();
    const viewer = new Viewer({
      ticket: () => ticket('subscribe', room, name),
      rendition: options.rendition ?? 'high',
    });
    viewers.set(name, viewer);
    document.body.append(viewer.element);
    const shown = new Promise<number>((resolve, reject) => {
      viewer.on('size', () => resolve(performance.now() - startedAt));
      viewer.on('state', (state) => state === 'refused' && reject(new Error('refused')));
    });
    if (options.sound) await viewer.setMuted(false);
    return shown;
  },
  /** Another canvas takes the place of the one before. */
  replaceVideo: (name: string, width: number, height: number) =>
    publishers.get(name)!.replaceTrack(clockStream(width, height, false).getVideoTracks()[0]!),
  viewer: (name: string) => viewers.get(name)!,
  publisher: (name: string) => publishers.get(name)!,
  /** The picture's average colour in a coarse grid, to see that it moves. */
  picture(name: string): number[] {
    const copy = new OffscreenCanvas(8, 8);
    const context = copy.getContext('2d')!;
    context.drawImage(shownBy(name), 0, 0, 8, 8);
    return [...context.getImageData(0, 0, 8, 8).data];
  },
  /** The loudest sample of the last 85 ms on the way to the speaker, 0 to 1. */
  loudest(): number {
    const { analyser } = taps.at(-1)!;
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  },
  closeViewer(name: string): void {
    viewers.get(name)?.close();
    viewers.get(name)?.element.remove();
    viewers.delete(name);
  },
  /** What every publisher and viewer of this page says of itself, for the message of a failed test. */
  standing: () => [...publishers, ...viewers].map(([name, { state, stats }]) => ({ name, state, stats })),
  measureLatency,
  measureAvOffset,
};

export type MediaPage = typeof media;
(globalThis as unknown as { media: MediaPage }).media = media;
