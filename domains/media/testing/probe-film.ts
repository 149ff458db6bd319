import { Decoder, Demuxer } from 'node-av';
import type { Kit } from '#kit/server/kit.ts';
import { filmKey } from '../server/films/keys.ts';

/** What a rendition is, asked of its own files again. */
export async function probeRendition(
  { storage }: Pick<Kit, 'storage'>,
  filmId: string,
  name: string,
  segments: number,
) {
  const files = [`${name}-init.mp4`, ...Array.from({ length: segments }, (_, index) => `${name}-${index}.m4s`)];
  const parts = await Promise.all(files.map((file) => storage.get(filmKey(filmId, file))));
  const body = Buffer.concat(parts.map((part) => part?.body ?? new Uint8Array()));
  await using demuxer = await Demuxer.open(body, { format: 'mov' });
  const stream = demuxer.video() ?? demuxer.audio();
  if (!stream) throw new Error('no track');
  const { width, height, codecId, nbCodedSideData, format, channels, sampleRate } = stream.codecpar;
  using decoder = await Decoder.create(stream);
  const times: number[] = [];
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (!frame) continue;
    times.push((Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den);
    frame.free();
  }
  return {
    body,
    ...{ width, height, codecId, format, channels, sampleRate, sideData: nbCodedSideData },
    pixel: stream.sampleAspectRatio,
    frames: times.length,
    firstAt: firstShown(body),
  };
}

/**
 * When the first picture or sound of a fragmented file is shown, in units of its track: the time of its first fragment and what the first
 * sample adds to it (ISO 14496-12 §8.8.12 and §8.8.8). FFmpeg's own reader moves what is decoded out of order; browsers do not.
 */
function firstShown(body: Buffer): number {
  const tfdt = body.indexOf('tfdt') + 4;
  const time = body.readUInt8(tfdt) === 1 ? Number(body.readBigUInt64BE(tfdt + 4)) : body.readUInt32BE(tfdt + 4);
  const trun = body.indexOf('trun') + 4;
  const flags = body.readUInt32BE(trun) & 0xff_ffff;
  if (!(flags & 0x800)) return time;
  const first = trun + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const before = [0x100, 0x200, 0x400].filter((part) => flags & part).length * 4;
  return time + body.readInt32BE(first + before);
}
