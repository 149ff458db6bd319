import { liveDomain } from '#domains/live/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { surveysDomain } from '#domains/surveys/server/index.ts';
import { breadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { nowOf } from '#kit/server/preview-day.ts';
import * as contract from '../contract/index.ts';
import { blocksAt, inForceAt } from './arrangements.ts';
import { collectionNames } from './breadcrumb-names.ts';
import { fillCollections, readCollections } from './collections.ts';
import type { Context } from './deps.ts';
import { officeHandlers } from './office.ts';
import { homeData } from './personal-data.ts';
import { previewOf } from './previews.ts';
import { rankTopCams } from './rank-top-cams.ts';
import { readActorTopCams, readTopCams } from './read-top-cams.ts';
import { topCams } from './tables.ts';

/** Tables of the domain, for tests and the start. */
export const homeTables = { name: 'home', folder: new URL('./migrations', import.meta.url) };

/** The homepage: what stands there in which order, collections of performers, top cams. */
export interface Home extends DomainServer {
  /** Makes the lists of top cams, and who is in collections by rule, anew; the jobs do so every hour and ten minutes. */
  refresh(): Promise<void>;
}

export function createHome(kit: Kit, deps: Omit<Context, 'kit'>): Home {
  const ctx: Context = { kit, ...deps };
  const { db, clock } = kit;
  const refresh = async (): Promise<void> => {
    await rankTopCams(ctx);
    await fillCollections(ctx);
  };
  return {
    name: 'home',
    migrations: homeTables,
    async start() {
      // Nobody waits an hour for the first ones.
      if ((await db.orm.$count(topCams)) === 0) await refresh();
    },
    refresh,
    handlers: [
      resolve(contract.homeTimeline, async (_, call) => {
        const now = nowOf(call, clock.now());
        const row = await inForceAt(db, now);
        return row ? blocksAt(row.blocks, now, call.caller.language) : null;
      }),
      resolve(contract.homePreview, async ({ secret }, { caller }) => {
        const now = clock.now();
        const blocks = await previewOf(db, secret, now);
        return blocks && blocksAt(blocks, now, caller.language);
      }),
      resolve(contract.collections, (wanted, { caller }) => readCollections(ctx, wanted, caller)),
      resolve(contract.topCams, (wanted, { caller }) => readTopCams(ctx, wanted, caller)),
      handle(contract.actorTopCams, async ({ params: { actorName } }, { caller }) => {
        const actor = await ctx.performers.actor(db, actorName);
        return actor ? readActorTopCams(ctx, actor.id, caller) : { places: [], around: null };
      }),
      work(contract.rankTopCams, () => rankTopCams(ctx)),
      work(contract.fillCollections, () => fillCollections(ctx)),
      ...officeHandlers(ctx),
    ],
  };
}

/** The domain as the application lists it. */
export const homeDomain = defineDomain({
  name: 'home',
  uses: { live: liveDomain, performers: performersDomain, surveys: surveysDomain },
  create: createHome,
  declares: [extend(personalData, homeData), extend(breadcrumbNames, collectionNames)],
  seed: async (home, kit) => (await import('./seed.ts')).seedHome(kit, home),
});
