import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api';
import { AV_LOG_QUIET, FF_ENCODER_LIBMP3LAME } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { containerOf, memoryFile, readInput, within } from './child-files.ts';

/**
 * Runs alone in a process of its own: it reads one hostile recording from its standard input, decodes its sound and answers it
 * as MP3, which every browser plays, without anything else that was in the file. Only containers that hold their own bytes are
 * opened, and from memory: a list of other files names nothing here.
 */
Log.setLevel(AV_LOG_QUIET);

const [maxSeconds = 0, maxBytes = 0] = process.argv.slice(2).map(Number);
const bitrate = 64_000;

async function encode(input: Buffer): Promise<{ body: Uint8Array; milliseconds: number }> {
  await using demuxer = await Demuxer.open(input, { format: containerOf(input) });
  const stream = demuxer.audio();
  if (!stream) throw new Error('no sound');
  // One packet that cannot be decoded is skipped, as players do: Safari's recorder begins with such a one.
  using decoder = await Decoder.create(stream, { exitOnError: false });
  using filter = FilterAPI.create(
    `atrim=duration=${maxSeconds},aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=mono`,
  );
  using encoder = await Encoder.create(FF_ENCODER_LIBMP3LAME, {
    context: { bitRate: BigInt(bitrate) },
    // Of LAME's ten, the quickest that speech does not suffer from: half the work.
    options: { compression_level: 7 },
  });
  const file = memoryFile();
  const muxer = await Muxer.open(file, { format: 'mp3' });
  const index = muxer.addStream(encoder);
  let samples = 0;
  async function* counted() {
    for await (const frame of filter.frames(within(decoder.frames(demuxer.packets(stream?.index)), maxSeconds))) {
      samples += frame?.nbSamples ?? 0;
      yield frame;
    }
  }
  for await (const packet of encoder.packets(counted())) {
    await muxer.writePacket(packet, index);
    packet?.free();
  }
  await muxer.close();
  if (samples === 0) throw new Error('silence of no length');
  return { body: new Uint8Array(file.bytes()), milliseconds: Math.round(samples / 48) };
}

try {
  process.send?.({ ok: true, ...(await encode(await readInput(maxBytes))) });
} catch (error) {
  process.send?.({ ok: false, reason: String(error) });
}
