import {
  AV_CH_LAYOUT_MONO,
  AV_CHANNEL_ORDER_NATIVE,
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLT,
  Dictionary,
  Encoder,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_LIBX264,
  Frame,
  Log,
  Muxer,
} from 'node-av';

interface ClipOptions {
  readonly seconds: number;
  readonly width?: number;
  readonly height?: number;
  /** As phones write it: the picture lies on its side, and the file says so. */
  readonly isTurned?: boolean;
  /** As front cameras write it: the picture is the right way up and mirrored, and the file says so. */
  readonly isMirrored?: boolean;
  /** Width of a pixel by its height, as televisions had them. */
  readonly pixel?: { readonly num: number; readonly den: number };
  readonly isSilent?: boolean;
}

const fps = 15;
const rate = 48_000;
const packetSamples = 960;

/** A video as phones record it: H.264 and a tone in MP4 with a name and a place in it; its left half is bright, its right one dark. */
export async function clip(options: ClipOptions): Promise<Uint8Array> {
  Log.setLevel(AV_LOG_QUIET);
  const { seconds, width = 320, height = 180, isTurned = false, isSilent = false } = options;
  const { isMirrored = false, pixel } = options;
  const parts: Buffer[] = [];
  const video = await Encoder.create(FF_ENCODER_LIBX264, { options: { preset: 'ultrafast', crf: 30 } });
  const sound = await Encoder.create(FF_ENCODER_LIBOPUS, { context: { bitRate: 32_000n } });
  const muxer = await Muxer.open(
    { write: (part) => void parts.push(Buffer.from(part)) },
    { format: 'mp4', options: { movflags: 'frag_keyframe+empty_moov' } },
  );
  muxer.getFormatContext().metadata = Dictionary.fromObject({ title: 'secret place', location: '+52.5200+013.4050/' });
  const seen = muxer.addStream(video);
  const heard = isSilent ? null : muxer.addStream(sound);
  const write = async (encoder: Encoder, index: number, frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) await muxer.writePacket(packet, index);
  };
  for (let n = 0; n < seconds * fps; n += 1) {
    const picture = Frame.fromVideoBuffer(halves(width, height), {
      ...{ width, height, format: AV_PIX_FMT_YUV420P, timeBase: { num: 1, den: fps }, pts: BigInt(n) },
      ...(pixel && { sampleAspectRatio: pixel }),
    });
    await write(video, seen, picture);
    picture.free();
  }
  await write(video, seen, null);
  for (let from = 0; heard !== null && from < seconds * rate; from += packetSamples) {
    const samples = Float32Array.from({ length: packetSamples }, (_, at) => 0.3 * Math.sin((from + at) * 0.05));
    const frame = Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
      nbSamples: packetSamples,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: rate,
      channelLayout: { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: AV_CH_LAYOUT_MONO },
      timeBase: { num: 1, den: rate },
      pts: BigInt(from),
    });
    await write(sound, heard, frame);
    frame.free();
  }
  if (heard !== null) await write(sound, heard, null);
  await muxer.close();
  const body = Buffer.concat(parts);
  if (isTurned) turn(body, { b: 1, c: -1 });
  if (isMirrored) turn(body, { a: -1, d: 1 });
  return new Uint8Array(body);
}

function halves(width: number, height: number): Buffer {
  const body = Buffer.alloc((width * height * 3) / 2, 128);
  for (let y = 0; y < height; y += 1) {
    body.fill(220, y * width, y * width + width / 2);
    body.fill(30, y * width + width / 2, (y + 1) * width);
  }
  return body;
}

/** Writes how the first track's picture is turned: two of a, b, c and d of its matrix (ISO 14496-12 §8.3.2); b and c are a quarter to the right. */
function turn(body: Buffer, { a = 0, b = 0, c = 0, d = 0 }: Partial<Record<'a' | 'b' | 'c' | 'd', number>>): void {
  const matrix = body.indexOf('tkhd') + 4 + 40;
  body.fill(0, matrix, matrix + 36);
  for (const [at, value] of [
    [0, a * 65_536],
    [1, b * 65_536],
    [3, c * 65_536],
    [4, d * 65_536],
    [8, 1 << 30],
  ] as const)
    body.writeInt32BE(value, matrix + at * 4);
}
