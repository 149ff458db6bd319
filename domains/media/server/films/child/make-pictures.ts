import { Decoder, Encoder, FilterAPI } from 'node-av/api';
import * as av from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { drained } from './make-sound.ts';
import type { FilmMessage } from './messages.ts';
import type { OpenedFilm } from './open-film.ts';
import { Refusal } from './open-film.ts';
import type { PictureTaker } from './pictures.ts';
import { scaleTo, sizeOf } from './sizes.ts';
import { writeRendition } from './write-rendition.ts';

/** How long a segment is, seconds, and most pictures a second. */
const segmentSeconds = 4;
const maxRate = { num: 30, den: 1 };
/** Most bits a second by the short edge: twice as many pixels need not quite twice as many. */
const mostBits = (short: number): number => Math.round(4_500_000 * (short / 1080) ** 1.4 + 120_000);

/** Pictures a second: the film's own, at most {@link maxRate}. */
export function rateOf({ video }: OpenedFilm): { num: number; den: number } {
  const { num, den } = video.avgFrameRate;
  if (!(num > 0 && den > 0) || num / den > maxRate.num / maxRate.den) return maxRate;
  return num / den < 1 ? { num: 1, den: 1 } : { num, den };
}

async function createLine(film: OpenedFilm, folder: string, short: number, tell: (message: FilmMessage) => void) {
  const rate = rateOf(film);
  const size = sizeOf(film.shown, short);
  const group = Math.max(1, Math.round((segmentSeconds * rate.num) / rate.den));
  const bits = Math.round(mostBits(short) / 1000);
  const filter = FilterAPI.create(
    `setpts=PTS-${film.start.toFixed(6)}/TB,${scaleTo(film.shown, size)},setsar=1,${film.upright}fps=${rate.num}/${rate.den}:start_time=0:eof_action=pass,format=yuv420p`,
  );
  const encoder = await Encoder.create(av.FF_ENCODER_LIBX264, {
    filter,
    options: {
      preset: 'veryfast',
      profile: 'high',
      crf: 23,
      // Every segment begins with a picture of its own, at the same moments in every rendition.
      'x264-params': `keyint=${group}:min-keyint=${group}:scenecut=0:open-gop=0:vbv-maxrate=${bits}:vbv-bufsize=${bits * 2}:threads=2`,
    },
  });
  const writer = await writeRendition(folder, String(short), encoder, tell);
  const take = async (frames: readonly Frame[]): Promise<void> => {
    for (const frame of frames) {
      await writer.write(await encoder.encodeAll(frame));
      frame.free();
    }
  };
  return {
    take: async (frame: Frame) => take(await filter.processAll(frame)),
    async close() {
      await take(await drained(filter));
      await writer.write(await encoder.encodeAll(null));
      const closed = await writer.close(size);
      filter.close();
      encoder.close();
      return closed;
    },
  };
}

interface PicturesPass {
  readonly shorts: readonly number[];
  /** The short edge of the largest rendition of all passes. */
  readonly largest: number;
  readonly maxSeconds: number;
  readonly taker: PictureTaker | null;
}

/** Makes the picture of a film in some short edges at once, decoding it once. @throws Refusal `tooLong`, `broken`, `noPicture` */
export async function makePictures(
  film: OpenedFilm,
  folder: string,
  { shorts, largest, maxSeconds, taker }: PicturesPass,
  tell: (message: FilmMessage) => void,
): Promise<void> {
  const lines = await Promise.all(shorts.map((short) => createLine(film, folder, short, tell)));
  using decoder = await Decoder.create(film.video, { exitOnError: false });
  let [frames, end] = [0, 0];
  for await (const packet of film.demuxer.packets(film.video.index)) {
    // What cannot be decoded is left out; what is left of it is reckoned below.
    for (const frame of await decoder.decodeAll(packet).catch(() => [])) {
      const at = (Number(frame.pts) * frame.timeBase.num) / Math.max(1, frame.timeBase.den) - film.start;
      if (at > maxSeconds) throw new Refusal('tooLong');
      if (frame.width * frame.height > film.video.codecpar.width * film.video.codecpar.height * 4)
        throw new Refusal('tooManyPixels');
      await taker?.look(frame, Math.max(0, Math.round(at * 1000)));
      for (const line of lines) await line.take(frame);
      frame.free();
      frames += 1;
      end = Math.max(end, at);
    }
    packet?.free();
  }
  if (frames === 0) throw new Refusal('noPicture');
  // A little missing at the end is what recorders leave; more is a file that broke off.
  if (film.seconds - end > Math.max(5, film.seconds * 0.1)) throw new Refusal('broken');
  const whole = [];
  for (const line of lines) whole.push(await line.close());
  const milliseconds = whole[0]?.ms ?? 0;
  if (taker) tell({ kind: 'pictures', at: await taker.finish(), ...sizeOf(film.shown, largest), milliseconds });
  for (const { made } of whole) tell(made);
}
