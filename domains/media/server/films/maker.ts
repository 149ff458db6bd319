import type { Kit } from '#kit/server/kit.ts';
import { areFilmsLeft, claimFilm, giveBack, restMs } from './lease.ts';
import type { Making } from './make-film.ts';
import { LeaseLost, makeFilm } from './make-film.ts';
import { settleFilm } from './settle.ts';
import { tellProgress } from './tell.ts';

/** Makes films in this process, one after another. */
export interface FilmMaker {
  /** Begins with what waits, unless it is at work already. */
  wake(): void;
  /** When nothing is at work. */
  idle(): Promise<void>;
  /** Breaks off what is at work, and gives it back at once, so that another process goes on. */
  stop(): Promise<void>;
}

/**
 * The queue of jobs only wakes it: a job is over at once, however long a film takes, and none is run twice because its job grew old. Whose
 * film it is stands in its row.
 */
export function createFilmMaker(kit: Kit, making: Making): FilmMaker {
  const stopped = new AbortController();
  let working: Promise<void> | null = null;
  let isAwake = false;

  const one = async (): Promise<boolean> => {
    const lease = await claimFilm(kit);
    if (!lease) return false;
    const { film } = lease;
    tellProgress(kit, film);
    try {
      const ending = await makeFilm(kit, lease, making, stopped.signal);
      await settleFilm(kit, making.scanner, lease, ending);
    } catch (error) {
      if (stopped.signal.aborted) await giveBack(kit, lease, 0);
      else if (error instanceof LeaseLost) await giveBack(kit, lease, 0);
      else {
        kit.log.error({ err: error, film: film.id, tries: film.tries }, 'a film could not be made');
        await giveBack(kit, lease, restMs);
      }
    }
    return true;
  };
  const work = async (): Promise<void> => {
    while (isAwake && !stopped.signal.aborted) {
      isAwake = false;
      while (!stopped.signal.aborted && (await one()));
    }
  };

  return {
    wake() {
      isAwake = true;
      working ??= work()
        .catch((error: unknown) => kit.log.error({ err: error }, 'films are not made at the moment'))
        .finally(() => {
          working = null;
        });
    },
    async idle() {
      while (working) await working;
    },
    async stop() {
      stopped.abort(new Error('the process stops'));
      await working;
    },
  };
}

/** Wakes the maker when a film waits whose worker or rest is over. */
export async function wakeForLeft(kit: Pick<Kit, 'db'>, maker: Pick<FilmMaker, 'wake'>): Promise<void> {
  if (await areFilmsLeft(kit.db)) maker.wake();
}
