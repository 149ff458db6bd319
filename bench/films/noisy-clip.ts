import { randomFillSync } from 'node:crypto';
import {
  AV_CH_LAYOUT_STEREO,
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

const [fps, rate, samples] = [30, 48_000, 1024];

/** A film of moving grain, with sound: as many bits as a camera's, which drawn ones have not. */
export async function noisyClip(seconds: number, width: number, height: number): Promise<Buffer> {
  Log.setLevel(AV_LOG_QUIET);
  const parts: Buffer[] = [];
  const video = await Encoder.create(FF_ENCODER_LIBX264, { options: { preset: 'ultrafast', crf: 26 } });
  const sound = await Encoder.create(FF_ENCODER_AAC, { context: { bitRate: 128_000n } });
  const muxer = await Muxer.open({ write: (part) => void parts.push(Buffer.from(part)) }, {
    format: 'mp4',
    options: { movflags: 'frag_keyframe+empty_moov' },
  } as never);
  const [seen, heard] = [muxer.addStream(video), muxer.addStream(sound)];
  const write = async (encoder: Encoder, index: number, frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) await muxer.writePacket(packet, index);
    frame?.free();
  };
  const grain = Buffer.from(randomFillSync(Buffer.alloc(width * 97)).map((value) => 112 + (value % 26)));
  const body = Buffer.alloc((width * height * 3) / 2, 128);
  let heardUntil = 0;
  for (let n = 0; n < seconds * fps; n += 1) {
    for (let y = 0; y < height; y += 1) {
      const from = ((y * 7 + n * 3) % 96) * width + ((n * 5 + y) % 90);
      grain.copy(body, y * width, from, from + width);
    }
    const picture = { width, height, format: AV_PIX_FMT_YUV420P, timeBase: { num: 1, den: fps } };
    await write(video, seen, Frame.fromVideoBuffer(body, { ...picture, pts: BigInt(n) }));
    // Sound comes beside its pictures: the file is written as it grows.
    for (; heardUntil < ((n + 1) * rate) / fps; heardUntil += samples) {
      const from = heardUntil;
      const wave = Float32Array.from(
        { length: samples * 2 },
        (_, at) => 0.3 * Math.sin(((from + (at % samples)) * 440 * 2 * Math.PI) / rate),
      );
      const shape = {
        nbSamples: samples,
        format: AV_SAMPLE_FMT_FLTP,
        sampleRate: rate,
        timeBase: { num: 1, den: rate },
      };
      const channelLayout = { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: AV_CH_LAYOUT_STEREO };
      const frame = Frame.fromAudioBuffer(Buffer.from(wave.buffer), { ...shape, channelLayout, pts: BigInt(from) });
      await write(sound, heard, frame);
    }
  }
  await write(video, seen, null);
  await write(sound, heard, null);
  await muxer.close();
  return Buffer.concat(parts);
}
