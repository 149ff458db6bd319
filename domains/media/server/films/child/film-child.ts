import type { FilmReason } from '../../../contract/films.ts';
import { maxStoryboardPictures } from '../../../contract/films.ts';
import type { FilmMessage, FilmTask } from './messages.ts';

/**
 * Runs alone in a process of its own: makes the renditions of one hostile film from a file of its folder and writes them there, one
 * message for each. It opens containers that hold their own bytes, reads no other file and asks nobody. Whatever the film does to a
 * decoder dies with this process.
 */

/** Films up to so many seconds are decoded once for all heights; of longer ones each height is kept by itself when it is whole. */
const atOnceSeconds = 600;

const tell = (message: FilmMessage): void => void process.send?.(message);

async function make(task: FilmTask): Promise<void> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const { Log } = await import('node-av/lib');
  const { AV_LOG_QUIET } = await import('node-av/constants');
  Log.setLevel(AV_LOG_QUIET);
  const { openFilm } = await import('./open-film.ts');
  const { makePictures } = await import('./make-pictures.ts');
  const { makeSound } = await import('./make-sound.ts');
  const { PictureTaker } = await import('./pictures.ts');
  const { ladderOf, sizeOf } = await import('./sizes.ts');

  const { folder, have, maxSeconds } = task;
  const first = await openFilm(task);
  const shorts = ladderOf(first.shown, task.heights);
  const largest = shorts.at(-1) ?? 0;
  const missing = shorts.filter((short) => !have.includes(String(short)));
  const names = shorts.map(String);
  const withSound = first.audio !== undefined && !have.includes('audio');
  tell({ kind: 'plan', names: first.audio ? ['audio', ...names] : names, seconds: first.seconds });
  if (withSound && !(await makeSound(first, folder, maxSeconds, tell)))
    tell({ kind: 'plan', names, seconds: first.seconds });
  await first.demuxer.close();
  const isShort = first.seconds > 0 && first.seconds <= atOnceSeconds;
  const passes = isShort ? [missing] : missing.map((short) => [short]);
  for (const pass of passes.filter((some) => some.length > 0)) {
    const film = await openFilm(task);
    const taker =
      pass[0] === shorts[0] ? new PictureTaker(film, sizeOf(film.shown, largest), folder, maxStoryboardPictures) : null;
    await makePictures(film, folder, { shorts: pass, largest, maxSeconds, taker }, tell);
    await film.demuxer.close();
  }
}

/** The last word: a decoder that was left half-way would keep the process alive. */
const end = (message: FilmMessage): void => {
  if (process.send) process.send(message, () => process.exit(0));
};

const task = JSON.parse(process.argv[2] ?? '{}') as FilmTask;
make(task).then(
  () => end({ kind: 'done' }),
  ({ reason = 'broken' }: { reason?: FilmReason }) => end({ kind: 'refused', reason }),
);
