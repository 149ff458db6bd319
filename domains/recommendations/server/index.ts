import { actorSearchDomain, interestSources } from '#domains/actor-search/server/index.ts';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { actorRankers, performersDomain } from '#domains/performers/server/index.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { candidatesFor, likeOne } from './candidates.ts';
import type { Context } from './deps.ts';
import { guestHandlers, signalHandlers } from './handlers.ts';
import { interestOf } from './interest.ts';
import { createLookCounter } from './looks.ts';
import { createNewcomers } from './newcomers.ts';
import { recommendationsData } from './personal-data.ts';

/** Tables of the domain, for tests and the start. */
export const recommendationsTables = { name: 'recommendations', folder: new URL('./migrations', import.meta.url) };

/** Whom guests may like. */
export function createRecommendations(kit: Kit, deps: Omit<Context, 'kit' | 'looks' | 'newcomers'>): DomainServer {
  const looks = createLookCounter(kit);
  const newcomers = createNewcomers(kit.db, deps.performers);
  return {
    name: 'recommendations',
    migrations: recommendationsTables,
    handlers: [...signalHandlers(), ...guestHandlers({ kit, ...deps, looks, newcomers })],
    stop: () => looks.stop(),
  };
}

/** The domain as the application lists it. */
export const recommendationsDomain = defineDomain({
  name: 'recommendations',
  uses: { actorSearch: actorSearchDomain, blocks: blocksDomain, performers: performersDomain },
  create: createRecommendations,
  declares: [extend(personalData, recommendationsData)],
  contributes: (_, kit) => [
    extend(interestSources, { load: interestOf }),
    extend(actorRankers, async (executor, { first, currentActorId, guestId }) => {
      if (currentActorId !== undefined) return likeOne(executor, currentActorId, first);
      if (guestId === null) return [];
      return (await candidatesFor(executor, guestId, kit.clock.now(), first)).map(({ actorId }) => actorId);
    }),
  ],
  seed: async (_, kit, uses) => (await import('./seed.ts')).seedSignals(kit, uses),
});
