import type { Executor } from '#kit/db/db.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { Picture } from '../contract/index.ts';
import { getPicture } from '../contract/index.ts';
import { createDelivery } from './deliver-picture.ts';
import type { PictureFacts } from './links.ts';
import { createLinks } from './links.ts';
import type { NewPicture } from './store-picture.ts';
import { deletePicture, storePicture } from './store-picture.ts';

export type { PictureFacts } from './links.ts';
export type { NewPicture } from './store-picture.ts';

/** Stored pictures and their delivery. */
export interface Media extends DomainServer {
  /** Keeps a picture; uploads are decoded in a process of their own and refused with `picture_refused`. */
  store(executor: Executor, picture: NewPicture): Promise<PictureFacts>;
  delete(executor: Executor, id: string): Promise<boolean>;
  /** The picture as pages use it; addresses above age rating 16 are signed and expire. */
  picture(facts: PictureFacts): Picture;
  url(facts: Pick<PictureFacts, 'id' | 'ageRating'>, width: number): string;
}

/** Tables of the domain, for tests and the start. */
export const mediaTables = { name: 'media', folder: new URL('./migrations', import.meta.url) };

export function createMedia(kit: Kit): Media {
  const links = createLinks(kit.keyFor('media-links'), kit.clock);
  const deliver = createDelivery(kit, links);
  return {
    name: 'media',
    migrations: mediaTables,
    handlers: [
      handle(getPicture, async ({ params, query }) =>
        deliver(params.pictureId, params.width, query.expires, query.signature),
      ),
    ],
    store: (executor, picture) => storePicture(kit, executor, picture),
    delete: (executor, id) => deletePicture(kit, executor, id),
    picture: links.picture,
    url: links.url,
  };
}
