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
import sharp from 'sharp';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Clip } from './seed-clips.ts';
import type { Scene } from './seed-scenes.ts';
import { frameOf, sceneSize } from './seed-scenes.ts';

const fps = 12;
const rate = 48_000;
const samples = 1024;

/** A frame as planar YUV 4:2:0 of BT.601 in the narrow range. */
async function paint(scene: Scene, second: number, part: number): Promise<Buffer> {
  const { width, height } = sceneSize;
  const rgb = await sharp(Buffer.from(frameOf(scene, second, part)))
    .flatten()
    .raw()
    .toBuffer();
  const body = Buffer.alloc((width * height * 3) / 2);
  const [blue, red] = [width * height, (width * height * 5) / 4];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const [r = 0, g = 0, b = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
      body[y * width + x] = 16 + (66 * r + 129 * g + 25 * b) / 256;
      if (y % 2 || x % 2) continue;
      const half = (y / 2) * (width / 2) + x / 2;
      body[blue + half] = 128 + (112 * b - 38 * r - 74 * g) / 256;
      body[red + half] = 128 + (112 * r - 94 * g - 18 * b) / 256;
    }
  return body;
}

/** Draws a film as an MP4 file. */
export async function drawClip(clip: Scene & Pick<Clip, 'seconds' | 'tune'>): Promise<Uint8Array> {
  assertOutsideTransaction('a drawn film');
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
  const all = clip.seconds * fps;
  for (let n = 0; n < all; n += 1)
    await write(
      video,
      seen,
      Frame.fromVideoBuffer(await paint(clip, n / fps, n / all), {
        ...{ ...sceneSize, format: AV_PIX_FMT_YUV420P, timeBase: { num: 1, den: fps }, pts: BigInt(n) },
      }),
    );
  await write(video, seen, null);
  for (let from = 0; from < clip.seconds * rate; from += samples) {
    const wave = Float32Array.from({ length: samples }, (_, at) => {
      const second = (from + at) / rate;
      const note = clip.tune[Math.floor(second) % clip.tune.length] ?? 220;
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
