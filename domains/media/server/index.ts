import type { Executor, Tx } from '#kit/db/db.ts';
import { handle, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { Picture } from '../contract/index.ts';
import { getPicture, purgePicture } from '../contract/index.ts';
import { createDelivery, publicOriginal } from './deliver-picture.ts';
import type { PictureFacts } from './links.ts';
import { createLinks } from './links.ts';
import type { Rechecked } from './recheck.ts';
import { findPicture, recheckPicture } from './recheck.ts';
import { createRemoval } from './remove-picture.ts';
import type { NewPicture } from './store-picture.ts';
import { storePicture } from './store-picture.ts';

export type { PictureFacts } from './links.ts';
export type { NewPicture } from './store-picture.ts';

/** Stored pictures and their delivery. */
export interface Media extends DomainServer {
  /** Keeps a picture; uploads are decoded in a process of their own and refused with `picture_refused`. */
  store(executor: Executor, picture: NewPicture): Promise<PictureFacts>;
  /** The bytes of a picture that may be shown in public; null for one above that rating, and when there is none. */
  original(executor: Executor, id: string): Promise<Uint8Array | null>;
  /** Removes a picture for good, once the transaction is committed, in every process; false when there is none. */
  delete(tx: Tx, id: string): Promise<boolean>;
  /** A stored picture; null when there is none. */
  find(executor: Executor, id: string): Promise<PictureFacts | null>;
  /** Looks at a picture's file again and puts its row right. */
  recheck(executor: Executor, id: string): Promise<Rechecked>;
  /** The picture as pages use it; addresses above age rating 16 are signed and expire. */
  picture(facts: PictureFacts): Picture;
  url(facts: Pick<PictureFacts, 'id' | 'ageRating'>, width: number): string;
}

/** Tables of the domain, for tests and the start. */
export const mediaTables = { name: 'media', folder: new URL('./migrations', import.meta.url) };

export function createMedia(kit: Kit): Media {
  const links = createLinks(kit.keyFor('media-links'), kit.clock);
  const delivery = createDelivery(kit, links);
  const removal = createRemoval(kit, delivery.forget);
  return {
    name: 'media',
    migrations: mediaTables,
    handlers: [
      handle(getPicture, async ({ params, query }) =>
        delivery.deliver(params.pictureId, params.width, query.expires, query.signature),
      ),
      work(purgePicture, ({ id }) => removal.purge(id)),
    ],
    start: () => removal.start(),
    stop: async () => removal.stop(),
    store: (executor, picture) => storePicture(kit, executor, picture),
    original: (executor, id) => publicOriginal(kit, executor, id),
    delete: (tx, id) => removal.remove(tx, id),
    find: findPicture,
    recheck: (executor, id) => recheckPicture(kit, executor, id),
    picture: links.picture,
    url: links.url,
  };
}
