/**
 * Decodes keyframes of publishers in a process of its own, with nothing to read and nowhere to write: whatever a stream does to the decoder
 * ends with this process. One at a time; it lives as long as its channel.
 */
import type { CodecContext as Decoder, Frame as Picture } from 'node-av/lib';
import type { StillAnswer, StillTask } from './still-maker.ts';

const { Codec, CodecContext, Frame, Log, Packet, SoftwareScaleContext } = await import('node-av/lib');
const av = await import('node-av/constants');
const { default: sharp } = await import('sharp');
Log.setLevel(av.AV_LOG_QUIET);
sharp.cache(false);
sharp.concurrency(1);

const decoders = new Map<number, Decoder>();

async function decoderFor(codec: string): Promise<Decoder> {
  const id = codec.startsWith('avc1.') ? av.AV_CODEC_ID_H264 : codec === 'vp8' ? av.AV_CODEC_ID_VP8 : null;
  const known = id === null ? undefined : decoders.get(id);
  if (known) {
    known.flushBuffers();
    return known;
  }
  const found = id === null ? null : Codec.findDecoder(id);
  if (id === null || !found) throw new Error(`no decoder for ${codec}`);
  const context = new CodecContext();
  context.allocContext3(found);
  // Threads would only make one picture wait for the next.
  context.threadCount = 1;
  if ((await context.open2(found, null)) < 0) throw new Error(`no decoder for ${codec}`);
  decoders.set(id, context);
  return context;
}

/** Pixels, three bytes each, and how many a row and a column have. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The middle of a decoded picture in the shape that is asked for, in so many pixels. */
function middleOf(picture: Picture, width: number, height: number): Pixels {
  const by = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [
    Math.max(width, Math.ceil(picture.width * by)),
    Math.max(height, Math.ceil(picture.height * by)),
  ];
  const small = new Frame();
  const scaler = new SoftwareScaleContext();
  small.alloc();
  try {
    small.width = wide;
    small.height = high;
    small.format = av.AV_PIX_FMT_RGB24;
    if (small.getBuffer(1) < 0) throw new Error('no room');
    const format = picture.format as Parameters<typeof scaler.getContext>[2];
    scaler.getContext(picture.width, picture.height, format, wide, high, av.AV_PIX_FMT_RGB24, av.SWS_FAST_BILINEAR);
    if (scaler.scaleFrameSync(small, picture) < 0) throw new Error('not scaled');
    return cut(small.toBuffer(), wide, high, width, height);
  } finally {
    scaler.freeContext();
    small.free();
  }
}

function cut(all: Buffer, wide: number, high: number, width: number, height: number): Pixels {
  if (wide === width && high === height) return { data: all, width, height };
  const data = Buffer.allocUnsafe(width * height * 3);
  const first = (Math.trunc((high - height) / 2) * wide + Math.trunc((wide - width) / 2)) * 3;
  for (let y = 0; y < height; y += 1) {
    const from = first + y * wide * 3;
    all.copy(data, y * width * 3, from, from + width * 3);
  }
  return { data, width, height };
}

/** Colours and light and no more: what is drawn large again from so few pixels cannot be brought back. */
const blurredFrom = 12;

const drawn = ({ data, ...size }: Pixels) => sharp(data, { raw: { ...size, channels: 3 } });

async function make({ codec, bytes, width, height, most, blurred }: StillTask): Promise<StillAnswer> {
  const decoder = await decoderFor(codec);
  const packet = new Packet();
  const picture = new Frame();
  packet.alloc();
  picture.alloc();
  try {
    packet.data = Buffer.from(bytes);
    decoder.sendPacketSync(packet);
    decoder.sendPacketSync(null);
    if (decoder.receiveFrameSync(picture) < 0) throw new Error('no picture');
    if (picture.width * picture.height > most) throw new Error('too large');
    const clear = drawn(middleOf(picture, width, height))
      .webp({ quality: 42, effort: 1 })
      .toBuffer();
    if (!blurred) return { picture: await clear, blurred: null };
    const tiny = drawn(middleOf(picture, blurredFrom, Math.round((blurredFrom * height) / width)));
    const soft = tiny
      .resize({ width: blurredFrom * 6, kernel: 'cubic' })
      .webp({ quality: 50, effort: 0 })
      .toBuffer();
    return { picture: await clear, blurred: await soft };
  } finally {
    picture.free();
    packet.free();
  }
}

let turn: Promise<void> = Promise.resolve();
process.on('message', (task: StillTask) => {
  turn = turn.then(async () => {
    const answer = await make(task).catch(() => null);
    process.send?.(answer);
  });
});
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
