import * as av from 'node-av/constants';
import { Codec, CodecContext, Frame, Packet, SoftwareScaleContext } from 'node-av/lib';
import type { CodedRendition, CoderAnswer, CoderTask } from './coder-messages.ts';
import { openEncoder, takePacket } from './take-packet.ts';

/** Keyframes are made this often, microseconds. */
const keyframeUs = 2_000_000;

/** One smaller picture under way. */
interface Encoding {
  readonly rendition: CodedRendition;
  readonly encoder: CodecContext;
  readonly scaler: SoftwareScaleContext;
  source: string;
  nextUs: number;
  keyUs: number;
}

/** Pictures of H.264 into smaller ones. Runs in the sandbox. */
export class PictureCoder {
  readonly #tell: (answer: CoderAnswer) => void;
  #decoder: CodecContext | null = null;
  #encodings: Encoding[] = [];

  constructor(tell: (answer: CoderAnswer) => void) {
    this.#tell = tell;
  }

  /** What is made from here on. What is made already goes on. */
  make(renditions: readonly CodedRendition[]): void {
    const key = ({ name, width, height }: CodedRendition): string => `${name} ${width}x${height}`;
    const before = new Map(this.#encodings.map((each) => [key(each.rendition), each]));
    this.#encodings = renditions.map((each) => before.get(key(each)) ?? open(each));
    for (const each of before.values()) {
      if (this.#encodings.includes(each)) continue;
      each.encoder.freeContext();
      each.scaler.freeContext();
    }
    if (renditions.length > 0) return;
    this.#decoder?.freeContext();
    this.#decoder = null;
  }

  /** One picture. */
  code({ timestampUs, isKey, isPast, data }: CoderTask & { type: 'picture' }): void {
    if (this.#encodings.length === 0) return;
    if (!this.#decoder) {
      if (!isKey) return;
      this.#decoder = decoderOfPictures();
    }
    // New ones each time: what was taken out of one may live longer than it.
    const packet = new Packet();
    const frame = new Frame();
    packet.alloc();
    frame.alloc();
    try {
      packet.data = Buffer.from(data);
      packet.pts = BigInt(timestampUs);
      if (this.#decoder.sendPacketSync(packet) < 0) return;
      while (this.#decoder.receiveFrameSync(frame) >= 0)
        if (!isPast) for (const encoding of this.#encodings) this.#encode(encoding, frame, timestampUs);
    } finally {
      frame.free();
      packet.free();
    }
  }

  #encode(encoding: Encoding, from: Frame, timestampUs: number): void {
    const { rendition, encoder, scaler } = encoding;
    // A little early is taken: pictures do not come to the microsecond.
    if (timestampUs < encoding.nextUs - 5_000) return;
    const everyUs = 1e6 / rendition.framerate;
    encoding.nextUs = Math.max(encoding.nextUs + everyUs, timestampUs + everyUs / 2);
    const source = `${from.width}x${from.height} ${from.format}`;
    const { width, height } = rendition;
    if (source !== encoding.source) {
      encoding.source = source;
      const format = from.format as Parameters<typeof scaler.getContext>[2];
      scaler.getContext(from.width, from.height, format, width, height, av.AV_PIX_FMT_YUV420P, av.SWS_FAST_BILINEAR);
    }
    const small = new Frame();
    small.alloc();
    try {
      small.width = width;
      small.height = height;
      small.format = av.AV_PIX_FMT_YUV420P;
      if (small.getBuffer(0) < 0 || scaler.scaleFrameSync(small, from) < 0) return;
      small.pts = BigInt(timestampUs);
      const isKey = timestampUs - encoding.keyUs >= keyframeUs;
      if (isKey) encoding.keyUs = timestampUs;
      small.pictType = isKey ? av.AV_PICTURE_TYPE_I : av.AV_PICTURE_TYPE_NONE;
      if (encoder.sendFrameSync(small) < 0) return;
      const made = takePacket(encoder);
      if (!made) return;
      const { data, pts } = made;
      this.#tell({ type: 'picture', name: rendition.name, timestampUs: pts, isKey: made.isKey, data });
    } finally {
      small.free();
    }
  }
}

function decoderOfPictures(): CodecContext {
  const codec = Codec.findDecoder(av.AV_CODEC_ID_H264);
  if (!codec) throw new Error('no decoder of H.264');
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  // Threads would only make one picture wait for the next.
  decoder.threadCount = 1;
  decoder.flags = av.AV_CODEC_FLAG_LOW_DELAY;
  if (decoder.open2Sync(codec, null) < 0) throw new Error('no decoder of H.264');
  return decoder;
}

function open(rendition: CodedRendition): Encoding {
  const codec = Codec.findEncoderByName(av.FF_ENCODER_LIBX264);
  if (!codec) throw new Error('no encoder of H.264');
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = rendition.width;
  encoder.height = rendition.height;
  encoder.pixelFormat = av.AV_PIX_FMT_YUV420P;
  encoder.timeBase = { num: 1, den: 1_000_000 } as never;
  encoder.framerate = { num: rendition.framerate, den: 1 } as never;
  encoder.bitRate = BigInt(rendition.bitrate);
  encoder.rcMaxRate = BigInt(rendition.bitrate);
  encoder.rcBufferSize = rendition.bitrate;
  encoder.maxBFrames = 0;
  encoder.gopSize = 1_000;
  encoder.threadCount = 1;
  const options = { preset: 'superfast', tune: 'zerolatency', profile: 'baseline', 'forced-idr': '1' };
  openEncoder(encoder, codec, options);
  const scaler = new SoftwareScaleContext();
  return { rendition, encoder, scaler, source: '', nextUs: Number.NEGATIVE_INFINITY, keyUs: Number.NEGATIVE_INFINITY };
}
