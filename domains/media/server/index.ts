import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { Picture } from '../contract/index.ts';
import { getPicture, purgePicture } from '../contract/index.ts';
import type { Decode } from './decode-upload.ts';
import { createDecoder } from './decode-upload.ts';
import { createDelivery, publicOriginal, storedPicture } from './deliver-picture.ts';
import type { Sound } from './encode-sound.ts';
import { createSounds } from './encode-sound.ts';
import type { Video } from './encode-video.ts';
import { createVideos } from './encode-video.ts';
import { createFilms } from './films/create.ts';
import type { Films } from './films/port.ts';
import type { PictureFacts } from './links.ts';
import { createLinks } from './links.ts';
import { mediaData } from './personal-data.ts';
import type { PrivatePicture } from './private-picture.ts';
import { makePrivatePicture } from './private-picture.ts';
import type { RecheckResult } from './recheck.ts';
import { findPicture, recheckPicture } from './recheck.ts';
import type { Derived } from './remove-picture.ts';
import { createRemoval } from './remove-picture.ts';
import { mediaSettings } from './settings.ts';
import type { NewPicture } from './store-picture.ts';
import { storePicture } from './store-picture.ts';
import { mountUploads } from './uploads/mount.ts';

export type { FilmFacts, Films, FilmUse } from './films/port.ts';
export { filmUses } from './films/port.ts';
export type { PictureFacts } from './links.ts';
export { pathOf as picturePath } from './links.ts';
export type { PictureUse } from './picture-uses.ts';
export { pictureUses } from './picture-uses.ts';
export type { PrivatePicture } from './private-picture.ts';
export type { NewPicture } from './store-picture.ts';

/** Stored pictures and their delivery. */
export interface Media extends DomainServer {
  /**
   * Keeps a picture with what `within` writes about it, in one transaction. Uploads are decoded before it, in their owner's
   * turn and in a process of their own: refused with `picture_refused`, `pictures_waiting` or `unavailable`.
   */
  store<T>(picture: NewPicture, within: (tx: Tx, facts: PictureFacts) => Promise<T>): Promise<T>;
  /**
   * Makes a picture for few people from an upload and keeps nothing of it: whoever asks keeps the files and says who sees them.
   * Refused as `store` refuses.
   */
  makePrivate(ownerId: number, upload: Blob): Promise<PrivatePicture>;
  /** Makes sound that every browser plays from a recording, and keeps nothing of it. Refused with `sound_refused`, or as `store` refuses. */
  makeSound(ownerId: number, upload: Blob): Promise<Sound>;
  /** Makes a short video that every browser plays from a recording, with a picture of it, and keeps nothing. Refused with `video_refused`, `video_too_long`, `videos_off`, or as `store` refuses. */
  makeVideo(ownerId: number, upload: Blob): Promise<Video>;
  /** The bytes of a picture that may be shown in public; null for a private one, and when there is none. */
  original(executor: Executor, id: string): Promise<Uint8Array | null>;
  /** Films made of resumable uploads, and their delivery. */
  readonly films: Films;
  /** A picture as it is stored (WebP), for a domain that asked for the right to it; null when it is gone. Outside of transactions. */
  file(id: string): Promise<Uint8Array | null>;
  /** Removes a picture for good, once the transaction is committed, in every process; false when there is none. */
  delete(tx: Tx, id: string): Promise<boolean>;
  /** Of these pictures it is asked again at once who may have them, once the transaction is committed, in every process. */
  askAgain(tx: Tx, ids: readonly string[]): void;
  /** Keeps pictures from everybody, also under addresses that were given out, or lets them be delivered again; once the transaction is committed. */
  withhold(tx: Tx, ids: readonly string[], isWithheld: boolean): Promise<void>;
  /** Tells of pictures that are made of ours, so that they go with them. */
  derive(made: Derived): void;
  /** A stored picture; null when there is none. */
  find(executor: Executor, id: string): Promise<PictureFacts | null>;
  /** Looks at a picture's file again and puts its row right. */
  recheck(id: string): Promise<RecheckResult>;
  /** The picture as pages use it; addresses of private ones are signed and expire ({@link isPrivatePicture}). */
  picture(facts: PictureFacts): Picture;
  url(facts: Pick<PictureFacts, 'id' | 'kind' | 'ageRating'>, width: number): string;
}

/** Tables of the domain, for tests and the start. */
export const mediaTables = { name: 'media', folder: new URL('./migrations', import.meta.url) };

/** `decode` stands in for the decoder in tests of what happens while it works. */
export function createMedia(kit: Kit, decode: Decode = createDecoder()): Media {
  const links = createLinks(kit.keyFor('media-links'), kit.clock);
  const delivery = createDelivery(kit, links);
  const removal = createRemoval(kit, delivery.forget);
  const made = createFilms(kit);
  return {
    name: 'media',
    migrations: mediaTables,
    handlers: [
      handle(getPicture, async ({ params, query }, { caller }) =>
        delivery.deliver(caller, params.pictureId, params.width, query.expires, query.signature),
      ),
      work(purgePicture, ({ id }) => removal.purge(id)),
      ...made.handlers,
    ],
    mount: (app, edge) => mountUploads(app, kit, edge),
    async start() {
      await removal.start();
      await made.start();
    },
    async stop() {
      removal.stop();
      await made.stop();
    },
    films: made.films,
    store: (picture, within) => storePicture(kit, decode, picture, within),
    makeSound: createSounds(),
    makeVideo: createVideos(),
    makePrivate: (ownerId, upload) => makePrivatePicture(decode, ownerId, upload),
    file: (id) => storedPicture(kit, id),
    original: (executor, id) => publicOriginal(kit, executor, id),
    delete: (tx, id) => removal.remove(tx, id),
    askAgain: removal.askAgain,
    withhold: removal.withhold,
    derive: removal.derive,
    find: findPicture,
    recheck: (id) => recheckPicture(kit, id),
    picture: links.picture,
    url: links.url,
  };
}

/** Media, as the application lists it. */
export const mediaDomain = defineDomain({
  name: 'media',
  settings: mediaSettings,
  create: (kit) => createMedia(kit),
  declares: [extend(personalData, mediaData)],
});
