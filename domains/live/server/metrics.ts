import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { Extension } from '#kit/domain/extensions.ts';
import { extend } from '#kit/domain/extensions.ts';
import { metrics } from '#kit/domain/metrics.ts';
import { chats, rooms } from './tables.ts';

/** What monitoring watches of live: who is on air, and how many pay for it just now. */
export const liveMetrics: readonly Extension[] = [
  extend(metrics, {
    name: 'live_rooms_open',
    help: 'Performers on air.',
    read: async ({ orm }) =>
      (
        await orm
          .select({ open: count() })
          .from(rooms)
          .where(and(isNull(rooms.endedAt), eq(rooms.callsOnly, false)))
      )[0]?.open ?? 0,
  }),
  extend(metrics, {
    name: 'live_paid_chats_open',
    help: 'Paid chats that run or are about to.',
    async read({ orm }) {
      const open = and(eq(chats.paid, true), ne(chats.status, 'ended'));
      return (await orm.select({ open: count() }).from(chats).where(open))[0]?.open ?? 0;
    },
  }),
];
