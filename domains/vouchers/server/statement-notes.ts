import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { StatementNotes } from '#domains/ledger/server/index.ts';
import { freeMinutes } from '../contract/transfers.ts';
import { voucherTypes } from '../contract/types.ts';
import type { Context } from './deps.ts';
import { uses } from './tables.ts';

/** The chat a use was in: minutes are used as `chat:12:minute:3`. */
const chat = sql<string>`split_part(${uses.reference}, ':minute:', 1) collate "C"`;
const begun = sql<Date>`min(${uses.at})`.mapWith(uses.at);

/** One line of a guest's statement for each chat that free minutes paid, wholly or partly: without those that came back. */
export const freeMinutesOnStatement = ({ performers }: Pick<Context, 'performers'>): StatementNotes => ({
  async read(executor, guest, { before, within, limit }) {
    const rows = await executor.orm
      .select({
        key: chat,
        at: begun,
        count: sql<number>`sum(${uses.amount})::int`,
        actorId: sql<number | null>`min(${uses.actorId})`,
      })
      .from(uses)
      .where(and(eq(uses.guestId, guest.accountId), eq(uses.type, voucherTypes.videoChat), eq(uses.state, 'used')))
      .groupBy(chat)
      .having(
        and(
          before && sql`(${begun}, ${chat}) < (${new Date(before.at)}::timestamptz, ${before.key}::text)`,
          within && gte(begun, within[0]),
          within && lt(begun, within[1]),
        ),
      )
      .orderBy(desc(begun), desc(chat))
      .limit(limit);
    const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
    const cards = await performers.cards(executor, ids, guest);
    const names = new Map(cards.map(({ id, name }) => [id, name]));
    return rows.map(({ key, at, count, actorId }) => ({
      key,
      at: at.getTime(),
      kind: freeMinutes,
      memo: { count, ...(actorId === null ? {} : { actorId, actorName: names.get(actorId) ?? '' }) },
    }));
  },
});
