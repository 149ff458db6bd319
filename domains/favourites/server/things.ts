import type { Picture } from '#domains/media/contract/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { PinnedKind } from '../contract/index.ts';
import type { Context } from './deps.ts';

/** Something a guest can pin, as they may see it now. */
export interface Thing {
  /** The id of the album or picture; of a gallery, the performer's. */
  readonly id: string;
  readonly actor: { readonly id: number; readonly name: string };
  readonly title: string;
  /** Its page, without the language. */
  readonly path: string;
  readonly pictures: readonly Picture[];
  /** Pictures in it; 0 of a video, which no gallery shows. */
  readonly total: number;
}

/** Albums that guests can pin, also those that are videos (spec 1 §3: an album has a type): brought by who has them. Nobody: there are none, and pinning one is refused. */
export interface PinnableAlbums {
  /** Albums by their ids, in any order: those that are there and that the caller may see. */
  find(executor: Executor, albumIds: readonly number[], caller: AccountCaller): Promise<Thing[]>;
  /** One of theirs was pinned, or is not any more, in the transaction that says so; others are passed over. */
  pinned?(tx: Tx, pin: { readonly albumId: number; readonly guestId: number; readonly at: Date | null }): Promise<void>;
}
export const pinnableAlbums = extensionPoint<PinnableAlbums>('favourites.pinnableAlbums');

/** Pictures of a gallery that stand for it. */
const mostPictures = 3;

const pathOf = (name: string): string => `/amateur/${encodeURIComponent(name.toLowerCase())}/pictures/`;

/** What is there of some ids and what the caller may see of it, by id. */
export async function findThings(
  { kit, performers }: Context,
  kind: PinnedKind,
  ids: readonly string[],
  caller: AccountCaller,
): Promise<Map<string, Thing>> {
  const things = await (async (): Promise<Thing[]> => {
    if (ids.length === 0) return [];
    if (kind === 'album') {
      const brought = kit.extensions.of(pinnableAlbums).map((one) => one.find(kit.db, ids.map(Number), caller));
      return (await Promise.all(brought)).flat();
    }
    if (kind === 'picture')
      return (await performers.pictures(kit.db, ids, caller)).map(({ actor, picture }) => ({
        id: picture.id,
        actor,
        title: '',
        path: pathOf(actor.name),
        pictures: [picture],
        total: 1,
      }));
    const wanted = { actorIds: ids.map(Number), most: mostPictures };
    return (await performers.galleries(kit.db, wanted, caller)).map(({ actor, pictures, total }) => ({
      id: String(actor.id),
      actor,
      title: '',
      path: pathOf(actor.name),
      pictures,
      total,
    }));
  })();
  return new Map(things.map((thing) => [thing.id, thing]));
}
