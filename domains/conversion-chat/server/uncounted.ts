import { sql } from 'drizzle-orm';
import type { UncountedFreeChat } from '#domains/live/server/index.ts';
import { guests, participation } from './tables.ts';

/** When a guest's extra free chat and a performer's part in it fall together, for each of some performers. */
export const uncountedStretches: UncountedFreeChat = async ({ orm }, { guestId, actorIds, since }) => {
  const from = sql<number>`greatest(${guests.fromAt}, ${participation.fromAt})`;
  const until = sql<number>`least(${guests.untilAt}, ${participation.untilAt})`;
  // `least` leaves out what is null: who takes part has no end.
  return orm
    .select({ actorId: participation.actorId, from: from.mapWith(Number), until: until.mapWith(Number) })
    .from(guests)
    .innerJoin(participation, sql`${participation.actorId} = any(${sql.param([...actorIds])}::bigint[])`)
    .where(sql`${guests.guestId} = ${guestId} and ${guests.untilAt} > ${since} and ${from} < ${until}`);
};
