import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Media } from '#domains/media/server/index.ts';
import { mediaDomain } from '#domains/media/server/index.ts';
import { actorMissing } from '#domains/performers/contract/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import { isBanned, performersDomain } from '#domains/performers/server/index.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { breadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend, extensionPoint } from '#kit/domain/extensions.ts';
import { sitePagesOf } from '#kit/domain/site-pages.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { Thing } from '#kit/structured/structured.ts';
import type { SeoText } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Contributor } from './breadcrumbs.ts';
import { assertNamed, breadcrumbOf } from './breadcrumbs.ts';
import { contentOfActor, findContent } from './find-content.ts';
import { listTexts, pageNames, readText, saveText } from './office.ts';
import { mountPictures } from './og/mount.ts';
import { removeUnrequested } from './og/requests.ts';
import { pagesWithTexts } from './pages.ts';
import { performerPages } from './performer-pages.ts';
import { seoData } from './personal-data.ts';
import { seoSettings } from './settings.ts';
import { texts } from './tables.ts';

export type { BreadcrumbRequest, Contributor } from './breadcrumbs.ts';
export type { SharePicture } from './og/motif.ts';
export { sharePictures } from './og/motif.ts';
export type { SeoPageKind } from './pages.ts';
export { seoPage } from './pages.ts';
export { seoSettings } from './settings.ts';

/** What domains know of their pages for search engines, such as a video's VideoObject. */
export const structuredItems = extensionPoint<Contributor>('seo.structuredItems');

/** What search engines and those a page is shared with are told. */
export interface Seo extends DomainServer {
  /** `/og/…`: pictures of pages that are shared. */
  mount(app: FastifyInstance): Promise<void>;
  /** For seeding: writes a text where nobody has written one. */
  seed(tx: Tx, tag: string, words: SeoText['words']): Promise<void>;
}

export const seoTables = { name: 'seo', folder: new URL('./migrations', import.meta.url) } as const;

/** What search engines are told stands on these. */
export interface SeoDeps {
  readonly media: Media;
  readonly performers: Performers;
}

/** How long the items of a breadcrumb are given out again, in milliseconds; and how many are kept. */
const kept = { milliseconds: 60_000, entries: 2000 };

export function createSeo(kit: Kit, deps: SeoDeps): Seo {
  const { db, clock } = kit;
  const origin = publicOrigin(kit.config);
  const sources = { db, performers: deps.performers };
  const own = performerPages(deps.performers);
  const pages = () => pagesWithTexts(own, kit.extensions);
  const breadcrumbs = new LRUCache<string, { items: readonly Thing[]; until: number }>({ max: kept.entries });
  kit.caches.onClear('seo.breadcrumbs', () => breadcrumbs.clear());
  return {
    name: 'seo',
    migrations: seoTables,
    start: async () => assertNamed(sitePagesOf(kit), kit.extensions.of(breadcrumbNames)),
    handlers: [
      handle(contract.getBreadcrumb, async ({ params, body }, { caller }) => {
        const { language, country } = caller;
        const request = { type: params.breadcrumbType, payload: body.payload, language, country };
        const key = JSON.stringify([request.type, language, country, Object.entries(request.payload).sort()]);
        const known = breadcrumbs.get(key);
        if (known && known.until > clock.steady()) return { data: { breadcrumb: [...known.items] } };
        const items = await breadcrumbOf(
          { db, names: kit.extensions.of(breadcrumbNames), ...sitePagesOf(kit), origin },
          request,
          kit.extensions.of(structuredItems),
        );
        breadcrumbs.set(key, { items, until: clock.steady() + kept.milliseconds });
        return { data: { breadcrumb: [...items] } };
      }),
      resolve(contract.seoTexts, ({ tags }, { caller }) => findContent({ db, pages: pages() }, tags, caller.language)),
      handle(contract.getActorSeoContent, async ({ params: { actorId, tagGroup } }, { caller }) => {
        const actor = await deps.performers.actor(db, actorId);
        if (!actor || isBanned(actor, caller.country)) {
          throw new Problem(actorMissing);
        }
        return {
          ...(await contentOfActor({ ...sources, pages: pages() }, actor, tagGroup, caller.language)),
          actorId,
          tagGroup,
        };
      }),
      handle(contract.getSite, async () => ({
        name: 'Vesper',
        url: `${origin}/`,
        logo: `${origin}/icons/icon-512.png`,
        profiles: [...kit.config.of(seoSettings).SOCIAL_PROFILES],
      })),
      handle(contract.listSeoTexts, async ({ query }, { caller }) => ({
        texts: await listTexts(db, pages(), query),
        pages: pageNames(pages(), caller.language),
      })),
      handle(contract.readSeoText, ({ params }) => readText(db, pages(), params.tag)),
      work(contract.removeSharePictures, async () => void (await removeUnrequested(kit))),
      handle(contract.saveSeoText, ({ params, body }, call) => saveText(kit, pages(), call, { ...params, ...body })),
    ],
    mount: (app) =>
      mountPictures(app, kit, { db, media: deps.media, performers: deps.performers, extensions: kit.extensions }),
    async seed(tx, tag, words) {
      const row = { tag, words, version: 1, updatedAt: new Date(clock.now()), updatedBy: null };
      await tx.orm.insert(texts).values(row).onConflictDoNothing();
    },
  };
}

/** Seo, as the application lists it. */
export const seoDomain = defineDomain({
  name: 'seo',
  uses: { media: mediaDomain, performers: performersDomain },
  settings: seoSettings,
  create: createSeo,
  declares: [extend(personalData, seoData)],
});
