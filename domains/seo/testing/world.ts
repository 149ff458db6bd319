import sharp from 'sharp';
import { site } from '#apps/web/site-pages.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { createPerformers, namesInBreadcrumbs, performersTables } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import type { Caller } from '#kit/contract/access.ts';
import { breadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { extend } from '#kit/domain/extensions.ts';
import { sitePages } from '#kit/domain/site-pages.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { createSeo, seoTables } from '../server/index.ts';

/** The pages of the site, with two performers and a theme. */
export async function seoWorld(env: Record<string, string> = {}) {
  const kit = await testKit([mediaTables, performersTables, seoTables], env);
  const media = createMedia(kit);
  const performers = createPerformers(kit, { consent: agreeing, media });
  kit.extensions.add('site', [extend(sitePages, site)]);
  kit.extensions.add(
    'performers',
    namesInBreadcrumbs(performers).map((names) => extend(breadcrumbNames, names)),
  );
  const seo = createSeo(kit, { media, performers });
  const dispatcher = createDispatcher(seo.handlers, kit);
  const as = (caller: Partial<Caller> = {}) => testClient(dispatcher, caller, { requestId: 'r1' });
  const colour = async (background: string) =>
    new Uint8Array(
      await sharp({ create: { width: 64, height: 80, channels: 3, background } })
        .webp()
        .toBuffer(),
    );
  const stored = async (ownerId: number, ageRating: number, background: string) => {
    const body = await colour(background);
    const picture = { ownerId, kind: 'poster' as const, ageRating, body, width: 64, height: 80 };
    return { ...(await media.store(picture, async (_tx, facts) => facts)), ageRating };
  };
  const shown = await stored(1, 12, '#20c020');
  const hidden = await stored(2, 18, '#c02020');
  await kit.db.transaction(async (tx) => {
    await performers.putCategory(tx, 'music', { de: 'Musik', en: 'Music', nl: 'Muziek', es: 'Música' }, 1);
    await performers.create(tx, anActor({ id: 1, name: 'Łucja Vega', poster: shown, bannedCountryCodes: ['CH'] }));
    await performers.create(tx, anActor({ id: 2, name: 'Mira', poster: hidden, headline: longHeadline }));
  });
  const job = async (name: string): Promise<void> => {
    const found = seo.handlers.find((one) => one.kind === 'job' && one.operation.name === name);
    if (found?.kind !== 'job') throw new Error(`There is no job ${name}.`);
    await (found.run as (payload: unknown) => Promise<void>)({});
  };
  return { kit, seo, media, shown, as, job, operator: as({ accountId: 9, roles: ['operator'] }) };
}

/** As long as the studio takes one. */
const longHeadline = { de: '', en: 'Songs and stories by candlelight, '.repeat(12).trim(), nl: '', es: '' };
