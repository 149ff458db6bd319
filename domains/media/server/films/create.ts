import type { Handler } from '#kit/server/handler.ts';
import { declare, handle, work } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import {
  blockFilm as blockFilmRoute,
  filmProgress,
  getFilmFile,
  getHeldFilms,
  getOpenUploads,
  getUploadQuota,
  lookAtHeldFilm,
  makeFilm,
  releaseFilm as releaseFilmRoute,
  sweepMedia,
} from '../../contract/index.ts';
import { openUploadsOf } from '../uploads/open-uploads.ts';
import { quotaOf } from '../uploads/quota.ts';
import { createFilmLinks } from './addresses.ts';
import { createAdmission } from './admission.ts';
import { adoptFilm } from './adopt.ts';
import { beginFilm } from './begin.ts';
import { createFilmDelivery } from './deliver-film.ts';
import { findFilms } from './facts.ts';
import { frameOf } from './frame.ts';
import { blockFilm, heldCount, heldFilms, heldFrames, releaseFilm } from './held-films.ts';
import type { Making } from './make-film.ts';
import { createFilmMaker, wakeForLeft } from './maker.ts';
import { oneFileOf } from './one-file.ts';
import type { Films } from './port.ts';
import { previewUntil } from './preview.ts';
import { markRemoved, purgeFilm } from './remove.ts';
import { createBlockListScanner } from './scanner.ts';
import { sweepFiles } from './sweep.ts';
import { sweepWorkFolders } from './work-folder.ts';

/** Films with what carries them: operations, jobs and the word between processes. */
export interface FilmService {
  readonly films: Films;
  readonly handlers: readonly Handler[];
  start(): Promise<void>;
  stop(): Promise<void>;
  /** When no film is in the making in this process. */
  idle(): Promise<void>;
}

/** `making` stands in for parts of the work in tests. */
export function createFilms(kit: Kit, making: Partial<Making> = {}): FilmService {
  const links = createFilmLinks(kit.keyFor('media-films'), kit.clock);
  const delivery = createFilmDelivery(kit, links, () => admission);
  const admission = createAdmission(kit, delivery.forget);
  const whole: Making = { scanner: createBlockListScanner(kit), ...making };
  const maker = createFilmMaker(kit, whole);
  return {
    films: {
      begin: (tx, film) => beginFilm(kit, tx, film),
      find: findFilms,
      play: (film, caller) => (film.state === 'ready' ? links.addresses(film, caller) : null),
      preview(film, caller) {
        const until = previewUntil(film);
        return film.state === 'ready' && until !== null ? links.addresses(film, caller, until) : null;
      },
      frame: (filmId, at) => frameOf(kit, filmId, at),
      oneFile: (executor, filmId) => oneFileOf(kit, executor, filmId),
      adopt: (film) => adoptFilm(kit, film),
      async makeNow() {
        maker.wake();
        await maker.idle();
      },
      async remove(tx, filmId) {
        const isRemoved = await markRemoved(tx, filmId);
        if (isRemoved) {
          tx.afterCommit(() => admission.forget(filmId));
          tx.afterCommit(() => purgeFilm(kit, filmId));
        }
        return isRemoved;
      },
      recheck: admission.forget,
      held: heldCount,
    },
    handlers: [
      handle(getUploadQuota, (_input, { caller }) => quotaOf(kit, kit.db, caller.accountId)),
      handle(getOpenUploads, async (_input, { caller }) => ({
        uploads: await openUploadsOf(kit.db, caller.accountId),
      })),
      handle(getFilmFile, ({ params, query }, { caller }) =>
        delivery.deliver(params.filmId, params.file, query, caller),
      ),
      handle(getHeldFilms, ({ query }) => heldFilms(kit.db, query)),
      handle(lookAtHeldFilm, ({ params }) => heldFrames(kit, params.filmId)),
      handle(blockFilmRoute, ({ params }, { caller }) =>
        blockFilm(kit, whole.scanner, params.filmId, caller.accountId),
      ),
      handle(releaseFilmRoute, async ({ params }) => {
        await releaseFilm(kit, params.filmId);
        return {};
      }),
      ...declare([filmProgress]),
      work(makeFilm, async () => maker.wake()),
      work(sweepMedia, async () => {
        await sweepFiles(kit);
        await wakeForLeft(kit, maker);
      }),
    ],
    async start() {
      await admission.start();
      await sweepWorkFolders(kit);
    },
    async stop() {
      await maker.stop();
      admission.stop();
    },
    idle: maker.idle,
  };
}
