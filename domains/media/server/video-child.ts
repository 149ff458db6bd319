import type { Demuxer as Opened } from 'node-av/api';
import type { Frame, Stream } from 'node-av/lib';
import sharp from 'sharp';
import { containerOf, memoryFile, readInput, uprightBy, within } from './child-files.ts';

/**
 * Runs alone in a process of its own: it reads one hostile video from its standard input, decodes it and answers it as MP4 of H.264
 * and AAC, which every browser plays, upright, without anything else that was in the file, and one picture of it. Only containers
 * that hold their own bytes are opened, and from memory.
 */
sharp.cache(false);
sharp.concurrency(1);

const [maxSeconds = 0, maxBytes = 0, maxPixels = 0, maxEdge = 0, cutSeconds = 0] = process.argv.slice(2).map(Number);
const fps = 30;
/** Bits a second. */
const rates = { video: 2_500_000, audio: 96_000 };
/** Room in front of the file for its index, so that playing begins before its end is there: frames and sound of a second take less. */
const indexBytes = { always: 32_768, aSecond: 2_600 };

/** Why a video is not taken, for words that help its sender. */
class Refusal extends Error {}

const loadCodecs = () =>
  Promise.all([import('node-av/api'), import('node-av/constants'), import('node-av/lib')]).catch(() => {
    throw new Refusal('no encoder');
  });
const [{ Decoder, Demuxer, Encoder, FilterAPI, Muxer }, av, { Codec, Log }] = await loadCodecs().catch(
  (error: Error) => {
    process.send?.({ ok: false, reason: error.message });
    process.exit(0);
  },
);

/** The long edge of a picture may be so many times the short one. */
const maxRatio = 20;

function assertFits(demuxer: Opened, { codecpar }: Stream): void {
  const { width, height } = codecpar;
  const isStrip = Math.max(width, height) > maxRatio * Math.min(width, height);
  if (width < 16 || height < 16 || width * height > maxPixels || isStrip) throw new Refusal('no such size');
  if (demuxer.duration > maxSeconds + cutSeconds) throw new Refusal('too long');
}

/** The size it is made in, as it lies in the file: pixels that are no squares become squares, the long edge fits. */
function sizeOf(stream: Stream): string {
  const { width, height, sampleAspectRatio } = stream.codecpar;
  const said = [stream.sampleAspectRatio, sampleAspectRatio].find(({ num, den }) => num > 0 && den > 0);
  const shown = width * Math.min(4, Math.max(0.25, said ? said.num / said.den : 1));
  const scale = Math.min(1, maxEdge / Math.max(shown, height));
  const even = (length: number): number => Math.max(2, Math.round((length * scale) / 2) * 2);
  return `${even(shown)}:${even(height)}`;
}

/** One frame as a picture of ours. */
async function pictureOf(frame: Frame): Promise<Buffer> {
  using filter = FilterAPI.create('format=rgb24');
  const [shown] = await filter.processAll(frame.clone());
  const rgb = shown?.toBuffer();
  if (!shown || !rgb) throw new Error('no picture');
  const raw = { width: shown.width, height: shown.height, channels: 3 } as const;
  return sharp(rgb, { raw }).webp({ quality: 84 }).toBuffer();
}

async function encode(input: Buffer) {
  if (!Codec.findEncoderByName(av.FF_ENCODER_LIBX264) || !Codec.findEncoderByName(av.FF_ENCODER_AAC))
    throw new Refusal('no encoder');
  await using demuxer = await Demuxer.open(input, { format: containerOf(input) });
  const [seen, heard] = [demuxer.video(), demuxer.audio()];
  if (!seen) throw new Error('no video');
  assertFits(demuxer, seen);
  const seconds = Math.ceil(Math.min(maxSeconds, demuxer.duration || maxSeconds));
  const file = memoryFile();
  const moovSize = indexBytes.always + seconds * indexBytes.aSecond;
  const muxer = await Muxer.open(file, { format: 'mp4', options: { moov_size: moovSize } });

  using videoDecoder = await Decoder.create(seen, { exitOnError: false });
  const { num, den } = seen.avgFrameRate;
  const rate = num > 0 && den > 0 ? Math.min(fps, Math.max(1, num / den)) : fps;
  using videoFilter = FilterAPI.create(
    `trim=duration=${maxSeconds},scale=${sizeOf(seen)},setsar=1,${uprightBy(seen.codecpar.getCodedSideData(av.AV_PKT_DATA_DISPLAYMATRIX))}fps=${rate.toFixed(3)},format=yuv420p`,
  );
  using videoEncoder = await Encoder.create(av.FF_ENCODER_LIBX264, {
    options: {
      preset: 'veryfast',
      profile: 'high',
      crf: 25,
      'x264-params': `keyint=${fps * 2}:vbv-maxrate=${rates.video / 1000}:vbv-bufsize=${(rates.video * 2) / 1000}:threads=2`,
    },
  });
  const videoIndex = muxer.addStream(videoEncoder);
  const facts = { width: 0, height: 0, frames: 0, end: 0 };
  let poster: Buffer | null = null;
  async function* watched() {
    for await (const frame of videoFilter.frames(
      within(videoDecoder.frames(demuxer.packets(seen?.index)), maxSeconds),
    )) {
      if (frame) {
        const { num, den } = frame.timeBase;
        const at = (Number(frame.pts) * num) / den;
        // Not the first one, which is black in many; of what is shorter the first.
        if (!poster || (facts.frames > 0 && facts.end < 1 && at >= 1)) poster = await pictureOf(frame);
        Object.assign(facts, { width: frame.width, height: frame.height, frames: facts.frames + 1, end: at });
      }
      yield frame;
    }
  }
  const written = async (packets: AsyncIterable<unknown>, index: number): Promise<void> => {
    for await (const packet of packets as AsyncIterable<Parameters<typeof muxer.writePacket>[0]>) {
      await muxer.writePacket(packet, index);
      (packet as { free?(): void } | null)?.free?.();
    }
  };
  const tracks = [() => written(videoEncoder.packets(watched()), videoIndex)];
  if (heard) {
    const audioDecoder = await Decoder.create(heard, { exitOnError: false });
    const audioFilter = FilterAPI.create(
      `atrim=duration=${maxSeconds},aresample=async=1,aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo`,
    );
    const audioEncoder = await Encoder.create(av.FF_ENCODER_AAC, { context: { bitRate: BigInt(rates.audio) } });
    const audioIndex = muxer.addStream(audioEncoder);
    const frames = audioFilter.frames(within(audioDecoder.frames(demuxer.packets(heard.index)), maxSeconds));
    tracks.push(() => written(audioEncoder.packets(frames), audioIndex));
  }
  await Promise.all(tracks.map((track) => track()));
  await muxer.close();
  if (!poster || facts.frames === 0) throw new Error('nothing to see');
  const { width, height, end } = facts;
  return {
    body: new Uint8Array(file.bytes()),
    poster,
    width,
    height,
    milliseconds: Math.round((end + 1 / rate) * 1000),
  };
}

Log.setLevel(av.AV_LOG_QUIET);
try {
  process.send?.({ ok: true, ...(await encode(await readInput(maxBytes))) });
} catch (error) {
  process.send?.({ ok: false, reason: error instanceof Refusal ? error.message : 'refused' });
}
