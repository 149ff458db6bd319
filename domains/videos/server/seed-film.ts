import {
  AV_CH_LAYOUT_MONO,
  AV_CHANNEL_ORDER_NATIVE,
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  Encoder,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  Frame,
  Log,
  Muxer,
} from 'node-av';

/** A drawn film: an evening over hills, whose sun goes down, with a slow tune. */
export interface Evening {
  readonly seconds: number;
  /** Colours of the sky above and below, and of the hills: Y, U, V of BT.601. */
  readonly sky: readonly [top: Colour, bottom: Colour];
  readonly hills: Colour;
  /** Notes, in Hz, one a second. */
  readonly tune: readonly number[];
}
type Colour = readonly [y: number, u: number, v: number];

const size = { width: 640, height: 360 };
const fps = 12;
const rate = 48_000;
const samples = 1024;

/** Paints one picture as planar YUV; `part` of the film is over, 0 to 1. */
function paint({ sky, hills }: Evening, part: number): Buffer {
  const { width, height } = size;
  const body = Buffer.alloc((width * height * 3) / 2);
  const sun = { x: width * (0.25 + 0.5 * part), y: height * (0.3 + 0.35 * part), r: height * 0.13 };
  const hillAt = Array.from({ length: width }, (_, x) =>
    Math.round(height * (0.74 + 0.08 * Math.sin(x / 90) + 0.04 * Math.sin(x / 31 + part))),
  );
  const colourAt = (x: number, y: number, plane: 0 | 1 | 2): number => {
    if (y > (hillAt[x] ?? height)) return hills[plane];
    const isSun = (x - sun.x) ** 2 + (y - sun.y) ** 2 < sun.r ** 2;
    if (isSun) return [225, 90, 150][plane] ?? 128;
    const down = y / height;
    return Math.round(sky[0][plane] * (1 - down) + sky[1][plane] * down);
  };
  let at = 0;
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) body[at++] = colourAt(x, y, 0);
  for (const plane of [1, 2] as const)
    for (let y = 0; y < height; y += 2) for (let x = 0; x < width; x += 2) body[at++] = colourAt(x, y, plane);
  return body;
}

/** Draws a film as an MP4 file. */
export async function drawEvening(evening: Evening): Promise<Uint8Array> {
  Log.setLevel(AV_LOG_QUIET);
  const parts: Buffer[] = [];
  const video = await Encoder.create(FF_ENCODER_LIBX264, { options: { preset: 'ultrafast', crf: 28 } });
  const sound = await Encoder.create(FF_ENCODER_AAC, { context: { bitRate: 48_000n } });
  const muxer = await Muxer.open(
    { write: (part) => void parts.push(Buffer.from(part)) },
    { format: 'mp4', options: { movflags: 'frag_keyframe+empty_moov' } },
  );
  const [seen, heard] = [muxer.addStream(video), muxer.addStream(sound)];
  const write = async (encoder: Encoder, index: number, frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) await muxer.writePacket(packet, index);
    frame?.free();
  };
  const all = evening.seconds * fps;
  for (let n = 0; n < all; n += 1)
    await write(
      video,
      seen,
      Frame.fromVideoBuffer(paint(evening, n / all), {
        ...{ ...size, format: AV_PIX_FMT_YUV420P, timeBase: { num: 1, den: fps }, pts: BigInt(n) },
      }),
    );
  await write(video, seen, null);
  for (let from = 0; from < evening.seconds * rate; from += samples) {
    const wave = Float32Array.from({ length: samples }, (_, at) => {
      const second = (from + at) / rate;
      const note = evening.tune[Math.floor(second) % evening.tune.length] ?? 220;
      return 0.2 * Math.exp(-2 * (second % 1)) * Math.sin(2 * Math.PI * note * second);
    });
    await write(
      sound,
      heard,
      Frame.fromAudioBuffer(Buffer.from(wave.buffer), {
        ...{ nbSamples: samples, format: AV_SAMPLE_FMT_FLTP, sampleRate: rate, timeBase: { num: 1, den: rate } },
        channelLayout: { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: AV_CH_LAYOUT_MONO },
        pts: BigInt(from),
      }),
    );
  }
  await write(sound, heard, null);
  await muxer.close();
  return new Uint8Array(Buffer.concat(parts));
}
