import * as av from 'node-av/constants';
import type { ChannelLayout } from 'node-av/lib';
import { Codec, CodecContext, Frame, Packet, SoftwareResampleContext } from 'node-av/lib';
import type { CoderAnswer } from './coder-messages.ts';
import { openEncoder, takePacket } from './take-packet.ts';

const rate = 48_000;
/** Samples of one packet: 20 ms. */
const packetSamples = 960;
const sampleBytes = 2;
const bitrate = 96_000n;
/** Sound that is this far from where it should be begins anew, microseconds. */
const leapUs = 80_000;

/** AAC into Opus. Runs in the sandbox. */
export class SoundCoder {
  readonly #tell: (answer: CoderAnswer) => void;
  #decoder: CodecContext | null = null;
  #encoder: CodecContext | null = null;
  #resampler: SoftwareResampleContext | null = null;
  #shape = '';
  #channels = 2;
  #waiting: Buffer = Buffer.alloc(0);
  /** When the first sample that waits was made. */
  #waitingUs: number | null = null;

  constructor(tell: (answer: CoderAnswer) => void) {
    this.#tell = tell;
  }

  /** Sound from here on has this AudioSpecificConfig (ISO 14496-3). */
  configure(config: Buffer): void {
    this.#decoder?.freeContext();
    this.#decoder = null;
    const codec = Codec.findDecoder(av.AV_CODEC_ID_AAC);
    if (!codec) throw new Error('no decoder of AAC');
    const decoder = new CodecContext();
    decoder.allocContext3(codec);
    decoder.extraData = config;
    if (decoder.open2Sync(codec, null) < 0) throw new Error('AAC that cannot be decoded');
    this.#decoder = decoder;
    this.#shape = '';
  }

  /** One packet of AAC. */
  code(timestampUs: number, data: Buffer): void {
    const decoder = this.#decoder;
    if (!decoder) return;
    // New ones each time: what was taken out of one may live longer than it.
    const packet = new Packet();
    const frame = new Frame();
    packet.alloc();
    frame.alloc();
    try {
      packet.data = data;
      if (decoder.sendPacketSync(packet) < 0) return;
      while (decoder.receiveFrameSync(frame) >= 0) this.#take(frame, timestampUs);
    } finally {
      frame.free();
      packet.free();
    }
  }

  #take(frame: Frame, timestampUs: number): void {
    const shape = `${frame.format} ${frame.sampleRate} ${frame.channels}`;
    if (shape !== this.#shape) this.#begin(frame, shape);
    const samples = this.#resampled(frame);
    const held = this.#waiting.length / sampleBytes / this.#channels;
    const expectedUs = this.#waitingUs === null ? null : this.#waitingUs + (held * 1e6) / rate;
    if (expectedUs === null || Math.abs(timestampUs - expectedUs) > leapUs) {
      this.#waiting = Buffer.alloc(0);
      this.#waitingUs = timestampUs;
    }
    this.#waiting = Buffer.concat([this.#waiting, samples]);
    const size = packetSamples * this.#channels * sampleBytes;
    while (this.#waiting.length >= size) {
      this.#encode(this.#waiting.subarray(0, size), this.#waitingUs!);
      this.#waiting = this.#waiting.subarray(size);
      this.#waitingUs! += (packetSamples * 1e6) / rate;
    }
  }

  /** The samples of a frame as they are encoded, one after the other. */
  #resampled(frame: Frame): Buffer {
    const resampler = this.#resampler;
    if (!resampler) return Buffer.alloc(0);
    const made = new Frame();
    made.alloc();
    try {
      made.format = av.AV_SAMPLE_FMT_S16;
      made.sampleRate = rate;
      made.channelLayout = this.#layout();
      if (resampler.convertFrame(made, frame) < 0 || made.nbSamples <= 0) return Buffer.alloc(0);
      return Buffer.from(made.toBuffer().subarray(0, made.nbSamples * this.#channels * sampleBytes));
    } finally {
      made.free();
    }
  }

  #layout(): ChannelLayout {
    return this.#channels === 1 ? av.AV_CHANNEL_LAYOUT_MONO : av.AV_CHANNEL_LAYOUT_STEREO;
  }

  #begin(frame: Frame, shape: string): void {
    this.#shape = shape;
    this.#channels = frame.channels === 1 ? 1 : 2;
    this.#resampler?.free();
    this.#resampler = null;
    const resampler = new SoftwareResampleContext();
    const layout = this.#layout();
    const format = frame.format as Parameters<typeof resampler.allocSetOpts2>[4];
    resampler.allocSetOpts2(layout, av.AV_SAMPLE_FMT_S16, rate, frame.channelLayout, format, frame.sampleRate);
    if (resampler.init() < 0) throw new Error('sound that cannot be resampled');
    this.#encoder?.freeContext();
    const codec = Codec.findEncoderByName(av.FF_ENCODER_LIBOPUS);
    if (!codec) throw new Error('no encoder of Opus');
    const encoder = new CodecContext();
    encoder.allocContext3(codec);
    encoder.sampleRate = rate;
    encoder.sampleFormat = av.AV_SAMPLE_FMT_S16;
    encoder.channelLayout = layout;
    encoder.bitRate = bitrate;
    encoder.timeBase = { num: 1, den: rate } as never;
    openEncoder(encoder, codec, { frame_duration: '20', application: 'audio', complexity: '6' });
    this.#encoder = encoder;
    this.#resampler = resampler;
    this.#waiting = Buffer.alloc(0);
    this.#waitingUs = null;
  }

  #encode(samples: Buffer, timestampUs: number): void {
    const frame = new Frame();
    frame.alloc();
    try {
      frame.format = av.AV_SAMPLE_FMT_S16;
      frame.nbSamples = packetSamples;
      frame.sampleRate = rate;
      frame.channelLayout = this.#layout();
      if (frame.getBuffer(0) < 0 || frame.fromBuffer(samples) < 0) return;
      if (this.#encoder!.sendFrameSync(frame) < 0) return;
      const data = takePacket(this.#encoder!)?.data;
      if (data) this.#tell({ type: 'sound', timestampUs: Math.round(timestampUs), data, channels: this.#channels });
    } finally {
      frame.free();
    }
  }
}
