import { eq } from 'drizzle-orm';
import { accessDomain } from '#domains/access/server/index.ts';
import { searchFacts } from '#domains/actor-search/server/index.ts';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { consentEnded } from '#domains/consent/contract/index.ts';
import { consentDomain, coverageSinks } from '#domains/consent/server/index.ts';
import { incentiveSources } from '#domains/conversion/server/index.ts';
import { pinnableAlbums } from '#domains/favourites/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { libraryDomain, librarySources, tileGridSources } from '#domains/library/server/index.ts';
import { filmUses, mediaDomain } from '#domains/media/server/index.ts';
import { performerHidden, performerShown } from '#domains/performers/contract/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { saleRefunded } from '#domains/sales/contract/events.ts';
import { saleKinds, salesDomain } from '#domains/sales/server/index.ts';
import { searchDomain, searchSources } from '#domains/search/server/index.ts';
import { seoPage, structuredItems } from '#domains/seo/server/index.ts';
import { subscriptionsDomain } from '#domains/subscriptions/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { breadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { Video } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { videoSale } from '../contract/sale-kind.ts';
import { videoNames } from './breadcrumb-names.ts';
import { closePaidBack } from './buy-video.ts';
import { makeCover } from './cover.ts';
import { endOfVideo, videoCoverage } from './coverage.ts';
import type { Context } from './deps.ts';
import { filmsOfVideos } from './films.ts';
import { hasVideos } from './found-by.ts';
import { videosInGrid } from './grid.ts';
import { guestHandlers } from './guest-handlers.ts';
import { videosInLibrary } from './in-library.ts';
import { videoPreviewEnd } from './incentives.ts';
import type { VideoListInput } from './list-videos.ts';
import { firstSeen, shownVideos } from './list-videos.ts';
import { officeHandlers, payBack, waitingVideos } from './office.ts';
import { officeTagHandlers } from './office-tags.ts';
import { isTrusted } from './own-changes.ts';
import { videosData } from './personal-data.ts';
import { videosToPin } from './pinnable.ts';
import { showPlanned } from './plan.ts';
import { asmrInSearch, videosInSearch } from './search.ts';
import { shareMail } from './share-mail.ts';
import { videoInStructuredData } from './structured.ts';
import { studioHandlers } from './studio-handlers.ts';
import { videos } from './tables.ts';
import { fillTags } from './tags.ts';
import { videoTexts } from './texts.ts';

/** Tables of the domain, for tests and the start. */
export const videosTables = { name: 'videos', folder: new URL('./migrations', import.meta.url) };

/** Videos of performers. */
export interface Videos extends DomainServer {
  /** Whether a performer publishes without review: videos, and what domains above let operators look at. */
  isTrusted(executor: Executor, actorId: number): Promise<boolean>;
  /** Which of some videos are in the lists, as a caller sees them, in any order; whose performer is not shown to them is left out. */
  shown(executor: Executor, ids: readonly number[], caller: Caller): Promise<Video[]>;
  /** The first video of a list whose cover a caller sees as it is; null where none of its first few is. */
  firstSeen(executor: Executor, list: Pick<VideoListInput, 'filter' | 'order'>, caller: Caller): Promise<Video | null>;
}

/** Videos of performers: sold, watched, liked. */
export function createVideos(kit: Kit, deps: Omit<Context, 'kit'>): Videos {
  const ctx: Context = { kit, ...deps };
  const markHidden = async (tx: Tx, actorId: number, isActorLocked: boolean): Promise<void> => {
    await tx.orm.update(videos).set({ isActorLocked }).where(eq(videos.actorId, actorId));
    await deps.performers.changes.touch(tx, actorId);
  };
  return {
    name: 'videos',
    migrations: videosTables,
    isTrusted,
    shown: (executor, ids, caller) => shownVideos(ctx, executor, ids, caller),
    firstSeen: (executor, list, caller) => firstSeen(ctx, executor, list, caller),
    start: () => fillTags(kit.db),
    handlers: [
      ...guestHandlers(ctx),
      ...studioHandlers(ctx),
      ...officeHandlers(ctx),
      ...officeTagHandlers(ctx),
      work(contract.payVideoBack, ({ videoId }) => payBack(ctx, videoId)),
      work(contract.showPlanned, () => showPlanned(ctx)),
      work(contract.makeVideoCover, async ({ videoId }) => {
        const [row] = await kit.db.orm.select().from(videos).where(eq(videos.id, videoId));
        if (row?.filmId && row.filmState === 'ready' && row.coverId === null) await makeCover(ctx, row, row.coverAtMs);
      }),
      on(saleRefunded, 'videos.close-paid-back', (back, tx) => closePaidBack(ctx, tx, back)),
      on(consentEnded, 'videos.pay-back-what-ended', ({ kind, id }, tx) => endOfVideo(ctx, tx, kind, id)),
      on(performerHidden, 'videos.hide-with-their-performer', ({ actorId }, tx) => markHidden(tx, actorId, true)),
      on(performerShown, 'videos.show-with-their-performer', ({ actorId }, tx) => markHidden(tx, actorId, false)),
    ],
  };
}

/** The domain as the application lists it. */
export const videosDomain = defineDomain({
  name: 'videos',
  uses: {
    access: accessDomain,
    blocks: blocksDomain,
    consent: consentDomain,
    guest: guestDomain,
    ledger: ledgerDomain,
    library: libraryDomain,
    media: mediaDomain,
    performers: performersDomain,
    sales: salesDomain,
    search: searchDomain,
    subscriptions: subscriptionsDomain,
  },
  create: createVideos,
  declares: [
    extend(saleKinds, videoSale),
    extend(personalData, videosData),
    extend(mailKinds, shareMail),
    extend(reservedPlaces, ['videos']),
    extend(breadcrumbNames, videoNames),
    ...videoTexts.map(seoPage),
  ],
  contributes: (_, kit, uses) => [
    extend(searchFacts, hasVideos),
    extend(filmUses, filmsOfVideos({ kit, ...uses })),
    extend(coverageSinks, videoCoverage({ kit, ...uses })),
    extend(librarySources, videosInLibrary({ kit, ...uses })),
    extend(tileGridSources, videosInGrid({ kit, ...uses })),
    extend(searchSources, videosInSearch({ kit, ...uses })),
    extend(searchSources, asmrInSearch({ kit, ...uses })),
    extend(incentiveSources, videoPreviewEnd({ kit, ...uses })),
    extend(pinnableAlbums, videosToPin({ kit, ...uses })),
    extend(structuredItems, videoInStructuredData({ kit, ...uses })),
    extend(overviewFigures, {
      label: 'videos.office.waiting',
      desks: ['moderation'],
      order: 15,
      page: 'videos.officeQueue',
      read: (executor) => waitingVideos(executor),
    }),
    extend(overviewFigures, {
      label: 'videos.office.held',
      desks: ['moderation'],
      order: 16,
      page: 'videos.officeHeld',
      read: (executor) => uses.media.films.held(executor),
    }),
  ],
  seed: async (_, kit, uses) => (await import('./seed.ts')).seedVideos(kit, uses),
});
