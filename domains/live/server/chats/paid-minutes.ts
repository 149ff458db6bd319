import { and, gte, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { chats } from '../tables.ts';

/** Paid minutes of a performer, and those of calls among them. */
export interface PaidMinutes {
  readonly minutes: number;
  readonly callMinutes: number;
}

/** Minutes of paid chats that have ended since an instant (epoch ms), by performer. */
export async function paidMinutes(executor: Executor, since: number): Promise<Map<number, PaidMinutes>> {
  const sum = (of = sql`true`) => sql<number>`coalesce(sum(${chats.minutes}) filter (where ${of}), 0)`.mapWith(Number);
  const rows = await executor.orm
    .select({
      actorId: chats.actorId,
      minutes: sum(),
      callMinutes: sum(sql`${chats.type} in ('VIDEO_CALL', 'STARTMOBILECALLCHAT', 'VOICE_CALL')`),
    })
    .from(chats)
    .where(and(sql`${chats.paid}`, gte(chats.endedAt, since)))
    .groupBy(chats.actorId);
  return new Map(rows.map(({ actorId, ...minutes }) => [actorId, minutes]));
}
