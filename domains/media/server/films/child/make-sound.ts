import { Decoder, Encoder, FilterAPI } from 'node-av/api';
import * as av from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import type { FilmMessage } from './messages.ts';
import type { OpenedFilm } from './open-film.ts';
import { Refusal } from './open-film.ts';
import { writeRendition } from './write-rendition.ts';

/** Bits a second, and how long a segment is, microseconds: as long as one of the picture. */
const sound = { rate: 128_000n, segment: 4_000_000 };

/** Makes the sound of a film: AAC, stereo, 48 kHz, beginning with the film. Answers false where nothing of it can be heard. */
export async function makeSound(
  { demuxer, audio, start }: OpenedFilm,
  folder: string,
  maxSeconds: number,
  tell: (message: FilmMessage) => void,
): Promise<boolean> {
  if (!audio) return false;
  using decoder = await Decoder.create(audio, { exitOnError: false });
  using filter = FilterAPI.create(
    `asetpts=PTS-${start.toFixed(6)}/TB,aresample=async=1:first_pts=0,aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo`,
  );
  using encoder = await Encoder.create(av.FF_ENCODER_AAC, { context: { bitRate: sound.rate } });
  const writer = await writeRendition(folder, 'audio', encoder, tell, sound.segment);
  let heard = 0;
  const take = async (frames: readonly Frame[]): Promise<void> => {
    for (const frame of frames) {
      heard += frame.nbSamples / 48_000;
      if (heard > maxSeconds) throw new Refusal('tooLong');
      await writer.write(await encoder.encodeAll(frame));
      frame.free();
    }
  };
  for await (const packet of demuxer.packets(audio.index)) {
    const frames = await decoder.decodeAll(packet).catch(() => []);
    for (const frame of frames) {
      await take(await filter.processAll(frame));
      frame.free();
    }
    packet?.free();
  }
  if (heard === 0) return false;
  await take(await drained(filter));
  await writer.write(await encoder.encodeAll(null));
  tell((await writer.close({ width: 0, height: 0 })).made);
  return true;
}

/** What a filter still holds at the end. */
export async function drained(filter: FilterAPI): Promise<Frame[]> {
  await filter.flush();
  const frames: Frame[] = [];
  for await (const frame of filter.flushFrames()) frames.push(frame);
  return frames;
}
