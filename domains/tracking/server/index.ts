import type { Performers } from '#domains/performers/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { salesDomain } from '#domains/sales/server/index.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend, extensionPoint } from '#kit/domain/extensions.ts';
import { goals } from '#kit/domain/goals.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import type { Handler } from '#kit/server/handler.ts';
import { work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { rollUpEvents } from '../contract/report.ts';
import type { MostEvents } from '../contract/vocabulary.ts';
import { mostEvents } from '../contract/vocabulary.ts';
import { createBuffer } from './buffer.ts';
import type { GoalListener } from './count-business.ts';
import { businessHandlers, ownWordsOf } from './count-business.ts';
import { profileVisitGoal } from './goals.ts';
import { collectHandlers, readHandlers } from './handlers.ts';
import { trackingData } from './personal-data.ts';
import { rollUp } from './roll-up.ts';
import { trackingSettings } from './settings.ts';
import type { Item } from './write-items.ts';
import { writeItems } from './write-items.ts';

export type { GoalListener } from './count-business.ts';
export { trackingSettings } from './settings.ts';

/** Tables of the domain, for tests and the start. */
export const trackingTables = { name: 'tracking', folder: new URL('./migrations', import.meta.url) };

/** Who hears of everything that may be an experiment's goal. A listener that fails lets it be told again. */
export const goalListeners = extensionPoint<GoalListener>('tracking.goalListeners');

/** The platform's own statistics: what happened and how often, never who. */
export interface Tracking extends DomainServer {
  /** Writes what waits; by itself within two seconds. */
  flush(): Promise<void>;
}

/** What tracking stands on; `most` is for tests, which cannot send a day's events. */
export interface TrackingDeps {
  readonly performers: Pick<Performers, 'actor' | 'namesAmong'>;
  readonly most?: MostEvents;
}

export function createTracking(kit: Kit, { performers, most = mostEvents }: TrackingDeps): Tracking {
  const tellGoal: GoalListener = async (tx, goal) => {
    for (const listener of kit.extensions.of(goalListeners)) await listener(tx, goal);
  };
  const buffer = createBuffer<Item>(kit, (items) =>
    kit.db.transaction((tx) => writeItems(tx, { performers, most, ownWords: ownWordsOf(kit) }, items)),
  );
  const visits = createBuffer<{ subjectId: number; at: number }>(kit, (seen) =>
    kit.db.transaction(async (tx) => {
      for (const { subjectId, at } of seen) {
        await tellGoal(tx, { event: 'profile_visit', subjectIds: [subjectId], at });
      }
    }),
  );
  const flush = async (): Promise<void> => {
    await Promise.all([buffer.flush(), visits.flush()]);
  };
  let handlers: readonly Handler[] | null = null;
  return {
    name: 'tracking',
    migrations: trackingTables,
    /** What is heard of follows from the goals that the domains declare, so it is made when they are all there. */
    get handlers() {
      handlers ??= [
        ...collectHandlers(kit, buffer, most, (subjectId, at) => visits.add({ subjectId, at })),
        ...readHandlers(kit, buffer),
        ...businessHandlers(kit, tellGoal),
        work(rollUpEvents, () => rollUp(kit)),
      ];
      return handlers;
    },
    flush,
    stop: flush,
  };
}

/** Tracking, as the application lists it. */
export const trackingDomain = defineDomain({
  name: 'tracking',
  uses: { performers: performersDomain, sales: salesDomain },
  settings: trackingSettings,
  create: (kit, { performers }) => createTracking(kit, { performers }),
  declares: [extend(personalData, trackingData), extend(goals, profileVisitGoal)],
});
