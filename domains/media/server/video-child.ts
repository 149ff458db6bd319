import type { Demuxer as Opened } from 'node-av/api';
import type { Frame, Stream } from 'node-av/lib';
import sharp from 'sharp';
import { containerOf, memoryFile, readInput } from './child-files.ts';

/**
 * Runs alone in a process of its own: it reads one hostile video from its standard input, decodes it and answers it as MP4 of H.264
 * and AAC, which every browser plays, upright, without anything else that was in the file, and one picture of it. Only containers
 * that hold their own bytes are opened, and from memory.
 */
sharp.cache(false);
sharp.concurrency(1);

const [maxSeconds = 0, maxBytes = 0, maxPixels = 0, maxEdge = 0] = process.argv.slice(2).map(Number);
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

/** By how much a camera was turned, as its file says it: the filters that put the picture upright (AVDisplayMatrix). */
function uprightOf({ codecpar }: Stream): string {
  const matrix = codecpar.getCodedSideData(av.AV_PKT_DATA_DISPLAYMATRIX);
  if (!matrix || matrix.length < 36) return '';
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI;
  const quarter = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return ['', 'transpose=clock,', 'hflip,vflip,', 'transpose=cclock,'][quarter] ?? '';
}

function assertFits(demuxer: Opened, { codecpar }: Stream): void {
  const { width, height } = codecpar;
  if (width < 16 || height < 16 || width * height > maxPixels) throw new Refusal('no such size');
  if (demuxer.duration > maxSeconds + 0.5) throw new Refusal('too long');
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

  using videoDecoder = await Decoder.create(seen);
  const edge = `w='min(${maxEdge},iw)':h='min(${maxEdge},ih)'`;
  const { num, den } = seen.avgFrameRate;
  const rate = num > 0 && den > 0 ? Math.min(fps, Math.max(1, num / den)) : fps;
  using videoFilter = FilterAPI.create(
    `trim=duration=${maxSeconds},${uprightOf(seen)}fps=${rate.toFixed(3)},scale=${edge}:force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1,format=yuv420p`,
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
    for await (const frame of videoFilter.frames(videoDecoder.frames(demuxer.packets(seen?.index)))) {
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
    const audioDecoder = await Decoder.create(heard);
    const audioFilter = FilterAPI.create(
      `atrim=duration=${maxSeconds},aresample=async=1,aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo`,
    );
    const audioEncoder = await Encoder.create(av.FF_ENCODER_AAC, { context: { bitRate: BigInt(rates.audio) } });
    const audioIndex = muxer.addStream(audioEncoder);
    const frames = audioFilter.frames(audioDecoder.frames(demuxer.packets(heard.index)));
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
