import { identityDomain, identityTables } from '#domains/identity/server/index.ts';
import { liveDomain } from '#domains/live/server/index.ts';
import { paymentsDomain } from '#domains/payments/server/index.ts';
import { salesDomain } from '#domains/sales/server/index.ts';
import type { Role } from '#kit/contract/access.ts';
import type { Extension } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { MostEvents } from '../contract/vocabulary.ts';
import { createTracking, trackingDomain, trackingTables } from '../server/index.ts';

/** Performers the tracked world knows, by lower-case name. */
const cast: Readonly<Record<string, number>> = { vesna: 5001, 'mia-rose': 5002 };

/** Tracking on a real database of its own, with a cast of two; `more` is what another domain would declare. */
export async function trackingWorld({ most, more = [] }: { most?: MostEvents; more?: readonly Extension[] } = {}) {
  const kit = await testKit([identityTables, trackingTables]);
  const actor = async (_: unknown, idOrName: number | string) => {
    const id = typeof idOrName === 'number' ? idOrName : cast[idOrName.toLowerCase()];
    return id !== undefined && Object.values(cast).includes(id) ? ({ id } as never) : null;
  };
  const requests: string[][] = [];
  const namesAmong = async (_: unknown, words: readonly string[]) => {
    requests.push([...words]);
    return words.filter((word) => Object.hasOwn(cast, word));
  };
  const tracking = createTracking(kit, { performers: { actor, namesAmong }, ...(most && { most }) });
  for (const { name, declares = [] } of [identityDomain, paymentsDomain, salesDomain, liveDomain, trackingDomain]) {
    kit.extensions.add(name, declares);
  }
  kit.extensions.add('more', more);
  kit.events.subscribe(tracking.handlers);
  const dispatcher = testDispatcher(kit, tracking.handlers);
  return {
    kit,
    /** Which words were looked up as names, question by question. */
    requests,
    tracking,
    dispatcher,
    /** A client in the name of a visitor or account, from an address of its own. */
    as(subjectId: number | null, roles: readonly Role[] = [], ip = '203.0.113.7') {
      const accountId = roles.length > 0 ? subjectId : null;
      const caller = testCaller({ subjectId, accountId, roles, ip });
      return testClient(dispatcher, caller);
    },
    /** Every word of every row the domain has stored. */
    async everything(): Promise<string> {
      const tables = ['events', 'event_days', 'business_days', 'counted', 'logs', 'profile_visits', 'event_load'];
      const parts = await Promise.all(
        tables.map(async (table) => (await kit.db.pool.query(`select * from tracking.${table}`)).rows as unknown[]),
      );
      return JSON.stringify(parts.flat());
    },
    async job(name: string): Promise<void> {
      const found = tracking.handlers.find((one) => one.kind === 'job' && one.operation.name === name);
      if (found?.kind !== 'job') throw new Error(`There is no job ${name}.`);
      await (found.run as (payload: unknown) => Promise<void>)({});
    },
  };
}
