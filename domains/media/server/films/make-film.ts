import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Kit } from '#kit/server/kit.ts';
import { filmHeights, maxFilmSeconds } from '../../contract/index.ts';
import { filmRenditions } from '../tables.ts';
import type { FilmMessage, FilmPlan, FilmTask } from './child/messages.ts';
import { runOnFolder } from './film-process.ts';
import { framesOfStoryboard, keepPictures } from './keep-pictures.ts';
import type { Leased } from './lease.ts';
import { forgetTries, heartbeatMs, keepLease } from './lease.ts';
import { createRenditionKeeper } from './renditions.ts';
import type { MediaScanner } from './scanner.ts';
import type { Ending } from './settle.ts';
import { shapeOf } from './settle.ts';
import { fetchSource } from './source.ts';
import { storyboardShape } from './storyboard.ts';
import { tellProgress } from './tell.ts';
import { makeWorkFolder } from './work-folder.ts';

const program = fileURLToPath(new URL('./child/film-child.ts', import.meta.url));
/** Pixels of a picture at most: 4K as cinemas have it. */
const maxPixels = 4096 * 2304;
/** A program that says nothing for so long is stuck: the slowest segment takes a fraction of it, ms. */
const silentMs = 5 * 60_000;
/** So often a film is begun without getting a part further; then it is the film. */
export const mostTries = 8;

/** Doubles for tests. */
export interface Making {
  readonly scanner: MediaScanner;
  readonly started?: ((child: ChildProcess) => void) | undefined;
}

/** The film is another worker's by now, or removed. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Makes what is missing of a film and looks at it; answers how it ends. What is whole stays whole when it is broken off.
 * @throws LeaseLost; the reason of `signal`; and what of ours failed
 */
export async function makeFilm(kit: Kit, lease: Leased, making: Making, signal: AbortSignal): Promise<Ending> {
  assertOutsideTransaction('the making of a film');
  const { film } = lease;
  if (film.tries > mostTries) return { state: 'refused', reason: 'broken' };
  const folder = await makeWorkFolder(kit, 'film');
  const ended = new AbortController();
  const both = AbortSignal.any([signal, ended.signal]);
  let percent = film.percent;
  const beat = kit.clock.setInterval(() => {
    keepLease(kit, lease, percent).then(
      (isKept) => isKept || ended.abort(new LeaseLost()),
      // The database may be away for less than the lease; whoever takes the film meanwhile is told apart by the lease.
      () => undefined,
    );
  }, heartbeatMs);
  try {
    const before = await wholeOf(kit, film.id);
    const source = await fetchSource(kit, film.id, folder, both);
    if (source === null) return { state: 'refused', reason: 'unreadable' };
    const refused = await runFilmProgram(kit, lease, making, {
      ...{ source, folder, signal: both, have: before.map(({ name }) => name) },
      onPercent(next) {
        if (next <= percent) return;
        percent = next;
        tellProgress(kit, { ...film, state: 'working', percent });
      },
    });
    if (refused) return refused;
    const shape = shapeOf(await wholeOf(kit, film.id));
    const frames = await framesOfStoryboard(kit, film.id, storyboardShape(shape));
    const hits = await making.scanner.lookUp(await making.scanner.hash(frames));
    both.throwIfAborted();
    return hits.length > 0 ? { state: 'held', hits } : { state: 'ready' };
  } finally {
    kit.clock.clear(beat);
    await rm(folder, { recursive: true, force: true });
  }
}

const wholeOf = ({ db }: Pick<Kit, 'db'>, filmId: string) =>
  db.orm
    .select()
    .from(filmRenditions)
    .where(and(eq(filmRenditions.filmId, filmId), eq(filmRenditions.isWhole, true)));

interface ProgramRun extends Pick<FilmTask, 'source' | 'folder' | 'have'> {
  readonly signal: AbortSignal;
  onPercent(percent: number): void;
}

/** Runs the program and keeps what it makes. Answers why the film is refused; null when everything is there. */
async function runFilmProgram(
  kit: Kit,
  lease: Leased,
  { started }: Making,
  { source, folder, have, signal, onPercent }: ProgramRun,
): Promise<Ending | null> {
  const filmId = lease.film.id;
  const keeper = createRenditionKeeper(kit, filmId, folder);
  let plan: FilmPlan = { kind: 'plan', names: [], seconds: 0 };
  let refused: Ending | null = null;
  let isDone = false;
  let madeMs = 0;
  const progress = (): void => {
    const wholeMs = plan.seconds * 1000 * Math.max(1, plan.names.length - have.length);
    if (wholeMs > 0) onPercent(Math.min(99, Math.floor((madeMs / wholeMs) * 100)));
  };
  const hear = async (message: FilmMessage): Promise<void> => {
    signal.throwIfAborted();
    if (message.kind === 'plan') plan = message;
    else if (message.kind === 'segment') {
      await keeper.segment(message);
      madeMs += message.ms;
      progress();
    } else if (message.kind === 'pictures')
      await keepPictures(kit, filmId, folder, message.at, storyboardShape(message));
    else if (message.kind === 'rendition') {
      await keeper.whole(message);
      await forgetTries(kit, lease);
    } else if (message.kind === 'refused') refused = { state: 'refused', reason: message.reason };
    else isDone = true;
  };
  const task: FilmTask = { source, folder, have, heights: filmHeights, maxSeconds: maxFilmSeconds, maxPixels };
  await runOnFolder(kit, program, folder, task, { hear, silentMs, signal, started });
  if (!refused && !isDone) throw new Error(`The program on the film ${filmId} said nothing at its end.`);
  return refused;
}
