import { eq } from 'drizzle-orm';
import { accessDomain } from '#domains/access/server/index.ts';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { commentSubjects, commentsDomain } from '#domains/comments/server/index.ts';
import { consentEnded } from '#domains/consent/contract/index.ts';
import { consentDomain, coverageSinks } from '#domains/consent/server/index.ts';
import { incentiveSources } from '#domains/conversion/server/index.ts';
import { pinnableAlbums } from '#domains/favourites/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { libraryDomain, librarySources, tileGridSources } from '#domains/library/server/index.ts';
import { mediaDomain, pictureUses } from '#domains/media/server/index.ts';
import { performerHidden, performerShown } from '#domains/performers/contract/index.ts';
import { performersDomain, pictureRefreshes } from '#domains/performers/server/index.ts';
import { saleRefunded } from '#domains/sales/contract/events.ts';
import { saleKinds, salesDomain } from '#domains/sales/server/index.ts';
import { searchSources } from '#domains/search/server/index.ts';
import { structuredItems } from '#domains/seo/server/index.ts';
import { subscriptionsDomain } from '#domains/subscriptions/server/index.ts';
import { videosDomain } from '#domains/videos/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { breadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { albumSale } from '../contract/sale-kind.ts';
import { albumNames } from './breadcrumb-names.ts';
import { closePaidBack, payBack } from './buy-album.ts';
import { subjectsOfAlbums } from './comment-subjects.ts';
import { albumCoverage, endOfAlbum } from './coverage.ts';
import type { Context } from './deps.ts';
import { guestHandlers } from './guest-handlers.ts';
import { beforeBuyingAlbum } from './incentives.ts';
import { albumsInGrids, albumsInLibrary } from './library-source.ts';
import { officeHandlers, waitingAlbums } from './office.ts';
import { albumsData } from './personal-data.ts';
import { picturesOfAlbums } from './picture-use.ts';
import { albumsToPin } from './pinnable.ts';
import { refreshAlbums } from './refresh.ts';
import { albumsInSearch } from './search.ts';
import type { ShownAlbum } from './shown-albums.ts';
import { shownAlbums } from './shown-albums.ts';
import { albumInStructuredData } from './structured.ts';
import { studioHandlers } from './studio-handlers.ts';
import { albums } from './tables.ts';

/** Tables of the domain, for tests and the start. */
export const albumsTables = { name: 'albums', folder: new URL('./migrations', import.meta.url) };

/** Albums of pictures. */
export interface Albums extends DomainServer {
  /** Which of some albums are in the lists, as a caller sees them, in any order; whose performer is not shown to them is left out. */
  shown(
    executor: Executor,
    ids: readonly number[],
    caller: Pick<Caller, 'language' | 'country'>,
  ): Promise<ShownAlbum[]>;
}

/** Albums of pictures: sold, looked at, rated. */
export function createAlbums(kit: Kit, deps: Omit<Context, 'kit'>): Albums {
  const ctx: Context = { kit, ...deps };
  const markHidden = async (tx: Tx, actorId: number, isActorLocked: boolean): Promise<void> => {
    const rows = await tx.orm.update(albums).set({ isActorLocked }).where(eq(albums.actorId, actorId)).returning();
    for (const { id } of rows) await deps.library.changed(tx, { kind: 'album', id: String(id) });
  };
  return {
    name: 'albums',
    migrations: albumsTables,
    shown: (executor, ids, caller) => shownAlbums(ctx, executor, ids, caller),
    handlers: [
      ...guestHandlers(ctx),
      ...studioHandlers(ctx),
      ...officeHandlers(ctx),
      work(contract.payAlbumBack, ({ albumId }) => payBack(ctx, albumId)),
      on(saleRefunded, 'albums.close-paid-back', (back, tx) => closePaidBack(ctx, tx, back)),
      on(consentEnded, 'albums.pay-back-what-ended', ({ kind, id }, tx) => endOfAlbum(ctx, tx, kind, id)),
      on(performerHidden, 'albums.hide-with-their-performer', ({ actorId }, tx) => markHidden(tx, actorId, true)),
      on(performerShown, 'albums.show-with-their-performer', ({ actorId }, tx) => markHidden(tx, actorId, false)),
    ],
  };
}

/** The domain as the application lists it. */
export const albumsDomain = defineDomain({
  name: 'albums',
  uses: {
    access: accessDomain,
    blocks: blocksDomain,
    comments: commentsDomain,
    consent: consentDomain,
    identity: identityDomain,
    ledger: ledgerDomain,
    library: libraryDomain,
    media: mediaDomain,
    performers: performersDomain,
    sales: salesDomain,
    subscriptions: subscriptionsDomain,
    videos: videosDomain,
  },
  create: createAlbums,
  declares: [extend(saleKinds, albumSale), extend(personalData, albumsData), extend(breadcrumbNames, albumNames)],
  contributes: (_, kit, uses) => {
    const ctx: Context = { kit, ...uses };
    return [
      extend(pictureUses, picturesOfAlbums(ctx)),
      extend(coverageSinks, albumCoverage(ctx)),
      ...subjectsOfAlbums(ctx).map((subject) => extend(commentSubjects, subject)),
      extend(librarySources, albumsInLibrary(ctx)),
      extend(searchSources, albumsInSearch(ctx)),
      extend(tileGridSources, albumsInGrids(ctx)),
      extend(pinnableAlbums, albumsToPin(ctx)),
      extend(pictureRefreshes, refreshAlbums(ctx)),
      extend(incentiveSources, beforeBuyingAlbum(ctx)),
      extend(structuredItems, albumInStructuredData(ctx)),
      extend(overviewFigures, {
        label: 'albums.office.waiting',
        desks: ['moderation'],
        order: 15,
        page: 'albums.officeQueue',
        read: (executor) => waitingAlbums(executor),
      }),
    ];
  },
  seed: async (_, kit, uses) => (await import('./seed.ts')).seedAlbums(kit, uses),
});
