import { CaptureClock, epochMs } from './capture-clock.ts';
import type { CapturedSound } from './publisher-messages.ts';

const levelEveryMs = 100;
/** Half of the usual 20 ms: what is said is heard 20 ms sooner, for 20 kbit/s of headers. */
const packetUs = 10_000;

export interface EncodedSound {
  timestampUs: number;
  data: Uint8Array<ArrayBuffer>;
}

/** Encodes captured sound as Opus and measures its level. */
export class SoundEncoder {
  /** RMS of the last tenth of a second, 0 to 1. */
  level = 0;
  channels = 0;
  readonly #bitrate: number;
  readonly #onPacket: (packet: EncodedSound) => void;
  readonly #onLevel: (level: number) => void;
  /** The number of channels became known or changed. */
  readonly #onChange: () => void;
  #port: MessagePort | null = null;
  #encoder: AudioEncoder | null = null;
  #clock = new CaptureClock();
  #rate = 48_000;
  #frames = 0;
  #energy = { sum: 0, frames: 0, since: 0 };

  constructor(bitrate: number, on: { packet(packet: EncodedSound): void; level(level: number): void; change(): void }) {
    this.#bitrate = bitrate;
    this.#onPacket = on.packet;
    this.#onLevel = on.level;
    this.#onChange = on.change;
  }

  /** Takes another source; null turns sound off. */
  connect(port: MessagePort | null, sampleRate: number): void {
    this.#port?.close();
    this.#port = port;
    this.#rate = sampleRate;
    this.#close();
    if (port) port.onmessage = ({ data }: MessageEvent<CapturedSound>) => this.#captured(data.channels);
    else this.#onChange();
  }

  #captured(channels: Float32Array[]): void {
    const now = epochMs();
    const frames = channels[0]!.length;
    if (!this.#encoder || channels.length !== this.channels) this.#open(channels.length);
    const mediaMs = (this.#frames / this.#rate) * 1000;
    this.#frames += frames;
    // The last sample of the block was captured just now at the latest, its first one a block's length before.
    this.#clock.arrived((this.#frames / this.#rate) * 1000, now);
    this.#measure(channels[0]!, now);
    if (this.#encoder?.state !== 'configured' || this.#encoder.encodeQueueSize > 20) return;
    const data = new Float32Array(frames * channels.length);
    channels.forEach((channel, index) => {
      data.set(channel, index * frames);
    });
    const sound = new AudioData({
      format: 'f32-planar',
      sampleRate: this.#rate,
      numberOfFrames: frames,
      numberOfChannels: channels.length,
      timestamp: Math.round(mediaMs * 1000),
      data,
    });
    this.#encoder.encode(sound);
    sound.close();
  }

  #open(channels: number): void {
    this.#close();
    this.channels = channels;
    this.#clock = new CaptureClock();
    this.#frames = 0;
    const encoder = new AudioEncoder({
      output: (chunk) => {
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        this.#onPacket({ timestampUs: this.#clock.toEpochUs(chunk.timestamp / 1000), data });
      },
      // The next block of sound opens another encoder.
      error: () => this.#close(),
    });
    encoder.configure({
      codec: 'opus',
      sampleRate: this.#rate,
      numberOfChannels: channels,
      bitrate: this.#bitrate * channels,
      opus: { frameDuration: packetUs },
    });
    this.#encoder = encoder;
    this.#onChange();
  }

  #close(): void {
    if (this.#encoder && this.#encoder.state !== 'closed') this.#encoder.close();
    this.#encoder = null;
    this.channels = 0;
  }

  #measure(samples: Float32Array, now: number): void {
    for (const sample of samples) this.#energy.sum += sample * sample;
    this.#energy.frames += samples.length;
    if (now - this.#energy.since < levelEveryMs) return;
    this.level = Math.sqrt(this.#energy.sum / this.#energy.frames);
    this.#energy = { sum: 0, frames: 0, since: now };
    this.#onLevel(this.level);
  }
}
